//! Random trees by their Prüfer codes.
//!
//! The labelled trees on n nodes are as many as the sequences of n - 2 nodes, and each sequence
//! gives one of them: a node's degree is one more than how often it is in the sequence. For each
//! member of the sequence in turn, the lowest node that still has one edge to come is a leaf and
//! becomes its neighbour; the last two that remain become neighbours of each other. So a sequence
//! drawn at random gives every tree with the same probability.
//!
//! Source: H. Prüfer, "Neuer Beweis eines Satzes über Permutationen", 1918.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use catmouse_engine::{Graph, Node};

use super::dice::Dice;
use super::{GenerateError, build, check_nodes};

/// A random tree.
pub(super) fn tree(nodes: u32, seed: u64) -> Result<Graph, GenerateError> {
    check_nodes(nodes.into())?;
    let mut dice = Dice::new(seed);
    let code: Vec<u32> = (2..nodes).map(|_| dice.between(0, nodes - 1)).collect();
    build(nodes, edges_of(nodes, &code).into_iter())
}

/// The edges of the tree with this code, which has two nodes less than the tree.
fn edges_of(nodes: u32, code: &[u32]) -> Vec<(u32, u32)> {
    let mut degrees: Vec<u32> = (0..nodes).map(|_| 1).collect();
    for &node in code {
        degrees[Node::new(node).index()] += 1;
    }
    let is_leaf = |node: &u32| degrees[Node::new(*node).index()] == 1;
    let mut leaves: BinaryHeap<Reverse<u32>> = (0..nodes).filter(is_leaf).map(Reverse).collect();
    let mut edges = Vec::new();
    for &node in code {
        edges.extend(leaves.pop().map(|Reverse(leaf)| (leaf, node)));
        let degree = &mut degrees[Node::new(node).index()];
        *degree -= 1;
        if *degree == 1 {
            leaves.push(Reverse(node));
        }
    }
    if let (Some(Reverse(a)), Some(Reverse(b))) = (leaves.pop(), leaves.pop()) {
        edges.push((a, b));
    }
    edges
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    /// Cayley's formula: there are n^(n - 2) labelled trees on n nodes.
    #[test]
    fn every_code_gives_another_tree() {
        let codes = (0..5 * 5 * 5).map(|number| [number / 25, number / 5 % 5, number % 5]);
        let trees: HashSet<Graph> = codes
            .map(|code| Graph::from_edges(5, edges_of(5, &code)).unwrap())
            .collect();
        assert_eq!(trees.len(), 125);
        assert!(trees.iter().all(|tree| tree.edge_count() == 4));
        assert!(
            trees
                .iter()
                .all(|tree| tree.nodes().all(|node| tree.degree(node) > 0))
        );
    }

    #[test]
    fn small_and_large_trees_have_their_edges() {
        for nodes in [0, 1, 2, 3, 1000] {
            let tree = tree(nodes, 7).unwrap();
            assert_eq!(
                (tree.node_count(), tree.edge_count()),
                (nodes, nodes.saturating_sub(1))
            );
        }
    }
}
