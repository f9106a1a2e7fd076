//! Typed inputs that are valid games by construction.
//!
//! Each is made from bytes through [`Arbitrary`](arbitrary::Arbitrary), so that libFuzzer and
//! proptest can make them alike. All read their bytes front to back, and a byte of 0, like a byte
//! that is no longer there, stands for the plainest choice: fewest nodes, no edge, usual roles, no
//! relabelling. So an input gets simpler as its bytes are cut off or lowered, which is how both
//! libFuzzer and proptest shrink one.

mod arena;
mod batch;
mod faulty;
mod forgery;
mod game;
mod relabelled;
mod sketch;
mod text;

use arbitrary::{Result, Unstructured};

pub use self::arena::{ArenaCase, RULES, Side};
pub use self::batch::Batch;
pub use self::faulty::FaultyGraph;
pub use self::forgery::{Forgery, Kind};
pub use self::game::{Game, SmallGame};
pub use self::relabelled::{RelabelledArena, RelabelledGame, Relabelling};
pub use self::text::{EditedText, Stream};

/// A number below a bound of 1 or more.
fn below(bytes: &mut Unstructured<'_>, bound: u32) -> Result<u32> {
    bytes.int_in_range(0..=bound - 1)
}

/// True the more often the higher the density, of 256; a byte of 0 is false.
fn coin(bytes: &mut Unstructured<'_>, density: u32) -> Result<bool> {
    Ok(below(bytes, 256)? + density > 255)
}

/// Up to `count_max` numbers below a bound, in any order and not all different.
fn some_below(bytes: &mut Unstructured<'_>, bound: u32, count_max: u32) -> Result<Vec<u32>> {
    let count = below(bytes, count_max + 1)?;
    (0..count).map(|_| below(bytes, bound)).collect()
}

/// Shuffles a slice; bytes of 0 leave it as it is.
fn shuffle<Item>(bytes: &mut Unstructured<'_>, items: &mut [Item]) -> Result<()> {
    for index in 0..items.len() {
        let other = bytes.int_in_range(index..=items.len() - 1)?;
        items.swap(index, other);
    }
    Ok(())
}
