//! What can be wrong with the text of a graph.

use std::fmt;

use catmouse_game::{GraphError, Node};
use thiserror::Error;

use crate::edges::EDGES_AHEAD_MAX;
use crate::format::Format;
use crate::location::Location;
use crate::placed::NODES_AHEAD_MAX;

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

    /// The text is well formed, but what it says is not a graph of the kind that is read. The place is
    /// that of the neighbour; for a duplicate, that of the second.
    #[error(transparent)]
    Graph(#[from] GraphError),

    /// A list of edges gives one again, in either direction. The place is that of the second.
    #[error("the edge {a} {b} is given twice, first at {first}")]
    RepeatedEdge {
        /// The end that is written first, as the text names it.
        a: String,
        /// The other end.
        b: String,
        /// Where the edge is given first.
        first: Location,
    },

    /// A list of arcs gives one again. The place is that of the second.
    #[error("the arc {a} {b} is given twice, first at {first}")]
    RepeatedArc {
        /// Where the arc comes from, as the text names it.
        a: String,
        /// Where it leads.
        b: String,
        /// Where the arc is given first.
        first: Location,
    },

    /// An edge joins a node to itself. The place is that of the edge.
    #[error("node {node} is joined to itself: a simple graph has no self-loop")]
    Loop {
        /// The node, as the text names it.
        node: String,
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

    /// The text of a graph in graph6, sparse6 or digraph6 does not fit the number of its nodes.
    #[error(transparent)]
    Encoding(#[from] EncodingFault),

    /// What a text in the DIMACS edge format says does not fit together.
    #[error(transparent)]
    Dimacs(#[from] DimacsFault),

    /// A text in DOT says what an undirected simple graph has no place for.
    #[error(transparent)]
    Dot(#[from] DotFault),

    /// The number of nodes stated runs too far ahead of the length of the text.
    #[error("{nodes} nodes run more than {NODES_AHEAD_MAX} ahead of the bytes of the text")]
    NodesAhead {
        /// The number stated.
        nodes: u32,
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

/// Why the text of a graph in graph6, sparse6 or digraph6 does not fit the number of its nodes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum EncodingFault {
    /// Too few bytes, or too many. The place is that of the end, or of the first too many.
    #[error(
        "{format} takes {} for the edges of {}, found {found}",
        counted(*.expected, "byte"),
        counted((*.nodes).into(), "node")
    )]
    Length {
        /// The format.
        format: Format,
        /// How many nodes there are.
        nodes: u32,
        /// How many bytes their edges take.
        expected: u64,
        /// How many there are.
        found: u64,
    },

    /// Unused bits of the last byte are 1.
    #[error("the unused bits of the last byte must be 0")]
    PaddingNotZero,

    /// Unused bits of the last byte are 0.
    #[error("the unused bits of the last byte must be 1")]
    PaddingNotOne,

    /// In sparse6, what follows is no edge.
    #[error("no edge of {} begins here, but the line goes on", counted((*.nodes).into(), "node"))]
    NoEdge {
        /// How many nodes there are.
        nodes: u32,
    },

    /// The number of nodes takes more bytes than it needs.
    #[error("the number of nodes, {nodes}, must be written in as few bytes as it fits in")]
    NodeCountTooLong {
        /// How many nodes there are.
        nodes: u64,
    },
}

/// Why what a text in the DIMACS edge format says does not fit together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum DimacsFault {
    /// A second problem line. The place is its beginning.
    #[error("there is one problem line already, which begins with 'p'")]
    SecondProblem,

    /// There are more edges than stated, or fewer. The place is that of the number stated.
    #[error("the number of edges is stated as {stated}, but it is {given}")]
    EdgeCount {
        /// The number stated.
        stated: u32,
        /// The number of edges.
        given: u64,
    },

    /// The number of a node that there is not. The place is that of the number.
    #[error("{number} is not a node: the nodes are numbered from 1, and there are {nodes}")]
    OutOfRange {
        /// The number.
        number: u32,
        /// How many nodes there are.
        nodes: u32,
    },
}

/// What an undirected simple graph has no place for in DOT, or what is not read of it. The place is
/// that of the first character.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum DotFault {
    /// The word `digraph`, or an arrow, where an undirected graph is read.
    #[error("the graph is directed: an undirected one is a `graph`, and its edges are `--`")]
    Directed,
    /// An undirected edge in a `digraph`.
    #[error("the graph is a digraph: its arcs are `->`")]
    Undirected,
    /// The word `subgraph`.
    #[error("subgraphs are not read, but groups of nodes in braces are: {{a b}}")]
    Subgraph,
    /// A comment or a quoted string that does not end.
    #[error("what begins here does not end")]
    Unclosed,
    /// Groups that make too many edges.
    #[error("the groups of this text make more edges than are read from so few bytes")]
    TooManyEdges,
    /// A name that is not UTF-8.
    #[error("the name is not UTF-8")]
    NotUtf8,
}

fn counted(count: u64, unit: &str) -> String {
    let plural = if count == 1 { "" } else { "s" };
    format!("{count} {unit}{plural}")
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
    /// The line of a graph in a format, or its header.
    LineOf(Format),
    /// In graph6, sparse6 and digraph6, a byte that stands for six bits.
    SixBits,
    /// In DIMACS, the character that a line begins with.
    DimacsLine,
    /// In DIMACS, the problem line, before all edges.
    Problem,
    /// In DIMACS, the kind of the problem.
    ProblemKind,
    /// In DIMACS, what ends a number.
    NumberOver,
    /// The end of a line.
    LineOver,
    /// In DOT, what begins a graph.
    DotGraph,
    /// In DOT, what begins a graph, undirected or directed.
    DotDigraph,
    /// In DOT, the brace that opens the graph.
    DotBody,
    /// In DOT, a statement, or the brace that closes the graph.
    DotStatement,
    /// In DOT, what an edge joins.
    DotEnd,
    /// In DOT, a name.
    DotName,
    /// In DOT, a name in a group, or the brace that closes it.
    DotGroup,
    /// In DOT, the bracket that closes attributes, or one of them.
    DotAttribute,
    /// In DOT, the sign between an attribute and its value.
    DotEquals,
    /// In DOT, the value of an attribute.
    DotValue,
    /// The end of the text.
    End,
}

impl fmt::Display for Expected {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(match self {
            Self::LineOf(format) => return write!(formatter, "a line of {format}"),
            Self::SixBits => "a byte from '?' to '~'",
            Self::DimacsLine => "'c', 'p' or 'e' at the beginning of a line",
            Self::Problem => "a problem line like 'p edge 4 3' before all edges",
            Self::ProblemKind => "'edge' or 'col'",
            Self::NumberOver => "white space or the end of the line",
            Self::LineOver => "the end of the line",
            Self::DotGraph => "'graph' or 'strict graph'",
            Self::DotDigraph => "'graph' or 'digraph', perhaps behind 'strict'",
            Self::DotBody => "'{'",
            Self::DotStatement => "a node, an edge or '}'",
            Self::DotEnd => "a node or a group of nodes like {a b}",
            Self::DotName => "a name",
            Self::DotGroup => "a name or '}'",
            Self::DotEquals => "'='",
            Self::DotValue => "a value",
            Self::DotAttribute => "an attribute like label=x or ']'",
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
    /// Nothing: the line has ended.
    LineEnd,
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
            Self::LineEnd => formatter.write_str("the end of the line"),
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
