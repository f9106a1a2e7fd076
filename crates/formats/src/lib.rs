//! Graphs as text: reading and writing, with the place of each fault.
//!
//! Two formats are known, see [`Format`]: JSON adjacency lists, of which a stream may hold any
//! number, and plain edge lists. [`read_graph`] reads one graph; a [`Splitter`] cuts a stream into
//! the texts of its graphs, which can then be parsed elsewhere, on other threads. [`write_json`]
//! and [`write_edges`] write what is read back as the same graph.
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
//! Start reading at [`read_graph`] and [`Splitter`]. Limits: node numbers fit in 32 bits, the
//! numbers of an edge list run ahead of the nodes that it mentions by at most
//! [`EDGES_AHEAD_MAX`], and memory stays in proportion to the text of a graph.

#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod block;
mod cursor;
mod edges;
mod error;
mod format;
mod json;
mod location;
mod reader;
mod rows;
mod source;
mod splitter;
mod white_space;
mod writer;

pub use crate::block::{Block, BlockLimits, Chunk};
pub use crate::edges::{EDGES_AHEAD_MAX, write_edges};
pub use crate::error::{Expected, Fault, Found, NumberFault, ReadError};
pub use crate::format::{Format, UnknownFormatName};
pub use crate::json::write_json;
pub use crate::location::Location;
pub use crate::reader::read_graph;
pub use crate::splitter::Splitter;
pub use crate::writer::write_graph;
