//! The game that is played, with all its options: from what was read to its arena.
//!
//! ```text
//! chunk ──Reading──▶ Ground ──Game::board──▶ Board ──Board::arena──▶ Arena
//! ```
//!
//! The ground is what was read. An arena borrows the graphs that are played on; so where the rules
//! need graphs that are not those read, the board between the two owns them.

mod board;
mod cat_and_mouse;
mod cops_and_robbers;
mod ground;
mod refusal;

use catmouse_formats::Format;

pub(crate) use self::board::Board;
pub(crate) use self::cat_and_mouse::CatAndMouse;
pub(crate) use self::cops_and_robbers::CopsAndRobbers;
pub(crate) use self::ground::{Ground, NamedGround};
pub(crate) use self::refusal::Refusal;
use crate::input::Reading;
use crate::words::Vocabulary;

/// The game that is played on every ground.
#[derive(Clone, Debug)]
pub(crate) enum Game {
    /// Cat and Mouse.
    CatAndMouse(CatAndMouse),
    /// Cops and Robbers.
    CopsAndRobbers(CopsAndRobbers),
}

impl Game {
    /// How its grounds are read, in a format if one is given.
    pub(crate) fn reading(&self, format: Option<Format>) -> Reading {
        match self {
            Self::CatAndMouse(game) if game.is_directed => Reading::Digraphs(format),
            Self::CatAndMouse(_) | Self::CopsAndRobbers(_) => Reading::Graphs(format),
        }
    }

    /// What is called what in the game.
    pub(crate) fn vocabulary(&self) -> Vocabulary {
        match self {
            Self::CatAndMouse(_) => Vocabulary::CAT_AND_MOUSE,
            Self::CopsAndRobbers(game) => game.vocabulary(),
        }
    }

    /// The board of the game on a ground that was read for it.
    ///
    /// # Errors
    /// [`Refusal`] if it can't be made.
    ///
    /// # Panics
    /// If the ground was read for another game.
    pub(crate) fn board<'g>(&'g self, ground: &'g Ground) -> Result<Board<'g>, Refusal> {
        Ok(match self {
            Self::CatAndMouse(game) => Board::CatAndMouse(game.board(ground)?),
            Self::CopsAndRobbers(game) => Board::CopsAndRobbers(*game, ground.graph()),
        })
    }
}
