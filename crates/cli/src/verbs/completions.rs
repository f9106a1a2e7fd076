//! `catmouse completions`.

use std::io::Write;

use clap::CommandFactory;

use crate::arguments::{Arguments, CompletionsArguments};
use crate::console::Console;
use crate::failure::{Exit, Failure};

/// Writes the completions for a shell.
pub(super) fn completions(
    arguments: &CompletionsArguments,
    console: &mut Console,
) -> Result<Exit, Failure> {
    // The generator panics where writing fails, so it writes to memory.
    let mut script = Vec::new();
    let mut command = Arguments::command();
    clap_complete::generate(arguments.shell, &mut command, "catmouse", &mut script);
    console.out().write_all(&script)?;
    Ok(Exit::Done)
}
