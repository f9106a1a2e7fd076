//! 16 lanes of 16 bits, four in each word.
//!
//! This is plain arithmetic on words and faster than vectors of so few lanes: a bit of every lane is
//! spread over its lane by a subtraction.

use super::Rows;

/// 16 lanes of 16 bits; lane m is in word m / 4.
#[derive(Clone, Copy)]
pub(crate) struct Packed([u64; Packed::WORDS]);

/// The lowest bit of each lane.
const LOWEST: u64 = 0x0001_0001_0001_0001;

impl Packed {
    const WORDS: usize = 4;
    const LANES_A_WORD: usize = 4;
    const LANE_BITS: usize = 16;
    const LANES: usize = Self::WORDS * Self::LANES_A_WORD;

    #[inline(always)]
    fn zip(&self, other: &Self, both: impl Fn(u64, u64) -> u64) -> Self {
        let mut words = [0; Self::WORDS];
        for (index, word) in words.iter_mut().enumerate() {
            *word = both(self.0[index], other.0[index]);
        }
        Self(words)
    }

    #[inline(always)]
    fn lane(&self, lane: usize) -> u64 {
        self.0[lane / Self::LANES_A_WORD] >> (lane % Self::LANES_A_WORD * Self::LANE_BITS) & 0xFFFF
    }
}

/// All ones in the lanes whose lowest bit is set, where no other bits are.
#[inline(always)]
fn spread(lowest: u64) -> u64 {
    (lowest << Packed::LANE_BITS).wrapping_sub(lowest)
}

impl Rows for Packed {
    /// For each place all ones in the lanes from which the mouse can move there, and how many
    /// places there are.
    type MouseArcs = ([Self; Self::LANES], usize);

    const EMPTY: Self = Self([0; Self::WORDS]);

    #[inline(always)]
    fn mouse_arcs(into: impl Iterator<Item = u64>) -> Self::MouseArcs {
        let mut arcs = [Self::EMPTY; Self::LANES];
        let mut places = 0;
        for (lanes, from) in arcs.iter_mut().zip(into) {
            for (index, word) in lanes.0.iter_mut().enumerate() {
                let four = from >> (index * Self::LANES_A_WORD) & 0xF;
                // Moves bit k of the four to the lowest bit of lane k.
                *word = spread((four | four << 15 | four << 30 | four << 45) & LOWEST);
            }
            places += 1;
        }
        (arcs, places)
    }

    #[inline(always)]
    fn fill_lane(&mut self, lane: usize, word: u64) {
        let shift = lane % Self::LANES_A_WORD * Self::LANE_BITS;
        self.0[lane / Self::LANES_A_WORD] |= word << shift;
    }

    #[inline(always)]
    fn has(&self, mouse: usize, cat: u32) -> bool {
        self.lane(mouse) >> cat & 1 == 1
    }

    #[inline(always)]
    fn is_empty(&self) -> bool {
        self.0.iter().fold(0, |any, word| any | word) == 0
    }

    #[inline(always)]
    fn set_to_common(&mut self, other: &Self, third: &Self) {
        *self = other.zip(third, |other, third| other & third);
    }

    #[inline(always)]
    fn complement(&self) -> Self {
        self.zip(self, |word, _| !word)
    }

    #[inline(always)]
    fn add(&mut self, other: &Self) {
        *self = self.zip(other, |word, other| word | other);
    }

    #[inline(always)]
    fn remove(&mut self, other: &Self) {
        *self = self.zip(other, |word, other| word & !other);
    }

    #[inline(always)]
    fn keep(&mut self, other: &Self) {
        *self = self.zip(other, |word, other| word & other);
    }

    #[inline(always)]
    fn count(&self) -> u64 {
        self.0.iter().map(|word| u64::from(word.count_ones())).sum()
    }

    #[inline(always)]
    fn add_mouse_step(&mut self, set: &Self, (arcs, places): &Self::MouseArcs) {
        for (lane, from_lanes) in arcs.iter().enumerate().take(*places) {
            let bits = set.lane(lane) * LOWEST;
            *self = self.zip(from_lanes, |reached, from| reached | from & bits);
        }
    }

    #[inline(always)]
    fn add_cat_step(&mut self, set: &Self, into: &[u64]) {
        for (place, from) in into.iter().enumerate() {
            let from_bits = from * LOWEST;
            *self = self.zip(set, |reached, set| {
                reached | spread(set >> place & LOWEST) & from_bits
            });
        }
    }
}
