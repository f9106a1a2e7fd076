//! The arguments of `catmouse table`.

use std::ffi::OsString;

use clap::{Args, ValueEnum};

use super::game::GameArguments;
use super::input::FormatArgument;
use super::solver::SolverArguments;

/// Write outcome and plies of every position of one graph.
///
/// The positions come ordered by mouse, cat, turn, the mouse's turn first. Outcomes are mouse, cat
/// and draw; a draw has no plies, nor has endless play. In Cops and Robbers the mouse is the robber
/// and the cat is the cops; a place of theirs is nodes, 3+5, or off the board, off: in JSON an array
/// of nodes or null.
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct TableArguments {
    /// A file with one graph, - for stdin, or the text of the graph
    #[arg(value_name = "GRAPH", default_value = "-")]
    pub(crate) graph: OsString,

    /// How the positions are written
    #[arg(long, value_name = "FORMAT", default_value = "csv")]
    pub(crate) output: TableFormat,

    #[command(flatten)]
    pub(crate) input: FormatArgument,

    #[command(flatten)]
    pub(crate) game: GameArguments,

    #[command(flatten)]
    pub(crate) solver: SolverArguments,
}

const EXAMPLES: &str = "\
Examples:
  catmouse table '[[1,3],[0],[3],[0,2]]'
  catmouse generate petersen | catmouse table --output jsonl";

/// How a position is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum TableFormat {
    /// Comma-separated values under the header mouse,cat,turn,outcome,plies
    Csv,
    /// The same as a JSON object a line
    Jsonl,
}
