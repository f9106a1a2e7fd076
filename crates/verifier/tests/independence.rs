//! The verifier depends on the vocabulary and the hash alone.

/// The names in one section of the manifest.
fn dependencies(section: &str) -> Vec<&'static str> {
    let manifest = include_str!("../Cargo.toml");
    let mut lines = manifest.lines();
    lines
        .by_ref()
        .find(|&line| line == format!("[{section}]"))
        .expect(section);
    let lines = lines.take_while(|line| !line.starts_with('['));
    let names = lines.map(|line| line.split(['.', ' ', '=']).next().unwrap_or(line));
    names.filter(|name| !name.is_empty()).collect()
}

#[test]
fn nothing_but_the_vocabulary_and_the_hash() {
    assert_eq!(dependencies("dependencies"), ["catmouse-game", "sha2"]);
    assert_eq!(dependencies("dev-dependencies"), ["proptest"]);
    let manifest = include_str!("../Cargo.toml");
    let sections = manifest.lines().filter(|line| line.starts_with('['));
    let expected = [
        "[package]",
        "[lints]",
        "[features]",
        "[dependencies]",
        "[dev-dependencies]",
    ];
    assert_eq!(sections.collect::<Vec<_>>(), expected);
}

#[test]
fn the_vocabulary_does_not_depend_on_a_solver() {
    let manifest = include_str!("../../game/Cargo.toml");
    let names = manifest.lines().filter(|line| line.starts_with("catmouse"));
    assert_eq!(names.count(), 0, "{manifest}");
}
