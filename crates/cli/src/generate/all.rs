//! All labelled graphs of a size.

use catmouse_engine::{Graph, Node};

use super::families::{pair_count, pairs};
use super::playable::is_playable;
use super::{GenerateError, Graphs, build};
use crate::arguments::AllArguments;

/// The most nodes: there are 268 million graphs on 8 nodes, and 68 billion on 9.
pub(super) const NODES_MAX: u32 = 8;

/// The graphs in the order of the binary numbers whose bits tell for each pair of nodes whether
/// they are neighbours, the lowest bit for the lowest pair.
pub(super) fn graphs(arguments: &AllArguments) -> Result<Graphs, GenerateError> {
    let nodes = arguments.nodes.nodes;
    let pair_count = pair_count(nodes);
    if nodes > NODES_MAX {
        return Err(GenerateError::TooManyGraphs(pair_count, nodes));
    }
    let &AllArguments {
        connected,
        playable,
        ..
    } = arguments;
    let wanted = move |graph: &Graph| {
        (!playable || is_playable(graph)) && (!connected || is_connected(graph))
    };
    let all = (0..1_u32 << pair_count).map(move |bits| graph_of(nodes, bits));
    Ok(Box::new(
        all.filter(move |graph| graph.as_ref().map_or(true, wanted)),
    ))
}

fn graph_of(nodes: u32, bits: u32) -> Result<Graph, GenerateError> {
    let numbered = (0..).zip(pairs(nodes));
    build(
        nodes,
        numbered
            .filter(|(bit, _)| bits >> bit & 1 == 1)
            .map(|(_, pair)| pair),
    )
}

/// Whether every node can be reached from every other.
fn is_connected(graph: &Graph) -> bool {
    let mut reached = Vec::from_iter(graph.nodes().take(1));
    let mut followed = 0;
    while let Some(&node) = reached.get(followed) {
        let neighbours = graph.neighbours(node).iter();
        let new: Vec<Node> = neighbours
            .copied()
            .filter(|node| !reached.contains(node))
            .collect();
        reached.extend(new);
        followed += 1;
    }
    reached.len() == graph.nodes().len()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::arguments::NodesArgument;

    fn count(nodes: u32, connected: bool, playable: bool) -> usize {
        let nodes = NodesArgument { nodes };
        graphs(&AllArguments {
            nodes,
            connected,
            playable,
        })
        .unwrap()
        .map(Result::unwrap)
        .count()
    }

    /// 2^(n (n - 1) / 2) graphs; the connected ones are sequence A001187 of the OEIS.
    #[test]
    fn as_many_graphs_as_there_are() {
        let all: Vec<usize> = (0..=5).map(|nodes| count(nodes, false, false)).collect();
        assert_eq!(all, [1, 1, 2, 8, 64, 1024]);
        let connected: Vec<usize> = (0..=6).map(|nodes| count(nodes, true, false)).collect();
        assert_eq!(connected, [1, 1, 1, 4, 38, 728, 26704]);
    }

    #[test]
    fn playable_graphs_are_as_many_as_the_census_counts() {
        assert_eq!(
            [3, 4, 5].map(|nodes| count(nodes, false, true)),
            [3, 36, 723]
        );
        assert_eq!(
            [3, 4, 5].map(|nodes| count(nodes, true, true)),
            [3, 34, 690]
        );
        assert_eq!([0, 1, 2].map(|nodes| count(nodes, false, true)), [0, 0, 0]);
    }

    #[test]
    fn absurd_sizes_are_refused() {
        let refused = |nodes| {
            let nodes = NodesArgument { nodes };
            graphs(&AllArguments {
                nodes,
                connected: true,
                playable: true,
            })
            .err()
            .unwrap()
        };
        assert!(matches!(refused(9), GenerateError::TooManyGraphs(36, 9)));
        assert!(matches!(
            refused(u32::MAX),
            GenerateError::TooManyGraphs(_, u32::MAX)
        ));
    }
}
