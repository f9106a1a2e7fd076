//! What is known of cop numbers without a table.

use catmouse_game::{Graph, Node};

/// A number of cops below which none suffice on a connected graph, by the usual rules. The cop
/// number may be higher.
///
/// 1. One cop suffices exactly on the dismantlable graphs, see [`is_dismantlable`].
/// 2. If the shortest cycle has five nodes or more, as many cops are needed as the least degree (M.
///    Aigner, M. Fromme, "A game of cops and robbers", Discrete Applied Mathematics 8, 1984): a cop
///    who is on none of the robber's neighbours threatens at most one of them.
///
/// # Complexity
/// O(n² · n / 64) for the shortest cycle, and as [`is_dismantlable`].
///
/// # Examples
/// ```
/// use catmouse_engine::{Graph, cops_needed};
///
/// let pentagon = Graph::from_edges(5, (0..5).map(|node| (node, (node + 1) % 5)))?;
/// assert_eq!(cops_needed(&pentagon), 2);
/// # Ok::<(), catmouse_engine::GraphError>(())
/// ```
pub fn cops_needed(graph: &Graph) -> u32 {
    let degrees = graph.nodes().map(|node| graph.neighbours(node).len());
    let least = degrees.min().and_then(|degree| u32::try_from(degree).ok());
    match least {
        Some(least @ 3..) if has_no_short_cycle(graph) => least,
        _ if is_dismantlable(graph) => 1,
        _ => 2,
    }
}

/// Whether a graph of one node is left when corners are removed one by one, in any order. A corner
/// is a node that has, with itself, no neighbour but those of another node and that node itself.
///
/// Exactly on these graphs does one cop suffice (R. Nowakowski, P. Winkler, "Vertex-to-vertex
/// pursuit in a graph", Discrete Mathematics 43, 1983).
///
/// # Complexity
/// Time O(m · d · n / 64) on n nodes and m edges for the highest degree d, mostly far less; memory
/// n² / 8 bytes.
pub fn is_dismantlable(graph: &Graph) -> bool {
    let mut rows = Rows::closed(graph);
    let mut candidates: Vec<Node> = graph.nodes().collect();
    let mut left = candidates.len();
    while let Some(node) = candidates.pop() {
        if left > 1 && rows.has(node, node) && rows.is_corner(graph, node) {
            rows.remove(graph, node);
            left -= 1;
            // Only where a neighbour is gone can there be a new corner.
            let neighbours = graph.neighbours(node).iter().copied();
            candidates.extend(neighbours.filter(|&next| rows.has(next, next)));
        }
    }
    left == 1
}

/// Whether no cycle has three or four nodes: neighbours have no neighbour in common, and no two
/// nodes have two.
fn has_no_short_cycle(graph: &Graph) -> bool {
    let rows = Rows::closed(graph);
    graph.nodes().all(|node| {
        let others = graph.nodes().skip(node.index() + 1);
        others.into_iter().all(|other| {
            let common = rows.row(node).iter().zip(rows.row(other));
            let common: u32 = common.map(|(a, b)| (a & b).count_ones()).sum();
            // Each of two neighbours is in both of their closed neighbourhoods.
            common <= if rows.has(node, other) { 2 } else { 1 }
        })
    })
}

/// The closed neighbourhood of each node, as bits.
struct Rows {
    words: usize,
    bits: Vec<u64>,
}

impl Rows {
    fn closed(graph: &Graph) -> Self {
        let nodes = graph.nodes().len();
        let words = nodes.div_ceil(64);
        let bits = vec![0; nodes * words];
        let mut rows = Self { words, bits };
        for node in graph.nodes() {
            for &to in graph.neighbours(node).iter().chain([&node]) {
                rows.bits[node.index() * words + to.index() / 64] |= 1 << (to.index() % 64);
            }
        }
        rows
    }

    fn row(&self, node: Node) -> &[u64] {
        &self.bits[node.index() * self.words..(node.index() + 1) * self.words]
    }

    fn has(&self, node: Node, to: Node) -> bool {
        self.row(node)[to.index() / 64] >> (to.index() % 64) & 1 == 1
    }

    fn is_corner(&self, graph: &Graph, node: Node) -> bool {
        let row = self.row(node);
        let covers = |&other: &Node| {
            let pairs = row.iter().zip(self.row(other));
            self.has(other, other) && pairs.into_iter().all(|(own, other)| own & !other == 0)
        };
        graph.neighbours(node).iter().any(covers)
    }

    fn remove(&mut self, graph: &Graph, node: Node) {
        for &from in graph.neighbours(node).iter().chain([&node]) {
            let word = from.index() * self.words + node.index() / 64;
            self.bits[word] &= !(1 << (node.index() % 64));
        }
    }
}
