//! Writing graphs in any format.

use std::io;

use catmouse_game::{Digraph, Graph};

use crate::dimacs::write_dimacs;
use crate::dot::{write_dot, write_dot_digraph};
use crate::edges::{write_arcs, write_edges};
use crate::format::Format;
use crate::json::{self, write_json};
use crate::six_bits::digraph6::{self, write_digraph6};
use crate::six_bits::graph6::write_graph6;
use crate::six_bits::sparse6::write_sparse6;

/// Writes a graph in a format, in whole lines; names, which DOT may have, are written by
/// [`write_dot`].
///
/// # Errors
/// What writing to `out` fails with.
///
/// # Examples
/// ```
/// use catmouse_formats::{Format, read_graph, write_graph};
///
/// let path = read_graph(b"[[1],[0,2],[1]]", None)?;
/// let mut text = Vec::new();
/// write_graph(&path, Format::Edges, &mut text)?;
/// assert_eq!(text, b"0 1\n1 2\n");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn write_graph(graph: &Graph, format: Format, out: &mut impl io::Write) -> io::Result<()> {
    match format {
        Format::Json => write_json(graph, out),
        Format::Graph6 => write_graph6(graph, out),
        Format::Sparse6 => write_sparse6(graph, out),
        Format::Digraph6 => write_digraph6(graph, out),
        Format::Edges => write_edges(graph, out),
        Format::Dimacs => write_dimacs(graph, out),
        Format::Dot => write_dot(graph, None, out),
    }
}

/// Writes a directed graph in a format, in whole lines; names, which DOT may have, are written by
/// [`write_dot_digraph`].
///
/// # Errors
/// What writing to `out` fails with; [`io::ErrorKind::Unsupported`] if the format is one of
/// undirected graphs, as [`Format::holds_arcs`] tells.
///
/// # Examples
/// ```
/// use catmouse_formats::{Format, read_digraph, write_digraph};
///
/// let arcs = read_digraph(b"[[1],[2],[]]", None)?;
/// let mut text = Vec::new();
/// write_digraph(&arcs, Format::Edges, &mut text)?;
/// assert_eq!(text, b"0 1\n1 2\n");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn write_digraph(graph: &Digraph, format: Format, out: &mut impl io::Write) -> io::Result<()> {
    match format {
        Format::Json => json::write_lists(graph, out),
        Format::Digraph6 => digraph6::write_lists(graph, graph.node_count(), out),
        Format::Edges => write_arcs(graph, out),
        Format::Dot => write_dot_digraph(graph, None, out),
        Format::Graph6 | Format::Sparse6 | Format::Dimacs => {
            let message = format!("{format} holds undirected graphs alone");
            Err(io::Error::new(io::ErrorKind::Unsupported, message))
        }
    }
}
