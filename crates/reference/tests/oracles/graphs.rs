//! Graphs and starts that the tests share.

use catmouse_game::Graph;
use catmouse_reference::{Situation, Turn};

/// The start of the published problem.
pub(crate) const START: Situation = Situation {
    mouse: 1,
    cat: 2,
    turn: Turn::Mouse,
};

/// How many labelled graphs there are on so many nodes.
pub(crate) fn labelled_graph_count(nodes: u32) -> u32 {
    1 << (nodes * (nodes - 1) / 2)
}

/// A labelled graph by its number: each bit is an edge.
pub(crate) fn labelled_graph(nodes: u32, number: u32) -> Graph {
    let pairs = (0..nodes).flat_map(|high| (0..high).map(move |low| (low, high)));
    let edges = pairs.enumerate().filter(|(bit, _)| number >> bit & 1 == 1);
    Graph::from_edges(nodes, edges.map(|(_, edge)| edge)).unwrap()
}

/// The cycle of the nodes 1, 2 … n - 1; node 0 has no neighbour.
pub(crate) fn cycle_beside_the_hole(nodes: u32) -> Graph {
    let next = |node| if node + 1 == nodes { 1 } else { node + 1 };
    Graph::from_edges(nodes, (1..nodes).map(|node| (node, next(node)))).unwrap()
}
