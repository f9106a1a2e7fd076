//! The positions with one player to move.

use std::ops::Range;

use catmouse_game::Position;

use super::Shape;
use crate::kernel::goal::Goal;
use crate::solver::SolveError;

/// The positions with one player to move: a row for each place of the cops, of a bit for each place
/// of the robber.
#[derive(Default)]
pub(super) struct Half {
    shape: Shape,
    /// What the cops have won.
    won: Vec<u64>,
    /// What they won in the last layer.
    fresh: Layer,
    /// What they win in this layer.
    next: Layer,
    /// The plies of every position that is won; meaningless for others, empty unless asked for.
    plies: Vec<u16>,
}

/// The bits that one layer sets.
#[derive(Default)]
struct Layer {
    bits: Vec<u64>,
    /// The rows that are not empty.
    places: Vec<usize>,
}

impl Half {
    pub(super) fn memory_bytes(shape: Shape, goal: Goal) -> Option<usize> {
        let positions = shape.places.checked_mul(shape.columns)?;
        let plies_bytes = match goal {
            Goal::Plies => positions.checked_mul(2)?,
            Goal::Outcomes | Goal::Answer(_) => 0,
        };
        let matrix_bytes = shape.places.checked_mul(shape.words * size_of::<u64>())?;
        let places_bytes = shape.places.checked_mul(size_of::<usize>())?;
        let layers_bytes = matrix_bytes.checked_add(places_bytes)?.checked_mul(2)?;
        plies_bytes
            .checked_add(matrix_bytes)?
            .checked_add(layers_bytes)
    }

    /// Sets the half up with nothing won.
    pub(super) fn set_up(&mut self, shape: Shape, goal: Goal) -> Result<(), SolveError> {
        self.shape = shape;
        let words = shape.places * shape.words;
        zero(&mut self.won, words)?;
        for layer in [&mut self.fresh, &mut self.next] {
            zero(&mut layer.bits, words)?;
            layer.places.clear();
            layer.places.try_reserve(shape.places)?;
        }
        self.plies.clear();
        if goal == Goal::Plies {
            zero(&mut self.plies, shape.places * shape.columns)?;
        }
        Ok(())
    }

    /// Adds the positions in which the robber is on one of the cops' nodes to the layer.
    pub(super) fn add_capture(&mut self, place: usize, nodes: &[usize]) {
        let begin = place * self.shape.words;
        for node in nodes {
            self.next.bits[begin + node / 64] |= 1 << (node % 64);
        }
        self.next.places.push(place);
    }

    /// Adds bits of a row, or none, to the layer, as far as they are not won yet.
    #[inline]
    pub(super) fn add(&mut self, place: usize, bits: &[u64]) {
        let row = self.row_range(place);
        let (won, next) = (&self.won[row.clone()], &mut self.next.bits[row]);
        let mut added = 0;
        for ((next, won), bits) in next.iter_mut().zip(won).zip(bits) {
            *next = bits & !won;
            added |= *next;
        }
        if added != 0 {
            self.next.places.push(place);
        }
    }

    /// Ends the layer, which has so many plies; says whether it has won anything.
    pub(super) fn end_layer(&mut self, plies: u16) -> bool {
        let words = self.shape.words;
        for &place in &self.fresh.places {
            self.fresh.bits[place * words..(place + 1) * words].fill(0);
        }
        self.fresh.places.clear();
        std::mem::swap(&mut self.fresh, &mut self.next);
        for &place in &self.fresh.places {
            let row = place * words..(place + 1) * words;
            let won = self.won[row.clone()].iter_mut();
            for (won, fresh) in won.zip(&self.fresh.bits[row.clone()]) {
                *won |= fresh;
            }
            if !self.plies.is_empty() {
                let begin = place * self.shape.columns;
                for column in ones(&self.fresh.bits[row]) {
                    self.plies[begin + column] = plies;
                }
            }
        }
        !self.fresh.places.is_empty()
    }

    /// The rows that the last layer has won something in, each with what.
    pub(super) fn fresh(&self) -> impl Iterator<Item = (usize, &[u64])> {
        let places = self.fresh.places.iter();
        places.map(|&place| (place, &self.fresh.bits[self.row_range(place)]))
    }

    /// What is won of a row.
    pub(super) fn won(&self, place: usize) -> &[u64] {
        &self.won[self.row_range(place)]
    }

    pub(super) fn is_decided(&self, position: Position) -> bool {
        let column = position.mouse.index();
        self.won(position.cat.index())[column / 64] >> (column % 64) & 1 == 1
    }

    /// In how many plies a position is won; 0 if plies were not asked for, `None` if it is not won.
    pub(super) fn plies(&self, position: Position) -> Option<u32> {
        let index = position.cat.index() * self.shape.columns + position.mouse.index();
        let plies = || self.plies.get(index).copied().unwrap_or(0).into();
        self.is_decided(position).then(plies)
    }

    fn row_range(&self, place: usize) -> Range<usize> {
        place * self.shape.words..(place + 1) * self.shape.words
    }
}

/// The indices of the bits that are set.
#[inline]
pub(super) fn ones(words: &[u64]) -> impl Iterator<Item = usize> + '_ {
    words.iter().enumerate().flat_map(|(index, &word)| {
        let rests = std::iter::successors(Some(word), |rest| Some(rest & rest.wrapping_sub(1)));
        let rests = rests.take_while(|&rest| rest != 0);
        rests.map(move |rest| index * 64 + rest.trailing_zeros() as usize)
    })
}

/// Makes all values zero, and so many of them.
pub(super) fn zero<Value: Clone + Default>(
    values: &mut Vec<Value>,
    len: usize,
) -> Result<(), SolveError> {
    values.clear();
    values.try_reserve_exact(len)?;
    values.resize(len, Value::default());
    Ok(())
}
