//! Pieces of a stream.

use std::ops::Range;

use catmouse_game::{Digraph, Graph};

use crate::error::ReadError;
use crate::format::Format;
use crate::location::Location;
use crate::names::NamedGraph;
use crate::reader::{read_digraph_source, read_named_source, read_source};
use crate::source::Source;

/// When a block is full.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BlockLimits {
    /// How many texts it has at most; 0 is taken for 1.
    pub chunks_max: u32,
    /// With how many bytes it is full. The text that reaches them is still in the block.
    pub bytes_full: u32,
}

impl Default for BlockLimits {
    /// 4,096 texts, 1 MiB.
    fn default() -> Self {
        Self {
            chunks_max: 4096,
            bytes_full: 1 << 20,
        }
    }
}

/// The texts of graphs that stand one after the other in a stream; it owns them, so that it can
/// go to another thread. There is at least one.
#[derive(Clone, Debug)]
pub struct Block {
    /// The texts, one behind the other, without what stands between them.
    text: Vec<u8>,
    pieces: Vec<Piece>,
}

/// A text in a block: as in [`Chunk`], but by its bounds.
#[derive(Clone, Debug)]
struct Piece {
    bounds: Range<usize>,
    format: Option<Format>,
    begin: Location,
}

impl Block {
    /// The texts in the order of the stream.
    pub fn chunks(&self) -> impl ExactSizeIterator<Item = Chunk<'_>> + Clone {
        self.pieces.iter().map(|piece| Chunk {
            format: piece.format,
            source: Source {
                text: &self.text[piece.bounds.clone()],
                begin: piece.begin,
            },
        })
    }

    /// A block to be filled.
    pub(crate) fn new() -> Self {
        Self {
            text: Vec::new(),
            pieces: Vec::new(),
        }
    }

    /// A block of one text.
    pub(crate) fn of_one(text: Vec<u8>, format: Option<Format>, begin: Location) -> Self {
        let piece = Piece {
            bounds: 0..text.len(),
            format,
            begin,
        };
        Self {
            text,
            pieces: vec![piece],
        }
    }

    /// Puts in a text behind the others.
    pub(crate) fn push(&mut self, text: &[u8], format: Option<Format>, begin: Location) {
        let offset = self.text.len();
        self.text.extend_from_slice(text);
        self.pieces.push(Piece {
            bounds: offset..self.text.len(),
            format,
            begin,
        });
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.pieces.is_empty()
    }

    /// Whether no more should be put in.
    pub(crate) fn is_full(&self, limits: BlockLimits) -> bool {
        let reached = |size, limit| size >= usize::try_from(limit).unwrap_or(usize::MAX);
        !self.is_empty()
            && (reached(self.pieces.len(), limits.chunks_max)
                || reached(self.text.len(), limits.bytes_full))
    }
}

/// The text of one graph in a stream, not parsed yet, or of what stands in a graph's place: then
/// parsing it gives the error.
#[derive(Clone, Copy, Debug)]
pub struct Chunk<'b> {
    format: Option<Format>,
    source: Source<'b>,
}

impl<'b> Chunk<'b> {
    /// The format; `None` if the stream begins like none.
    pub fn format(&self) -> Option<Format> {
        self.format
    }

    /// The text. Where the stream is broken, it ends behind what can't be.
    pub fn text(&self) -> &'b [u8] {
        self.source.text
    }

    /// Where the text begins in the whole stream.
    pub fn location(&self) -> Location {
        self.source.begin
    }

    /// Reads the graph.
    ///
    /// # Errors
    /// As in [`read_graph`](crate::read_graph), with the place in the whole stream.
    ///
    /// # Complexity
    /// Linear time and memory in the text, besides sorting lists that do not ascend.
    pub fn parse(&self) -> Result<Graph, ReadError> {
        read_source(self.source, self.format)
    }

    /// Reads the graph together with the names of its nodes if the text has them.
    ///
    /// # Errors
    /// As in [`Chunk::parse`].
    pub fn parse_named(&self) -> Result<NamedGraph, ReadError> {
        read_named_source(self.source, self.format)
    }

    /// Reads a directed graph together with the names of its nodes if the text has them.
    ///
    /// # Errors
    /// As in [`read_digraph`](crate::read_digraph), with the place in the whole stream.
    pub fn parse_named_digraph(&self) -> Result<NamedGraph<Digraph>, ReadError> {
        read_digraph_source(self.source, self.format)
    }
}
