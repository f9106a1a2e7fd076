//! Directed graphs, for games whose moves are not symmetric.

use crate::graph::error::GraphError;
use crate::graph::node::Node;
use crate::graph::{Csr, Graph, SelfLoops};

/// A directed graph on the nodes 0..n, without duplicates; a self-loop is the move of staying put.
///
/// Both directions are held, since solving walks the arcs backwards. Memory: 8 bytes a node and 8
/// bytes an arc.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Digraph {
    successors: Csr,
    predecessors: Csr,
}

impl From<&Graph> for Digraph {
    /// The same graph, each edge as two arcs.
    fn from(graph: &Graph) -> Self {
        Self {
            successors: graph.adjacency().clone(),
            predecessors: graph.adjacency().clone(),
        }
    }
}

impl Digraph {
    /// Builds a directed graph from the list of each node's successors, in any order.
    ///
    /// # Errors
    /// [`GraphError`] names the first successor out of range or duplicate.
    ///
    /// # Complexity
    /// Linear time in nodes and arcs, besides sorting each list.
    ///
    /// # Examples
    /// ```
    /// use catmouse_game::{Digraph, Node};
    ///
    /// let arcs = Digraph::from_adjacency([vec![0, 1], vec![]])?;
    /// assert_eq!(arcs.successors(Node::new(0)), [Node::new(0), Node::new(1)]);
    /// assert_eq!(arcs.predecessors(Node::new(1)), [Node::new(0)]);
    /// # Ok::<(), catmouse_game::GraphError>(())
    /// ```
    pub fn from_adjacency<Rows>(rows: Rows) -> Result<Self, GraphError>
    where
        Rows: IntoIterator,
        Rows::Item: AsRef<[u32]>,
    {
        let successors = Csr::from_rows(rows, SelfLoops::Allowed)?;
        let predecessors = successors.reversed();
        Ok(Self {
            successors,
            predecessors,
        })
    }

    /// Builds a directed graph on `nodes` nodes from its arcs, each given once, in any order. The
    /// iterator is walked twice.
    ///
    /// # Errors
    /// [`GraphError`] if an end is out of range or an arc is given twice.
    ///
    /// # Complexity
    /// Linear time in nodes and arcs, besides sorting each node's successors.
    pub fn from_arcs<Arcs>(nodes: u32, arcs: Arcs) -> Result<Self, GraphError>
    where
        Arcs: IntoIterator<Item = (u32, u32)>,
        Arcs::IntoIter: Clone,
    {
        let successors = Csr::from_arcs(nodes, arcs.into_iter(), SelfLoops::Allowed)?;
        let predecessors = successors.reversed();
        Ok(Self {
            successors,
            predecessors,
        })
    }

    /// The same graph with a self-loop at each node, so that a side can stay put anywhere.
    ///
    /// # Errors
    /// [`GraphError::TooManyArcs`] if they can't be indexed then.
    ///
    /// # Complexity
    /// Linear time and memory in nodes and arcs.
    pub fn with_self_loops(&self) -> Result<Self, GraphError> {
        let rows = self.nodes().map(|node| {
            let others = self.successors(node).iter().filter(|&&to| to != node);
            let row = others.map(|to| to.number()).chain([node.number()]);
            row.collect::<Vec<u32>>()
        });
        Self::from_adjacency(rows)
    }

    /// How many nodes there are.
    pub fn node_count(&self) -> u32 {
        self.successors.node_count()
    }

    /// How many arcs there are.
    pub fn arc_count(&self) -> u32 {
        self.successors.arc_count()
    }

    /// All nodes, ascending.
    pub fn nodes(&self) -> impl ExactSizeIterator<Item = Node> + Clone + use<> {
        self.successors.nodes()
    }

    /// Where the arcs of a node lead, ascending.
    ///
    /// # Panics
    /// If there is no such node.
    pub fn successors(&self, node: Node) -> &[Node] {
        self.successors.row(node)
    }

    /// Where the arcs into a node come from, ascending.
    ///
    /// # Panics
    /// If there is no such node.
    pub fn predecessors(&self, node: Node) -> &[Node] {
        self.predecessors.row(node)
    }

    pub(crate) fn forward(&self) -> &Csr {
        &self.successors
    }

    pub(crate) fn backward(&self) -> &Csr {
        &self.predecessors
    }
}
