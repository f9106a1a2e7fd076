//! The arguments that tell the game.

use catmouse_engine::{Node, Roles};
use clap::Args;

use crate::game::Game;

/// The roles, and what is refused.
#[derive(Debug, Args)]
#[command(next_help_heading = "Game")]
pub(crate) struct GameArguments {
    /// The node that is the hole
    #[arg(
        long,
        value_name = "NODE",
        default_value_t = 0,
        allow_negative_numbers = true
    )]
    hole: u32,

    /// The node where the mouse starts
    #[arg(
        long,
        value_name = "NODE",
        default_value_t = 1,
        allow_negative_numbers = true
    )]
    mouse: u32,

    /// The node where the cat starts
    #[arg(
        long,
        value_name = "NODE",
        default_value_t = 2,
        allow_negative_numbers = true
    )]
    cat: u32,

    /// Refuse what the published problem excludes: more than 50 nodes, a node without
    /// a neighbour, a player who cannot move, a game that is over at its start
    #[arg(long)]
    strict: bool,
}

impl GameArguments {
    pub(crate) fn game(&self) -> Game {
        Game {
            roles: Roles {
                hole: Node::new(self.hole),
                mouse: Node::new(self.mouse),
                cat: Node::new(self.cat),
            },
            strict: self.strict,
        }
    }
}
