//! Adjacency lists in one flat array.

/// The lists of a graph, one behind the other, so that a graph costs two allocations.
#[derive(Default)]
pub(crate) struct Rows {
    numbers: Vec<u32>,
    /// Where each list ends in `numbers`.
    ends: Vec<u32>,
}

impl Rows {
    /// No lists yet, with room for those of a text: a number takes at least two bytes with what
    /// follows it, a list seldom less than eight.
    pub(crate) fn for_text(text: &[u8]) -> Self {
        Self {
            numbers: Vec::with_capacity(text.len() / 2),
            ends: Vec::with_capacity(text.len() / 8 + 8),
        }
    }

    /// Puts a number at the end of the list begun.
    #[inline]
    pub(crate) fn push(&mut self, number: u32) {
        self.numbers.push(number);
    }

    /// Ends the list begun; `None` if there are more numbers than can be indexed.
    #[inline]
    pub(crate) fn end_row(&mut self) -> Option<()> {
        self.ends.push(u32::try_from(self.numbers.len()).ok()?);
        Some(())
    }

    /// All lists that have been ended.
    pub(crate) fn iter(&self) -> impl ExactSizeIterator<Item = &[u32]> {
        let mut begin = 0;
        self.ends.iter().map(move |&end| {
            let end = end as usize;
            let row = &self.numbers[begin..end];
            begin = end;
            row
        })
    }
}
