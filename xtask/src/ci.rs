//! `cargo xtask ci`: every check in turn, up to the first that fails.
//!
//! The tests come last: whoever reads the end of the log wants to see them.

mod readme;
mod speed;

use std::process::Command;
use std::time::Instant;

use anyhow::{Context, Result};

use crate::command::{cargo, run as run_command};
use crate::fuzz;

/// A check: what it is called, and the function that makes it.
type Check = (&'static str, fn() -> Result<()>);

const CHECKS: [Check; 8] = [
    ("format", check_format),
    ("clippy", check_clippy),
    ("documentation", check_documentation),
    ("README", readme::check),
    ("benches", check_benches),
    ("bench", speed::check),
    ("fuzz", check_fuzz),
    ("test", check_tests),
];

/// Runs the task.
///
/// # Errors
/// The first check that fails.
pub(crate) fn run() -> Result<()> {
    let begin = Instant::now();
    for (name, check) in CHECKS {
        let begin = Instant::now();
        println!("==> {name}");
        check().with_context(|| format!("the check {name:?} failed"))?;
        println!("==> {name}: ok, {:.1} s\n", begin.elapsed().as_secs_f64());
    }
    println!(
        "PASS: {} checks, {:.1} s",
        CHECKS.len(),
        begin.elapsed().as_secs_f64()
    );
    Ok(())
}

fn check_format() -> Result<()> {
    announce(cargo("fmt --all --check"))
}

fn check_clippy() -> Result<()> {
    announce(cargo(
        "clippy --workspace --all-targets --all-features --locked -- -D warnings",
    ))
}

fn check_documentation() -> Result<()> {
    let mut command = cargo("doc --workspace --all-features --no-deps --locked");
    command.env("RUSTDOCFLAGS", "-D warnings");
    announce(command)
}

/// The criterion benches, each once, built as the tests are: as for a release would take long.
fn check_benches() -> Result<()> {
    announce(cargo(
        "test --package catmouse-benches --bench kernels --locked",
    ))
}

fn check_fuzz() -> Result<()> {
    fuzz::run(&fuzz::Options::default())
}

fn check_tests() -> Result<()> {
    announce(cargo(readme::TEST_COMMAND))
}

fn announce(mut command: Command) -> Result<()> {
    println!("{}", crate::command::shown(&command));
    run_command(&mut command)
}
