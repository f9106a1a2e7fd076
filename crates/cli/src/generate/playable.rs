//! Graphs on which both players of Cat and Mouse can move, from everywhere and from the start.

use catmouse_engine::{Graph, Node};

/// Where the cat starts, and where it never goes.
pub(super) const CAT: u32 = 2;
pub(super) const HOLE: u32 = 0;

/// Whether every node has a neighbour, and the cat's start one other than the hole.
pub(super) fn is_playable(graph: &Graph) -> bool {
    let cat_can_move = || {
        let neighbours = graph.neighbours(Node::new(CAT));
        neighbours.iter().any(|node| node.number() != HOLE)
    };
    graph.node_count() > CAT && graph.nodes().all(|node| graph.degree(node) > 0) && cat_can_move()
}
