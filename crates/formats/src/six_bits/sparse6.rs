//! sparse6: a list of edges in bits.
//!
//! With k the number of bits that the highest node takes, the bits are items of one bit and a
//! number of k bits:
//!
//! ```text
//!     v = 0
//!     for each item (b, x):
//!         v += b
//!         if x > v: v = x
//!         else: x v is an edge
//! ```
//!
//! It ends where v or x is no node, or not enough bits are left. Behind the last edge fewer than six
//! bits are left, all of them 1; but if the highest node is all ones, the first may be 0, for ones
//! alone could be taken for an edge.

use std::io;

use catmouse_game::Graph;

use super::bits::BitWriter;
use super::{BIAS, Line, six_bits, write_node_count};
use crate::error::{EncodingFault, ReadError};
use crate::format::Format;
use crate::placed::{PlacedEdge, check_nodes_ahead, edge_error};
use crate::source::Source;

/// Writes a graph as sparse6, on one line without a header.
///
/// # Errors
/// What writing to `out` fails with.
pub fn write_sparse6(graph: &Graph, out: &mut impl io::Write) -> io::Result<()> {
    write_node_count(graph.node_count(), Format::Sparse6, out)?;
    let nodes = graph.node_count();
    let number_bits = number_bits(nodes);
    let mut bits = BitWriter::new(out);
    let mut reached = 0;
    let edges = graph.nodes().flat_map(|higher| {
        let lower = graph.neighbours(higher).iter();
        let lower = lower.take_while(move |lower| **lower < higher);
        lower.map(move |lower| (lower.number(), higher.number()))
    });
    for (lower, higher) in edges {
        let mut onward = higher > reached;
        if higher > reached + 1 {
            bits.bit(true)?;
            bits.number(higher, number_bits)?;
            onward = false;
        }
        reached = higher;
        bits.bit(onward)?;
        bits.number(lower, number_bits)?;
    }
    // Ones alone could be taken for an edge of the highest node with itself.
    if bits.room() > number_bits && reached + 2 == nodes && nodes == 1 << number_bits {
        bits.bit(false)?;
    }
    bits.finish(true)
}

/// Reads one graph, which is the whole line.
pub(crate) fn read(source: Source<'_>) -> Result<Graph, ReadError> {
    let line = Line::open(source, Format::Sparse6)?;
    check_nodes_ahead(source, line.nodes, line.count)?;
    line.check_bytes(line.bytes().len())?;
    check_end(line)?;
    let pairs = Edges::of(line).map(|edge| (edge.a, edge.b));
    Graph::from_edges(line.nodes, pairs).map_err(|fault| {
        edge_error::<Graph>(source, &fault, Edges::of(line), |node| node.to_string())
    })
}

/// How many bits a node takes.
fn number_bits(nodes: u32) -> u32 {
    u32::BITS - nodes.saturating_sub(1).leading_zeros()
}

/// Checks what stands behind the last edge.
fn check_end(line: Line<'_>) -> Result<(), ReadError> {
    let mut edges = Edges::of(line);
    edges.by_ref().for_each(drop);
    let end = edges.edge_end;
    let needed = end.div_ceil(6);
    if line.bytes().len() > needed {
        let nodes = line.nodes;
        return Err(line
            .source
            .error(line.edges + needed, EncodingFault::NoEdge { nodes }));
    }
    let unused = (1 << (needed * 6 - end)) - 1;
    let number_bits = number_bits(line.nodes);
    let zero_allowed = number_bits < 6 && line.nodes == 1 << number_bits;
    let padding = line.bytes().last().map_or(0, |last| last - BIAS) & unused;
    if padding == unused || (zero_allowed && padding == unused >> 1) {
        return Ok(());
    }
    let last = line.source.text.len() - 1;
    Err(line.source.error(last, EncodingFault::PaddingNotOne))
}

/// The edges of a line whose bytes have been checked.
#[derive(Clone)]
struct Edges<'t> {
    line: Line<'t>,
    number_bits: u32,
    /// The node that the format calls v.
    reached: u32,
    /// How many bytes have been read, and the bits of them that are left.
    bytes_read: usize,
    left: u64,
    left_count: u32,
    /// Behind how many bits the last edge ends.
    edge_end: usize,
}

impl<'t> Edges<'t> {
    fn of(line: Line<'t>) -> Self {
        Self {
            line,
            number_bits: number_bits(line.nodes),
            reached: 0,
            bytes_read: 0,
            left: 0,
            left_count: 0,
            edge_end: 0,
        }
    }

    /// Takes an item, its bit and its number; `None` if not enough bits are left.
    fn item(&mut self) -> Option<(u32, u32)> {
        let count = 1 + self.number_bits;
        while self.left_count < count {
            let byte = self.line.bytes().get(self.bytes_read)?;
            self.left = self.left << 6 | u64::from(six_bits(*byte)?);
            self.left_count += 6;
            self.bytes_read += 1;
        }
        self.left_count -= count;
        let item = self.left >> self.left_count;
        self.left ^= item << self.left_count;
        let number = item & !(1 << self.number_bits);
        let onward = item >> self.number_bits;
        Some((u32::try_from(onward).ok()?, u32::try_from(number).ok()?))
    }
}

impl Iterator for Edges<'_> {
    type Item = PlacedEdge;

    fn next(&mut self) -> Option<PlacedEdge> {
        loop {
            let begin = 6 * self.bytes_read - self.left_count as usize;
            let (onward, number) = self.item()?;
            let reached = self.reached.checked_add(onward)?;
            self.reached = reached.max(number);
            if self.reached >= self.line.nodes {
                return None;
            }
            if number <= reached {
                self.edge_end = begin + 1 + self.number_bits as usize;
                return Some(PlacedEdge {
                    a: number,
                    b: reached,
                    offset: self.line.edges + begin / 6,
                });
            }
        }
    }
}
