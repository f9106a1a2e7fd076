//! A text together with its place in the stream.

use std::ops::Range;

use crate::error::{Expected, Fault, Found, ReadError};
use crate::location::Location;

/// The text of one graph, and where in the whole stream it begins.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Source<'t> {
    pub(crate) text: &'t [u8],
    pub(crate) begin: Location,
}

impl Source<'_> {
    /// The place of a byte in the stream.
    pub(crate) fn location(self, offset: usize) -> Location {
        self.begin.after(&self.text[..offset])
    }

    /// A part of the text.
    pub(crate) fn part(self, bounds: Range<usize>) -> Self {
        Self {
            text: &self.text[bounds.clone()],
            begin: self.location(bounds.start),
        }
    }

    /// A fault at a byte.
    #[cold]
    pub(crate) fn error(self, offset: usize, fault: impl Into<Fault>) -> ReadError {
        ReadError {
            location: self.location(offset),
            fault: fault.into(),
        }
    }

    /// What stands at a byte is not what is expected there.
    #[cold]
    pub(crate) fn unexpected(self, offset: usize, expected: Expected) -> ReadError {
        let found = Found::first_of(&self.text[offset..]);
        self.error(offset, Fault::Syntax { expected, found })
    }

    /// The same in a text that is one line, or the part of one.
    #[cold]
    pub(crate) fn unexpected_in_line(self, offset: usize, expected: Expected) -> ReadError {
        let found = match Found::first_of(&self.text[offset..]) {
            Found::End => Found::LineEnd,
            found => found,
        };
        self.error(offset, Fault::Syntax { expected, found })
    }
}
