//! Walking through a text byte by byte.

use crate::error::{Expected, NumberFault, ReadError};
use crate::source::Source;

/// A place in a text that moves forward.
#[derive(Clone, Debug)]
pub(crate) struct Cursor<'t> {
    pub(crate) source: Source<'t>,
    /// The offset of the next byte.
    pub(crate) at: usize,
}

impl<'t> Cursor<'t> {
    /// A cursor on the first byte.
    pub(crate) fn new(source: Source<'t>) -> Self {
        Self { source, at: 0 }
    }

    /// The next byte; `None` at the end of the text.
    #[inline]
    pub(crate) fn peek(&self) -> Option<u8> {
        self.source.text.get(self.at).copied()
    }

    /// Moves behind the bytes of some kind that stand next.
    #[inline]
    pub(crate) fn skip(&mut self, kind: impl Fn(u8) -> bool) {
        while self.peek().is_some_and(&kind) {
            self.at += 1;
        }
    }

    /// Reads the number that stands next.
    #[inline]
    pub(crate) fn number(&mut self, expected: Expected) -> Result<u32, ReadError> {
        let begin = self.at;
        let mut value = 0_u64;
        while let Some(digit @ b'0'..=b'9') = self.peek() {
            value = value.wrapping_mul(10).wrapping_add(u64::from(digit - b'0'));
            self.at += 1;
        }
        let digits = self.at - begin;
        let leading_zero = digits > 1 && self.source.text[begin] == b'0';
        let goes_on = matches!(self.peek(), Some(b'.' | b'e' | b'E'));
        // Ten digits do not wrap.
        match u32::try_from(value) {
            Ok(number) if matches!(digits, 1..=10) && !leading_zero && !goes_on => Ok(number),
            _ => Err(self.number_error(begin, expected)),
        }
    }

    /// What is wrong with the number that begins at an offset, whose digits have been passed.
    #[cold]
    fn number_error(&self, begin: usize, expected: Expected) -> ReadError {
        let text = &self.source.text[begin..];
        let digits = self.at - begin;
        let fault = match (text, &text[digits..]) {
            ([b'-', b'0'..=b'9', ..], _) => NumberFault::Negative,
            _ if digits == 0 => return self.source.unexpected(begin, expected),
            (_, [b'.', ..]) => NumberFault::Fraction,
            (_, [b'e' | b'E', ..]) => NumberFault::Exponent,
            ([b'0', ..], _) => NumberFault::LeadingZero,
            _ => NumberFault::TooLarge,
        };
        self.source.error(begin, fault)
    }
}
