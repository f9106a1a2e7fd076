//! The arguments of `catmouse solve`.

use std::ffi::OsString;
use std::num::NonZeroUsize;

use clap::{Args, ValueEnum};

use super::game::GameArguments;
use super::input::FormatArgument;

/// Tell who wins, in how many plies, and how.
///
/// Writes a line for each graph, in the order of the input and while it still comes. A ply is a
/// single move by either player. The moves are those of best play, from the mouse's first one on,
/// each told by the node moved to; a draw's end where a position repeats.
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct SolveArguments {
    /// A file of graphs, - for stdin, or the text of a graph
    #[arg(value_name = "GRAPH", default_value = "-")]
    pub(crate) graphs: Vec<OsString>,

    /// How the answers are written
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    pub(crate) output: AnswerFormat,

    /// Go on after a bad graph, with the word error in its place
    #[arg(long)]
    pub(crate) keep_going: bool,

    /// How many graphs to solve at a time; if not given, one for each processor
    #[arg(long, value_name = "N", value_parser = parse_jobs)]
    pub(crate) jobs: Option<NonZeroUsize>,

    #[command(flatten)]
    pub(crate) input: FormatArgument,

    #[command(flatten)]
    pub(crate) game: GameArguments,
}

const EXAMPLES: &str = "\
Examples:
  A graph as the list of each node's neighbours:
    catmouse solve '[[1,3],[0],[3],[0,2]]'
  Files, one answer a line for scripts:
    catmouse solve --output answer graphs.json more.json
  A stream, with the lines of best play as JSON:
    catmouse generate all 5 --playable | catmouse solve --output json
  Another start:
    catmouse solve --mouse 3 --cat 0 --hole 1 graph.txt";

const JSON_HELP: &str = r#"For programs:
{"answer":1,"outcome":"mouse","plies":1,"line":[0]}; plies is null for a draw"#;

/// How an answer is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum AnswerFormat {
    /// For a person: who wins, in how many plies, and the moves
    Text,
    /// For programs: an object a line
    #[value(help = JSON_HELP)]
    Json,
    /// 1 if the mouse wins, 2 if the cat wins, 0 for a draw
    Answer,
}

/// The most threads that make sense on any machine of today.
const JOBS_MAX: usize = 4096;

fn parse_jobs(text: &str) -> Result<NonZeroUsize, String> {
    let jobs = text.parse().ok();
    jobs.filter(|jobs: &NonZeroUsize| jobs.get() <= JOBS_MAX)
        .ok_or_else(|| format!("expected a number from 1 to {JOBS_MAX}"))
}
