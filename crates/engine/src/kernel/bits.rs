//! The bits kernel: a game of any size, by bit matrices, following what changed.
//!
//! # The idea
//! The positions with one player to move are a bit matrix whose rows are that player's places and
//! whose columns are the other's. A whole row is decided at once, by the same step for either
//! player:
//!
//! ```text
//! won[v]  |= undecided[v] and the OR  over v's moves u of what the opponent has lost, row u
//! lost[v] |= undecided[v] and the AND over v's moves u of what the opponent has won,  row u
//! ```
//!
//! What the opponent has won and lost is held by the opponent with its own places as rows. So what
//! a layer decides is *handed over*: transposed in tiles of 64 x 64 bits, so that what was a row of
//! one player's becomes a column of the other's. Both players' steps of a layer read what was
//! handed over before it, hence the plies are exact.
//!
//! ```text
//! for layer = 1, 2, …, while the last one decided anything:
//!     each player: receive what the other's last layer decided
//!     each player: for each row v, for each chunk in which a row of v's moves has changed:
//!         decide what can be decided
//! ```
//!
//! # Following what changed
//! A row is cut into chunks of 512 bits, one line of the cache and one vector of the processor.
//! Beside each row, a word of flags tells in which chunks the last layer changed it. A step looks
//! at the flags of a row's moves first and treats those chunks alone; handing over skips tiles
//! without change, and takes a tile with few bits bit by bit.
//!
//! # Blocks with one owner
//! What is decided is kept in bands of 512 rows. A band is written by one thread at a time, and
//! depends on nothing but what was handed over; handing over writes 512 rows at a time likewise.
//! So the result is the same, bit for bit, for every number of threads.
//!
//! # The plies
//! Plies are held bit by bit: plane k has a bit for each position whose plies have bit k set. The
//! planes are made when the first layer needs them.
//!
//! # Complexity
//! Memory is 6 bits a position for outcomes and one more for each bit of the most plies, rows
//! rounded up to chunks. Time is at most layers * (places + moves) * places / 512 chunks.

mod band;
mod chunk;
mod handed;
mod start;
mod transpose;

use catmouse_game::{Arena, Moves, Place, Player, Position};
use rayon::prelude::*;

use self::band::{Band, StepBand};
use self::chunk::{Chunk, ROWS_A_BAND};
use self::handed::Handed;
use self::start::Start;
use super::goal::{Decided, Goal};
use super::instructions::{Instructions, run_with};
use crate::solver::SolveError;

/// The most plies that the planes can hold.
const PLIES_MAX: u32 = u16::MAX as u32;

/// The positions of a game and what is decided of them.
#[derive(Default)]
pub(crate) struct BitsStore {
    mouse_to_move: Half,
    cat_to_move: Half,
}

/// The positions with one player to move.
#[derive(Default)]
struct Half {
    /// What is decided, by bands of rows.
    bands: Vec<Band>,
    /// What the opponent has decided, handed over.
    handed: Handed,
}

/// How many bytes the kernel takes for an arena; `None` if that is more than can be counted.
pub(crate) fn memory_bytes(arena: &Arena<'_>, goal: Goal) -> Option<u64> {
    let planes = if goal == Goal::Plies {
        PLIES_MAX.count_ones().into()
    } else {
        0
    };
    let half_bytes = |mover: Player| {
        let rows = u64::from(arena.moves_of(mover).place_count());
        let columns = arena.moves_of(mover.opponent()).place_count();
        let chunks = u64::from(columns).div_ceil(Chunk::BITS as u64);
        rows.checked_mul(band::row_bytes(chunks, planes) + handed::row_bytes(chunks))
    };
    half_bytes(Player::Mouse)?.checked_add(half_bytes(Player::Cat)?)
}

impl BitsStore {
    /// Decides the positions of an arena, layer by layer, until the goal is reached. What was in
    /// the store before is forgotten, its memory is used again.
    pub(crate) fn solve(
        &mut self,
        arena: &Arena<'_>,
        goal: Goal,
        instructions: Instructions,
    ) -> Result<Decided, SolveError> {
        let bands = |player| {
            let places = Place::new(arena.moves_of(player).place_count()).index();
            places.div_ceil(ROWS_A_BAND)
        };
        if is_parallel(bands(Player::Mouse).max(bands(Player::Cat))) {
            // Within the pool from the start: else each layer would call it from outside.
            rayon::scope(|_| self.run(arena, goal, instructions))
        } else {
            self.run(arena, goal, instructions)
        }
    }

    fn run(
        &mut self,
        arena: &Arena<'_>,
        goal: Goal,
        instructions: Instructions,
    ) -> Result<Decided, SolveError> {
        self.set_up(arena)?;
        let Self {
            mouse_to_move,
            cat_to_move,
        } = self;
        let (mouse_moves, cat_moves) = (arena.moves_of(Player::Mouse), arena.moves_of(Player::Cat));
        let mut layer = 0;
        loop {
            if let Goal::Answer(position) = goal {
                let half = match position.turn {
                    Player::Mouse => &*mouse_to_move,
                    Player::Cat => &*cat_to_move,
                };
                if let Some(winner) = half.winner(position) {
                    return Ok(Some((winner, layer)));
                }
            }
            mouse_to_move.receive(cat_to_move, instructions);
            cat_to_move.receive(mouse_to_move, instructions);
            if !(mouse_to_move.handed.any_changed() | cat_to_move.handed.any_changed()) {
                return Ok(None);
            }
            layer += 1;
            if goal == Goal::Plies && layer > PLIES_MAX {
                return Err(SolveError::TooManyPlies {
                    plies_max: PLIES_MAX,
                });
            }
            mouse_to_move.step(mouse_moves, instructions)?;
            cat_to_move.step(cat_moves, instructions)?;
            if goal == Goal::Plies {
                mouse_to_move.add_to_planes(layer)?;
                cat_to_move.add_to_planes(layer)?;
            }
        }
    }

    /// Who wins a position in how many plies, the latter only if the goal was plies.
    pub(crate) fn decided(&self, position: Position) -> Decided {
        let half = match position.turn {
            Player::Mouse => &self.mouse_to_move,
            Player::Cat => &self.cat_to_move,
        };
        half.winner(position)
            .map(|winner| (winner, half.plies(position)))
    }

    fn set_up(&mut self, arena: &Arena<'_>) -> Result<(), SolveError> {
        let start = Start::new(arena);
        self.mouse_to_move.set_up(arena, &start, Player::Mouse)?;
        self.cat_to_move.set_up(arena, &start, Player::Cat)
    }
}

impl Half {
    fn set_up(
        &mut self,
        arena: &Arena<'_>,
        start: &Start<'_, '_>,
        mover: Player,
    ) -> Result<(), SolveError> {
        let index_of = |player| Place::new(arena.moves_of(player).place_count()).index();
        let (rows, columns) = (index_of(mover), index_of(mover.opponent()));
        let chunks_a_row = columns.div_ceil(Chunk::BITS);
        self.bands
            .resize_with(rows.div_ceil(ROWS_A_BAND), Band::default);
        self.for_each_band(|band, _, first| {
            band.reset((rows - first).min(ROWS_A_BAND), chunks_a_row)?;
            start.fill(band, first, mover);
            Ok(())
        })?;
        self.handed.reset(rows, chunks_a_row)?;
        for barred in arena.moves_of(mover).barred().as_slice() {
            self.handed.bar(barred.index());
        }
        Ok(())
    }

    /// Calls a function with each band, what was handed over, and the number of the band's first
    /// row; on all threads if there are several bands.
    fn for_each_band(
        &mut self,
        function: impl Fn(&mut Band, &Handed, usize) -> Result<(), SolveError> + Sync,
    ) -> Result<(), SolveError> {
        let handed = &self.handed;
        let call = |(index, band): (usize, &mut Band)| function(band, handed, index * ROWS_A_BAND);
        if is_parallel(self.bands.len()) {
            self.bands.par_iter_mut().enumerate().try_for_each(call)
        } else {
            self.bands.iter_mut().enumerate().try_for_each(call)
        }
    }

    fn receive(&mut self, giver: &Self, instructions: Instructions) {
        let parallel = is_parallel(self.bands.len());
        self.handed.receive(&giver.bands, parallel, instructions);
    }

    fn step(&mut self, moves: &Moves<'_>, instructions: Instructions) -> Result<(), SolveError> {
        self.for_each_band(|band, handed, first| {
            run_with(
                instructions,
                StepBand {
                    band,
                    first,
                    handed,
                    moves,
                },
            );
            Ok(())
        })
    }

    fn add_to_planes(&mut self, layer: u32) -> Result<(), SolveError> {
        self.for_each_band(|band, _, _| band.add_to_planes(layer))
    }

    fn winner(&self, position: Position) -> Option<Player> {
        let (band, row, column) = self.find(position);
        if band.is_undecided(row, column) {
            None
        } else if band.is_won(row, column) {
            Some(position.turn)
        } else {
            Some(position.turn.opponent())
        }
    }

    fn plies(&self, position: Position) -> u32 {
        let (band, row, column) = self.find(position);
        band.plies(row, column)
    }

    fn find(&self, position: Position) -> (&Band, usize, usize) {
        let row = position.place_of(position.turn).index();
        let column = position.place_of(position.turn.opponent()).index();
        (&self.bands[row / ROWS_A_BAND], row % ROWS_A_BAND, column)
    }
}

/// Whether the work on so many bands is worth the waking of other threads.
fn is_parallel(bands: usize) -> bool {
    bands > 1 && rayon::current_num_threads() > 1
}
