//! Seeded randomness, the same for ever: only the stream of the generator is used, and what is
//! made of it is here.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

/// A source of random numbers.
pub(super) struct Dice(ChaCha8Rng);

impl Dice {
    pub(super) fn new(seed: u64) -> Self {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&seed.to_le_bytes());
        Self(ChaCha8Rng::from_seed(bytes))
    }

    /// True with a probability, to within 2⁻³².
    pub(super) fn chance(&mut self, probability: f64) -> bool {
        f64::from(self.0.next_u32()) < probability * 2_f64.powi(32)
    }

    /// A number from `min` to `max`, both included, each as likely as any other to within 2⁻³².
    pub(super) fn between(&mut self, min: u32, max: u32) -> u32 {
        let count = u64::from(max - min) + 1;
        let offset = (u64::from(self.0.next_u32()) * count) >> 32;
        min + u32::try_from(offset).unwrap_or(max - min)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_numbers_of_a_range_come_up() {
        let mut dice = Dice::new(1);
        let mut counts = [0; 6];
        for _ in 0..6000 {
            counts[dice.between(1, 6) as usize - 1] += 1;
        }
        assert!(
            counts.iter().all(|count| (850..1150).contains(count)),
            "{counts:?}"
        );
        assert!((0..100).all(|_| dice.between(7, 7) == 7));
        assert!((0..100).any(|_| dice.between(0, u32::MAX) > u32::MAX / 2));
    }

    #[test]
    fn chances_are_as_told() {
        let mut dice = Dice::new(2);
        assert!((0..1000).all(|_| dice.chance(1.0) && !dice.chance(0.0)));
        let hits = (0..10_000).filter(|_| dice.chance(0.25)).count();
        assert!((2300..2700).contains(&hits), "{hits}");
    }
}
