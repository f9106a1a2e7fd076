//! What the opponent has decided, handed over with the receiver's places as rows.

use catmouse_game::Node;
use rayon::prelude::*;

use super::band::{Band, Changes};
use super::chunk::{Chunk, Flags, Matrix, ROWS_A_BAND};
use super::transpose::{SIDE, Tile, transpose};
use crate::kernel::instructions::{Instructions, Vectorised, run_with};
use crate::solver::SolveError;

/// A tile with fewer bits than this is handed over bit by bit.
const BITS_FOR_TRANSPOSE: u32 = 24;

/// What the opponent has decided.
#[derive(Default)]
pub(super) struct Handed {
    flags: Flags,
    /// What the opponent has lost in the last layer.
    pub(super) lost: Matrix,
    lost_flags: Vec<u64>,
    pub(super) any_lost: bool,
    /// What the opponent has not won, and whether and where that has changed in the last layer.
    pub(super) not_won: Matrix,
    not_won_flags: Vec<u64>,
    pub(super) any_won: bool,
}

/// A band of rows receiving what was decided in one chunk of each of the giver's rows.
struct ReceiveBand<'a> {
    flags: Flags,
    chunks_a_row: usize,
    lost: &'a mut [Chunk],
    lost_flags: &'a mut [u64],
    not_won: &'a mut [Chunk],
    not_won_flags: &'a mut [u64],
    givers: &'a [Band],
    /// The giver's chunk, and its flag there.
    chunk: usize,
    giver_flag: u64,
}

/// How many bytes a row of so many chunks takes.
pub(super) fn row_bytes(chunks_a_row: u64) -> u64 {
    2 * chunks_a_row * Chunk::BYTES + 2 * size_of::<u64>() as u64
}

impl Handed {
    /// Nothing is handed over yet, to so many rows.
    pub(super) fn reset(&mut self, rows: usize, chunks_a_row: usize) -> Result<(), SolveError> {
        self.flags = Flags::new(chunks_a_row);
        self.lost.reset(rows, chunks_a_row)?;
        self.not_won.reset(rows, chunks_a_row)?;
        self.not_won
            .chunks_mut()
            .fill(Chunk([u64::MAX; Chunk::WORDS]));
        for flags in [&mut self.lost_flags, &mut self.not_won_flags] {
            flags.clear();
            flags.try_reserve_exact(rows)?;
            flags.resize(rows, 0);
        }
        (self.any_lost, self.any_won) = (false, false);
        Ok(())
    }

    /// Takes note that no move leads to a row's place, so that nobody can escape there.
    pub(super) fn bar(&mut self, row: usize) {
        self.not_won.row_mut(row).fill(Chunk::default());
    }

    /// Receives what the giver's last layer has decided.
    pub(super) fn receive(&mut self, givers: &[Band], parallel: bool, instructions: Instructions) {
        let chunks_a_row = givers.len();
        let giver_flags = Flags::new(self.lost_flags.len().div_ceil(ROWS_A_BAND));
        let flags = self.flags;
        let any = |changes: fn(&Band) -> &Changes| givers.iter().any(|band| changes(band).any);
        let had_any = self.any_lost | self.any_won;
        self.any_lost = any(Band::last_lost);
        self.any_won = any(Band::last_won);
        if !(had_any | self.any_lost | self.any_won) {
            return;
        }
        let band_chunks = ROWS_A_BAND * chunks_a_row;
        let lost = self.lost.chunks_mut().chunks_mut(band_chunks);
        let lost_flags = self.lost_flags.chunks_mut(ROWS_A_BAND);
        let not_won = self.not_won.chunks_mut().chunks_mut(band_chunks);
        let not_won_flags = self.not_won_flags.chunks_mut(ROWS_A_BAND);
        let bands = lost
            .zip(lost_flags)
            .zip(not_won.zip(not_won_flags))
            .enumerate()
            .map(
                |(chunk, ((lost, lost_flags), (not_won, not_won_flags)))| ReceiveBand {
                    flags,
                    chunks_a_row,
                    lost,
                    lost_flags,
                    not_won,
                    not_won_flags,
                    givers,
                    chunk,
                    giver_flag: giver_flags.of(chunk),
                },
            );
        if parallel {
            let bands: Vec<_> = bands.collect();
            bands
                .into_par_iter()
                .for_each(|band| run_with(instructions, band));
        } else {
            bands.for_each(|band| run_with(instructions, band));
        }
    }

    pub(super) fn any_changed(&self) -> bool {
        self.any_lost | self.any_won
    }

    /// The chunks in which any of these rows has changed.
    #[inline(always)]
    pub(super) fn flags_of(&self, rows: &[Node]) -> u64 {
        let flags_of = |row: &Node| self.lost_flags[row.index()] | self.not_won_flags[row.index()];
        rows.iter().map(flags_of).fold(0, |all, flags| all | flags)
    }
}

impl Vectorised for ReceiveBand<'_> {
    type Output = ();

    #[inline(always)]
    fn run(mut self) {
        self.forget_last();
        for (column_chunk, giver) in self.givers.iter().enumerate() {
            for word in 0..giver.rows().div_ceil(SIDE) {
                let first = word * SIDE;
                if let Some(tiles) = self.gather(giver.last_lost(), first) {
                    self.deliver(&tiles, column_chunk, word, Self::add_lost);
                }
                if let Some(tiles) = self.gather(giver.last_won(), first) {
                    self.deliver(&tiles, column_chunk, word, Self::remove_won);
                }
            }
        }
    }
}

impl ReceiveBand<'_> {
    /// Forgets what was handed over for the layer before.
    #[inline(always)]
    fn forget_last(&mut self) {
        for (row, changed) in self.lost_flags.iter_mut().enumerate() {
            while *changed != 0 {
                let chunks = self.flags.chunks_of_lowest(*changed);
                self.lost[row * self.chunks_a_row..][chunks].fill(Chunk::default());
                *changed &= *changed - 1;
            }
        }
        self.not_won_flags.fill(0);
    }

    /// The giver's changes in 64 rows of the chunk, as 8 tiles side by side; `None` if there are
    /// none.
    #[inline(always)]
    fn gather(&self, changes: &Changes, first: usize) -> Option<[Tile; Chunk::WORDS]> {
        if !changes.any {
            return None;
        }
        let end = (first + SIDE).min(changes.flags.len());
        let flags = changes.flags[first..end]
            .iter()
            .fold(0, |all, flags| all | flags);
        if flags & self.giver_flag == 0 {
            return None;
        }
        let mut tiles = [[0; SIDE]; Chunk::WORDS];
        for row in first..end {
            if changes.flags[row] & self.giver_flag != 0 {
                let chunk = changes.matrix.row(row)[self.chunk];
                for (tile, word) in tiles.iter_mut().zip(chunk.0) {
                    tile[row - first] = word;
                }
            }
        }
        Some(tiles)
    }

    /// Hands tiles over to the word of a chunk of the band's rows, 64 rows for each tile.
    #[inline(always)]
    fn deliver(
        &mut self,
        tiles: &[Tile; Chunk::WORDS],
        chunk: usize,
        word: usize,
        add: impl Fn(&mut Self, usize, usize, usize, u64),
    ) {
        for (index, tile) in tiles.iter().enumerate() {
            let first = index * SIDE;
            match tile.iter().map(|row| row.count_ones()).sum::<u32>() {
                0 => {}
                1..BITS_FOR_TRANSPOSE => {
                    for (column, &row) in tile.iter().enumerate() {
                        let mut bits = row;
                        while bits != 0 {
                            let row = first + bits.trailing_zeros() as usize;
                            add(self, row, chunk, word, 1 << column);
                            bits &= bits - 1;
                        }
                    }
                }
                _ => {
                    let mut swapped = *tile;
                    transpose(&mut swapped);
                    for (row, &bits) in swapped.iter().enumerate() {
                        if bits != 0 {
                            add(self, first + row, chunk, word, bits);
                        }
                    }
                }
            }
        }
    }

    #[inline(always)]
    fn add_lost(&mut self, row: usize, chunk: usize, word: usize, bits: u64) {
        self.lost[row * self.chunks_a_row + chunk].0[word] |= bits;
        self.lost_flags[row] |= self.flags.of(chunk);
    }

    #[inline(always)]
    fn remove_won(&mut self, row: usize, chunk: usize, word: usize, bits: u64) {
        self.not_won[row * self.chunks_a_row + chunk].0[word] &= !bits;
        self.not_won_flags[row] |= self.flags.of(chunk);
    }
}
