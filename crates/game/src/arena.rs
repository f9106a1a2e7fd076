//! The whole of a pursuit game: moves, what finishes it, and where it starts.

mod builder;
mod captures;
pub(crate) mod cat_and_mouse;
pub(crate) mod cops_and_robbers;

pub use self::builder::{ArenaBuilder, ArenaError};
pub use self::captures::Captures;

use crate::moves::Moves;
use crate::place::{Place, PlaceSet};
use crate::position::{Outcome, Player, Position};

/// A pursuit game on a graph. It borrows the graph and copies no edges.
///
/// What finishes a position, in this order: the mouse is safe, a capture, the cat is at a goal of
/// its own, the player to move has no legal move. Whose turn it is does not matter for the first
/// three. Endless play, hence a repeated position, counts as the arena says.
///
/// Presets: [`Arena::cat_and_mouse`], [`Arena::cops_and_robbers`]. Any other game:
/// [`Arena::builder`].
#[derive(Clone, Debug)]
pub struct Arena<'g> {
    mouse_moves: Moves<'g>,
    cat_moves: Moves<'g>,
    safe: PlaceSet,
    goals: PlaceSet,
    captures: Captures,
    start: Position,
    stalemate: Stalemate,
    endless: Outcome,
}

/// What it means for the player to move to have no legal move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Stalemate {
    /// The game is drawn.
    #[default]
    Draw,
    /// The player who cannot move loses.
    Loses,
    /// The player who cannot move wins.
    Wins,
}

impl Stalemate {
    /// How the game ends if this player cannot move.
    pub const fn outcome(self, stuck: Player) -> Outcome {
        match self {
            Self::Draw => Outcome::Draw,
            Self::Loses => stuck.opponent().wins(),
            Self::Wins => stuck.wins(),
        }
    }
}

/// Why a position is finished.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Finish {
    /// The mouse stands where it is safe.
    Safe,
    /// The cat has caught the mouse.
    Capture,
    /// The cat stands at a goal of its own.
    Goal,
    /// The player to move has no legal move.
    Stalemate,
}

impl<'g> Arena<'g> {
    /// Begins a game by hand: the moves of both sides. They may be on different graphs.
    ///
    /// # Examples
    /// A mouse that may rest, on a directed path of three nodes, and a cat that guards the end:
    /// ```
    /// use catmouse_game::{Arena, Digraph, Place};
    ///
    /// let mouse = Digraph::from_adjacency([vec![0, 1], vec![1, 2], vec![]])?;
    /// let cat = Digraph::from_adjacency([vec![], vec![2], vec![1]])?;
    /// let arena = Arena::builder(&mouse, &cat)
    ///     .safe(Place::new(2))
    ///     .start(Place::new(0), Place::new(1))
    ///     .build()?;
    /// assert_eq!(arena.position_count(), 2 * 3 * 3);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn builder(
        mouse_moves: impl Into<Moves<'g>>,
        cat_moves: impl Into<Moves<'g>>,
    ) -> ArenaBuilder<'g> {
        ArenaBuilder::new(mouse_moves.into(), cat_moves.into())
    }

    /// The moves of a player's side.
    #[inline]
    pub fn moves_of(&self, player: Player) -> &Moves<'g> {
        match player {
            Player::Mouse => &self.mouse_moves,
            Player::Cat => &self.cat_moves,
        }
    }

    /// The places where the mouse is safe, hence wins.
    #[inline]
    pub fn safe(&self) -> &PlaceSet {
        &self.safe
    }

    /// The places where the cat wins by arriving.
    #[inline]
    pub fn goals(&self) -> &PlaceSet {
        &self.goals
    }

    /// Which pairs of places are a capture.
    #[inline]
    pub fn captures(&self) -> &Captures {
        &self.captures
    }

    /// Where the game starts, and who moves first.
    pub fn start(&self) -> Position {
        self.start
    }

    /// What a stalemate means.
    #[inline]
    pub fn stalemate(&self) -> Stalemate {
        self.stalemate
    }

    /// How endless play ends, hence a position from which neither side can force an end.
    pub fn endless(&self) -> Outcome {
        self.endless
    }

    /// The same game from another start.
    ///
    /// # Errors
    /// [`ArenaError`] if a side cannot stand there.
    pub fn starting_from(mut self, start: Position) -> Result<Self, ArenaError> {
        self.start = start;
        builder::check_start(&self)?;
        Ok(self)
    }

    /// How many positions there are: every place of either side in which it can stand, with
    /// either player to move.
    pub fn position_count(&self) -> u64 {
        let places = |moves: &Moves<'_>| {
            u64::from(moves.place_count()) - moves.barred().as_slice().len() as u64
        };
        // Each factor is below 2^32, and only the double of the full product could wrap.
        places(&self.mouse_moves)
            .saturating_mul(places(&self.cat_moves))
            .saturating_mul(2)
    }

    /// All positions, ordered by mouse, cat, turn.
    pub fn positions(&self) -> impl Iterator<Item = Position> + '_ {
        self.mouse_moves.places().flat_map(move |mouse| {
            self.cat_moves.places().flat_map(move |cat| {
                Player::BOTH
                    .into_iter()
                    .map(move |turn| Position { mouse, cat, turn })
            })
        })
    }

    /// Whether this is a position of the game.
    pub fn contains(&self, position: Position) -> bool {
        self.mouse_moves.allows(position.mouse) && self.cat_moves.allows(position.cat)
    }

    /// Why a position is finished; `None` while the game goes on.
    ///
    /// # Panics
    /// If it is not a position of the game.
    pub fn finish(&self, position: Position) -> Option<Finish> {
        let Position { mouse, cat, turn } = position;
        if self.safe.contains(mouse) {
            Some(Finish::Safe)
        } else if self.captures.contains(mouse, cat) {
            Some(Finish::Capture)
        } else if self.goals.contains(cat) {
            Some(Finish::Goal)
        } else if !self.moves_of(turn).can_move(position.place_of(turn)) {
            Some(Finish::Stalemate)
        } else {
            None
        }
    }

    /// How a finished position ends; `None` while the game goes on.
    ///
    /// # Panics
    /// If it is not a position of the game.
    pub fn finished_outcome(&self, position: Position) -> Option<Outcome> {
        self.finish(position).map(|finish| match finish {
            Finish::Safe => Outcome::MouseWins,
            Finish::Capture | Finish::Goal => Outcome::CatWins,
            Finish::Stalemate => self.stalemate.outcome(position.turn),
        })
    }

    /// The legal moves of a position: the places that the player to move can go to, ascending.
    /// A finished position has none.
    ///
    /// # Panics
    /// If it is not a position of the game.
    pub fn legal_moves(&self, position: Position) -> impl Iterator<Item = Place> + Clone + '_ {
        let goes_on = self.finish(position).is_none();
        let mover = self.moves_of(position.turn);
        goes_on
            .then(|| mover.targets(position.place_of(position.turn)))
            .into_iter()
            .flatten()
    }
}
