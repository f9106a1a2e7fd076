//! That the README tells the truth: its first command prints what it shows, and its test command
//! is the one that is run.

use std::fs;

use anyhow::{Context, Result, ensure};

use crate::command::{bash, output, root};

/// How the README says to run all tests, after `cargo`.
pub(super) const TEST_COMMAND: &str = "test --workspace --all-features --locked";

/// Runs the commands of the README's first `sh` block, and compares what they print with the
/// first `text` block.
pub(super) fn check() -> Result<()> {
    let readme = fs::read_to_string(root().join("README.md")).context("can't read README.md")?;
    let test_command = format!("cargo {TEST_COMMAND}");
    ensure!(
        readme.lines().any(|line| line.trim() == test_command),
        "README.md has no line {test_command:?}"
    );

    let (script, rest) = block(&readme, "sh").context("README.md has no block of sh")?;
    let (expected, _) = block(rest, "text").context("README.md does not show what is printed")?;
    println!("{script}");
    let printed = output(&mut bash(script))?;
    ensure!(
        printed.trim_end() == expected.trim_end(),
        "the command prints\n{printed}\nthe README says\n{expected}"
    );
    Ok(())
}

/// The first fenced block of a language, and what follows it.
fn block<'t>(text: &'t str, language: &str) -> Option<(&'t str, &'t str)> {
    let fence = format!("```{language}\n");
    let begin = match text.find(&format!("\n{fence}")) {
        Some(newline) => newline + 1,
        None if text.starts_with(&fence) => 0,
        None => return None,
    };
    let (block, rest) = text[begin + fence.len()..].split_once("```")?;
    Some((block.trim_end(), rest))
}

#[cfg(test)]
mod tests {
    use super::*;

    const README: &str = "# Title\n```text\nfirst\n```\n\n```sh\necho 1\necho 2\n```\nIt prints\n\
                          ```text\n1\n2\n```\n```sh\nfalse\n```\n";

    #[test]
    fn the_output_is_the_block_that_follows_the_command() {
        let (script, rest) = block(README, "sh").unwrap();
        assert_eq!(script, "echo 1\necho 2");
        assert_eq!(block(rest, "text").unwrap().0, "1\n2");
    }

    #[test]
    fn a_block_may_come_first_or_be_missing() {
        assert_eq!(block("```sh\ntrue\n```", "sh"), Some(("true", "")));
        assert_eq!(block("```shell\ntrue\n```", "sh"), None);
        assert_eq!(block("```sh\nunclosed", "sh"), None);
    }
}
