//! The project's own tasks: `cargo xtask bench`, `cargo xtask fuzz`, `cargo xtask ci`.

#![forbid(unsafe_code)]
// Printing is what a task is for.
#![allow(clippy::print_stdout)]

mod bench;
mod ci;
mod command;
mod fuzz;

use clap::Parser;

/// The project's own tasks.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
enum Task {
    Bench(bench::Options),
    Fuzz(fuzz::Options),
    Ci,
}

fn main() -> anyhow::Result<()> {
    match Task::parse() {
        Task::Bench(options) => bench::run(&options).map(drop),
        Task::Fuzz(options) => fuzz::run(&options),
        Task::Ci => ci::run(),
    }
}
