//! What is decided, in bands of rows with one owner each.

use catmouse_game::{Moves, Node, Place};

use super::chunk::{Chunk, Flags, Matrix};
use super::handed::Handed;
use crate::kernel::instructions::Vectorised;
use crate::solver::SolveError;

/// How many targets are looked at before it is asked whether any position can still be lost.
const TARGETS_AT_A_TIME: usize = 4;

/// A band of rows of the positions with one player to move.
///
/// What is neither undecided nor won is lost for that player, or no position. A drawn stalemate
/// stays undecided for good.
#[derive(Default)]
pub(super) struct Band {
    flags: Flags,
    rows: usize,
    undecided: Matrix,
    won: Matrix,
    last_won: Changes,
    last_lost: Changes,
    planes: Vec<Matrix>,
}

/// What the last layer has decided of a band for one player.
#[derive(Default)]
pub(super) struct Changes {
    pub(super) matrix: Matrix,
    /// For each row the chunks in which there are bits.
    pub(super) flags: Vec<u64>,
    pub(super) any: bool,
}

/// A half's band taking one step.
pub(super) struct StepBand<'a, 'g> {
    pub(super) band: &'a mut Band,
    /// The number of the band's first row.
    pub(super) first: usize,
    pub(super) handed: &'a Handed,
    pub(super) moves: &'a Moves<'g>,
}

/// How many bytes a row of so many chunks takes, with so many planes.
pub(super) fn row_bytes(chunks_a_row: u64, planes: u64) -> u64 {
    (4 + planes) * chunks_a_row * Chunk::BYTES + 2 * size_of::<u64>() as u64
}

impl Band {
    /// Makes the band one of so many rows in which nothing is decided and nothing is a position.
    pub(super) fn reset(&mut self, rows: usize, chunks_a_row: usize) -> Result<(), SolveError> {
        self.flags = Flags::new(chunks_a_row);
        self.rows = rows;
        self.undecided.reset(rows, chunks_a_row)?;
        self.won.reset(rows, chunks_a_row)?;
        self.last_won.reset(rows, chunks_a_row)?;
        self.last_lost.reset(rows, chunks_a_row)?;
        self.planes.clear();
        Ok(())
    }

    pub(super) fn last_won(&self) -> &Changes {
        &self.last_won
    }

    pub(super) fn last_lost(&self) -> &Changes {
        &self.last_lost
    }

    pub(super) fn rows(&self) -> usize {
        self.rows
    }

    pub(super) fn is_undecided(&self, row: usize, column: usize) -> bool {
        self.undecided.has(row, column)
    }

    pub(super) fn is_won(&self, row: usize, column: usize) -> bool {
        self.won.has(row, column)
    }

    pub(super) fn plies(&self, row: usize, column: usize) -> u32 {
        let planes = self.planes.iter().enumerate();
        planes
            .map(|(bit, plane)| u32::from(plane.has(row, column)) << bit)
            .sum()
    }

    /// Sets 64 positions of a row as they are before any layer.
    pub(super) fn set_word(
        &mut self,
        row: usize,
        word: usize,
        undecided: u64,
        won: u64,
        lost: u64,
    ) {
        let (chunk, word) = (word / Chunk::WORDS, word % Chunk::WORDS);
        let flag = self.flags.of(chunk);
        self.undecided.row_mut(row)[chunk].0[word] = undecided;
        self.won.row_mut(row)[chunk].0[word] = won;
        self.last_won.set_word(row, chunk, flag, word, won);
        self.last_lost.set_word(row, chunk, flag, word, lost);
    }

    /// Adds the positions of the last layer to the planes of the bits of its number.
    pub(super) fn add_to_planes(&mut self, layer: u32) -> Result<(), SolveError> {
        let chunks_a_row = self.flags.chunks_a_row();
        while layer >> self.planes.len() != 0 {
            let mut plane = Matrix::default();
            plane.reset(self.rows, chunks_a_row)?;
            self.planes.push(plane);
        }
        for changes in [&self.last_won, &self.last_lost]
            .into_iter()
            .filter(|changes| changes.any)
        {
            for (bit, plane) in self.planes.iter_mut().enumerate() {
                if layer >> bit & 1 == 1 {
                    changes.add_to(plane, self.flags);
                }
            }
        }
        Ok(())
    }

    /// Forgets the last layer's changes, before those of a new one.
    #[inline(always)]
    fn forget_last(&mut self) {
        self.last_won.clear(self.flags);
        self.last_lost.clear(self.flags);
    }
}

impl Changes {
    fn reset(&mut self, rows: usize, chunks_a_row: usize) -> Result<(), SolveError> {
        self.matrix.reset(rows, chunks_a_row)?;
        self.flags.clear();
        self.flags.try_reserve_exact(rows)?;
        self.flags.resize(rows, 0);
        self.any = false;
        Ok(())
    }

    fn set_word(&mut self, row: usize, chunk: usize, flag: u64, word: usize, bits: u64) {
        if bits != 0 {
            self.matrix.row_mut(row)[chunk].0[word] = bits;
            self.flags[row] |= flag;
            self.any = true;
        }
    }

    #[inline(always)]
    fn set_chunk(&mut self, row: usize, chunk: usize, flag: u64, bits: Chunk) {
        if !bits.is_zero() {
            self.matrix.row_mut(row)[chunk] = bits;
            self.flags[row] |= flag;
            self.any = true;
        }
    }

    #[inline(always)]
    fn clear(&mut self, flags: Flags) {
        if !self.any {
            return;
        }
        for (row, changed) in self.flags.iter_mut().enumerate() {
            while *changed != 0 {
                let chunks = flags.chunks_of_lowest(*changed);
                self.matrix.row_mut(row)[chunks].fill(Chunk::default());
                *changed &= *changed - 1;
            }
        }
        self.any = false;
    }

    fn add_to(&self, plane: &mut Matrix, flags: Flags) {
        for (row, &changed) in self.flags.iter().enumerate() {
            let mut changed = changed;
            while changed != 0 {
                for chunk in flags.chunks_of_lowest(changed) {
                    let bits = &mut plane.row_mut(row)[chunk];
                    *bits = bits.or(self.matrix.row(row)[chunk]);
                }
                changed &= changed - 1;
            }
        }
    }
}

impl Vectorised for StepBand<'_, '_> {
    type Output = ();

    #[inline(always)]
    fn run(self) {
        let Self {
            band,
            first,
            handed,
            moves,
        } = self;
        band.forget_last();
        if !handed.any_changed() {
            return;
        }
        for row in 0..band.rows {
            let place =
                Place::new(u32::try_from(first + row).expect("places are numbered in 32 bits"));
            // A place without moves, hence without targets, can't win by one nor lose by all.
            let targets = moves.arcs_from(place);
            let mut changed = handed.flags_of(targets);
            while changed != 0 {
                for chunk in band.flags.chunks_of_lowest(changed) {
                    step_chunk(band, row, chunk, targets, handed);
                }
                changed &= changed - 1;
            }
        }
    }
}

/// Decides what can be decided of one chunk of a row.
#[inline(always)]
fn step_chunk(band: &mut Band, row: usize, chunk: usize, targets: &[Node], handed: &Handed) {
    let undecided = band.undecided.row(row)[chunk];
    if undecided.is_zero() {
        return;
    }
    let flag = band.flags.of(chunk);
    let won = reached(undecided, chunk, targets, handed);
    let lost = without_escape(undecided.and_not(won), chunk, targets, handed);
    let decided = won.or(lost);
    if decided.is_zero() {
        return;
    }
    band.undecided.row_mut(row)[chunk] = undecided.and_not(decided);
    let all_won = &mut band.won.row_mut(row)[chunk];
    *all_won = all_won.or(won);
    band.last_won.set_chunk(row, chunk, flag, won);
    band.last_lost.set_chunk(row, chunk, flag, lost);
}

/// The undecided positions with a move to what the opponent has lost in the last layer.
#[inline(always)]
fn reached(undecided: Chunk, chunk: usize, targets: &[Node], handed: &Handed) -> Chunk {
    let mut reached = Chunk::default();
    if handed.any_lost {
        for target in targets {
            reached = reached.or(handed.lost.row(target.index())[chunk]);
        }
    }
    reached.and(undecided)
}

/// The undecided positions without a move to what the opponent has not won.
#[inline(always)]
fn without_escape(undecided: Chunk, chunk: usize, targets: &[Node], handed: &Handed) -> Chunk {
    let mut lost = undecided;
    if !handed.any_won {
        return Chunk::default();
    }
    for targets in targets.chunks(TARGETS_AT_A_TIME) {
        for target in targets {
            lost = lost.and_not(handed.not_won.row(target.index())[chunk]);
        }
        if lost.is_zero() {
            break;
        }
    }
    lost
}
