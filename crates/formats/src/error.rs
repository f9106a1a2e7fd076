//! What can be wrong with the text of a graph.

use std::fmt;

use catmouse_game::{GraphError, Node};
use thiserror::Error;

use crate::edges::EDGES_AHEAD_MAX;
use crate::location::Location;

/// Why a text is not a graph, and where.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{location}: {fault}")]
pub struct ReadError {
    /// The place of the fault.
    pub location: Location,
    /// What is wrong there.
    pub fault: Fault,
}

/// What is wrong with the text of a graph.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum Fault {
    /// Something else should stand here.
    #[error("expected {expected}, found {found}")]
    Syntax {
        /// What may stand here.
        expected: Expected,
        /// What does.
        found: Found,
    },

    /// A number that no node can have.
    #[error(transparent)]
    Number(#[from] NumberFault),

    /// The text is well formed, but what it says is not an undirected simple graph. The place is
    /// that of the neighbour; for a duplicate, that of the second.
    #[error(transparent)]
    Graph(#[from] GraphError),

    /// An edge list gives an edge again, in either direction. The place is that of the second.
    #[error("the edge {a} {b} is given twice, first at {first}")]
    RepeatedEdge {
        /// The end that is written first.
        a: Node,
        /// The other end.
        b: Node,
        /// Where the edge is given first.
        first: Location,
    },

    /// The numbers of an edge list run too far ahead of the nodes that it mentions. The place is
    /// that of the highest.
    #[error(
        "node {node} runs more than {EDGES_AHEAD_MAX} ahead of the nodes mentioned: number the \
        nodes without gaps, or mention those that have no edge"
    )]
    TooSparse {
        /// The node with the highest number.
        node: Node,
    },

    /// The text ends inside a graph. The place is that of the end.
    #[error("expected {expected}, found the end of the input: the graph begins at {begin}")]
    Unclosed {
        /// What may stand here.
        expected: Expected,
        /// Where the graph begins.
        begin: Location,
    },

    /// The text does not look like any format.
    #[error("expected a graph, either JSON like [[1],[0]] or edges like 0 1, found {found}")]
    UnknownFormat {
        /// What it begins with.
        found: Found,
    },
}

/// Why a number can't be that of a node. The place is that of its first character.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum NumberFault {
    /// It has a minus sign.
    #[error("a node number can't be negative")]
    Negative,
    /// It has a fraction.
    #[error("a node number can't have a fraction")]
    Fraction,
    /// It has an exponent.
    #[error("a node number can't have an exponent")]
    Exponent,
    /// It begins with a 0 that is not the whole number.
    #[error("a node number can't have a leading 0")]
    LeadingZero,
    /// It does not fit in 32 bits.
    #[error("a node number can't be greater than {}", u32::MAX)]
    TooLarge,
}

/// What may stand at a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Expected {
    /// The bracket that begins a graph.
    Graph,
    /// The bracket that begins the list of a node's neighbours.
    List,
    /// The same, or the bracket that ends the graph.
    ListOrClosing,
    /// The number of a node.
    Number,
    /// The same, or the bracket that ends the list.
    NumberOrClosing,
    /// A comma, or the bracket that ends the list.
    CommaOrClosing,
    /// In an edge list, the number of a node or a comment.
    NumberOrComment,
    /// In an edge list, what ends a number.
    NumberEnd,
    /// In an edge list, the end of a line or a comment.
    LineEnd,
    /// The end of the text.
    End,
}

impl fmt::Display for Expected {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(match self {
            Self::Graph => "a graph, which begins with '['",
            Self::List => "'['",
            Self::ListOrClosing => "'[' or ']'",
            Self::Number => "a node number",
            Self::NumberOrClosing => "a node number or ']'",
            Self::CommaOrClosing => "',' or ']'",
            Self::NumberOrComment => "a node number or '#'",
            Self::NumberEnd => "white space, '#' or the end of the line",
            Self::LineEnd => "'#' or the end of the line",
            Self::End => "the end of the input",
        })
    }
}

/// What stands at a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Found {
    /// A character.
    Character(char),
    /// A byte that is not part of a character in UTF-8.
    Byte(u8),
    /// Nothing: the text has ended.
    End,
}

impl Found {
    /// What stands at the beginning of these bytes.
    pub(crate) fn first_of(bytes: &[u8]) -> Self {
        let Some(&byte) = bytes.first() else {
            return Self::End;
        };
        // No character is longer than four bytes.
        let valid = bytes[..bytes.len().min(4)].utf8_chunks().next();
        let character = valid.and_then(|chunk| chunk.valid().chars().next());
        character.map_or(Self::Byte(byte), Self::Character)
    }
}

impl fmt::Display for Found {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Character(character) => write!(formatter, "{character:?}"),
            Self::Byte(byte) => write!(formatter, "the byte 0x{byte:02X}"),
            Self::End => formatter.write_str("the end of the input"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_found_is_a_character_if_it_can_be() {
        let cases: [(&[u8], &str); 6] = [
            (b"{1}", "'{'"),
            ("€5".as_bytes(), "'€'"),
            ("😀".as_bytes(), "'😀'"),
            (b"\n", r"'\n'"),
            (b"\xE2\x82", "the byte 0xE2"),
            (b"", "the end of the input"),
        ];
        for (bytes, text) in cases {
            assert_eq!(Found::first_of(bytes).to_string(), text);
        }
    }
}
