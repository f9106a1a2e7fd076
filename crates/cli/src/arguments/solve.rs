//! The arguments of `catmouse solve`.

use clap::{Args, ValueEnum};

use super::game::GameArguments;
use super::solver::SolverArguments;
use super::stream::StreamArguments;

/// Tell who wins, in how many plies, and how.
///
/// Writes a line for each graph, in the order of the input and while it still comes. A ply is a
/// single move by either player. The moves are those of best play, from the first one on, each told
/// by the place moved to: a node, or of several cops the nodes, 3+5. Endless play's end where a
/// position repeats. With --keep-going the word
/// error stands in the place of a bad graph. Nodes of DOT that have names are told by these.
///
/// With --check, each outcome and its plies are proved by a certificate, which is checked without
/// any of the solver's code, before the answer is printed. An answer that can't be proved would be
/// a fault of this program: it is not printed, and the exit code is 1.
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct SolveArguments {
    /// How the answers are written
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    pub(crate) output: AnswerFormat,

    /// Prove each answer before printing it
    #[arg(long)]
    pub(crate) check: bool,

    #[command(flatten)]
    pub(crate) stream: StreamArguments,

    #[command(flatten)]
    pub(crate) game: GameArguments,

    #[command(flatten)]
    pub(crate) solver: SolverArguments,
}

const EXAMPLES: &str = "\
Examples:
  A graph as the list of each node's neighbours:
    catmouse solve '[[1,3],[0],[3],[0,2]]'
  Files, one answer a line for scripts:
    catmouse solve --output answer graphs.json more.json
  All graphs of a size, a third of them on each of three machines:
    nauty-geng -c 9 -q | catmouse solve --output answer --shard 0/3
  A stream, with the lines of best play as JSON:
    catmouse generate all 5 --playable | catmouse solve --output json
  Another start:
    catmouse solve --mouse 3 --cat 0 --hole 1 graph.txt
  Another game:
    catmouse solve --game cops-and-robbers --cops 2 IheA@GUAo";

const JSON_HELP: &str = r#"For programs:
{"answer":1,"outcome":"mouse","plies":1,"line":[0]};
plies is null for a draw and for endless play. The mouse is the
robber, the cat the cops. In Cops and Robbers a place is an
array of nodes, null off the board: [[0,2],[1],[0,1]]"#;

/// How an answer is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum AnswerFormat {
    /// For a person: who wins, in how many plies, and the moves
    Text,
    /// For programs: an object a line
    #[value(help = JSON_HELP)]
    Json,
    /// 1 if the mouse or the robber wins, 2 if the cat or the cops win, 0 for a draw
    Answer,
}
