//! Any graph of petgraph, and back.

#![cfg(feature = "petgraph")]

use std::hash::RandomState;

use catmouse_game::{Graph, GraphError, PetgraphError};
use petgraph::graph::{DiGraph, UnGraph};
use petgraph::graphmap::UnGraphMap;
use petgraph::matrix_graph::UnMatrix;
use petgraph::stable_graph::StableUnGraph;
use proptest::prelude::*;

fn square() -> Graph {
    Graph::from_edges(4, [(0, 1), (1, 2), (2, 3), (3, 0)]).unwrap()
}

const SQUARE: [(u32, u32); 4] = [(0, 1), (1, 2), (2, 3), (3, 0)];
const SQUARE_OF_U16: [(u16, u16); 4] = [(0, 1), (1, 2), (2, 3), (3, 0)];

#[test]
fn every_kind_of_undirected_graph_converts() {
    assert_eq!(
        Graph::from_petgraph(&UnGraph::<(), ()>::from_edges(SQUARE)),
        Ok(square())
    );
    assert_eq!(
        Graph::from_petgraph(&StableUnGraph::<(), ()>::from_edges(SQUARE)),
        Ok(square())
    );
    assert_eq!(
        Graph::from_petgraph(&UnGraphMap::<u32, (), RandomState>::from_edges(SQUARE)),
        Ok(square())
    );
    let matrix = UnMatrix::<(), (), RandomState>::from_edges(SQUARE_OF_U16);
    assert_eq!(Graph::from_petgraph(&matrix), Ok(square()));
}

#[test]
fn removed_nodes_leave_no_gaps() {
    let mut stable = StableUnGraph::<(), ()>::from_edges([(0, 1), (1, 2), (2, 3)]);
    stable.remove_node(1.into());
    let expected = Graph::from_edges(3, [(1, 2)]).unwrap();
    assert_eq!(Graph::from_petgraph(&stable), Ok(expected));
}

#[test]
fn a_directed_graph_must_go_both_ways() {
    let both = DiGraph::<(), ()>::from_edges([(0, 1), (1, 0)]);
    assert_eq!(
        Graph::from_petgraph(&both),
        Ok(Graph::from_edges(2, [(0, 1)]).unwrap())
    );
    let one_way = DiGraph::<(), ()>::from_edges([(0, 1)]);
    let PetgraphError(error) = Graph::from_petgraph(&one_way).unwrap_err();
    assert!(matches!(error, GraphError::Asymmetric { .. }), "{error}");
}

#[test]
fn what_is_not_simple_is_refused() {
    let refused = |edges: &[(u32, u32)]| {
        let PetgraphError(error) =
            Graph::from_petgraph(&UnGraph::<(), ()>::from_edges(edges)).unwrap_err();
        error
    };
    assert!(matches!(
        refused(&[(1, 1)]),
        GraphError::SelfLoop { .. } | GraphError::Duplicate { .. }
    ));
    assert!(matches!(
        refused(&[(0, 1), (1, 0)]),
        GraphError::Duplicate { .. }
    ));
}

proptest! {
    #[test]
    fn there_and_back_is_the_same_graph(
        picks in prop::collection::btree_set((0..30_u32, 0..30_u32), 0..60)
    ) {
        let edges: Vec<_> = picks.into_iter().filter(|(a, b)| a < b).collect();
        let graph = Graph::from_edges(30, edges).unwrap();
        prop_assert_eq!(Graph::from_petgraph(&graph.to_petgraph()).unwrap(), graph);
    }
}
