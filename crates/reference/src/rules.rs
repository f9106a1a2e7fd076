//! What the oracles know of a game.

pub(crate) mod cat_and_mouse;

use catmouse_game::Outcome;

/// The rules of a game with finitely many positions, each of which has a number.
pub trait Rules {
    /// A position in the game's own terms.
    type Situation;

    /// The number of a position.
    ///
    /// # Panics
    /// If it is not a position of the game.
    fn number(&self, situation: Self::Situation) -> usize;

    /// The numbers of all positions, ascending, finished ones included.
    fn positions(&self) -> Vec<usize>;

    /// Whose move it is in a position.
    fn turn(&self, position: usize) -> Turn;

    /// How the game has ended in a position; `None` if it goes on, and then there is a move.
    fn finish(&self, position: usize) -> Option<Outcome>;

    /// What the moves of the player to move lead to, whether or not the game is finished.
    fn moves(&self, position: usize) -> Vec<usize>;

    /// Whom play counts for that never ends. A game in which it counts for a player has no draws.
    fn endless(&self) -> Outcome;
}

/// Whose move it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Turn {
    /// The mouse, who evades, is to move.
    Mouse,
    /// The cat, who pursues, is to move.
    Cat,
}

impl Turn {
    /// Both turns, the mouse's first.
    pub const BOTH: [Self; 2] = [Self::Mouse, Self::Cat];

    /// Whose move it is after this one.
    pub(crate) fn next(self) -> Self {
        match self {
            Self::Mouse => Self::Cat,
            Self::Cat => Self::Mouse,
        }
    }

    /// How it ends if the other player wins.
    pub(crate) fn loses(self) -> Outcome {
        match self {
            Self::Mouse => Outcome::CatWins,
            Self::Cat => Outcome::MouseWins,
        }
    }
}
