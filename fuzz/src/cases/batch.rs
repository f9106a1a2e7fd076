//! Batches of games.

use arbitrary::{Arbitrary, Result, Unstructured};

use super::{ArenaCase, below};

/// Games of different shapes and sizes, and an order in which to solve them, some more than once.
#[derive(Clone, Debug)]
pub struct Batch {
    /// The games; one or more.
    pub cases: Vec<ArenaCase>,
    /// Which game comes when.
    pub order: Vec<u32>,
    /// The game, by its place in `cases`, whose memory is the limit in one of the solvings.
    pub limit_of: u32,
}

impl Arbitrary<'_> for Batch {
    fn arbitrary(bytes: &mut Unstructured<'_>) -> Result<Self> {
        let (count, length) = (1 + below(bytes, 4)?, below(bytes, 100)?);
        let limit_of = below(bytes, count)?;
        let cases = (0..count)
            .map(|_| ArenaCase::arbitrary(bytes))
            .collect::<Result<_>>()?;
        // Where the bytes run out the games take turns.
        let order = (0..length).map(|index| Ok((below(bytes, count)? + index) % count));
        let order = order.collect::<Result<_>>()?;
        Ok(Self {
            cases,
            order,
            limit_of,
        })
    }
}
