//! Runs the fuzz targets on the failures once found, and on their seeds.

use std::path::{Path, PathBuf};
use std::{fs, panic};

use catmouse_fuzz::{TARGETS, Target};

#[test]
fn no_failure_once_found_is_back() {
    run_all("regressions", |_| true);
}

#[test]
fn seeds_pass() {
    let is_seed = |path: &Path| {
        path.extension()
            .is_some_and(|extension| extension == "seed")
    };
    let seeds = run_all("corpus", is_seed);
    assert!(
        seeds.iter().all(|&count| count >= 10),
        "seeds of each target: {seeds:?}"
    );
}

#[test]
fn targets_are_what_cargo_fuzz_knows() {
    let mut known = names_in("fuzz_targets");
    let mut names: Vec<_> = TARGETS
        .iter()
        .map(|target| format!("{}.rs", target.name))
        .collect();
    known.sort();
    names.sort();
    assert_eq!(known, names);
}

/// Runs each target on the files in its folder that are wanted, and counts them.
fn run_all(folder: &str, wanted: impl Fn(&Path) -> bool) -> Vec<usize> {
    for name in names_in(folder)
        .iter()
        .filter(|name| path_of(folder).join(name).is_dir())
    {
        let is_target = TARGETS.iter().any(|target| target.name == name);
        assert!(
            is_target,
            "{folder}/{name} is no target: its files would not be run"
        );
    }
    let run = |target: &Target| {
        let folder = format!("{folder}/{}", target.name);
        let paths = names_in(&folder)
            .into_iter()
            .map(|name| path_of(&folder).join(name));
        let paths: Vec<_> = paths.filter(|path| wanted(path)).collect();
        for path in &paths {
            let bytes = fs::read(path).unwrap();
            let passed = panic::catch_unwind(|| (target.run)(&bytes)).is_ok();
            assert!(passed, "{} fails on {}", target.name, path.display());
        }
        paths.len()
    };
    TARGETS.iter().map(run).collect()
}

/// The names in a folder of this package; none if there is no such folder.
fn names_in(folder: &str) -> Vec<String> {
    let Ok(entries) = fs::read_dir(path_of(folder)) else {
        return Vec::new();
    };
    let names = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap());
    names.collect()
}

fn path_of(folder: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(folder)
}
