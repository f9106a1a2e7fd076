//! The queue kernel: retrograde analysis, position by position.
//!
//! # The idea
//! Begin with the finished positions and go backwards. When a position is decided, look at each
//! position of the opponent from which it can be reached: if it is a win for that opponent, so is
//! the position before it; if it is a loss, one more of the opponent's moves is known to lose, and
//! when all of them are, the position before it is lost.
//!
//! ```text
//! decide every finished position that is a win, at 0 plies
//! for plies = 1, 2, …, while the last layer decided anything:
//!     for each position decided at plies - 1, and each undecided position one move before it:
//!         if the player who moves there has won:  decide it as won, at this number of plies
//!         else if that was its last move not yet lost:  decide it as lost, likewise
//! what is never decided is endless play, or a stalemate that counts as a draw
//! ```
//!
//! # Why the plies are exact
//! A queue of decided positions is followed first in, first out, so positions are decided in the
//! order of their plies. A winner is decided by the first winning move found, hence the shortest;
//! a loser when the last move is found to lose, hence by the longest.
//!
//! # How it is stored
//! The positions with one player to move are a [`Half`]: a matrix in which both the moves and the
//! moves back of a position stay within one row. For each position there are an [`Entry`] of 8, 16
//! or 32 bits, as the most moves of a place need, 16 bits for the plies, and 32 in the queue.
//!
//! Source: K. Thompson, "Retrograde analysis of certain endgames", ICCA Journal 9(3), 1986.
//!
//! # Complexity
//! Time linear in positions and moves between them; memory 7 bytes a position, 10 at most.

mod entry;
mod half;

use catmouse_game::{Arena, Moves, Node, Place, Player, Position};

use self::entry::Entry;
use self::half::{Half, bits_for};
use super::goal::{Decided, Goal};
use crate::solver::SolveError;

/// The positions of a game and what is decided of them, in entries as narrow as they can be.
#[derive(Default)]
pub(crate) struct QueueStore {
    width: Width,
    narrow: Halves<u8>,
    medium: Halves<u16>,
    wide: Halves<u32>,
}

/// Which entries are in use.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Width {
    #[default]
    Narrow,
    Medium,
    Wide,
}

/// How many bytes the kernel takes for an arena; `None` if its positions can't be indexed.
pub(crate) fn memory_bytes(arena: &Arena<'_>) -> Option<u64> {
    let places_of = |player| arena.moves_of(player).place_count();
    memory_bytes_for(
        places_of(Player::Mouse),
        places_of(Player::Cat),
        Width::of(arena),
    )
}

fn memory_bytes_for(mouse_places: u32, cat_places: u32, width: Width) -> Option<u64> {
    // A queue entry packs both places and one bit more, which must not be shifted out whole.
    let packable = bits_for(mouse_places) + bits_for(cat_places) + 1 < u32::BITS;
    let pairs = u64::from(mouse_places) * u64::from(cat_places);
    packable.then(|| pairs * 2 * width.position_bytes())
}

impl Width {
    fn of(arena: &Arena<'_>) -> Self {
        let most_moves = |player| {
            let moves: &Moves<'_> = arena.moves_of(player);
            moves
                .places()
                .map(|place| moves.target_count(place))
                .max()
                .unwrap_or(0)
        };
        match most_moves(Player::Mouse).max(most_moves(Player::Cat)) {
            most if most <= u8::MOVES_MAX => Self::Narrow,
            most if most <= u16::MOVES_MAX => Self::Medium,
            _ => Self::Wide,
        }
    }

    /// An entry, its plies, and its place in the queue.
    fn position_bytes(self) -> u64 {
        match self {
            Self::Narrow => 1 + 2 + 4,
            Self::Medium => 2 + 2 + 4,
            Self::Wide => 4 + 2 + 4,
        }
    }
}

impl QueueStore {
    /// Decides the positions of an arena, layer by layer, until the goal is reached. What was in
    /// the store before is forgotten, its memory is used again.
    pub(crate) fn solve(&mut self, arena: &Arena<'_>, goal: Goal) -> Result<Decided, SolveError> {
        self.width = Width::of(arena);
        match self.width {
            Width::Narrow => self.narrow.solve(arena, goal),
            Width::Medium => self.medium.solve(arena, goal),
            Width::Wide => self.wide.solve(arena, goal),
        }
    }

    /// Who wins a position in how many plies; `None` if it is endless play or a drawn stalemate.
    pub(crate) fn decided(&self, position: Position) -> Decided {
        match self.width {
            Width::Narrow => self.narrow.decided(position),
            Width::Medium => self.medium.decided(position),
            Width::Wide => self.wide.decided(position),
        }
    }

    /// Gives back the memory that only solving needs.
    pub(crate) fn shrink(&mut self) {
        self.narrow.shrink();
        self.medium.shrink();
        self.wide.shrink();
    }
}

/// The positions with the mouse and with the cat to move.
#[derive(Default)]
struct Halves<E> {
    mouse_to_move: Half<E>,
    cat_to_move: Half<E>,
}

impl<E: Entry> Halves<E> {
    fn solve(&mut self, arena: &Arena<'_>, goal: Goal) -> Result<Decided, SolveError> {
        let Self {
            mouse_to_move,
            cat_to_move,
        } = self;
        mouse_to_move.set_up(arena, Player::Mouse)?;
        cat_to_move.set_up(arena, Player::Cat)?;

        let (mut mouse_followed, mut cat_followed) = (0, 0);
        let mut plies: u16 = 0;
        loop {
            if let Goal::Answer(position) = goal
                && let Some((winner, _)) = self.decided(position)
            {
                return Ok(Some((winner, plies.into())));
            }
            let Self {
                mouse_to_move,
                cat_to_move,
            } = self;
            let mouse_layer = mouse_followed..mouse_to_move.decided_count();
            let cat_layer = cat_followed..cat_to_move.decided_count();
            if mouse_layer.is_empty() && cat_layer.is_empty() {
                return Ok(None);
            }
            plies = plies.checked_add(1).ok_or(SolveError::TooManyPlies {
                plies_max: u16::MAX.into(),
            })?;
            (mouse_followed, cat_followed) = (mouse_layer.end, cat_layer.end);
            let (mouse_known, cat_known) = (mouse_layer.end, cat_layer.end);
            step_back(mouse_to_move, mouse_layer, cat_to_move, arena, Player::Cat);
            step_back(cat_to_move, cat_layer, mouse_to_move, arena, Player::Mouse);
            if goal == Goal::Plies {
                mouse_to_move.set_plies(mouse_known, plies);
                cat_to_move.set_plies(cat_known, plies);
            }
        }
    }

    fn decided(&self, position: Position) -> Decided {
        match position.turn {
            Player::Mouse => self.mouse_to_move.value(position.cat, position.mouse),
            Player::Cat => self.cat_to_move.value(position.mouse, position.cat),
        }
    }

    fn shrink(&mut self) {
        self.mouse_to_move.shrink();
        self.cat_to_move.shrink();
    }
}

/// Goes one move back from the last layer of one half to the other, in which `mover` is to move.
fn step_back<E: Entry>(
    decided: &Half<E>,
    layer: std::ops::Range<usize>,
    undecided: &mut Half<E>,
    arena: &Arena<'_>,
    mover: Player,
) {
    let moves = arena.moves_of(mover);
    for (row, column, opponent_won) in decided.decided(layer) {
        // The opponent's column there is the row here, and the mover has come from a column.
        let (place, won) = (Place::new(row), !opponent_won);
        if moves.team().is_some() {
            let sources: Vec<Place> = moves.sources(place).collect();
            undecided.learn(column, sources.into_iter().map(Place::number), mover, won);
        } else {
            let sources = moves.arcs_into(place).iter().copied();
            undecided.learn(column, sources.map(Node::number), mover, won);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_numbered_in_as_few_bits_as_can_be() {
        let bits = [0, 1, 2, 3, 4, 5, 65_536, 65_537].map(bits_for);
        assert_eq!(bits, [0, 0, 1, 2, 2, 3, 16, 17]);
    }

    #[test]
    fn what_cannot_be_indexed_is_known_beforehand() {
        assert_eq!(memory_bytes_for(50, 50, Width::Narrow), Some(50 * 50 * 14));
        assert_eq!(
            memory_bytes_for(16_384, 65_536, Width::Wide),
            Some((20 << 14) << 16)
        );
        assert_eq!(memory_bytes_for(32_768, 65_536, Width::Narrow), None);
        assert_eq!(memory_bytes_for(1, u32::MAX, Width::Narrow), None);
    }
}
