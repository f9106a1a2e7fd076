//! digraph6: for each ordered pair of nodes a bit, (0,0), (0,1), … (1,0), (1,1), …

use std::io;

use catmouse_game::{Digraph, Graph, GraphError, Node};

use super::bits::{BitWriter, LowFirst, Ones};
use super::{Line, write_node_count};
use crate::error::ReadError;
use crate::format::Format;
use crate::kind::Kind;
use crate::rows::Rows;
use crate::source::Source;

/// The most nodes of a graph that is read straight into bits: those of a word.
const SMALL_NODES_MAX: u32 = u64::BITS;

/// Writes a graph as digraph6, each edge as two arcs, on one line without a header.
///
/// # Errors
/// What writing to `out` fails with.
pub fn write_digraph6(graph: &Graph, out: &mut impl io::Write) -> io::Result<()> {
    write_lists(graph, graph.node_count(), out)
}

/// The same for graphs of any kind.
pub(crate) fn write_lists(
    graph: &impl Kind,
    nodes: u32,
    out: &mut impl io::Write,
) -> io::Result<()> {
    write_node_count(nodes, Format::Digraph6, out)?;
    let mut bits = BitWriter::new(out);
    for node in graph.nodes() {
        let mut neighbours = graph.list(node).iter().peekable();
        for other in graph.nodes() {
            let joined = neighbours.next_if(|neighbour| **neighbour == other);
            bits.bit(joined.is_some())?;
        }
    }
    bits.finish(false)
}

/// Reads one graph, which is the whole line, if it is undirected.
pub(crate) fn read(source: Source<'_>) -> Result<Graph, ReadError> {
    let line = Line::open(source, Format::Digraph6)?;
    if let Some(graph) = read_small(line) {
        return Ok(graph);
    }
    read_any(line)
}

/// Reads one directed graph, which is the whole line.
pub(crate) fn read_directed(source: Source<'_>) -> Result<Digraph, ReadError> {
    read_any(Line::open(source, Format::Digraph6)?)
}

fn read_any<K: Kind>(line: Line<'_>) -> Result<K, ReadError> {
    let nodes = u64::from(line.nodes);
    line.check_bits(Format::Digraph6, nodes * nodes)?;
    let rows = read_rows(line).ok_or_else(|| line.source.error(0, GraphError::TooManyArcs))?;
    K::from_lists(rows.iter()).map_err(|fault| graph_error(line, fault))
}

/// Reads a graph of few nodes straight into bits; `None` if it is larger, or has a fault.
fn read_small(line: Line<'_>) -> Option<Graph> {
    if line.nodes > SMALL_NODES_MAX {
        return None;
    }
    let mut rows = [0; SMALL_NODES_MAX as usize];
    let rows = &mut rows[..line.nodes as usize];
    let mut bits = LowFirst::new(line.bytes());
    for row in rows.iter_mut() {
        *row = bits.take(line.nodes);
    }
    if !bits.is_sound_end() {
        return None;
    }
    Graph::from_bit_rows(rows).ok()
}

/// Reads the lists of successors; `None` if they are too long.
fn read_rows(line: Line<'_>) -> Option<Rows> {
    let mut rows = Rows::default();
    let mut row_end = 0;
    for place in Ones::of(line.bytes()) {
        while place >= row_end {
            if row_end > 0 {
                rows.end_row()?;
            }
            row_end += u64::from(line.nodes);
        }
        rows.push(u32::try_from(place + u64::from(line.nodes) - row_end).ok()?);
    }
    while rows.iter().len() < line.nodes as usize {
        rows.end_row()?;
    }
    Some(rows)
}

/// The error of a directed graph or one with a self-loop, at the byte of the arc.
#[cold]
fn graph_error(line: Line<'_>, fault: GraphError) -> ReadError {
    let place = |from: Node, to: Node| {
        u64::from(line.nodes) * u64::from(from.number()) + u64::from(to.number())
    };
    let place = match fault {
        GraphError::Asymmetric { node, neighbour } => place(node, neighbour),
        GraphError::SelfLoop { node } => place(node, node),
        _ => 0,
    };
    let byte = usize::try_from(place / 6).unwrap_or(0);
    line.source.error(line.edges + byte, fault)
}
