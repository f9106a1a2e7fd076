//! The lines of the DIMACS edge format.

use crate::cursor::Cursor;
use crate::error::{Expected, ReadError};
use crate::source::Source;

/// What a line says that is neither blank nor a comment.
#[derive(Clone, Copy, Debug)]
pub(super) enum Entry {
    Problem(Problem),
    Edge(Edge),
}

/// How many nodes and edges there are, and where that is stated.
#[derive(Clone, Copy, Debug)]
pub(super) struct Problem {
    pub(super) offset: usize,
    pub(super) nodes: Number,
    pub(super) edges: Number,
}

/// An edge, its nodes numbered from 1, and where it is given.
#[derive(Clone, Copy, Debug)]
pub(super) struct Edge {
    pub(super) offset: usize,
    pub(super) a: Number,
    pub(super) b: Number,
}

/// A number, and where it stands.
#[derive(Clone, Copy, Debug)]
pub(super) struct Number {
    pub(super) value: u32,
    pub(super) offset: usize,
}

/// Walks through the entries; nothing behind the first fault is sound.
pub(super) struct Entries<'t> {
    cursor: Cursor<'t>,
}

impl<'t> Entries<'t> {
    /// The entries of a text.
    pub(super) fn of(source: Source<'t>) -> Self {
        Self {
            cursor: Cursor::new(source),
        }
    }

    /// Reads the entry that stands next, to the end of its line.
    fn entry(&mut self) -> Result<Entry, ReadError> {
        let offset = self.cursor.at;
        let entry = match self.word() {
            b"p" => {
                self.problem_kind()?;
                let (nodes, edges) = self.numbers()?;
                Entry::Problem(Problem {
                    offset,
                    nodes,
                    edges,
                })
            }
            b"e" => {
                let (a, b) = self.numbers()?;
                Entry::Edge(Edge { offset, a, b })
            }
            _ => return Err(self.cursor.source.unexpected(offset, Expected::DimacsLine)),
        };
        match self.cursor.peek() {
            None | Some(b'\n') => Ok(entry),
            Some(_) => Err(self.unexpected(Expected::LineOver)),
        }
    }

    fn problem_kind(&mut self) -> Result<(), ReadError> {
        let offset = self.cursor.at;
        match self.word() {
            b"edge" | b"col" => Ok(()),
            _ => Err(self.cursor.source.unexpected(offset, Expected::ProblemKind)),
        }
    }

    fn numbers(&mut self) -> Result<(Number, Number), ReadError> {
        Ok((self.number()?, self.number()?))
    }

    /// Reads a number and the white space behind it.
    fn number(&mut self) -> Result<Number, ReadError> {
        let offset = self.cursor.at;
        let value = self.cursor.number(Expected::Number)?;
        let end = self.cursor.at;
        self.cursor.skip(is_blank);
        if end == self.cursor.at && self.cursor.peek().is_some_and(|byte| byte != b'\n') {
            return Err(self.unexpected(Expected::NumberOver));
        }
        Ok(Number { value, offset })
    }

    /// Moves behind a word and the white space behind it.
    fn word(&mut self) -> &'t [u8] {
        let begin = self.cursor.at;
        self.cursor.skip(|byte| !is_blank(byte) && byte != b'\n');
        let word = &self.cursor.source.text[begin..self.cursor.at];
        self.cursor.skip(is_blank);
        word
    }

    fn unexpected(&self, expected: Expected) -> ReadError {
        self.cursor.source.unexpected(self.cursor.at, expected)
    }

    /// Moves to the first character of the next entry, if there is one.
    fn skip_to_entry(&mut self) {
        self.cursor.skip(|byte| is_blank(byte) || byte == b'\n');
        while self.is_at_comment() {
            self.cursor.skip(|byte| byte != b'\n');
            self.cursor.skip(|byte| is_blank(byte) || byte == b'\n');
        }
    }

    fn is_at_comment(&self) -> bool {
        match self.cursor.source.text[self.cursor.at..] {
            [b'c'] => true,
            [b'c', next, ..] => is_blank(next) || next == b'\n',
            _ => false,
        }
    }
}

impl Iterator for Entries<'_> {
    type Item = Result<Entry, ReadError>;

    fn next(&mut self) -> Option<Self::Item> {
        self.skip_to_entry();
        self.cursor.peek()?;
        Some(self.entry())
    }
}

/// White space within a line.
fn is_blank(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t' | b'\r')
}
