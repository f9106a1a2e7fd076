//! The teams kernel: several cops against one robber.
//!
//! # The idea
//! Hold the positions with one player to move as a bit matrix whose rows are the cops' places and
//! whose columns are the robber's; a bit says that the cops have won. The robber moves within a
//! row: it has lost where all its moves lead to bits that are set. The cops move between rows: they
//! have won wherever one of their moves leads to a row in which the bit is set, so a row is the OR
//! of the rows that they can move to.
//!
//! That OR is never taken over all moves of the team, of which there are a product. The team's move
//! is one cop's move after another, so the OR over the product is an OR over each cop's moves in
//! turn; what lies between is no position and no layer, see [`Sweep`]. It needs the cops in an
//! order: after one has moved they are not alike. Outside of it a place is a multiset.
//!
//! ```text
//! set the bits of captures, for either player to move
//! for plies = 1, 2, …, while the last layer set anything:
//!     for each row with bits set in the last layer, cops to move:
//!         set each bit, robber to move, of which all moves are set
//!     sweep the rows with bits set in the last layer, robber to move:
//!         set the bits that are swept into a row, cops to move
//! what is never set is the robber's
//! ```
//!
//! Both steps read the layers before alone, which makes the plies exact. Only what the last layer
//! has set is followed: an OR needs no more, and all moves of a robber are looked at again only if
//! one of them was set.
//!
//! Source: the order of the cops' moves as in A. Bonato, E. Chiniforooshan and P. Prałat, "Cops and
//! Robbers from a distance", 2010, where one cop after another is moved to bound the time.
//!
//! # Complexity
//! For k cops on n nodes of degree d: the sweeps cost at most n^k · k · d row operations for each
//! number of plies, of n / 64 words each. Memory: n^k rows for sweeping, and for each player one row
//! a multiset, with 2 bytes a position for the plies.

mod half;
mod robber;
mod sweep;

use catmouse_game::{Arena, Player, Position};

use self::half::Half;
use self::robber::Robber;
use self::sweep::{Sweep, for_each_ascending};
use super::goal::{Decided, Goal};
use crate::solver::SolveError;

/// The positions of a game of teams and what is decided of them.
#[derive(Default)]
pub(crate) struct TeamsStore {
    robber_to_move: Half,
    cops_to_move: Half,
    robber: Robber,
    sweep: Sweep,
}

/// How the matrices are shaped.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Shape {
    /// How many nodes the cops stand on.
    nodes: usize,
    cops: usize,
    /// How many places the cops have; the last is off the board.
    places: usize,
    /// How many places the robber has; the last is off the board.
    columns: usize,
    /// How many words hold a bit for each column.
    words: usize,
    /// How many ordered places there are on the board.
    ordered: usize,
}

/// Whether an arena is a game of a robber against a team, in which only captures finish.
pub(super) fn can_play(arena: &Arena<'_>) -> bool {
    let (robber_moves, cop_moves) = (arena.moves_of(Player::Mouse), arena.moves_of(Player::Cat));
    let Some((robber, cops)) = robber_moves.team().zip(cop_moves.team()) else {
        return false;
    };
    robber.pieces() == 1
        && cops.nodes() > 0
        && arena.captures().is_shared_node()
        && arena.safe().is_empty()
        && arena.goals().is_empty()
        && robber_moves.barred().is_empty()
        && cop_moves.barred().is_empty()
}

impl Shape {
    /// The shape for an arena; `None` if the kernel can't play it, or it is too large.
    fn of(arena: &Arena<'_>) -> Option<Self> {
        let cop_moves = arena.moves_of(Player::Cat);
        let cops = cop_moves.team().filter(|_| can_play(arena))?;
        let ordered = cops.nodes().checked_pow(cops.pieces())?;
        let size = |count: u32| usize::try_from(count).ok();
        let columns = size(arena.moves_of(Player::Mouse).place_count())?;
        Some(Self {
            nodes: size(cops.nodes())?,
            cops: size(cops.pieces())?,
            places: size(cop_moves.place_count())?,
            columns,
            words: columns.div_ceil(64),
            ordered: size(ordered)?,
        })
    }

    /// The place of the cops off the board.
    fn off_board(self) -> usize {
        self.places - 1
    }
}

/// How many bytes the kernel takes for an arena; `None` if it can't hold it.
pub(crate) fn memory_bytes(arena: &Arena<'_>, goal: Goal) -> Option<u64> {
    let shape = Shape::of(arena)?;
    let bytes = Half::memory_bytes(shape, goal)?
        .checked_mul(2)?
        .checked_add(Sweep::memory_bytes(shape)?)?
        .checked_add(Robber::memory_bytes(shape)?)?;
    u64::try_from(bytes).ok()
}

impl TeamsStore {
    /// Decides the positions of an arena, layer by layer, until the goal is reached. What was in
    /// the store before is forgotten, its memory is used again.
    ///
    /// # Panics
    /// If the kernel can't hold the arena.
    pub(crate) fn solve(&mut self, arena: &Arena<'_>, goal: Goal) -> Result<Decided, SolveError> {
        let shape = Shape::of(arena).expect("the kernel was chosen for an arena that it can hold");
        self.robber.set_up(shape, arena.moves_of(Player::Mouse))?;
        self.sweep.set_up(shape, arena.moves_of(Player::Cat))?;
        for half in [&mut self.robber_to_move, &mut self.cops_to_move] {
            half.set_up(shape, goal)?;
            for_each_ascending(shape, |place, nodes| half.add_capture(place, nodes));
        }
        let mut plies: u16 = 0;
        loop {
            let robber_lost = self.robber_to_move.end_layer(plies);
            let cops_won = self.cops_to_move.end_layer(plies);
            if let Goal::Answer(position) = goal
                && self.is_decided(position)
            {
                return Ok(Some((Player::Cat, plies.into())));
            }
            if !(robber_lost || cops_won) {
                return Ok(None);
            }
            plies = plies.checked_add(1).ok_or(SolveError::TooManyPlies {
                plies_max: u16::MAX.into(),
            })?;
            self.robber
                .step(&self.cops_to_move, &mut self.robber_to_move);
            self.sweep
                .step(&self.robber_to_move, &mut self.cops_to_move);
        }
    }

    /// Who wins a position in how many plies; `None` if it is endless play.
    pub(crate) fn decided(&self, position: Position) -> Decided {
        let plies = self.half(position.turn).plies(position)?;
        Some((Player::Cat, plies))
    }

    fn is_decided(&self, position: Position) -> bool {
        self.half(position.turn).is_decided(position)
    }

    fn half(&self, turn: Player) -> &Half {
        match turn {
            Player::Mouse => &self.robber_to_move,
            Player::Cat => &self.cops_to_move,
        }
    }
}
