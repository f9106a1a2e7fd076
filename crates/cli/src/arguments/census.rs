//! The arguments of `catmouse census`.

use clap::{Args, ValueEnum};

use super::game::GameArguments;
use super::solver::SolverArguments;
use super::stream::StreamArguments;
use crate::failure::Failure;
use crate::game::Game;

/// Count how the games on many graphs end.
///
/// Writes one summary: how many end how and in how many plies, and each player's longest win, with
/// its graph, its start and the moves. Of longest wins alike, that of the first graph is told, from
/// the lowest hole and start. Graphs are numbered from 0. The mouse is the robber, too, and the cat
/// the cops; a win by endless play has no plies.
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct CensusArguments {
    /// How the summary is written
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    pub(crate) output: CensusFormat,

    /// Count each graph of Cat and Mouse from every start: the mouse and the cat on any two
    /// nodes but a hole
    #[arg(long, conflicts_with_all = ["mouse", "cat"])]
    all_starts: bool,

    /// The same with every node as the hole
    #[arg(long, conflicts_with_all = ["hole", "mouse", "cat"])]
    all_holes: bool,

    #[command(flatten)]
    pub(crate) stream: StreamArguments,

    #[command(flatten)]
    pub(crate) game: GameArguments,

    #[command(flatten)]
    pub(crate) solver: SolverArguments,
}

const EXAMPLES: &str = "\
Examples:
  catmouse generate all 5 --playable | catmouse census
  nauty-geng -c 8 -q | catmouse census --all-holes --output json";

const JSON_HELP: &str = r#"For programs, an object:
{"graphs":1,"refused":0,"starts":1,"mouse":{"starts":1,
"plies":{"3":1},"longest":{"plies":3,"number":0,
"graph":"[[3],[2,3],[1],[0,1]]","hole":0,"mouse":1,"cat":2,
"line":[3,1,0]}},"cat":{"starts":0,"plies":{},"longest":null},
"draw":{"starts":0}}"#;

/// How a summary is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum CensusFormat {
    /// For a person: tables
    Text,
    /// For programs
    #[value(help = JSON_HELP)]
    Json,
}

/// From which starts the games on a graph are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Coverage {
    /// From one.
    Start,
    /// From every two nodes but the hole.
    AllStarts,
    /// The same with every node as the hole.
    AllHoles,
}

impl CensusArguments {
    /// From which starts the games are counted.
    ///
    /// # Errors
    /// [`Failure::ForeignOption`] if the game has but one start.
    pub(crate) fn coverage_of(&self, game: &Game) -> Result<Coverage, Failure> {
        let (coverage, option) = match (self.all_holes, self.all_starts) {
            (true, _) => (Coverage::AllHoles, "--all-holes"),
            (false, true) => (Coverage::AllStarts, "--all-starts"),
            (false, false) => return Ok(Coverage::Start),
        };
        match game {
            Game::CatAndMouse(_) => Ok(coverage),
            _ => Err(self.game.foreign(option)),
        }
    }
}
