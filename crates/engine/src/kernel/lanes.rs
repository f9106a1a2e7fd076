//! The lanes kernel: a game of up to 64 places a side within a few vector registers.
//!
//! # The idea
//! All positions with one player to move are one set of [`Rows`]: a lane for each place of the
//! mouse and in it a bit for each place of the cat, of 16 x 16, 32 x 32 or 64 x 64 positions. A step
//! of the mouse mixes whole lanes and a step of the cat mixes bits within every lane, so that a step
//! treats many lanes at once and neither player's needs a transpose:
//!
//! ```text
//! mouse's step into a set of positions:  lane m |= lane u of the set, for each move m -> u
//! cat's step into a set of positions:    bit c of every lane with bit v set, for each move c -> v
//! ```
//!
//! A layer decides, from the layers before alone, the undecided positions that are
//!
//! ```text
//! won for the mover:   a step leads into what the mover has won in the last layer
//! lost for the mover:  no step leads to anything but what the opponent has won
//! ```
//!
//! for either mover. Each of the four is computed only if the set that it reads has changed in the
//! last layer; mostly this is one of them, since a winner's and a loser's moves alternate.
//!
//! # The plies
//! Plies are held bit by bit: plane k has a bit for each position whose plies have bit k set. A
//! layer adds its positions to the planes of the bits of its number, which is as cheap as deciding
//! them.
//!
//! # Complexity
//! Time is layers times places, as many lanes at a time as fit a vector. Memory is fixed, between 1
//! and 20 KiB by the number of places.

mod game;
mod rows;

use catmouse_game::{Arena, Player, Position};

use self::game::Game;
use self::rows::{Packed, Rows};
use super::goal::{Decided, Goal};
use super::instructions::Instructions;

/// The positions of a game and what is decided of them, in lanes as few and narrow as can be.
///
/// There are as many planes as the most plies have bits: each layer decides at least one of the
/// positions, which are twice the square of the lanes.
#[derive(Default)]
pub(crate) struct LanesStore {
    size: Size,
    narrow: Option<Box<Game<Packed, 9>>>,
    medium: Option<Box<Game<[u32; 32], 11>>>,
    wide: Option<Box<Game<[u64; 64], 13>>>,
}

/// How many places a side may have.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Size {
    #[default]
    Narrow,
    Medium,
    Wide,
}

impl Size {
    /// The smallest size that holds an arena, if there is one.
    fn of(arena: &Arena<'_>) -> Option<Self> {
        let places_of = |player| arena.moves_of(player).place_count();
        match places_of(Player::Mouse).max(places_of(Player::Cat)) {
            0..=16 => Some(Self::Narrow),
            17..=32 => Some(Self::Medium),
            33..=64 => Some(Self::Wide),
            _ => None,
        }
    }
}

/// How many bytes the kernel takes for an arena; `None` if it can't hold it.
pub(crate) fn memory_bytes(arena: &Arena<'_>) -> Option<u64> {
    let bytes = Size::of(arena).map(|size| match size {
        Size::Narrow => size_of::<Game<Packed, 9>>(),
        Size::Medium => size_of::<Game<[u32; 32], 11>>(),
        Size::Wide => size_of::<Game<[u64; 64], 13>>(),
    });
    bytes.map(|bytes| bytes as u64)
}

impl LanesStore {
    /// Decides the positions of an arena, layer by layer, until the goal is reached.
    ///
    /// # Panics
    /// If the arena has more places than the kernel can hold.
    pub(crate) fn solve(
        &mut self,
        arena: &Arena<'_>,
        goal: Goal,
        instructions: Instructions,
    ) -> Decided {
        self.size = Size::of(arena).expect("the arena was found to fit");
        if matches!(goal, Goal::Answer(_)) {
            // Nothing is kept of an answer: a game without planes on the stack is enough.
            return match self.size {
                Size::Narrow => Game::<Packed, 0>::default().solve(arena, goal, instructions),
                Size::Medium => Game::<[u32; 32], 0>::default().solve(arena, goal, instructions),
                Size::Wide => Game::<[u64; 64], 0>::default().solve(arena, goal, instructions),
            };
        }
        match self.size {
            Size::Narrow => self
                .narrow
                .get_or_insert_default()
                .solve(arena, goal, instructions),
            Size::Medium => self
                .medium
                .get_or_insert_default()
                .solve(arena, goal, instructions),
            Size::Wide => self
                .wide
                .get_or_insert_default()
                .solve(arena, goal, instructions),
        }
    }

    /// Who wins a position in how many plies, the latter only if the goal was plies.
    pub(crate) fn decided(&self, position: Position) -> Decided {
        match self.size {
            Size::Narrow => self.narrow.as_ref()?.decided(position),
            Size::Medium => self.medium.as_ref()?.decided(position),
            Size::Wide => self.wide.as_ref()?.decided(position),
        }
    }

    /// Tells how many of the positions with a player to move are won by whom in how many plies; the
    /// goal must have been plies.
    pub(crate) fn count_decided(&self, turn: Player, tell: &mut dyn FnMut(Player, u32, u64)) {
        let instructions = Instructions::detect();
        match self.size {
            Size::Narrow => count_decided(self.narrow.as_deref(), turn, instructions, tell),
            Size::Medium => count_decided(self.medium.as_deref(), turn, instructions, tell),
            Size::Wide => count_decided(self.wide.as_deref(), turn, instructions, tell),
        }
    }
}

fn count_decided<R: Rows, const PLANES: usize>(
    game: Option<&Game<R, PLANES>>,
    turn: Player,
    instructions: Instructions,
    tell: &mut dyn FnMut(Player, u32, u64),
) {
    if let Some(game) = game {
        game.count_decided(turn, instructions, tell);
    }
}
