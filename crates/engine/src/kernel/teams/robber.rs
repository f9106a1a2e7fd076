//! The robber's moves, as bits.

use catmouse_game::{Moves, Place};

use super::Shape;
use super::half::{Half, ones, zero};
use crate::solver::SolveError;

/// The robber's moves: a row of bits for each of its places.
#[derive(Default)]
pub(super) struct Robber {
    words: usize,
    /// Where it can move to.
    targets: Vec<u64>,
    /// Where it may have come from.
    sources: Vec<u64>,
    /// The bits of one row that may be lost, and those that are.
    row: Vec<u64>,
}

impl Robber {
    pub(super) fn memory_bytes(shape: Shape) -> Option<usize> {
        let rows = shape.columns.checked_mul(2)?.checked_add(1)?;
        rows.checked_mul(shape.words * size_of::<u64>())
    }

    pub(super) fn set_up(&mut self, shape: Shape, moves: &Moves<'_>) -> Result<(), SolveError> {
        self.words = shape.words;
        let len = shape.columns * shape.words;
        zero(&mut self.targets, len)?;
        zero(&mut self.sources, len)?;
        zero(&mut self.row, shape.words)?;
        for from in moves.places() {
            for to in moves.targets(from) {
                set(&mut self.targets, shape.words, from, to);
                set(&mut self.sources, shape.words, to, from);
            }
        }
        Ok(())
    }

    /// Adds what the robber loses since the cops' last layer: where all its moves are won by the
    /// cops, and one of them since then.
    pub(super) fn step(&mut self, cops_to_move: &Half, robber_to_move: &mut Half) {
        let Self {
            words,
            targets,
            sources,
            row,
        } = self;
        let row_of = |column: usize| column * *words..(column + 1) * *words;
        for (place, fresh) in cops_to_move.fresh() {
            row.fill(0);
            for column in ones(fresh) {
                let sources = &sources[row_of(column)];
                row.iter_mut()
                    .zip(sources)
                    .for_each(|(bits, from)| *bits |= from);
            }
            let won = cops_to_move.won(place);
            let lost = robber_to_move.won(place);
            for (index, word) in row.iter_mut().enumerate() {
                let mut rest = *word & !lost[index];
                *word = 0;
                while rest != 0 {
                    let bit = rest.trailing_zeros();
                    rest &= rest - 1;
                    let targets = &targets[row_of(index * 64 + bit as usize)];
                    let escapes = targets.iter().zip(won).any(|(to, won)| to & !won != 0);
                    *word |= u64::from(!escapes) << bit;
                }
            }
            robber_to_move.add(place, row);
        }
    }
}

fn set(matrix: &mut [u64], words: usize, row: Place, column: Place) {
    matrix[row.index() * words + column.index() / 64] |= 1 << (column.index() % 64);
}
