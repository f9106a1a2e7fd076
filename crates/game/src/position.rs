//! Positions of a game, and how they end.

use std::fmt;
use std::str::FromStr;

use crate::place::Place;

/// One of the two players. The mouse's side is always the evader, the cat's side the pursuer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Player {
    /// The evader.
    Mouse,
    /// The pursuer.
    Cat,
}

impl Player {
    /// Both players, the mouse first.
    pub const BOTH: [Self; 2] = [Self::Mouse, Self::Cat];

    /// The other player.
    pub const fn opponent(self) -> Self {
        match self {
            Self::Mouse => Self::Cat,
            Self::Cat => Self::Mouse,
        }
    }

    /// The outcome in which this player wins.
    pub const fn wins(self) -> Outcome {
        match self {
            Self::Mouse => Outcome::MouseWins,
            Self::Cat => Outcome::CatWins,
        }
    }
}

impl fmt::Display for Player {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(match self {
            Self::Mouse => "mouse",
            Self::Cat => "cat",
        })
    }
}

/// How a game ends with best play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Outcome {
    /// Neither player can force a win.
    Draw,
    /// The mouse wins.
    MouseWins,
    /// The cat wins.
    CatWins,
}

impl Outcome {
    /// The answer of the published problem: 1 if the mouse wins, 2 if the cat wins, 0 for a draw.
    pub const fn answer(self) -> u8 {
        match self {
            Self::Draw => 0,
            Self::MouseWins => 1,
            Self::CatWins => 2,
        }
    }

    /// Who wins; `None` for a draw.
    pub const fn winner(self) -> Option<Player> {
        match self {
            Self::Draw => None,
            Self::MouseWins => Some(Player::Mouse),
            Self::CatWins => Some(Player::Cat),
        }
    }
}

impl fmt::Display for Outcome {
    /// Writes `mouse`, `cat` or `draw`.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(match self {
            Self::Draw => "draw",
            Self::MouseWins => "mouse",
            Self::CatWins => "cat",
        })
    }
}

/// A text that is not one of `mouse`, `cat` and `draw`.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is not an outcome: expected mouse, cat or draw")]
pub struct UnknownOutcome(String);

impl FromStr for Outcome {
    type Err = UnknownOutcome;

    fn from_str(text: &str) -> Result<Self, UnknownOutcome> {
        match text {
            "draw" => Ok(Self::Draw),
            "mouse" => Ok(Self::MouseWins),
            "cat" => Ok(Self::CatWins),
            _ => Err(UnknownOutcome(text.to_owned())),
        }
    }
}

/// A position: where both sides stand, and whose turn it is. Ordered by mouse, cat, turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Position {
    /// Where the mouse stands.
    pub mouse: Place,
    /// Where the cat stands.
    pub cat: Place,
    /// Whose move it is.
    pub turn: Player,
}

impl Position {
    /// Where a player stands.
    pub const fn place_of(self, player: Player) -> Place {
        match player {
            Player::Mouse => self.mouse,
            Player::Cat => self.cat,
        }
    }

    /// The position after the player to move has moved to a place.
    #[must_use]
    pub const fn after(self, to: Place) -> Self {
        match self.turn {
            Player::Mouse => Self {
                mouse: to,
                cat: self.cat,
                turn: Player::Cat,
            },
            Player::Cat => Self {
                mouse: self.mouse,
                cat: to,
                turn: Player::Mouse,
            },
        }
    }
}

impl fmt::Display for Position {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { mouse, cat, turn } = self;
        write!(formatter, "mouse at {mouse}, cat at {cat}, {turn} to move")
    }
}
