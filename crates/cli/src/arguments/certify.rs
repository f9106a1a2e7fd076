//! The arguments of `catmouse certify`.

use std::ffi::OsString;
use std::path::PathBuf;

use clap::Args;

use super::game::GameArguments;
use super::input::FormatArgument;
use super::solver::SolverArguments;

/// Write a certificate of how the game on one graph ends.
///
/// It is a text that proves this. catmouse verify checks it, without solving anything, and so does a short script in Python, which
/// comes with the specification in docs/certificates. Unless said otherwise it proves who wins from
/// the start, and that a winner needs no more plies than so many. The same game always gives the
/// same bytes.
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct CertifyArguments {
    /// A file with one graph, - for stdin, or the text of the graph
    #[arg(value_name = "GRAPH", default_value = "-")]
    pub(crate) graph: OsString,

    /// Prove the exact plies too: that the loser can hold out as long
    #[arg(long, conflicts_with = "table")]
    pub(crate) exact: bool,

    /// Prove outcome and exact plies of every position
    #[arg(long)]
    pub(crate) table: bool,

    /// The file to write, instead of stdout; if there is no certificate, it is left as it was
    #[arg(short = 'o', long = "out", value_name = "FILE")]
    pub(crate) file: Option<PathBuf>,

    #[command(flatten)]
    pub(crate) input: FormatArgument,

    #[command(flatten)]
    pub(crate) game: GameArguments,

    #[command(flatten)]
    pub(crate) solver: SolverArguments,
}

const EXAMPLES: &str = "\
Examples:
  catmouse certify '[[1,3],[0],[3],[0,2]]'
  catmouse certify --exact graph.json -o proof.txt
  catmouse certify --table graph.json | catmouse verify graph.json -";
