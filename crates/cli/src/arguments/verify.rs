//! The arguments of `catmouse verify`.

use std::ffi::OsString;

use clap::Args;

use super::game::GameArguments;
use super::input::FormatArgument;
use super::solver::MemoryArgument;

/// Check a certificate, and tell what it proves.
///
/// Nothing is solved, and no code of the solver takes part. The game is that on the graph given
/// here, by the rules given here: a certificate of another game is rejected. Prints in a sentence
/// what is proved; or, if the certificate is rejected, the line, the position and the rule that is
/// broken there.
///
/// Exit codes: 0 if it is proved, 1 if the certificate is rejected, 2 if the graph or the
/// certificate can't be read, or the memory does not suffice.
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct VerifyArguments {
    /// A file with one graph, - for stdin, or the text of the graph
    #[arg(value_name = "GRAPH")]
    pub(crate) graph: OsString,

    /// The file with the certificate, or - for stdin
    #[arg(value_name = "CERTIFICATE")]
    pub(crate) certificate: OsString,

    #[command(flatten)]
    pub(crate) input: FormatArgument,

    #[command(flatten)]
    pub(crate) game: GameArguments,

    #[command(flatten, next_help_heading = "Memory")]
    pub(crate) memory: MemoryArgument,
}

const EXAMPLES: &str = "\
Examples:
  catmouse verify graph.json proof.txt
  catmouse certify graph.json | catmouse verify graph.json -
  catmouse verify --mouse 4 --cat 3 graph.json proof.txt";
