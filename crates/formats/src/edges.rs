//! Edge lists: `0 1` a line.

mod entries;

use std::io;

use catmouse_game::{Digraph, Graph, GraphError, Node};

use self::entries::{Entries, Entry, Number};
use crate::error::{Fault, ReadError};
use crate::kind::Kind;
use crate::placed::{PlacedEdge, edge_error};
use crate::source::Source;

/// By how much the node count of an edge list may exceed the number of different nodes that it
/// mentions: a short text must not take much memory.
pub const EDGES_AHEAD_MAX: u32 = 1 << 16;

/// Writes a graph as an edge list, the lower node of an edge first, ascending; an isolated node
/// is a lone number. A graph without a node is no line.
///
/// # Errors
/// What writing to `out` fails with.
pub fn write_edges(graph: &Graph, out: &mut impl io::Write) -> io::Result<()> {
    for node in graph.nodes() {
        let neighbours = graph.neighbours(node);
        if neighbours.is_empty() {
            writeln!(out, "{node}")?;
        }
        for neighbour in neighbours.iter().filter(|&&neighbour| neighbour > node) {
            writeln!(out, "{node} {neighbour}")?;
        }
    }
    Ok(())
}

/// Writes a directed graph as a list of arcs, where an arc comes from first, ascending; an isolated
/// node is a lone number.
pub(crate) fn write_arcs(graph: &Digraph, out: &mut impl io::Write) -> io::Result<()> {
    for node in graph.nodes() {
        if graph.is_isolated(node) {
            writeln!(out, "{node}")?;
        }
        for successor in graph.successors(node) {
            writeln!(out, "{node} {successor}")?;
        }
    }
    Ok(())
}

/// Reads one graph, which is the whole text.
pub(crate) fn read<K: Kind>(source: Source<'_>) -> Result<K, ReadError> {
    let mut edges = Vec::new();
    let mut highest = None;
    for entry in Entries::of(source) {
        let entry = entry?;
        edges.extend(checked_edge::<K>(source, entry)?);
        for number in entry.numbers() {
            if highest.is_none_or(|highest: Number| highest.value < number.value) {
                highest = Some(number);
            }
        }
    }
    let nodes = match highest {
        Some(highest) => node_count(source, highest)?,
        None => 0,
    };
    let ends = edges.iter().map(|edge| edge.ends());
    K::from_ends(nodes, ends).map_err(|fault| {
        edge_error::<K>(source, &fault, edges.iter().copied(), |node| {
            node.to_string()
        })
    })
}

/// The edge of an entry, if it is one.
fn checked_edge<K: Kind>(
    source: Source<'_>,
    entry: Entry,
) -> Result<Option<PlacedEdge>, ReadError> {
    let Entry { first, second } = entry;
    match second {
        Some(second) if second.value == first.value && !K::IS_DIRECTED => {
            let node = Node::new(first.value);
            Err(source.error(second.offset, GraphError::SelfLoop { node }))
        }
        _ => Ok(second.map(|second| PlacedEdge {
            a: first.value,
            b: second.value,
            offset: first.offset,
        })),
    }
}

/// The number of nodes if the highest is not too far ahead.
fn node_count(source: Source<'_>, highest: Number) -> Result<u32, ReadError> {
    let nodes = u64::from(highest.value) + 1;
    let ahead_max = u64::from(EDGES_AHEAD_MAX);
    if nodes > ahead_max && nodes > mentioned_nodes(source, nodes) + ahead_max {
        let node = Node::new(highest.value);
        return Err(source.error(highest.offset, Fault::TooSparse { node }));
    }
    u32::try_from(nodes).map_err(|_| source.error(highest.offset, GraphError::TooManyNodes))
}

/// How many different nodes the text mentions, out of so many; if these are too many for its
/// numbers even though all were different, the highest need not be counted.
fn mentioned_nodes(source: Source<'_>, nodes: u64) -> u64 {
    let numbers = || Entries::of(source).flatten().flat_map(Entry::numbers);
    let length = nodes.min(count(numbers()) + u64::from(EDGES_AHEAD_MAX));
    let mut mentioned = vec![false; usize::try_from(length).unwrap_or(usize::MAX)];
    count(numbers().filter(|number| {
        let entry = mentioned.get_mut(Node::new(number.value).index());
        entry.is_some_and(|mentioned| !std::mem::replace(mentioned, true))
    }))
}

fn count(numbers: impl Iterator<Item = Number>) -> u64 {
    numbers.map(|_| 1).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Format, read_graph};

    fn read(text: &str) -> Result<Graph, String> {
        read_graph(text.as_bytes(), Some(Format::Edges)).map_err(|error| error.to_string())
    }

    #[test]
    fn edges_nodes_and_comments_are_read() {
        let text = "# a graph\r\n0 1 # an edge\n\n\t 3\t1#another\r\n  2  \n5";
        assert_eq!(
            read(text),
            Ok(Graph::from_edges(6, [(0, 1), (1, 3)]).unwrap())
        );
    }

    #[test]
    fn no_line_is_the_graph_without_a_node() {
        for text in ["", "\n \n", "# nothing", "\u{feff}"] {
            assert_eq!(
                read(text),
                Ok(Graph::from_edges(0, []).unwrap()),
                "{text:?}"
            );
        }
    }

    #[test]
    fn a_node_may_be_mentioned_more_than_once() {
        assert_eq!(read("1\n0 1\n1"), read("0 1"));
    }

    #[test]
    fn numbers_run_ahead_by_a_limit() {
        let nodes = |text: &str| read(text).map(|graph| graph.node_count());
        let too_far = |place: &str| {
            let text = "runs more than 65536 ahead of the nodes mentioned: number the nodes \
                without gaps, or mention those that have no edge";
            Err(format!("{place} {text}"))
        };
        assert_eq!(nodes("65536"), Ok(65537));
        assert_eq!(nodes("65537"), too_far("line 1, column 1: node 65537"));
        assert_eq!(nodes("0 65537"), Ok(65538));
        assert_eq!(
            nodes("0 1\n0 65539"),
            too_far("line 2, column 3: node 65539")
        );
        assert_eq!(nodes("0 65538\n1 0"), Ok(65539));
        assert_eq!(
            nodes("0 999999999"),
            too_far("line 1, column 3: node 999999999")
        );
        assert_eq!(
            nodes("4294967295 0"),
            too_far("line 1, column 1: node 4294967295")
        );
    }

    #[test]
    fn isolated_nodes_are_written_as_lone_numbers() {
        let graph = Graph::from_edges(6, [(3, 0), (0, 1), (1, 3)]).unwrap();
        let mut text = Vec::new();
        write_edges(&graph, &mut text).unwrap();
        assert_eq!(text, b"0 1\n0 3\n1 3\n2\n4\n5\n");
    }
}
