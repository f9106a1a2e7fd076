//! Graphs as text: reading and writing, with the place of each fault.
//!
//! The formats are those of [`Format`]: JSON adjacency lists and graph6, sparse6 and digraph6, of
//! which a stream may hold any number of graphs; edge lists, DIMACS and DOT, of which it holds one.
//! [`read_graph`] reads one graph, [`read_named`] the names of its nodes as well; a [`Splitter`] cuts
//! a stream into the texts of its graphs, which can then be parsed elsewhere, on other threads.
//! [`write_graph`] writes what is read back as the same graph. [`read_digraph`] and
//! [`write_digraph`] do the same for directed graphs.
//!
//! ```
//! use catmouse_formats::{BlockLimits, Splitter, read_graph};
//!
//! let graph = read_graph(b"[[1, 2], [0], [0]]", None)?;
//! assert_eq!(graph.edge_count(), 2);
//!
//! let mut splitter = Splitter::new(b"[[1],[0]]\n[[1],[]]\n".as_slice(), None);
//! let block = splitter.next_block(BlockLimits::default())?.unwrap();
//! let mut chunks = block.chunks();
//! assert_eq!(chunks.next().unwrap().parse()?.edge_count(), 1);
//! assert_eq!(
//!     chunks.next().unwrap().parse().unwrap_err().to_string(),
//!     "line 2, column 3: node 0 lists 1, but 1 does not list 0",
//! );
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Start reading at [`read_graph`] and [`Splitter`]. Limits: node numbers fit in 32 bits, and
//! memory stays in proportion to the text of a graph: so the numbers of an edge list run ahead of
//! the nodes that it mentions by at most [`EDGES_AHEAD_MAX`], and the nodes that sparse6 or DIMACS
//! state ahead of the bytes of the text by at most [`NODES_AHEAD_MAX`].

#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod block;
mod cursor;
mod cutter;
mod dimacs;
mod dot;
mod edges;
mod error;
mod format;
mod json;
mod kind;
mod lines;
mod location;
mod names;
mod placed;
mod reader;
mod rows;
mod six_bits;
mod source;
mod splitter;
mod white_space;
mod writer;

pub use crate::block::{Block, BlockLimits, Chunk};
pub use crate::dimacs::write_dimacs;
pub use crate::dot::{write_dot, write_dot_digraph};
pub use crate::edges::{EDGES_AHEAD_MAX, write_edges};
pub use crate::error::{
    DimacsFault, DotFault, EncodingFault, Expected, Fault, Found, NumberFault, ReadError,
};
pub use crate::format::{Format, UnknownFormatName};
pub use crate::json::write_json;
pub use crate::location::Location;
pub use crate::names::{NamedGraph, Names};
pub use crate::placed::NODES_AHEAD_MAX;
pub use crate::reader::{read_digraph, read_graph, read_named, read_named_digraph};
pub use crate::six_bits::digraph6::write_digraph6;
pub use crate::six_bits::graph6::write_graph6;
pub use crate::six_bits::sparse6::write_sparse6;
pub use crate::splitter::Splitter;
pub use crate::writer::{write_digraph, write_graph};
