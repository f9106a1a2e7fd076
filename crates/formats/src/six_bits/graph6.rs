//! graph6: for each pair of nodes a bit, (0,1), (0,2), (1,2), (0,3), (1,3), (2,3), …

use std::io;

use catmouse_game::Graph;

use super::bits::{BitWriter, LowFirst, Ones};
use super::{Line, write_node_count};
use crate::error::ReadError;
use crate::format::Format;
use crate::source::Source;

/// The most nodes of a graph that is read straight into bits: those of a word.
const SMALL_NODES_MAX: u32 = u64::BITS;

/// Writes a graph as graph6, on one line without a header.
///
/// # Errors
/// What writing to `out` fails with.
pub fn write_graph6(graph: &Graph, out: &mut impl io::Write) -> io::Result<()> {
    write_node_count(graph.node_count(), Format::Graph6, out)?;
    let mut bits = BitWriter::new(out);
    for node in graph.nodes() {
        let mut lower = graph.neighbours(node).iter().peekable();
        for other in 0..node.number() {
            let joined = lower.next_if(|neighbour| neighbour.number() == other);
            bits.bit(joined.is_some())?;
        }
    }
    bits.finish(false)
}

/// How many bits a graph of so many nodes takes.
pub(super) fn bit_count(nodes: u32) -> u64 {
    let nodes = u64::from(nodes);
    nodes * nodes.saturating_sub(1) / 2
}

/// Reads one graph, which is the whole line.
pub(crate) fn read(source: Source<'_>) -> Result<Graph, ReadError> {
    let line = Line::open(source, Format::Graph6)?;
    if let Some(graph) = read_small(line) {
        return Ok(graph);
    }
    line.check_bits(Format::Graph6, bit_count(line.nodes))?;
    let pairs = Pairs::of(Ones::of(line.bytes()));
    Graph::from_edges(line.nodes, pairs).map_err(|fault| source.error(0, fault))
}

/// Reads a graph of few nodes straight into bits; `None` if it is larger, or has a fault.
fn read_small(line: Line<'_>) -> Option<Graph> {
    if line.nodes > SMALL_NODES_MAX {
        return None;
    }
    let mut rows = [0_u64; SMALL_NODES_MAX as usize];
    let rows = &mut rows[..line.nodes as usize];
    let mut bits = LowFirst::new(line.bytes());
    for node in 1..line.nodes {
        let lower = bits.take(node);
        let (before, from) = rows.split_at_mut(node as usize);
        from[0] = lower;
        // For all, since a jump over few edges would be hard to foresee.
        for (other, row) in before.iter_mut().enumerate() {
            *row |= ((lower >> other) & 1) << node;
        }
    }
    if !bits.is_sound_end() {
        return None;
    }
    Graph::from_bit_rows(rows).ok()
}

/// The pairs of nodes whose bits are 1.
#[derive(Clone)]
struct Pairs<'t> {
    ones: Ones<'t>,
    /// The higher node of the pair reached, and the place of its first bit.
    higher: u32,
    begin: u64,
}

impl<'t> Pairs<'t> {
    fn of(ones: Ones<'t>) -> Self {
        Self {
            ones,
            higher: 1,
            begin: 0,
        }
    }
}

impl Iterator for Pairs<'_> {
    type Item = (u32, u32);

    fn next(&mut self) -> Option<(u32, u32)> {
        let place = self.ones.next()?;
        while place - self.begin >= u64::from(self.higher) {
            self.begin += u64::from(self.higher);
            self.higher += 1;
        }
        let lower = u32::try_from(place - self.begin).ok()?;
        Some((lower, self.higher))
    }
}
