//! The names of nodes.

use catmouse_game::{Digraph, Graph, Node};

/// A graph as it was read, together with the names that its text gives the nodes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NamedGraph<G = Graph> {
    /// The graph.
    pub graph: G,
    /// The names, if they are more than the numbers of the nodes.
    pub names: Option<Names>,
}

impl<G> From<G> for NamedGraph<G> {
    fn from(graph: G) -> Self {
        Self { graph, names: None }
    }
}

impl NamedGraph {
    /// The same graph, each edge as two arcs.
    pub(crate) fn with_both_arcs(self) -> NamedGraph<Digraph> {
        NamedGraph {
            graph: Digraph::from(&self.graph),
            names: self.names,
        }
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
