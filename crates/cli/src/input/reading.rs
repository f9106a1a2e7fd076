//! What an input is read as.

use std::io::BufRead;

use catmouse_formats::{Chunk, Format, ReadError, Splitter};

use crate::game::NamedGround;

/// What stands in an input, hence how it is cut and parsed.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Reading {
    /// Undirected graphs, in a format if one is given.
    Graphs(Option<Format>),
    /// Directed graphs, in a format if one is given.
    Digraphs(Option<Format>),
}

impl Reading {
    /// Begins to cut a stream.
    pub(super) fn splitter<R: BufRead>(self, reader: R) -> Splitter<R> {
        match self {
            Self::Graphs(format) | Self::Digraphs(format) => Splitter::new(reader, format),
        }
    }

    /// Reads a ground.
    ///
    /// # Errors
    /// [`ReadError`] if the text is not one.
    pub(crate) fn read(self, chunk: &Chunk<'_>) -> Result<NamedGround, ReadError> {
        match self {
            Self::Graphs(_) => chunk.parse_named().map(NamedGround::from),
            Self::Digraphs(_) => chunk.parse_named_digraph().map(NamedGround::from),
        }
    }
}
