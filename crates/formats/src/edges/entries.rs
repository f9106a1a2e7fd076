//! The entries of an edge list: what its lines say.

use crate::cursor::Cursor;
use crate::error::{Expected, ReadError};
use crate::source::Source;

/// What a line says: an edge, or with one number a node.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry {
    pub(super) first: Number,
    pub(super) second: Option<Number>,
}

/// The number of a node, and where in the text it stands.
#[derive(Clone, Copy, Debug)]
pub(super) struct Number {
    pub(super) value: u32,
    pub(super) offset: usize,
}

impl Entry {
    /// The one or two numbers.
    pub(super) fn numbers(self) -> impl Iterator<Item = Number> {
        std::iter::once(self.first).chain(self.second)
    }
}

/// Walks through the entries, past blank lines and comments, up to the first fault.
pub(super) struct Entries<'t> {
    cursor: Cursor<'t>,
    failed: bool,
}

impl<'t> Entries<'t> {
    /// The entries of a text.
    pub(super) fn of(source: Source<'t>) -> Self {
        Self {
            cursor: Cursor::new(source),
            failed: false,
        }
    }

    /// Reads the entry that stands next, to the end of its line or its comment.
    fn entry(&mut self) -> Result<Entry, ReadError> {
        let first = self.number(Expected::NumberOrComment)?;
        let second = if self.line_ends() {
            None
        } else {
            Some(self.number(Expected::Number)?)
        };
        if self.line_ends() {
            Ok(Entry { first, second })
        } else {
            Err(self.unexpected(Expected::LineEnd))
        }
    }

    /// Reads a number and the white space behind it.
    fn number(&mut self, expected: Expected) -> Result<Number, ReadError> {
        let offset = self.cursor.at;
        let value = self.cursor.number(expected)?;
        let end = self.cursor.at;
        self.cursor.skip(is_blank);
        if end == self.cursor.at && !self.line_ends() {
            return Err(self.unexpected(Expected::NumberEnd));
        }
        Ok(Number { value, offset })
    }

    fn line_ends(&self) -> bool {
        matches!(self.cursor.peek(), None | Some(b'\n' | b'#'))
    }

    fn unexpected(&self, expected: Expected) -> ReadError {
        self.cursor.source.unexpected(self.cursor.at, expected)
    }

    /// Moves to the first character of the next entry, if there is one.
    fn skip_to_entry(&mut self) {
        self.cursor.skip(|byte| is_blank(byte) || byte == b'\n');
        while self.cursor.peek() == Some(b'#') {
            self.cursor.skip(|byte| byte != b'\n');
            self.cursor.skip(|byte| is_blank(byte) || byte == b'\n');
        }
    }
}

impl Iterator for Entries<'_> {
    type Item = Result<Entry, ReadError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.failed {
            return None;
        }
        self.skip_to_entry();
        self.cursor.peek()?;
        let entry = self.entry();
        self.failed = entry.is_err();
        Some(entry)
    }
}

/// White space within a line.
fn is_blank(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t' | b'\r')
}
