//! The edge format of the DIMACS challenges.

mod entries;

use std::io;

use catmouse_game::{Graph, Node};

use self::entries::{Edge, Entries, Entry, Number, Problem};
use crate::error::{DimacsFault, Expected, ReadError};
use crate::placed::{PlacedEdge, check_nodes_ahead, edge_error};
use crate::source::Source;

/// Writes a graph in the DIMACS edge format, the lower node of an edge first, ascending. Nodes are
/// numbered from 1 there.
///
/// # Errors
/// What writing to `out` fails with.
pub fn write_dimacs(graph: &Graph, out: &mut impl io::Write) -> io::Result<()> {
    writeln!(out, "p edge {} {}", graph.node_count(), graph.edge_count())?;
    for (a, b) in graph.edges() {
        writeln!(out, "e {} {}", from_one(a), from_one(b))?;
    }
    Ok(())
}

/// The number of a node, numbered from 1.
fn from_one(node: Node) -> u64 {
    u64::from(node.number()) + 1
}

/// Reads one graph, which is the whole text.
pub(crate) fn read(source: Source<'_>) -> Result<Graph, ReadError> {
    let mut problem: Option<Problem> = None;
    let mut edges = Vec::new();
    for entry in Entries::of(source) {
        match (entry?, problem) {
            (Entry::Problem(stated), None) => {
                check_nodes_ahead(source, stated.nodes.value, stated.nodes.offset)?;
                problem = Some(stated);
            }
            (Entry::Problem(second), Some(_)) => {
                return Err(source.error(second.offset, DimacsFault::SecondProblem));
            }
            (Entry::Edge(edge), Some(problem)) => edges.push(placed_edge(source, problem, edge)?),
            (Entry::Edge(edge), None) => {
                return Err(source.unexpected(edge.offset, Expected::Problem));
            }
        }
    }
    let Some(problem) = problem else {
        return Err(source.unexpected(source.text.len(), Expected::Problem));
    };
    check_edge_count(source, problem.edges, edges.len() as u64)?;
    let ends = edges.iter().map(|edge| edge.ends());
    Graph::from_edges(problem.nodes.value, ends).map_err(|fault| {
        let name = |node| from_one(node).to_string();
        edge_error::<Graph>(source, &fault, edges.iter().copied(), name)
    })
}

fn check_edge_count(source: Source<'_>, stated: Number, given: u64) -> Result<(), ReadError> {
    if given == u64::from(stated.value) {
        return Ok(());
    }
    let stated_count = stated.value;
    let fault = DimacsFault::EdgeCount {
        stated: stated_count,
        given,
    };
    Err(source.error(stated.offset, fault))
}

/// An edge with its nodes numbered from 0, if they are among those stated.
fn placed_edge(source: Source<'_>, problem: Problem, edge: Edge) -> Result<PlacedEdge, ReadError> {
    let nodes = problem.nodes.value;
    let from_zero = |Number { value, offset }| match value {
        1.. if value <= nodes => Ok(value - 1),
        number => Err(source.error(offset, DimacsFault::OutOfRange { number, nodes })),
    };
    Ok(PlacedEdge {
        a: from_zero(edge.a)?,
        b: from_zero(edge.b)?,
        offset: edge.offset,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Format, read_graph};

    #[test]
    fn lines_of_all_kinds_are_read() {
        let text = b"c a graph\r\nc\n\n p\tcol 4 2\r\n e 1  2\nc\te 1 3\ne 4 2 \nc";
        let graph = Graph::from_edges(4, [(0, 1), (1, 3)]);
        assert_eq!(read_graph(text, Some(Format::Dimacs)).ok(), graph.ok());
    }

    #[test]
    fn nodes_are_written_from_one() {
        let graph = Graph::from_edges(5, [(3, 0), (0, 1), (1, 3)]).unwrap();
        let mut text = Vec::new();
        write_dimacs(&graph, &mut text).unwrap();
        assert_eq!(text, b"p edge 5 3\ne 1 2\ne 1 4\ne 2 4\n");
    }
}
