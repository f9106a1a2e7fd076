//! The table of a game: what is known of every position.

pub(crate) mod histogram;
pub(crate) mod line;
pub(crate) mod outcomes;

use std::cmp::Ordering;

use catmouse_game::{Arena, Outcome, Place, Position};

use self::line::Line;
use self::outcomes::{Counts, Outcomes};
use crate::kernel::Kernel;
use crate::solver::Answer;

/// Outcome and plies of every position of a game, hence its best moves and lines.
///
/// Asking about one position takes constant time unless said otherwise.
pub struct Table<'a> {
    outcomes: Outcomes<'a>,
}

impl<'a> Table<'a> {
    pub(crate) fn new(outcomes: Outcomes<'a>) -> Self {
        Self { outcomes }
    }

    /// The game that the table is of.
    pub fn arena(&self) -> &'a Arena<'a> {
        self.outcomes.arena()
    }

    /// The kernel that made the table.
    pub fn kernel(&self) -> Kernel {
        self.outcomes.kernel()
    }

    /// The outcomes alone.
    pub fn outcomes(&self) -> &Outcomes<'a> {
        &self.outcomes
    }

    /// How the game ends from its start.
    pub fn answer(&self) -> Answer {
        self.value(self.arena().start())
    }

    /// Who wins from a position.
    ///
    /// # Panics
    /// If it is not a position of the game.
    pub fn outcome(&self, position: Position) -> Outcome {
        self.outcomes.outcome(position)
    }

    /// In how many plies the game ends from a position; `None` for a draw, and where it never ends
    /// though endless play counts for a player.
    ///
    /// # Panics
    /// If it is not a position of the game.
    pub fn plies(&self, position: Position) -> Option<u32> {
        self.value(position).plies
    }

    /// Who wins from a position, and in how many plies.
    ///
    /// # Panics
    /// If it is not a position of the game.
    pub fn value(&self, position: Position) -> Answer {
        Answer::new(self.arena(), self.outcomes.decided(position))
    }

    /// The best moves of a position, ascending: the shortest wins, else all that draw, else the
    /// longest losses. None if the position is finished.
    ///
    /// # Panics
    /// If it is not a position of the game.
    ///
    /// # Complexity
    /// Linear in the moves of the position.
    pub fn best_moves(&self, position: Position) -> Vec<Place> {
        let mut best: Vec<Place> = Vec::new();
        for place in self.arena().legal_moves(position) {
            let compared = best.first().map_or(Ordering::Equal, |&other| {
                let (value, other) = (
                    self.value(position.after(place)),
                    self.value(position.after(other)),
                );
                preference(position, value).cmp(&preference(position, other))
            });
            if compared == Ordering::Greater {
                best.clear();
            }
            if compared != Ordering::Less {
                best.push(place);
            }
        }
        best
    }

    /// The line of best play from a position; among best moves the lowest place is taken.
    ///
    /// # Panics
    /// If it is not a position of the game.
    ///
    /// # Complexity
    /// Linear in the moves of the positions passed. A won game is passed through once; a draw ends
    /// when a position repeats.
    pub fn line(&self, start: Position) -> Line {
        Line::follow(self, start)
    }

    /// How many positions end how.
    ///
    /// # Complexity
    /// Linear in the positions.
    pub fn counts(&self) -> Counts {
        self.outcomes.counts()
    }
}

/// What a move is worth to the player who makes it, if it leads to this value: greater is better.
/// A win is better the sooner it comes and a loss the later; what never ends is the latest of all.
fn preference(before: Position, after: Answer) -> (i8, i64) {
    let plies = after.plies.map_or(i64::MAX, i64::from);
    match after.outcome.winner() {
        Some(winner) if winner == before.turn => (1, -plies),
        Some(_) => (-1, plies),
        None => (0, 0),
    }
}
