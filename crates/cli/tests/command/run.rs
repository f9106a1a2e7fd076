//! Starting the command.

use assert_cmd::Command;
use assert_cmd::cargo::cargo_bin_cmd;

/// What the command printed, and its exit code.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Run {
    pub(crate) out: String,
    pub(crate) complaints: String,
    pub(crate) code: i32,
}

/// The command, with its arguments written as in a shell, but without quotes.
pub(crate) fn catmouse(arguments: &str) -> Command {
    let mut command = cargo_bin_cmd!("catmouse");
    command.args(arguments.split_whitespace());
    command
}

/// Runs the command to its end.
pub(crate) fn run(arguments: &str, input: impl Into<Vec<u8>>) -> Run {
    let output = catmouse(arguments).write_stdin(input).output().unwrap();
    Run {
        out: String::from_utf8(output.stdout).unwrap(),
        complaints: String::from_utf8(output.stderr).unwrap(),
        code: output.status.code().unwrap(),
    }
}

/// Runs the command to its end, with nothing to complain about, and tells what it printed.
pub(crate) fn out(arguments: &str, input: impl Into<Vec<u8>>) -> String {
    let Run {
        out,
        complaints,
        code,
    } = run(arguments, input);
    assert_eq!((complaints.as_str(), code), ("", 0), "catmouse {arguments}");
    out
}
