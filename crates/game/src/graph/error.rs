//! What makes no sense as a graph.

use thiserror::Error;

use super::node::Node;

/// Why a list of neighbours or of edges is not a graph.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum GraphError {
    /// A neighbour is not a node of the graph.
    #[error("node {node} lists {neighbour}, which is not a node: {}", node_range(*.nodes))]
    OutOfRange {
        /// The node whose list it is.
        node: Node,
        /// The number listed; wider than a node's, as it may be anything.
        neighbour: i64,
        /// How many nodes the graph has.
        nodes: u32,
    },

    /// A node is its own neighbour.
    #[error("node {node} lists itself: a simple graph has no self-loop")]
    SelfLoop {
        /// The node.
        node: Node,
    },

    /// A neighbour is listed twice.
    #[error("node {node} lists {neighbour} twice")]
    Duplicate {
        /// The node whose list it is.
        node: Node,
        /// The neighbour listed twice.
        neighbour: Node,
    },

    /// A neighbour does not list the node back.
    #[error("node {node} lists {neighbour}, but {neighbour} does not list {node}")]
    Asymmetric {
        /// The node whose list it is.
        node: Node,
        /// The neighbour that does not list it back.
        neighbour: Node,
    },

    /// There are more nodes than can be numbered.
    #[error("more than {} nodes can't be numbered", u32::MAX)]
    TooManyNodes,

    /// There are more arcs than can be indexed; an edge is two arcs.
    #[error("more than {} arcs can't be indexed (an edge is two arcs)", u32::MAX)]
    TooManyArcs,
}

fn node_range(nodes: u32) -> String {
    match nodes {
        0 => "there is none".to_owned(),
        1 => "the only node is 0".to_owned(),
        _ => format!("the nodes are 0 to {}", nodes - 1),
    }
}
