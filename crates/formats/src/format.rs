//! The formats, and telling them apart.

mod detect;

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::white_space::{white_space_before, without_byte_order_mark};

/// A way to write graphs as text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Format {
    /// The list of each node's neighbours, or in a directed graph its successors, as JSON: `[[1,2],[0],[0]]`. A stream holds any number
    /// of graphs, told apart by brackets, with or without white space between them.
    Json,

    /// graph6: a graph a line, in six bits a byte, as nauty's tools write it. The header
    /// `>>graph6<<` may stand before any line.
    Graph6,

    /// sparse6: the same for graphs of few edges; each line, behind the header `>>sparse6<<` if
    /// there is one, begins with `:`.
    Sparse6,

    /// digraph6: the same for directed graphs, of which an undirected one is that in which each arc
    /// has its reverse; each line, behind the header `>>digraph6<<` if there is one, begins with `&`.
    Digraph6,

    /// An edge a line, or in a directed graph an arc: `0 1`. A lone number is a node, `#` begins a comment, blank lines do not
    /// count. A stream is one graph; its nodes are 0 to the highest number.
    Edges,

    /// The edge format of the DIMACS challenges: `p edge 3 2`, and a line `e 1 2` for each edge,
    /// with nodes numbered from 1. A stream is one graph.
    Dimacs,

    /// A subset of Graphviz's DOT: `graph { a -- b; c }`, or `digraph { a -> b; c }`. A stream is one graph. Its
    /// nodes have names, and are numbered in the order in which they are first mentioned; but if
    /// the names are the numbers 0 to n - 1, by these. Attributes are read over.
    Dot,
}

impl Format {
    /// All formats.
    pub const ALL: [Self; 7] = [
        Self::Json,
        Self::Graph6,
        Self::Sparse6,
        Self::Digraph6,
        Self::Edges,
        Self::Dimacs,
        Self::Dot,
    ];

    /// The format of a text by its first line; `None` if no format begins like this, or nothing but
    /// white space is there. White space before is skipped, as is a byte order mark.
    ///
    /// | beginning | format |
    /// |---|---|
    /// | `>>graph6<<` and the like, `:`, `&` | graph6, sparse6, digraph6 |
    /// | a digit, `-` or `#` | edges |
    /// | `//`, `/*` | DOT |
    /// | a line of graph6 whose length fits | graph6 |
    /// | `[` | JSON |
    /// | a word `c`, `p` or `e` | DIMACS |
    /// | a word `graph`, `digraph` or `strict` | DOT |
    /// | `?` to `~`, if all of the line is, or if it is long enough | graph6 |
    ///
    /// The minus and lines of a wrong length are told for the sake of their errors.
    ///
    /// # Examples
    /// ```
    /// use catmouse_formats::Format;
    ///
    /// assert_eq!(Format::detect(b"\n [[1],[0]]"), Some(Format::Json));
    /// assert_eq!(Format::detect(b"# a path\n0 1\n"), Some(Format::Edges));
    /// assert_eq!(Format::detect(b"Dhc\nDqK\n"), Some(Format::Graph6));
    /// assert_eq!(Format::detect(b"graph { a -- b }"), Some(Format::Dot));
    /// assert_eq!(Format::detect(b"{}, {}"), None);
    /// ```
    pub fn detect(beginning: &[u8]) -> Option<Self> {
        let beginning = without_byte_order_mark(beginning);
        let begin = white_space_before(beginning);
        detect::tell(&beginning[begin..], true).flatten()
    }

    /// The format of a text that does not begin with white space, as [`Format::detect`] tells it;
    /// `None` if more of the text is needed to tell, and it goes on.
    pub(crate) fn tell(beginning: &[u8], is_whole: bool) -> Option<Option<Self>> {
        detect::tell(beginning, is_whole)
    }

    /// Whether directed graphs can be written in the format.
    pub fn holds_arcs(self) -> bool {
        matches!(self, Self::Json | Self::Digraph6 | Self::Edges | Self::Dot)
    }

    /// Whether a stream holds one graph a line.
    pub(crate) fn is_of_lines(self) -> bool {
        matches!(self, Self::Graph6 | Self::Sparse6 | Self::Digraph6)
    }

    /// The name, as in the command's options.
    const fn name(self) -> &'static str {
        match self {
            Self::Json => "json",
            Self::Graph6 => "graph6",
            Self::Sparse6 => "sparse6",
            Self::Digraph6 => "digraph6",
            Self::Edges => "edges",
            Self::Dimacs => "dimacs",
            Self::Dot => "dot",
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
#[error("{0:?} is not a format: expected one of {names}", names = names())]
pub struct UnknownFormatName(String);

fn names() -> String {
    Format::ALL.map(Format::name).join(", ")
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
            "\"JSON\" is not a format: expected one of json, graph6, sparse6, digraph6, edges, dimacs, dot"
        );
    }
}
