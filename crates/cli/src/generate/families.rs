//! Graphs with a name.

use std::iter;

use catmouse_engine::Graph;

use super::{EDGES_MAX, GenerateError, build, check_nodes};

pub(super) fn path(nodes: u32) -> Result<Graph, GenerateError> {
    check_nodes(nodes.into())?;
    build(nodes, path_edges(0, nodes))
}

pub(super) fn cycle(nodes: u32) -> Result<Graph, GenerateError> {
    check_nodes_from("cycle", 3, nodes)?;
    build(nodes, cycle_edges(0, nodes))
}

pub(super) fn complete(nodes: u32) -> Result<Graph, GenerateError> {
    let nodes = check_nodes(nodes.into())?;
    // Else it would be found out only in the making, after a gigabyte of edges.
    if pair_count(nodes) > EDGES_MAX.into() {
        return Err(GenerateError::TooManyEdges);
    }
    build(nodes, pairs(nodes))
}

pub(super) fn star(nodes: u32) -> Result<Graph, GenerateError> {
    check_nodes(nodes.into())?;
    build(nodes, star_edges(nodes))
}

pub(super) fn wheel(nodes: u32) -> Result<Graph, GenerateError> {
    check_nodes_from("wheel", 4, nodes)?;
    build(nodes, star_edges(nodes).chain(cycle_edges(1, nodes)))
}

pub(super) fn grid(width: u32, height: u32) -> Result<Graph, GenerateError> {
    let nodes = check_nodes(u64::from(width) * u64::from(height))?;
    let edges = (0..nodes).flat_map(move |node| {
        let right = (node % width + 1 < width).then_some((node, node + 1));
        let below = (node / width + 1 < height).then(|| (node, node + width));
        right.into_iter().chain(below)
    });
    build(nodes, edges)
}

pub(super) fn hypercube(dimension: u32) -> Result<Graph, GenerateError> {
    let nodes = check_nodes(1_u64.checked_shl(dimension).unwrap_or(u64::MAX))?;
    let edges = (0..nodes).flat_map(move |node| {
        let others = (0..dimension).map(move |bit| node ^ (1 << bit));
        others
            .filter(move |&other| node < other)
            .map(move |other| (node, other))
    });
    build(nodes, edges)
}

/// An outer cycle, an inner star of five points, and a spoke from each node of one to the other.
pub(super) fn petersen() -> Result<Graph, GenerateError> {
    let edges = (0..5).flat_map(|node| {
        let outer = (node, (node + 1) % 5);
        let spoke = (node, node + 5);
        let inner = (node + 5, (node + 2) % 5 + 5);
        [outer, spoke, inner]
    });
    build(10, edges)
}

/// All pairs of different nodes, the lower one first, ascending.
pub(super) fn pairs(nodes: u32) -> impl Iterator<Item = (u32, u32)> {
    (0..nodes).flat_map(move |a| (a + 1..nodes).map(move |b| (a, b)))
}

/// How many pairs of different nodes there are.
pub(super) fn pair_count(nodes: u32) -> u64 {
    u64::from(nodes) * u64::from(nodes.saturating_sub(1)) / 2
}

fn check_nodes_from(family: &'static str, nodes_min: u32, nodes: u32) -> Result<(), GenerateError> {
    check_nodes(nodes.into())?;
    if nodes < nodes_min {
        return Err(GenerateError::TooFewNodes { family, nodes_min });
    }
    Ok(())
}

fn path_edges(first: u32, end: u32) -> impl Iterator<Item = (u32, u32)> {
    (first + 1..end).map(|node| (node - 1, node))
}

fn cycle_edges(first: u32, end: u32) -> impl Iterator<Item = (u32, u32)> {
    path_edges(first, end).chain(iter::once((first, end - 1)))
}

fn star_edges(nodes: u32) -> impl Iterator<Item = (u32, u32)> {
    (1..nodes).map(|node| (0, node))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Nodes, edges, and the degrees of the nodes, ascending and each once.
    fn shape(graph: Result<Graph, GenerateError>) -> (u32, u32, Vec<u32>) {
        let graph = graph.unwrap();
        let mut degrees: Vec<u32> = graph.nodes().map(|node| graph.degree(node)).collect();
        degrees.sort_unstable();
        degrees.dedup();
        (graph.node_count(), graph.edge_count(), degrees)
    }

    #[test]
    fn families_have_their_nodes_edges_and_degrees() {
        assert_eq!(shape(path(4)), (4, 3, vec![1, 2]));
        assert_eq!(shape(path(0)), (0, 0, vec![]));
        assert_eq!(shape(cycle(3)), (3, 3, vec![2]));
        assert_eq!(shape(cycle(7)), (7, 7, vec![2]));
        assert_eq!(shape(complete(5)), (5, 10, vec![4]));
        assert_eq!(shape(star(5)), (5, 4, vec![1, 4]));
        assert_eq!(shape(wheel(6)), (6, 10, vec![3, 5]));
        assert_eq!(shape(grid(4, 3)), (12, 17, vec![2, 3, 4]));
        assert_eq!(shape(grid(1, 3)), (3, 2, vec![1, 2]));
        assert_eq!(shape(grid(0, 3)), (0, 0, vec![]));
        assert_eq!(shape(hypercube(0)), (1, 0, vec![0]));
        assert_eq!(shape(hypercube(4)), (16, 32, vec![4]));
    }

    /// The only graph of 10 nodes and degree 3 without a cycle of less than 5 nodes.
    #[test]
    fn petersen_has_no_short_cycle() {
        let graph = petersen().unwrap();
        assert_eq!(shape(petersen()), (10, 15, vec![3]));
        for a in graph.nodes() {
            for b in graph.nodes().filter(|&b| b != a) {
                let common = graph
                    .neighbours(a)
                    .iter()
                    .filter(|&&node| graph.has_edge(node, b));
                assert_eq!(
                    common.count(),
                    usize::from(!graph.has_edge(a, b)),
                    "{a} {b}"
                );
            }
        }
    }

    #[test]
    fn sizes_out_of_bounds_are_refused() {
        assert!(matches!(
            cycle(2),
            Err(GenerateError::TooFewNodes { nodes_min: 3, .. })
        ));
        assert!(matches!(
            wheel(3),
            Err(GenerateError::TooFewNodes { nodes_min: 4, .. })
        ));
        assert!(matches!(
            complete(u32::MAX),
            Err(GenerateError::TooManyNodes(_))
        ));
        assert!(matches!(hypercube(64), Err(GenerateError::TooManyNodes(_))));
        assert!(matches!(hypercube(32), Err(GenerateError::TooManyNodes(_))));
        let cells = u64::from(u32::MAX) * u64::from(u32::MAX);
        assert!(matches!(
            grid(u32::MAX, u32::MAX),
            Err(GenerateError::TooManyNodes(nodes)) if nodes == cells
        ));
    }
}
