//! Graphs from and to petgraph.

use ::petgraph::graph::UnGraph;
use ::petgraph::visit::{IntoNeighbors, IntoNodeIdentifiers, NodeCount, NodeIndexable};
use thiserror::Error;

use crate::graph::Graph;
use crate::graph::error::GraphError;

/// Why a petgraph graph is not a [`Graph`]. Nodes are numbered by the order in which petgraph
/// lists them.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error(transparent)]
pub struct PetgraphError(#[from] pub GraphError);

impl Graph {
    /// Builds a graph from any petgraph graph through its visit traits. Its nodes are numbered
    /// 0, 1, 2 … in the order in which petgraph lists them, so that a graph with removed nodes has
    /// no gaps; weights are dropped. A directed graph must list each edge in both directions.
    ///
    /// # Errors
    /// [`PetgraphError`] if it has self-loops, parallel edges, or an arc without its reverse.
    ///
    /// # Complexity
    /// Linear time and memory in petgraph's index bound and edges, besides sorting neighbours.
    ///
    /// # Examples
    /// ```
    /// use catmouse_game::Graph;
    /// use petgraph::graph::UnGraph;
    ///
    /// let triangle = UnGraph::<(), ()>::from_edges([(0, 1), (1, 2), (2, 0)]);
    /// let graph = Graph::from_petgraph(&triangle)?;
    /// assert_eq!(graph, Graph::from_edges(3, [(0, 1), (0, 2), (1, 2)])?);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn from_petgraph<G>(graph: G) -> Result<Self, PetgraphError>
    where
        G: IntoNeighbors + IntoNodeIdentifiers + NodeIndexable + NodeCount,
    {
        let unlisted = u32::MAX;
        let mut numbers = vec![unlisted; graph.node_bound()];
        for (number, id) in (0..unlisted).zip(graph.node_identifiers()) {
            numbers[graph.to_index(id)] = number;
        }
        let rows = graph.node_identifiers().map(|id| {
            let neighbours = graph.neighbors(id);
            neighbours
                .map(|neighbour| numbers[graph.to_index(neighbour)])
                .collect::<Vec<u32>>()
        });
        if u32::try_from(graph.node_count()).is_err() {
            return Err(GraphError::TooManyNodes.into());
        }
        Ok(Self::from_adjacency(rows)?)
    }

    /// The same graph as petgraph's default undirected graph, node numbers kept.
    ///
    /// # Complexity
    /// Linear time and memory in nodes and edges.
    pub fn to_petgraph(&self) -> UnGraph<(), ()> {
        let mut graph =
            UnGraph::with_capacity(self.node_count() as usize, self.edge_count() as usize);
        for _ in self.nodes() {
            graph.add_node(());
        }
        graph.extend_with_edges(self.edges().map(|(a, b)| (a.number(), b.number())));
        graph
    }
}
