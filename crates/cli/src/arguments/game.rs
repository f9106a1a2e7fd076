//! The arguments that tell the game.

use std::fmt;

use catmouse_engine::{CatAndMouseRules, CopRules, Node, Pace, Place, Player, Rest, Stalemate};
use clap::{Args, ValueEnum};

use crate::failure::Failure;
use crate::game::{CatAndMouse, CopsAndRobbers, Game};

/// The game, and the options of each.
#[derive(Debug, Args)]
#[command(next_help_heading = "Game")]
pub(crate) struct GameArguments {
    /// The game that is played
    #[arg(long, value_name = "GAME", default_value = "cat-and-mouse")]
    game: GameName,

    #[command(flatten)]
    cat_and_mouse: CatAndMouseArguments,

    #[command(flatten)]
    cops_and_robbers: CopsAndRobbersArguments,
}

/// The games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum GameName {
    /// A mouse runs from a cat to a hole
    CatAndMouse,
    /// Cops, the cat's side, choose their nodes, then a robber, the mouse's side, chooses
    /// one; then they move in turn, the cops first, along an edge or not at all. The cops
    /// win when one of them stands on the robber's node, else the robber wins
    CopsAndRobbers,
}

impl fmt::Display for GameName {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(match self {
            Self::CatAndMouse => "cat-and-mouse",
            Self::CopsAndRobbers => "cops-and-robbers",
        })
    }
}

/// The options of Cat and Mouse.
#[derive(Debug, Args)]
#[command(next_help_heading = "Cat and Mouse")]
struct CatAndMouseArguments {
    /// The node that is the hole, or several like 0,7; if not given, node 0
    #[arg(
        long,
        value_name = "NODES",
        value_delimiter = ',',
        allow_negative_numbers = true
    )]
    hole: Vec<u32>,

    /// The node where the mouse starts; if not given, node 1
    #[arg(long, value_name = "NODE", allow_negative_numbers = true)]
    mouse: Option<u32>,

    /// The node where the cat starts; if not given, node 2
    #[arg(long, value_name = "NODE", allow_negative_numbers = true)]
    cat: Option<u32>,

    /// Read directed graphs, and move along their arcs; a self-loop is staying put
    #[arg(long)]
    directed: bool,

    /// Who moves first; if not given, the mouse
    #[arg(long, value_name = "PLAYER")]
    first: Option<PlayerName>,

    /// Who may pass, hence stay put: mouse, cat or mouse,cat; if not given, nobody
    #[arg(long, value_name = "PLAYERS", value_delimiter = ',')]
    pass: Vec<PlayerName>,

    /// How the game ends for a player who has no legal move; if not given, a draw
    #[arg(long, value_name = "RULE")]
    stalemate: Option<StalemateName>,

    /// Refuse what the published problem excludes: more than 50 nodes, a node without
    /// a neighbour, a player who cannot move, a game that is over at its start
    #[arg(long, conflicts_with_all = ["directed", "pass"])]
    strict: bool,
}

/// The players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum PlayerName {
    Mouse,
    Cat,
}

/// What a stalemate means.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum StalemateName {
    Draw,
    Loses,
    Wins,
}

/// The options of Cops and Robbers.
#[derive(Debug, Args)]
#[command(next_help_heading = "Cops and Robbers")]
struct CopsAndRobbersArguments {
    /// How many cops there are; if not given, 1
    #[arg(long, value_name = "K", value_parser = clap::value_parser!(u32).range(1..))]
    cops: Option<u32>,

    /// The robber must move if its node has an edge
    #[arg(long)]
    robber_must_move: bool,

    /// Every cop must move whose node has an edge
    #[arg(long)]
    cops_must_move: bool,

    /// One cop at most moves in a turn
    #[arg(long, conflicts_with = "cops_must_move")]
    lazy: bool,
}

impl GameArguments {
    /// The game with its options.
    ///
    /// # Errors
    /// [`Failure::ForeignOption`] if an option is that of another game.
    pub(crate) fn game(&self) -> Result<Game, Failure> {
        let options = [
            (GameName::CatAndMouse, self.cat_and_mouse.first_given()),
            (
                GameName::CopsAndRobbers,
                self.cops_and_robbers.first_given(),
            ),
        ];
        for (owner, given) in options {
            if let Some(option) = given
                && owner != self.game
            {
                return Err(self.option_of(owner, option));
            }
        }
        Ok(match self.game {
            GameName::CatAndMouse => Game::CatAndMouse(self.cat_and_mouse.game()),
            GameName::CopsAndRobbers => Game::CopsAndRobbers(self.cops_and_robbers.game()),
        })
    }

    /// Says that an option of Cat and Mouse does not belong to the game.
    pub(crate) fn foreign(&self, option: &'static str) -> Failure {
        self.option_of(GameName::CatAndMouse, option)
    }

    fn option_of(&self, owner: GameName, option: &'static str) -> Failure {
        Failure::ForeignOption {
            option,
            owner: owner.to_string(),
            game: self.game.to_string(),
        }
    }
}

/// The first of some options that is given.
fn first_given<const N: usize>(options: [(&'static str, bool); N]) -> Option<&'static str> {
    let given = options.into_iter().find(|&(_, is_given)| is_given);
    given.map(|(option, _)| option)
}

impl CatAndMouseArguments {
    fn first_given(&self) -> Option<&'static str> {
        first_given([
            ("--hole", !self.hole.is_empty()),
            ("--mouse", self.mouse.is_some()),
            ("--cat", self.cat.is_some()),
            ("--directed", self.directed),
            ("--first", self.first.is_some()),
            ("--pass", !self.pass.is_empty()),
            ("--stalemate", self.stalemate.is_some()),
            ("--strict", self.strict),
        ])
    }

    fn game(&self) -> CatAndMouse {
        let usual = CatAndMouseRules::default();
        let holes = self.hole.iter().copied().map(Place::new);
        let rules = CatAndMouseRules {
            holes: if self.hole.is_empty() {
                usual.holes
            } else {
                holes.collect()
            },
            mouse: self.mouse.map_or(usual.mouse, Node::new),
            cat: self.cat.map_or(usual.cat, Node::new),
            first: self.first.map_or(usual.first, Player::from),
            stalemate: self.stalemate.map_or(usual.stalemate, Stalemate::from),
        };
        CatAndMouse {
            rules,
            is_directed: self.directed,
            passing: self.pass.iter().copied().map(Player::from).collect(),
            strict: self.strict,
        }
    }
}

impl CopsAndRobbersArguments {
    fn first_given(&self) -> Option<&'static str> {
        first_given([
            ("--cops", self.cops.is_some()),
            ("--robber-must-move", self.robber_must_move),
            ("--cops-must-move", self.cops_must_move),
            ("--lazy", self.lazy),
        ])
    }

    fn game(&self) -> CopsAndRobbers {
        let rest = |must_move| {
            if must_move {
                Rest::IfStuck
            } else {
                Rest::Allowed
            }
        };
        CopsAndRobbers {
            cops: self.cops.unwrap_or(1),
            rules: CopRules {
                robber_rest: rest(self.robber_must_move),
                cop_rest: rest(self.cops_must_move),
                pace: if self.lazy { Pace::One } else { Pace::All },
            },
        }
    }
}

impl From<PlayerName> for Player {
    fn from(name: PlayerName) -> Self {
        match name {
            PlayerName::Mouse => Self::Mouse,
            PlayerName::Cat => Self::Cat,
        }
    }
}

impl From<StalemateName> for Stalemate {
    fn from(name: StalemateName) -> Self {
        match name {
            StalemateName::Draw => Self::Draw,
            StalemateName::Loses => Self::Loses,
            StalemateName::Wins => Self::Wins,
        }
    }
}
