//! Rows of bits in chunks of 512, and the flags of the chunks that have changed.

use crate::solver::SolveError;

/// 512 positions of a row: one line of the cache.
#[derive(Clone, Copy, Default)]
#[repr(align(64))]
pub(super) struct Chunk(pub(super) [u64; Chunk::WORDS]);

/// How many rows are kept and handed over together: as many as a chunk has bits, so that what is
/// one chunk of each of the giver's rows becomes one band of the receiver's.
pub(super) const ROWS_A_BAND: usize = Chunk::BITS;

impl Chunk {
    pub(super) const WORDS: usize = 8;
    pub(super) const BITS: usize = 64 * Self::WORDS;
    pub(super) const BYTES: u64 = size_of::<Self>() as u64;

    #[inline(always)]
    pub(super) fn zip(self, other: Self, both: impl Fn(u64, u64) -> u64) -> Self {
        let mut words = [0; Self::WORDS];
        for (index, word) in words.iter_mut().enumerate() {
            *word = both(self.0[index], other.0[index]);
        }
        Self(words)
    }

    #[inline(always)]
    pub(super) fn or(self, other: Self) -> Self {
        self.zip(other, |a, b| a | b)
    }

    #[inline(always)]
    pub(super) fn and(self, other: Self) -> Self {
        self.zip(other, |a, b| a & b)
    }

    #[inline(always)]
    pub(super) fn and_not(self, other: Self) -> Self {
        self.zip(other, |a, b| a & !b)
    }

    #[inline(always)]
    pub(super) fn is_zero(self) -> bool {
        self.0.iter().fold(0, |any, word| any | word) == 0
    }
}

/// Rows of chunks.
#[derive(Default)]
pub(super) struct Matrix {
    chunks_a_row: usize,
    chunks: Vec<Chunk>,
}

impl Matrix {
    /// Makes the matrix one of so many rows without a bit, in the memory that it has if that is
    /// enough.
    pub(super) fn reset(&mut self, rows: usize, chunks_a_row: usize) -> Result<(), SolveError> {
        let len = rows * chunks_a_row;
        self.chunks_a_row = chunks_a_row;
        self.chunks.clear();
        self.chunks.try_reserve_exact(len)?;
        self.chunks.resize(len, Chunk::default());
        Ok(())
    }

    #[inline(always)]
    pub(super) fn row(&self, row: usize) -> &[Chunk] {
        &self.chunks[row * self.chunks_a_row..][..self.chunks_a_row]
    }

    #[inline(always)]
    pub(super) fn row_mut(&mut self, row: usize) -> &mut [Chunk] {
        &mut self.chunks[row * self.chunks_a_row..][..self.chunks_a_row]
    }

    pub(super) fn chunks_mut(&mut self) -> &mut [Chunk] {
        &mut self.chunks
    }

    pub(super) fn has(&self, row: usize, column: usize) -> bool {
        let word = self.row(row)[column / Chunk::BITS].0[column % Chunk::BITS / 64];
        word >> (column % 64) & 1 == 1
    }
}

/// How flags tell which chunks of a row have changed: a bit for each chunk, or for as many
/// neighbouring chunks, a power of two, as it takes for 64 bits to do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Flags {
    chunks_a_row: usize,
    shift: u32,
}

impl Flags {
    pub(super) fn new(chunks_a_row: usize) -> Self {
        let chunks_a_flag = chunks_a_row.div_ceil(64).next_power_of_two();
        Self {
            chunks_a_row,
            shift: chunks_a_flag.trailing_zeros(),
        }
    }

    pub(super) fn chunks_a_row(self) -> usize {
        self.chunks_a_row
    }

    /// The flag of a chunk.
    #[inline(always)]
    pub(super) fn of(self, chunk: usize) -> u64 {
        1 << (chunk >> self.shift)
    }

    /// The chunks of the lowest flag; the flags must not be zero.
    #[inline(always)]
    pub(super) fn chunks_of_lowest(self, flags: u64) -> std::ops::Range<usize> {
        let flag = flags.trailing_zeros() as usize;
        let begin = flag << self.shift;
        begin..((flag + 1) << self.shift).min(self.chunks_a_row)
    }
}
