//! The ways in which streams are cut.

use std::ops::Range;

use crate::json::Framing;
use crate::lines::Lines;

/// Cuts a growing text into the texts of graphs.
#[derive(Debug)]
pub(crate) enum Cutter {
    /// By brackets.
    Brackets(Framing),
    /// By lines.
    Lines(Lines),
}

impl Cutter {
    /// The next text of a graph; `None` if the text has to grow before there is one. The text is
    /// the one of the call before, perhaps grown.
    pub(crate) fn next(&mut self, text: &[u8]) -> Option<Range<usize>> {
        match self {
            Self::Brackets(framing) => framing.next(text),
            Self::Lines(lines) => lines.next(text),
        }
    }

    /// The last text of a graph, once there is no next one and the text does not grow any more.
    pub(crate) fn finish(&mut self, text: &[u8]) -> Option<Range<usize>> {
        match self {
            Self::Brackets(framing) => framing.finish(text),
            Self::Lines(lines) => lines.finish(text),
        }
    }

    /// The offset before which the text is no longer needed.
    pub(crate) fn needed_from(&self) -> usize {
        match self {
            Self::Brackets(framing) => framing.needed_from(),
            Self::Lines(lines) => lines.needed_from(),
        }
    }

    /// Forgets what is no longer needed at the beginning of the text: so many bytes, which are to
    /// be removed from it.
    pub(crate) fn forget(&mut self) -> usize {
        let unneeded = self.needed_from();
        match self {
            Self::Brackets(framing) => framing.forget(unneeded),
            Self::Lines(lines) => lines.forget(unneeded),
        }
        unneeded
    }
}
