//! Sets of positions with one player to move, as the lanes kernel holds them.

mod array;
mod packed;

pub(super) use self::packed::Packed;

/// A set of positions with one player to move: a lane for each place of the mouse, a bit in it for
/// each place of the cat.
///
/// All methods are called in inner loops, hence must be `#[inline(always)]`.
pub(super) trait Rows: Copy {
    /// The moves of the mouse's side, as its steps need them.
    type MouseArcs;

    const EMPTY: Self;

    /// The moves of the mouse's side; item k has the bits of the places from which it can move to
    /// place k.
    fn mouse_arcs(into: impl Iterator<Item = u64>) -> Self::MouseArcs;

    /// Adds the bits of a word to an empty lane; the word may have bits of places alone.
    fn fill_lane(&mut self, lane: usize, word: u64);

    fn has(&self, mouse: usize, cat: u32) -> bool;

    fn is_empty(&self) -> bool;

    /// Makes this set the part of another that lies in a third.
    fn set_to_common(&mut self, other: &Self, third: &Self);

    fn complement(&self) -> Self;

    fn add(&mut self, other: &Self);

    fn remove(&mut self, other: &Self);

    /// Removes what is not in another set.
    fn keep(&mut self, other: &Self);

    /// How many positions are in the set.
    fn count(&self) -> u64;

    /// Adds the positions from which a move of the mouse leads into a set.
    fn add_mouse_step(&mut self, set: &Self, arcs: &Self::MouseArcs);

    /// Adds the positions from which a move of the cat leads into a set; `into[k]` has the bits of
    /// the places from which it can move to place k, of which there are as many as the length.
    fn add_cat_step(&mut self, set: &Self, into: &[u64]);
}
