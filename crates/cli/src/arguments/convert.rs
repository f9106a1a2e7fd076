//! The arguments of `catmouse convert`.

use catmouse_engine::Player;
use catmouse_formats::Format;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::{Args, ValueEnum};

use super::game::GameArguments;
use super::stream::StreamArguments;
use crate::format::format_values;

/// Write graphs in another format.
///
/// The graphs come in the order of the input; with --keep-going a bad one is left out.
///
/// For --to pgsolver, the game on each graph is written as parity games in the format of PGSolver,
/// to be solved by other programs: one game for each question, the mouse's first. Who is asked
/// about is player 0, and wins from a position if and only if player 0 wins from its node; the
/// highest priority that comes up for ever decides, even for player 0. There is a node for each
/// position; a finished one is its own successor. The name of the start's node begins with start.
/// Stalemates and endless play are draws, hence count against who is asked about.
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct ConvertArguments {
    /// The format to write
    #[arg(long, value_name = "FORMAT", value_parser = targets())]
    pub(crate) to: Target,

    /// For --to pgsolver: whose win is asked about
    #[arg(long, value_name = "PLAYER", default_value = "both")]
    pub(crate) question: Question,

    #[command(flatten)]
    pub(crate) stream: StreamArguments,

    #[command(flatten)]
    pub(crate) game: GameArguments,
}

const EXAMPLES: &str = "\
Examples:
  catmouse convert --to edges '[[1],[0,2],[1]]'
  catmouse convert --to pgsolver --question mouse graph.json > mouse.pg";

/// What graphs are converted to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Target {
    /// The same graphs in a format.
    Graphs(Format),
    /// The games on the graphs as parity games.
    ParityGames,
}

/// Whose win is asked about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Question {
    /// Does the mouse win?
    Mouse,
    /// Does the cat win?
    Cat,
    /// Both questions, the mouse's first
    Both,
}

impl Question {
    /// The players asked about, in order.
    pub(crate) fn askers(self) -> &'static [Player] {
        match self {
            Self::Mouse => &[Player::Mouse],
            Self::Cat => &[Player::Cat],
            Self::Both => &Player::BOTH,
        }
    }
}

const PGSOLVER: &str = "pgsolver";

/// Reads what to convert to.
fn targets() -> impl TypedValueParser<Value = Target> {
    let pgsolver = PossibleValue::new(PGSOLVER).help("The game on each graph as parity games");
    let names: Vec<PossibleValue> = format_values().into_iter().chain([pgsolver]).collect();
    PossibleValuesParser::new(names).try_map(|name| match name.as_str() {
        PGSOLVER => Ok(Target::ParityGames),
        _ => name.parse().map(Target::Graphs),
    })
}
