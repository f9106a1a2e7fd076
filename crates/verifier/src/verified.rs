//! What a certificate proves.

use catmouse_game::{Outcome, Player, Position};

/// What a certificate has proved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Verified {
    /// How the game ends from its start.
    Start {
        /// The start.
        position: Position,
        /// What is proved of it.
        proved: Proved,
    },

    /// Outcome and exact plies of every position.
    Table {
        /// The game's start.
        position: Position,
        /// How the game ends from there.
        outcome: Outcome,
        /// How many plies it lasts; `None` for a draw, and where it never ends.
        plies: Option<u32>,
        /// The most plies that any position lasts; 0 if none is decided.
        plies_max: u32,
        /// How many positions the mouse wins by an end of the game.
        mouse: u64,
        /// How many positions the cat wins by an end of the game.
        cat: u64,
        /// How many positions neither player can bring to an end that it wins: endless play
        /// decides what they are worth, or they are finished by a stalemate that is a draw.
        undecided: u64,
    },
}

/// What is proved of one position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Proved {
    /// This player can at least draw.
    AtLeastDraw {
        /// The player.
        player: Player,
    },

    /// How the game ends with best play.
    Outcome {
        /// Who wins.
        outcome: Outcome,
        /// The winner needs no more plies than so many; `None` for a draw, and for a win by
        /// endless play.
        plies_max: Option<u32>,
    },

    /// How the game ends with best play, and exactly when.
    Exact {
        /// Who wins.
        outcome: Outcome,
        /// How many plies the game lasts; `None` if it is a draw or never ends, which then is
        /// proved as well.
        plies: Option<u32>,
    },
}
