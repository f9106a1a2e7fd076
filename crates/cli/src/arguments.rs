//! The arguments of the command, hence its help.

mod census;
mod certify;
mod convert;
mod game;
mod generate;
mod input;
mod solve;
mod solver;
mod stream;
mod table;
mod verify;

use clap::{Args, Parser, Subcommand};
use clap_complete::Shell;

pub(crate) use self::census::{CensusArguments, CensusFormat, Coverage};
pub(crate) use self::certify::CertifyArguments;
pub(crate) use self::convert::{ConvertArguments, Question, Target};
pub(crate) use self::generate::{
    AllArguments, Family, GenerateArguments, NodeRange, NodesArgument, RandomArguments,
    SeedArgument,
};
pub(crate) use self::solve::{AnswerFormat, SolveArguments};
pub(crate) use self::stream::{Shard, StreamArguments};
pub(crate) use self::table::{TableArguments, TableFormat};
pub(crate) use self::verify::VerifyArguments;

/// Exact answers to pursuit games on graphs.
///
/// Unless --game says otherwise, the game is Cat and Mouse. On an undirected graph the mouse starts at node 1 and moves first,
/// the cat starts at node 2, and node 0 is the hole. The players move in turn, each along one edge;
/// the cat never enters the hole. The cat wins on the mouse's node, the mouse wins in the hole; if a
/// position repeats, or a player has no legal move, it is a draw. Each wins as soon, and loses as
/// late, as it can.
#[derive(Debug, Parser)]
#[command(name = "catmouse", version, term_width = 80, after_help = EXAMPLES)]
#[command(disable_help_subcommand = true)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    pub(crate) verb: Verb,
}

const EXAMPLES: &str = "\
Examples:
  catmouse solve '[[1,3],[0],[3],[0,2]]'
  catmouse generate random --nodes 10 --count 1000 | catmouse solve
  catmouse table graph.json > table.csv
  nauty-geng -c 8 -q | catmouse census --all-holes

Exit codes: 0 when done, 1 for a rejected certificate, 2 for bad input or usage.
See catmouse VERB --help for what a verb does.";

/// What the command can do.
#[derive(Debug, Subcommand)]
#[command(subcommand_value_name = "VERB", subcommand_help_heading = "Verbs")]
pub(crate) enum Verb {
    Solve(SolveArguments),
    Table(TableArguments),
    Certify(CertifyArguments),
    Verify(VerifyArguments),
    Census(CensusArguments),
    Generate(GenerateArguments),
    Convert(ConvertArguments),
    Completions(CompletionsArguments),
    Man(ManArguments),
}

/// Print completions for a shell.
#[derive(Debug, Args)]
#[command(after_help = COMPLETIONS_EXAMPLES)]
pub(crate) struct CompletionsArguments {
    /// The shell
    pub(crate) shell: Shell,
}

const COMPLETIONS_EXAMPLES: &str = "\
Examples:
  source <(catmouse completions bash)
  catmouse completions fish > ~/.config/fish/completions/catmouse.fish";

/// Print a manual page.
#[derive(Debug, Args)]
#[command(after_help = MAN_EXAMPLES)]
pub(crate) struct ManArguments {
    /// The verb whose page is wanted, with a verb of its own perhaps; none for the
    /// page of the whole command
    pub(crate) verb: Vec<String>,
}

const MAN_EXAMPLES: &str = "\
Examples:
  catmouse man | man -l -
  catmouse man generate random > catmouse-generate-random.1";
