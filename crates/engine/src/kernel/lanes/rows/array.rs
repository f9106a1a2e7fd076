//! 32 lanes of 32 bits or 64 lanes of 64 bits, each lane a word.
//!
//! The loops over lanes become vector instructions, with as many lanes at a time as these have.

use super::Rows;

/// The lower bits of a word; it has no others, as it holds places and these fit a lane.
macro_rules! to_lane {
    ($word:expr, $lane:ty) => {
        <$lane>::try_from($word & u64::from(<$lane>::MAX)).unwrap_or_default()
    };
}

macro_rules! rows {
    ($word:ty, $lanes:expr) => {
        impl Rows for [$word; $lanes] {
            /// For each place the bits of the places from which the mouse can move there.
            type MouseArcs = Self;

            const EMPTY: Self = [0; $lanes];

            #[inline(always)]
            fn mouse_arcs(into: impl Iterator<Item = u64>) -> Self {
                let mut arcs = Self::EMPTY;
                for (lane, from) in into.enumerate() {
                    arcs.fill_lane(lane, from);
                }
                arcs
            }

            #[inline(always)]
            fn fill_lane(&mut self, lane: usize, word: u64) {
                self[lane] = to_lane!(word, $word);
            }

            #[inline(always)]
            fn has(&self, mouse: usize, cat: u32) -> bool {
                self[mouse] >> cat & 1 == 1
            }

            #[inline(always)]
            fn is_empty(&self) -> bool {
                self.iter().fold(0, |any, lane| any | lane) == 0
            }

            #[inline(always)]
            fn set_to_common(&mut self, other: &Self, third: &Self) {
                for (lane, (other, third)) in self.iter_mut().zip(other.iter().zip(third)) {
                    *lane = other & third;
                }
            }

            #[inline(always)]
            fn complement(&self) -> Self {
                let mut complement = *self;
                for lane in &mut complement {
                    *lane = !*lane;
                }
                complement
            }

            #[inline(always)]
            fn add(&mut self, other: &Self) {
                for (lane, other) in self.iter_mut().zip(other) {
                    *lane |= other;
                }
            }

            #[inline(always)]
            fn remove(&mut self, other: &Self) {
                for (lane, other) in self.iter_mut().zip(other) {
                    *lane &= !other;
                }
            }

            #[inline(always)]
            fn keep(&mut self, other: &Self) {
                for (lane, other) in self.iter_mut().zip(other) {
                    *lane &= other;
                }
            }

            #[inline(always)]
            fn count(&self) -> u64 {
                self.iter().map(|lane| u64::from(lane.count_ones())).sum()
            }

            #[inline(always)]
            fn add_mouse_step(&mut self, set: &Self, arcs: &Self) {
                for (&from, &bits) in arcs.iter().zip(set) {
                    if from != 0 && bits != 0 {
                        for lane in 0..$lanes {
                            let moves_there = from & 1 << lane != 0;
                            self[lane] |= if moves_there { bits } else { 0 };
                        }
                    }
                }
            }

            #[inline(always)]
            fn add_cat_step(&mut self, set: &Self, into: &[u64]) {
                let in_any_lane = set.iter().fold(0, |any, lane| any | lane);
                for (place, &from) in into.iter().enumerate() {
                    if in_any_lane >> place & 1 == 1 {
                        let from = to_lane!(from, $word);
                        for lane in 0..$lanes {
                            let is_there = set[lane] >> place & 1 == 1;
                            self[lane] |= if is_there { from } else { 0 };
                        }
                    }
                }
            }
        }
    };
}

rows!(u32, 32);
rows!(u64, 64);
