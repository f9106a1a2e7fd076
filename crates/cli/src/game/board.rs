//! Boards: what a game is played on, with the graphs that its rules need.

use catmouse_engine::{Arena, Graph};

use super::cat_and_mouse::CatAndMouseBoard;
use super::{CopsAndRobbers, Refusal};

/// The board of a game.
pub(crate) enum Board<'g> {
    CatAndMouse(CatAndMouseBoard<'g>),
    CopsAndRobbers(CopsAndRobbers, &'g Graph),
}

impl Board<'_> {
    /// The game on the board, from its start.
    ///
    /// # Errors
    /// [`Refusal`] if it can't be played there, or is not to be.
    pub(crate) fn arena(&self) -> Result<Arena<'_>, Refusal> {
        match self {
            Self::CatAndMouse(board) => board.arena(),
            Self::CopsAndRobbers(game, graph) => game.arena(graph),
        }
    }
}
