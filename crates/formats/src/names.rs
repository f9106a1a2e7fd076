//! The names of nodes.

use catmouse_game::{Graph, Node};

/// A graph as it was read, together with the names that its text gives the nodes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NamedGraph {
    /// The graph.
    pub graph: Graph,
    /// The names, if they are more than the numbers of the nodes.
    pub names: Option<Names>,
}

impl From<Graph> for NamedGraph {
    fn from(graph: Graph) -> Self {
        Self { graph, names: None }
    }
}

/// The names of all nodes of a graph, each another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Names(Vec<String>);

impl Names {
    /// The names by the numbers of their nodes, which must be different.
    pub(crate) fn new(names: Vec<String>) -> Self {
        Self(names)
    }

    /// The name of a node.
    ///
    /// # Panics
    /// If there is no such node.
    pub fn name(&self, node: Node) -> &str {
        &self.0[node.index()]
    }
}
