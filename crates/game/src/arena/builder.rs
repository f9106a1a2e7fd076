//! Building an arena by hand, with every rule checked.

use thiserror::Error;

use super::{Arena, Captures, Stalemate};
use crate::moves::Moves;
use crate::place::{Place, PlaceSet};
use crate::position::{Outcome, Player, Position};

/// A pursuit game in the making; see [`Arena::builder`].
///
/// Unless said otherwise: nowhere is safe, the cat has no goal, a capture is when both stand in
/// the same place, the mouse starts in place 0 and the cat in place 0, the mouse moves first, and
/// both stalemate and endless play are draws.
#[derive(Clone, Debug)]
#[must_use]
pub struct ArenaBuilder<'g> {
    arena: Arena<'g>,
}

impl<'g> ArenaBuilder<'g> {
    pub(super) fn new(mouse_moves: Moves<'g>, cat_moves: Moves<'g>) -> Self {
        let origin = Place::new(0);
        let start = Position {
            mouse: origin,
            cat: origin,
            turn: Player::Mouse,
        };
        Self {
            arena: Arena {
                mouse_moves,
                cat_moves,
                safe: PlaceSet::default(),
                goals: PlaceSet::default(),
                captures: Captures::default(),
                start,
                stalemate: Stalemate::default(),
                endless: Outcome::Draw,
            },
        }
    }

    /// Where the mouse is safe.
    pub fn safe(mut self, places: impl Into<PlaceSet>) -> Self {
        self.arena.safe = places.into();
        self
    }

    /// Where the cat wins by arriving.
    pub fn goals(mut self, places: impl Into<PlaceSet>) -> Self {
        self.arena.goals = places.into();
        self
    }

    /// Which pairs of places are a capture.
    pub fn captures(mut self, captures: Captures) -> Self {
        self.arena.captures = captures;
        self
    }

    /// Where the mouse and the cat start.
    pub fn start(mut self, mouse: Place, cat: Place) -> Self {
        self.arena.start.mouse = mouse;
        self.arena.start.cat = cat;
        self
    }

    /// Who moves first.
    pub fn first(mut self, player: Player) -> Self {
        self.arena.start.turn = player;
        self
    }

    /// What a stalemate means.
    pub fn stalemate(mut self, stalemate: Stalemate) -> Self {
        self.arena.stalemate = stalemate;
        self
    }

    /// Whom endless play counts for.
    pub fn endless(mut self, outcome: Outcome) -> Self {
        self.arena.endless = outcome;
        self
    }

    /// The game, once all its places and rules are found to fit together.
    ///
    /// # Errors
    /// [`ArenaError`] names the place that does not exist or cannot be stood in, or the rules that
    /// contradict each other.
    pub fn build(self) -> Result<Arena<'g>, ArenaError> {
        check_places(&self.arena)?;
        check_captures(&self.arena)?;
        check_start(&self.arena)?;
        if self.arena.stalemate == Stalemate::Draw && self.arena.endless != Outcome::Draw {
            return Err(ArenaError::StalemateAgainstEndless {
                endless: self.arena.endless,
            });
        }
        Ok(self.arena)
    }
}

/// Why a game cannot be played as described.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum ArenaError {
    /// Cat and Mouse needs a hole, a mouse and a cat.
    #[error("Cat and Mouse needs 3 nodes or more, this graph has {nodes}")]
    TooFewNodes {
        /// How many nodes the graph has.
        nodes: u32,
    },

    /// A hole that the graph does not have.
    #[error("the hole is at {hole}, but the nodes are 0 to {}", .nodes - 1)]
    HoleOutOfRange {
        /// Where the hole was said to be.
        hole: Place,
        /// How many nodes the graph has.
        nodes: u32,
    },

    /// A player starts in a place that does not exist.
    #[error(
        "the {player} starts at {place}, but its places are numbered from 0 and there are {places}"
    )]
    StartOutOfRange {
        /// Whose start it is.
        player: Player,
        /// The place.
        place: Place,
        /// How many places its side has.
        places: u32,
    },

    /// A player starts in a place that it can never enter.
    #[error("the {player} starts at {place}, which it can never enter")]
    StartBarred {
        /// Whose start it is.
        player: Player,
        /// The place.
        place: Place,
    },

    /// A rule speaks of a place that does not exist.
    #[error(
        "{rule} names place {place} of the {player}, but its places are numbered from 0 and there are {places}"
    )]
    PlaceOutOfRange {
        /// The rule, in words.
        rule: &'static str,
        /// Whose place it is.
        player: Player,
        /// The place.
        place: Place,
        /// How many places its side has.
        places: u32,
    },

    /// A team without a piece.
    #[error("a side needs a piece at least")]
    NoPieces,

    /// A team has more places than can be numbered.
    #[error("{pieces} pieces on {nodes} nodes can stand in more than 2^32 places")]
    TooManyPlaces {
        /// How many pieces there are.
        pieces: u32,
        /// How many nodes.
        nodes: u32,
    },

    /// Captures are told by a rule for other sides than those of the game.
    #[error(
        "captures are the same place for sides of one piece, and a shared node for the game's own teams"
    )]
    CapturesOfOtherSides,

    /// A stalemate is a draw, though endless play is not: what is not decided would mean two things.
    #[error(
        "a stalemate can't be a draw where endless play is a win ({endless}): let the stuck player win or lose"
    )]
    StalemateAgainstEndless {
        /// How endless play ends.
        endless: Outcome,
    },
}

pub(super) fn check_start(arena: &Arena<'_>) -> Result<(), ArenaError> {
    for player in Player::BOTH {
        let place = arena.start.place_of(player);
        let moves = arena.moves_of(player);
        if place.number() >= moves.place_count() {
            return Err(ArenaError::StartOutOfRange {
                player,
                place,
                places: moves.place_count(),
            });
        }
        if !moves.allows(place) {
            return Err(ArenaError::StartBarred { player, place });
        }
    }
    Ok(())
}

fn check_captures(arena: &Arena<'_>) -> Result<(), ArenaError> {
    let teams = (arena.mouse_moves.team(), arena.cat_moves.team());
    let fits = match arena.captures.shared_by() {
        Some((mouse, cats)) => teams == (Some(mouse), Some(cats)),
        None => teams == (None, None) || arena.captures != Captures::same_place(),
    };
    fits.then_some(()).ok_or(ArenaError::CapturesOfOtherSides)
}

fn check_places(arena: &Arena<'_>) -> Result<(), ArenaError> {
    let check = |rule, player, place: Place| {
        let places = arena.moves_of(player).place_count();
        if place.number() < places {
            Ok(())
        } else {
            Err(ArenaError::PlaceOutOfRange {
                rule,
                player,
                place,
                places,
            })
        }
    };
    for player in Player::BOTH {
        for &place in arena.moves_of(player).barred().as_slice() {
            check("the set of barred places", player, place)?;
        }
    }
    for &place in arena.safe.as_slice() {
        check("the set of safe places", Player::Mouse, place)?;
    }
    for &place in arena.goals.as_slice() {
        check("the set of the cat's goals", Player::Cat, place)?;
    }
    for &(mouse, cat) in arena.captures.listed() {
        check("the list of captures", Player::Mouse, mouse)?;
        check("the list of captures", Player::Cat, cat)?;
    }
    Ok(())
}
