//! The command `catmouse`: exact, provable answers to pursuit games on graphs.
//!
//! A verb's arguments are in [`arguments`], what it does in [`verbs`]. Input goes through
//! [`input`], streams of graphs through the threads of [`pipeline`], everything that is printed
//! through [`console`].

#![forbid(unsafe_code)]

mod answer;
mod arguments;
mod census;
mod console;
mod failure;
mod format;
mod game;
mod generate;
mod input;
mod parity;
mod pipeline;
mod proof;
mod serialize;
mod units;
mod verbs;
mod words;

use std::process::ExitCode;

use clap::Parser;

use crate::arguments::Arguments;
use crate::console::Console;

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let mut console = Console::new();
    let done = verbs::run(&arguments.verb, &mut console);
    console.close(done)
}
