//! Places in a text.

use std::fmt;

/// A place in a text: line and column, both from 1.
///
/// A line ends with a line feed. The column counts characters (Unicode scalar values), not bytes;
/// in text that is not UTF-8, every byte that does not continue a character counts. A byte order
/// mark at the beginning of the text does not count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Location {
    /// The line.
    pub line: u64,
    /// The column in the line.
    pub column: u64,
}

impl Location {
    /// The first character of a text.
    pub const START: Self = Self { line: 1, column: 1 };

    /// The place behind these bytes, if they begin here.
    pub(crate) fn after(self, bytes: &[u8]) -> Self {
        let Some(last) = bytes.iter().rposition(|&byte| byte == b'\n') else {
            return Self {
                line: self.line,
                column: self.column + count(bytes, begins_character),
            };
        };
        Self {
            line: self.line + 1 + count(&bytes[..last], |byte| byte == b'\n'),
            column: 1 + count(&bytes[last + 1..], begins_character),
        }
    }
}

impl fmt::Display for Location {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "line {}, column {}", self.line, self.column)
    }
}

/// Whether a byte is not one of those that continue a character in UTF-8.
pub(crate) fn begins_character(byte: u8) -> bool {
    byte & 0b1100_0000 != 0b1000_0000
}

/// How many bytes are of some kind, counted in runs whose count fits a byte: in that shape the
/// compiler counts many bytes at once.
fn count(bytes: &[u8], kind: impl Fn(u8) -> bool) -> u64 {
    let runs = bytes.chunks(128);
    runs.map(|run| u64::from(run.iter().map(|&byte| u8::from(kind(byte))).sum::<u8>()))
        .sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(text: &[u8]) -> (u64, u64) {
        let Location { line, column } = Location::START.after(text);
        (line, column)
    }

    #[test]
    fn lines_and_characters_are_counted() {
        assert_eq!(after(b""), (1, 1));
        assert_eq!(after(b"ab"), (1, 3));
        assert_eq!(after("äß€😀".as_bytes()), (1, 5));
        assert_eq!(after(b"ab\n"), (2, 1));
        assert_eq!(after("\n\n\nab\nä".as_bytes()), (5, 2));
        assert_eq!(after(b"\xFF\xC3("), (1, 4));
        assert_eq!(after(&[b'x'; 1000]), (1, 1001));
        assert_eq!(after(&[b'\n'; 1000]), (1001, 1));
    }

    #[test]
    fn counting_goes_on_from_any_place() {
        let text = "[[1],\n [ä0]]\n[[]]".as_bytes();
        for cut in 0..text.len() {
            let halfway = Location::START.after(&text[..cut]);
            assert_eq!(halfway.after(&text[cut..]), Location::START.after(text));
        }
    }
}
