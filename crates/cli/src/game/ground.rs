//! What games are played on, as it was read.

use catmouse_engine::{Graph, Node};
use catmouse_formats::{NamedGraph, Names};

/// What a game is played on, before its rules are known.
#[derive(Clone, Debug)]
pub(crate) enum Ground {
    /// An undirected graph.
    Graph(Graph),
}

/// A ground together with the names that its text gives the nodes.
#[derive(Clone, Debug)]
pub(crate) struct NamedGround {
    pub(crate) ground: Ground,
    /// The names, if they are more than the numbers of the nodes.
    pub(crate) names: Option<Names>,
}

impl From<NamedGraph> for NamedGround {
    fn from(NamedGraph { graph, names }: NamedGraph) -> Self {
        Self {
            ground: Ground::Graph(graph),
            names,
        }
    }
}

impl Ground {
    /// The graph of a ground that was read as an undirected graph.
    pub(crate) fn graph(&self) -> &Graph {
        match self {
            Self::Graph(graph) => graph,
        }
    }

    /// All nodes, ascending.
    pub(crate) fn nodes(&self) -> impl Iterator<Item = Node> + Clone + use<> {
        match self {
            Self::Graph(graph) => graph.nodes(),
        }
    }
}
