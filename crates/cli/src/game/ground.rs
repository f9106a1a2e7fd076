//! What games are played on, as it was read.

use std::io;

use catmouse_engine::{Digraph, Graph, Node};
use catmouse_formats::{Format, NamedGraph, Names, write_digraph, write_graph};

/// What a game is played on, before its rules are known.
#[derive(Clone, Debug)]
pub(crate) enum Ground {
    /// An undirected graph.
    Graph(Graph),
    /// A directed graph.
    Digraph(Digraph),
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

impl From<NamedGraph<Digraph>> for NamedGround {
    fn from(NamedGraph { graph, names }: NamedGraph<Digraph>) -> Self {
        Self {
            ground: Ground::Digraph(graph),
            names,
        }
    }
}

impl Ground {
    /// The graph of a ground that was read as an undirected graph.
    ///
    /// # Panics
    /// If it was read as anything else.
    pub(crate) fn graph(&self) -> &Graph {
        match self {
            Self::Graph(graph) => graph,
            Self::Digraph(_) => panic!("an undirected graph is read for what needs one"),
        }
    }

    /// All nodes, ascending.
    pub(crate) fn nodes(&self) -> impl Iterator<Item = Node> + Clone + use<> {
        let nodes = match self {
            Self::Graph(graph) => graph.node_count(),
            Self::Digraph(graph) => graph.node_count(),
        };
        (0..nodes).map(Node::new)
    }

    /// Writes the graph on one line, as JSON.
    pub(crate) fn write_line(&self, out: &mut impl io::Write) -> io::Result<()> {
        match self {
            Self::Graph(graph) => write_graph(graph, Format::Json, out),
            Self::Digraph(graph) => write_digraph(graph, Format::Json, out),
        }
    }
}
