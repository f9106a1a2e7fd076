//! Undirected simple graphs.

mod csr;
pub(crate) mod error;
pub(crate) mod node;

pub(crate) use self::csr::{Csr, SelfLoops};
use self::error::GraphError;
use self::node::Node;

/// An undirected simple graph on the nodes 0..n: no self-loop, no duplicate, and every neighbour
/// lists the node back.
///
/// It is built through validation alone, so that whoever holds a `Graph` need not check it again.
/// It may have any number of nodes, none included, isolated ones included. Memory: 4 bytes a node
/// and 8 bytes an edge; up to 64 nodes, 8 bytes more a node for the neighbours as bits.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Graph {
    adjacency: Csr,
}

impl Graph {
    /// Builds a graph from the list of each node's neighbours, in any order within a list.
    ///
    /// # Errors
    /// [`GraphError`] names the first fault by node, then by neighbour: a neighbour out of range,
    /// a self-loop, a duplicate; and if there is none of these, a neighbour that does not list
    /// the node back.
    ///
    /// # Complexity
    /// Linear time in nodes and edges for lists that ascend; else each is sorted.
    ///
    /// # Examples
    /// ```
    /// use catmouse_game::{Graph, GraphError, Node};
    ///
    /// let triangle = Graph::from_adjacency([[1, 2], [0, 2], [0, 1]])?;
    /// assert_eq!(triangle.edge_count(), 3);
    ///
    /// let fault = Graph::from_adjacency([vec![1], vec![]]);
    /// let (node, neighbour) = (Node::new(0), Node::new(1));
    /// assert_eq!(fault, Err(GraphError::Asymmetric { node, neighbour }));
    /// # Ok::<(), GraphError>(())
    /// ```
    pub fn from_adjacency<Rows>(rows: Rows) -> Result<Self, GraphError>
    where
        Rows: IntoIterator,
        Rows::Item: AsRef<[u32]>,
    {
        let adjacency = Csr::from_rows(rows, SelfLoops::Refused)?;
        match adjacency.find_one_way_arc() {
            Some((node, neighbour)) => Err(GraphError::Asymmetric { node, neighbour }),
            None => Ok(Self { adjacency }),
        }
    }

    /// Builds a graph on `nodes` nodes from its edges, each given once, in any order and either
    /// direction. The iterator is walked twice.
    ///
    /// # Errors
    /// [`GraphError`] if an end is out of range, both ends are one node, or an edge is given twice.
    ///
    /// # Complexity
    /// Linear time in nodes and edges, besides sorting each node's neighbours.
    ///
    /// # Examples
    /// ```
    /// use catmouse_game::Graph;
    ///
    /// let path = Graph::from_edges(3, [(0, 1), (1, 2)])?;
    /// assert_eq!(path, Graph::from_adjacency([vec![1], vec![0, 2], vec![1]])?);
    /// # Ok::<(), catmouse_game::GraphError>(())
    /// ```
    pub fn from_edges<Edges>(nodes: u32, edges: Edges) -> Result<Self, GraphError>
    where
        Edges: IntoIterator<Item = (u32, u32)>,
        Edges::IntoIter: Clone,
    {
        let arcs = edges.into_iter().flat_map(|(a, b)| {
            // A self-loop is one arc: as two it would be called a duplicate.
            let back = (a != b).then_some((b, a));
            std::iter::once((a, b)).chain(back)
        });
        let adjacency = Csr::from_arcs(nodes, arcs, SelfLoops::Refused)?;
        Ok(Self { adjacency })
    }

    /// Builds a graph from the bits of each node's neighbours: bit v of word u says whether v is a
    /// neighbour of u. It is meant for up to 64 nodes; more have no bit, hence no neighbour.
    ///
    /// # Errors
    /// As in [`Graph::from_adjacency`]; a duplicate can't be said in bits.
    ///
    /// # Complexity
    /// Linear time in nodes and edges, without sorting.
    ///
    /// # Examples
    /// ```
    /// use catmouse_game::Graph;
    ///
    /// let path = Graph::from_bit_rows(&[0b010, 0b101, 0b010])?;
    /// assert_eq!(path, Graph::from_adjacency([vec![1], vec![0, 2], vec![1]])?);
    /// # Ok::<(), catmouse_game::GraphError>(())
    /// ```
    pub fn from_bit_rows(rows: &[u64]) -> Result<Self, GraphError> {
        match Csr::from_symmetric_bits(rows) {
            Some(adjacency) => Ok(Self { adjacency }),
            None => Self::from_adjacency(rows.iter().map(|&row| numbers_of_bits(row))),
        }
    }

    /// How many nodes there are.
    pub fn node_count(&self) -> u32 {
        self.adjacency.node_count()
    }

    /// How many edges there are.
    pub fn edge_count(&self) -> u32 {
        self.adjacency.arc_count() / 2
    }

    /// All nodes, ascending.
    pub fn nodes(&self) -> impl ExactSizeIterator<Item = Node> + Clone + use<> {
        self.adjacency.nodes()
    }

    /// All edges, the lower node first, ascending.
    pub fn edges(&self) -> impl Iterator<Item = (Node, Node)> + '_ {
        self.nodes().flat_map(|node| {
            let higher = self
                .neighbours(node)
                .iter()
                .filter(move |&&other| other > node);
            higher.map(move |&other| (node, other))
        })
    }

    /// The neighbours of a node, ascending.
    ///
    /// # Panics
    /// If there is no such node.
    pub fn neighbours(&self, node: Node) -> &[Node] {
        self.adjacency.row(node)
    }

    /// How many neighbours a node has.
    ///
    /// # Panics
    /// If there is no such node.
    pub fn degree(&self, node: Node) -> u32 {
        u32::try_from(self.neighbours(node).len()).expect("fewer arcs than 2^32")
    }

    /// Whether two nodes are neighbours.
    ///
    /// # Panics
    /// If there is no node `a`.
    ///
    /// # Complexity
    /// Logarithmic in the degree of `a`.
    pub fn has_edge(&self, a: Node, b: Node) -> bool {
        self.adjacency.contains(a, b)
    }

    pub(crate) fn adjacency(&self) -> &Csr {
        &self.adjacency
    }
}

/// The numbers of the bits that are set in a word, ascending.
fn numbers_of_bits(word: u64) -> Vec<u32> {
    (0..u64::BITS)
        .filter(|bit| (word >> bit) & 1 == 1)
        .collect()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn assert_alike(rows: &[u64]) {
        let lists = rows.iter().map(|&row| numbers_of_bits(row));
        assert_eq!(
            Graph::from_bit_rows(rows),
            Graph::from_adjacency(lists),
            "{rows:x?}"
        );
    }

    /// The rows of a graph on so many nodes whose edges are those of the pairs that are chosen.
    fn symmetric(nodes: usize, chosen: &[bool]) -> Vec<u64> {
        let mut rows = vec![0; nodes];
        let pairs = (0..nodes).flat_map(|a| (0..a).map(move |b| (a, b)));
        for ((a, b), _) in pairs.zip(chosen).filter(|(_, chosen)| **chosen) {
            rows[a] |= 1 << b;
            rows[b] |= 1 << a;
        }
        rows
    }

    #[test]
    fn all_rows_of_bits_of_up_to_three_nodes_are_judged_as_lists() {
        for bits in 0..1_u64 << 12 {
            let rows = [bits & 0xF, (bits >> 4) & 0xF, bits >> 8];
            for nodes in 0..=3 {
                assert_alike(&rows[..nodes]);
            }
        }
    }

    proptest! {
        #[test]
        fn rows_of_bits_are_judged_as_lists(
            nodes in 0..=66_usize,
            density in 0.0..1.0,
            seeds in prop::collection::vec(0.0..1.0, 66 * 65 / 2),
            flips in prop::collection::vec((any::<prop::sample::Index>(), 0..64_u32), 0..3),
        ) {
            let chosen: Vec<bool> = seeds.iter().map(|&seed| seed < density).collect();
            let mut rows = symmetric(nodes.min(64), &chosen);
            rows.resize(nodes, 0);
            assert_alike(&rows);
            for (index, bit) in flips.iter().filter(|_| nodes > 0) {
                rows[index.index(nodes)] ^= 1 << bit;
                assert_alike(&rows);
            }
        }
    }
}
