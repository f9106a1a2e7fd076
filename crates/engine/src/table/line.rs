//! Lines of best play.

use std::collections::HashSet;

use catmouse_game::{Place, Player, Position};

use super::Table;

/// The moves of best play from a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    start: Position,
    places: Vec<Place>,
    end: LineEnd,
}

/// Why a line goes no further.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LineEnd {
    /// The game is over.
    Finished,
    /// The last position has been before: best play goes round for ever.
    Repeated,
}

impl Line {
    pub(super) fn follow(table: &Table<'_>, start: Position) -> Self {
        let mut line = Self {
            start,
            places: Vec::new(),
            end: LineEnd::Finished,
        };
        let mut seen = HashSet::new();
        // Only what has no plies can go round, so only there positions are kept in mind.
        let may_repeat = table.plies(start).is_none();
        let mut position = start;
        while let Some(&place) = table.best_moves(position).first() {
            if may_repeat && !seen.insert(position) {
                line.end = LineEnd::Repeated;
                break;
            }
            line.places.push(place);
            position = position.after(place);
        }
        line
    }

    /// The position in which the line begins.
    pub fn start(&self) -> Position {
        self.start
    }

    /// The places moved to, the two players in turn.
    pub fn places(&self) -> &[Place] {
        &self.places
    }

    /// The places moved to, each with the player who moves there.
    pub fn moves(&self) -> impl Iterator<Item = (Player, Place)> + Clone + '_ {
        let movers = [self.start.turn, self.start.turn.opponent()];
        movers.into_iter().cycle().zip(self.places.iter().copied())
    }

    /// Why the line goes no further.
    pub fn end(&self) -> LineEnd {
        self.end
    }

    /// The positions that the line goes through, the first and the last included.
    pub fn positions(&self) -> impl Iterator<Item = Position> + '_ {
        let after = self.places.iter().scan(self.start, |position, &place| {
            *position = position.after(place);
            Some(*position)
        });
        std::iter::once(self.start).chain(after)
    }
}
