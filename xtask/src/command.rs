//! Running commands from the root of the repository.

use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, ensure};

/// The root of the repository.
pub(crate) fn root() -> &'static Path {
    let package = Path::new(env!("CARGO_MANIFEST_DIR"));
    package.parent().expect("the package lies in the root")
}

/// A command line of cargo, to be run in the root. The words are those between the spaces.
///
/// It is the `cargo` of the path, not the one that runs this task: only the former knows
/// `+nightly`.
pub(crate) fn cargo(words: &str) -> Command {
    let mut command = Command::new("cargo");
    command.args(words.split_whitespace()).current_dir(root());
    command
}

/// A script of bash, to be run in the root.
pub(crate) fn bash(script: &str) -> Command {
    let mut command = Command::new("bash");
    command.arg("-c").arg(script).current_dir(root());
    command
}

/// Runs a command to its end. It prints where this task prints.
///
/// # Errors
/// If it does not start, or fails.
pub(crate) fn run(command: &mut Command) -> Result<()> {
    let status = command.status();
    let status = status.with_context(|| format!("can't start {}", shown(command)))?;
    ensure!(status.success(), "{} failed: {status}", shown(command));
    Ok(())
}

/// What a command prints. Its errors go where those of this task go.
///
/// # Errors
/// If it does not start, fails, or prints what is not UTF-8.
pub(crate) fn output(command: &mut Command) -> Result<String> {
    let output = command.stderr(Stdio::inherit()).output();
    let output = output.with_context(|| format!("can't start {}", shown(command)))?;
    let status = output.status;
    ensure!(status.success(), "{} failed: {status}", shown(command));
    String::from_utf8(output.stdout)
        .with_context(|| format!("{} prints what is not UTF-8", shown(command)))
}

/// A command as a person would type it.
pub(crate) fn shown(command: &Command) -> String {
    let words = std::iter::once(command.get_program()).chain(command.get_args());
    let words: Vec<_> = words.map(|word| word.to_string_lossy()).collect();
    words.join(" ")
}
