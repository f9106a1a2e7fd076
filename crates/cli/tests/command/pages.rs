//! Manual pages and completions.

use crate::run::out;

#[test]
fn the_command_and_every_verb_have_a_manual_page() {
    let version = concat!("\"catmouse ", env!("CARGO_PKG_VERSION"), "\"");
    for verb in [
        "",
        "solve",
        "table",
        "certify",
        "verify",
        "census",
        "convert",
        "generate",
        "generate random",
        "completions",
        "man",
    ] {
        let page = out(&format!("man {verb}"), "");
        let name = format!("catmouse {verb}").trim_end().replace(' ', "-");
        let title = page.lines().find(|line| line.starts_with(".TH ")).unwrap();
        assert!(title.starts_with(&format!(".TH {name} 1 ")), "{title}");
        assert!(title.contains(version), "{title}");
        assert!(page.contains("Examples:"), "{name}");
    }
}

#[test]
fn completions_of_every_shell_know_the_verbs_and_options() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let script = out(&format!("completions {shell}"), "");
        for word in ["solve", "generate", "petersen", "keep-going"] {
            assert!(script.contains(word), "{shell}: {word}");
        }
    }
}
