//! Graphs of simple kinds, at random or to be shuffled, each a function of its generator's stream.
//!
//! No draw depends on the width of `usize`, so that a seed gives the same graph on every platform.

use catmouse_game::{Graph, Node};
use rand::seq::SliceRandom;
use rand::{Rng, RngExt};

/// A graph in which each pair of nodes is an edge with the probability `p`, from 0 to 1.
///
/// # Panics
/// If `p` is not a probability.
///
/// # Complexity
/// Quadratic time in nodes: each pair is drawn for.
pub fn gnp(nodes: u32, p: f64, rng: &mut impl Rng) -> Graph {
    let mut edges = Vec::new();
    for low in 0..nodes {
        let higher = (low + 1..nodes).filter(|_| rng.random_bool(p));
        edges.extend(higher.map(|high| (low, high)));
    }
    graph(nodes, &edges)
}

/// A tree, each labelled tree with the same probability.
///
/// A walk jumps from node to node at random; the jumps that first come to a node are the edges
/// (Aldous and Broder's method, on the complete graph).
///
/// # Complexity
/// Nodes times their logarithm in time, on average.
pub fn tree(nodes: u32, rng: &mut impl Rng) -> Graph {
    let mut edges = Vec::new();
    let mut seen = vec![false; Node::new(nodes).index()];
    if let Some(first) = seen.first_mut() {
        *first = true;
    }
    let mut here = 0;
    while edges.len() + 1 < seen.len() {
        let next = rng.random_range(0..nodes);
        if !std::mem::replace(&mut seen[Node::new(next).index()], true) {
            edges.push((here, next));
        }
        here = next;
    }
    graph(nodes, &edges)
}

/// A rectangle of nodes, `width` to a row, each a neighbour of those beside, above and below it.
///
/// # Panics
/// If there are 2³² nodes or more.
pub fn grid(width: u32, height: u32) -> Graph {
    let nodes = width.checked_mul(height).expect("fewer nodes than 2^32");
    let beside = (0..nodes).filter(|node| (node + 1) % width != 0);
    let above = 0..nodes.saturating_sub(width);
    let edges: Vec<_> = beside
        .map(|node| (node, node + 1))
        .chain(above.map(|node| (node, node + width)))
        .collect();
    graph(nodes, &edges)
}

/// The cycle 0, 1, 2 … and back to 0.
///
/// # Panics
/// If there are fewer than 3 nodes.
pub fn cycle(nodes: u32) -> Graph {
    assert!(nodes >= 3, "a cycle has at least 3 nodes");
    let edges: Vec<_> = (0..nodes).map(|node| (node, (node + 1) % nodes)).collect();
    graph(nodes, &edges)
}

/// The same graph with its nodes numbered at random.
pub fn shuffle_labels(unshuffled: &Graph, rng: &mut impl Rng) -> Graph {
    let mut labels: Vec<u32> = unshuffled.nodes().map(Node::number).collect();
    labels.shuffle(rng);
    let edges: Vec<_> = unshuffled
        .edges()
        .map(|(a, b)| (labels[a.index()], labels[b.index()]))
        .collect();
    graph(unshuffled.node_count(), &edges)
}

/// The same graph with each isolated node made the neighbour of another one at random.
///
/// # Panics
/// If there is one node alone: it can have no neighbour.
pub fn attach_isolated(loose: &Graph, rng: &mut impl Rng) -> Graph {
    let nodes = loose.node_count();
    let mut edges = edges(loose);
    let mut attached: Vec<bool> = loose.nodes().map(|node| loose.degree(node) > 0).collect();
    for node in 0..nodes {
        if !attached[Node::new(node).index()] {
            let other = random_except(nodes, node, rng);
            edges.push((node, other));
            attached[Node::new(node).index()] = true;
            attached[Node::new(other).index()] = true;
        }
    }
    graph(nodes, &edges)
}

/// The edges of a graph as pairs of numbers, the lower node first, ascending.
pub(crate) fn edges(graph: &Graph) -> Vec<(u32, u32)> {
    let edges = graph.edges();
    edges.map(|(a, b)| (a.number(), b.number())).collect()
}

/// The graph of edges that are known to be simple.
pub(crate) fn graph(nodes: u32, edges: &[(u32, u32)]) -> Graph {
    Graph::from_edges(nodes, edges.iter().copied()).expect("generated edges are simple")
}

/// A node other than the one given.
fn random_except(nodes: u32, node: u32, rng: &mut impl Rng) -> u32 {
    let other = rng.random_range(0..nodes - 1);
    if other < node { other } else { other + 1 }
}
