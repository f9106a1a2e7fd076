//! The kinds of graphs that texts are read as.

use catmouse_game::{Digraph, Graph, GraphError, Node};

/// A kind of graph: what one reader, and one writer, does for both.
pub(crate) trait Kind: Sized {
    /// Whether arcs count as they are given, so that one and its reverse are two, and one may lead
    /// from a node to itself.
    const IS_DIRECTED: bool;

    /// The graph of the list of each node.
    fn from_lists<'r>(lists: impl Iterator<Item = &'r [u32]>) -> Result<Self, GraphError>;

    /// The graph of edges or arcs on so many nodes.
    fn from_ends(
        nodes: u32,
        ends: impl Iterator<Item = (u32, u32)> + Clone,
    ) -> Result<Self, GraphError>;

    /// All nodes, ascending.
    fn nodes(&self) -> impl Iterator<Item = Node> + Clone + use<Self>;

    /// The list of a node, ascending.
    fn list(&self, node: Node) -> &[Node];

    /// Whether a node has neither edges nor arcs.
    fn is_isolated(&self, node: Node) -> bool;
}

impl Kind for Graph {
    const IS_DIRECTED: bool = false;

    fn from_lists<'r>(lists: impl Iterator<Item = &'r [u32]>) -> Result<Self, GraphError> {
        Self::from_adjacency(lists)
    }

    fn from_ends(
        nodes: u32,
        ends: impl Iterator<Item = (u32, u32)> + Clone,
    ) -> Result<Self, GraphError> {
        Self::from_edges(nodes, ends)
    }

    fn nodes(&self) -> impl Iterator<Item = Node> + Clone + use<> {
        self.nodes()
    }

    fn list(&self, node: Node) -> &[Node] {
        self.neighbours(node)
    }

    fn is_isolated(&self, node: Node) -> bool {
        self.neighbours(node).is_empty()
    }
}

impl Kind for Digraph {
    const IS_DIRECTED: bool = true;

    fn from_lists<'r>(lists: impl Iterator<Item = &'r [u32]>) -> Result<Self, GraphError> {
        Self::from_adjacency(lists)
    }

    fn from_ends(
        nodes: u32,
        ends: impl Iterator<Item = (u32, u32)> + Clone,
    ) -> Result<Self, GraphError> {
        Self::from_arcs(nodes, ends)
    }

    fn nodes(&self) -> impl Iterator<Item = Node> + Clone + use<> {
        self.nodes()
    }

    fn list(&self, node: Node) -> &[Node] {
        self.successors(node)
    }

    fn is_isolated(&self, node: Node) -> bool {
        self.successors(node).is_empty() && self.predecessors(node).is_empty()
    }
}
