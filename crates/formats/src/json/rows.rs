//! Adjacency lists in one flat array.

/// The lists of a graph, one behind the other, so that a graph costs two allocations.
pub(super) struct Rows {
    numbers: Vec<u32>,
    /// Where each list ends in `numbers`.
    ends: Vec<u32>,
}

impl Rows {
    /// No lists yet, with room for those of a text: a number takes at least two bytes with what
    /// follows it, a list seldom less than eight.
    pub(super) fn for_text(text: &[u8]) -> Self {
        Self {
            numbers: Vec::with_capacity(text.len() / 2),
            ends: Vec::with_capacity(text.len() / 8 + 8),
        }
    }

    /// Puts a number at the end of the list begun.
    #[inline]
    pub(super) fn push(&mut self, number: u32) {
        self.numbers.push(number);
    }

    /// Puts in the numbers of one or two digits that a text begins with, as long as a comma stands
    /// right behind: nearly all numbers of small graphs. Returns how many bytes they take.
    #[inline]
    pub(super) fn push_short(&mut self, text: &[u8]) -> usize {
        let mut at = 0;
        while let Some(&[first, second, third]) = text[at..].first_chunk() {
            let (tens, ones) = (first.wrapping_sub(b'0'), second.wrapping_sub(b'0'));
            // Chosen without a branch, as lengths are hard to foresee.
            let two_digits = ones <= 9;
            let number = if two_digits {
                10 * u32::from(tens) + u32::from(ones)
            } else {
                tens.into()
            };
            let behind = if two_digits { third } else { second };
            if tens > 9 || behind != b',' || (two_digits && tens == 0) {
                break;
            }
            self.numbers.push(number);
            at += 2 + usize::from(two_digits);
        }
        at
    }

    /// Ends the list begun; `None` if there are more numbers than can be indexed.
    #[inline]
    pub(super) fn end_row(&mut self) -> Option<()> {
        self.ends.push(u32::try_from(self.numbers.len()).ok()?);
        Some(())
    }

    /// All lists that have been ended.
    pub(super) fn iter(&self) -> impl ExactSizeIterator<Item = &[u32]> {
        let mut begin = 0;
        self.ends.iter().map(move |&end| {
            let end = end as usize;
            let row = &self.numbers[begin..end];
            begin = end;
            row
        })
    }
}
