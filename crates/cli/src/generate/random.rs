//! Random graphs after Gilbert: every two nodes are neighbours with the same probability.

use catmouse_engine::{Graph, Node};

use super::dice::Dice;
use super::families::pairs;
use super::playable::{CAT, HOLE};
use super::{GenerateError, Graphs, build, check_nodes};
use crate::arguments::{NodeRange, RandomArguments};

/// The graphs that the arguments ask for. The first ones do not depend on how many there are.
pub(super) fn graphs(arguments: &RandomArguments) -> Result<Graphs, GenerateError> {
    let NodeRange { min, max } = arguments.nodes;
    check_nodes(max.into())?;
    if arguments.playable && min <= CAT {
        return Err(GenerateError::NeverPlayable);
    }
    let &RandomArguments {
        probability,
        degree,
        playable,
        count,
        ..
    } = arguments;
    let mut dice = Dice::new(arguments.seed.seed);
    Ok(Box::new((0..count).map(move |_| {
        let nodes = dice.between(min, max);
        let probability = probability.unwrap_or_else(|| probability_of(degree, nodes));
        random_graph(&mut dice, nodes, probability, playable)
    })))
}

/// The probability with which nodes have so many neighbours on average, as far as there are any.
fn probability_of(degree: f64, nodes: u32) -> f64 {
    let others = nodes.saturating_sub(1).max(1);
    (degree / f64::from(others)).min(1.0)
}

fn random_graph(
    dice: &mut Dice,
    nodes: u32,
    probability: f64,
    playable: bool,
) -> Result<Graph, GenerateError> {
    let graph = build(nodes, pairs(nodes).filter(|_| dice.chance(probability)))?;
    if playable {
        made_playable(dice, &graph)
    } else {
        Ok(graph)
    }
}

/// Gives a neighbour to the cat's start if it has none but the hole, and to each node without one.
fn made_playable(dice: &mut Dice, graph: &Graph) -> Result<Graph, GenerateError> {
    let nodes = graph.node_count();
    let mut edges: Vec<_> = graph.edges().collect();
    let mut lonely: Vec<bool> = graph.nodes().map(|node| graph.degree(node) == 0).collect();
    let (cat, hole) = (Node::new(CAT), Node::new(HOLE));
    if graph.neighbours(cat).iter().all(|&node| node == hole) {
        let other = node_except(dice, nodes, &[cat, hole]);
        edges.push((cat, other));
        lonely[cat.index()] = false;
        lonely[other.index()] = false;
    }
    for node in graph.nodes() {
        if lonely[node.index()] {
            let other = node_except(dice, nodes, &[node]);
            edges.push((node, other));
            lonely[other.index()] = false;
        }
    }
    build(
        nodes,
        edges.into_iter().map(|(a, b)| (a.number(), b.number())),
    )
}

/// A random node that is none of these; there must be others.
fn node_except(dice: &mut Dice, nodes: u32, excluded: &[Node]) -> Node {
    loop {
        let node = Node::new(dice.between(0, nodes - 1));
        if !excluded.contains(&node) {
            return node;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::arguments::SeedArgument;
    use crate::generate::playable::is_playable;

    fn made(nodes: NodeRange, probability: f64, count: u64, playable: bool) -> Vec<Graph> {
        let arguments = RandomArguments {
            nodes,
            probability: Some(probability),
            degree: 0.0,
            count,
            seed: SeedArgument { seed: 3 },
            playable,
        };
        graphs(&arguments).unwrap().map(Result::unwrap).collect()
    }

    #[test]
    fn playable_graphs_are_playable_however_few_edges_they_have() {
        let nodes = NodeRange { min: 3, max: 12 };
        for probability in [0.0, 0.1, 0.3, 1.0] {
            assert!(made(nodes, probability, 500, true).iter().all(is_playable));
        }
        assert!(!made(nodes, 0.3, 500, false).iter().all(is_playable));
    }

    #[test]
    fn what_is_playable_stays_as_it_is() {
        let nodes = NodeRange { min: 6, max: 6 };
        let plain = made(nodes, 0.9, 1, false);
        assert!(is_playable(&plain[0]));
        assert_eq!(plain, made(nodes, 0.9, 1, true));
    }

    #[test]
    fn sizes_and_edges_are_as_asked_for() {
        let graphs = made(NodeRange { min: 4, max: 6 }, 0.5, 1000, false);
        for nodes in 4..=6 {
            let count = graphs
                .iter()
                .filter(|graph| graph.node_count() == nodes)
                .count();
            assert!(
                (280..390).contains(&count),
                "{count} graphs of {nodes} nodes"
            );
        }
        let edges: u32 = graphs.iter().map(Graph::edge_count).sum();
        // Half of 6, 10 and 15 pairs.
        assert!((4900..5500).contains(&edges), "{edges} edges");
        assert_eq!(
            made(NodeRange { min: 7, max: 7 }, 1.0, 1, false)[0].edge_count(),
            21
        );
    }

    #[test]
    fn the_first_graphs_do_not_depend_on_how_many_there_are() {
        let nodes = NodeRange { min: 0, max: 9 };
        assert_eq!(
            made(nodes, 0.4, 100, false)[..50],
            made(nodes, 0.4, 50, false)
        );
    }
}
