//! The formats, and telling them apart.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::white_space::{white_space_before, without_byte_order_mark};

/// A way to write graphs as text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Format {
    /// The list of each node's neighbours, as JSON: `[[1,2],[0],[0]]`. A stream holds any number
    /// of graphs, told apart by brackets, with or without white space between them.
    Json,

    /// An edge a line: `0 1`. A lone number is a node, `#` begins a comment, blank lines do not
    /// count. A stream is one graph; its nodes are 0 to the highest number.
    Edges,
}

impl Format {
    /// All formats.
    pub const ALL: [Self; 2] = [Self::Json, Self::Edges];

    /// The format of a text by how it begins: `[` begins JSON; a digit, `-` or `#` begins an edge
    /// list (the minus because the fault is then told better). White space is skipped, as is a
    /// byte order mark. `None` if no format begins like this, or nothing but white space is there.
    ///
    /// # Examples
    /// ```
    /// use catmouse_formats::Format;
    ///
    /// assert_eq!(Format::detect(b"\n [[1],[0]]"), Some(Format::Json));
    /// assert_eq!(Format::detect(b"# a path\n0 1\n"), Some(Format::Edges));
    /// assert_eq!(Format::detect(b"graph {}"), None);
    /// ```
    pub fn detect(beginning: &[u8]) -> Option<Self> {
        let beginning = without_byte_order_mark(beginning);
        Self::of_first(*beginning.get(white_space_before(beginning))?)
    }

    /// The format of a text whose first byte, white space aside, is this.
    pub(crate) fn of_first(byte: u8) -> Option<Self> {
        match byte {
            b'[' => Some(Self::Json),
            b'0'..=b'9' | b'-' | b'#' => Some(Self::Edges),
            _ => None,
        }
    }

    /// The name, as in the command's options.
    const fn name(self) -> &'static str {
        match self {
            Self::Json => "json",
            Self::Edges => "edges",
        }
    }
}

impl fmt::Display for Format {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(self.name())
    }
}

/// A text that is not the name of a format.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0:?} is not a format: expected {names}", names = names())]
pub struct UnknownFormatName(String);

fn names() -> String {
    Format::ALL.map(Format::name).join(" or ")
}

impl FromStr for Format {
    type Err = UnknownFormatName;

    fn from_str(text: &str) -> Result<Self, UnknownFormatName> {
        let format = Self::ALL.into_iter().find(|format| format.name() == text);
        format.ok_or_else(|| UnknownFormatName(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_back() {
        for format in Format::ALL {
            assert_eq!(format.to_string().parse(), Ok(format));
        }
        let fault = "JSON".parse::<Format>().unwrap_err();
        assert_eq!(
            fault.to_string(),
            r#""JSON" is not a format: expected json or edges"#
        );
    }

    #[test]
    fn formats_are_told_apart_by_their_first_character() {
        let cases: [(&[u8], Option<Format>); 8] = [
            (b"[]", Some(Format::Json)),
            (b" \t\r\n[[", Some(Format::Json)),
            (b"\xEF\xBB\xBF[[", Some(Format::Json)),
            (b"0 1", Some(Format::Edges)),
            (b"\n# comment", Some(Format::Edges)),
            (b"-1 0", Some(Format::Edges)),
            (b"{", None),
            (b" \n", None),
        ];
        for (text, format) in cases {
            assert_eq!(Format::detect(text), format, "{text:?}");
        }
    }
}
