//! What is a graph, what is not, and why.

use catmouse_game::{Digraph, Graph, GraphError, Node};
use proptest::prelude::*;

fn node(number: u32) -> Node {
    Node::new(number)
}

fn refused(rows: &[&[u32]]) -> GraphError {
    Graph::from_adjacency(rows).expect_err("this is no graph")
}

#[test]
fn each_broken_rule_has_an_error_of_its_own() {
    let out_of_range = GraphError::OutOfRange {
        node: node(1),
        neighbour: 7,
        nodes: 2,
    };
    assert_eq!(refused(&[&[1], &[0, 7]]), out_of_range);
    assert_eq!(
        refused(&[&[1], &[0, 1]]),
        GraphError::SelfLoop { node: node(1) }
    );
    let duplicate = GraphError::Duplicate {
        node: node(0),
        neighbour: node(1),
    };
    assert_eq!(refused(&[&[1, 1], &[0]]), duplicate);
    let asymmetric = GraphError::Asymmetric {
        node: node(2),
        neighbour: node(0),
    };
    assert_eq!(refused(&[&[1], &[0], &[0]]), asymmetric);
}

#[test]
fn errors_say_how_to_mend() {
    let messages = [
        (
            refused(&[&[3]]),
            "node 0 lists 3, which is not a node: the only node is 0",
        ),
        (
            refused(&[&[1], &[0, 9]]),
            "node 1 lists 9, which is not a node: the nodes are 0 to 1",
        ),
        (
            refused(&[&[0]]),
            "node 0 lists itself: a simple graph has no self-loop",
        ),
        (refused(&[&[1, 1], &[0]]), "node 0 lists 1 twice"),
        (
            refused(&[&[1], &[]]),
            "node 0 lists 1, but 1 does not list 0",
        ),
    ];
    for (error, message) in messages {
        assert_eq!(error.to_string(), message);
    }
}

#[test]
fn edges_are_checked_like_lists() {
    let out_of_range = GraphError::OutOfRange {
        node: node(0),
        neighbour: 3,
        nodes: 3,
    };
    assert_eq!(Graph::from_edges(3, [(0, 3)]), Err(out_of_range.clone()));
    assert_eq!(Graph::from_edges(3, [(3, 0)]), Err(out_of_range));
    let duplicate = GraphError::Duplicate {
        node: node(0),
        neighbour: node(1),
    };
    assert_eq!(Graph::from_edges(3, [(0, 1), (1, 0)]), Err(duplicate));
    assert_eq!(
        Graph::from_edges(3, [(1, 1)]),
        Err(GraphError::SelfLoop { node: node(1) })
    );
}

#[test]
fn any_number_of_nodes_is_a_graph() {
    let none = Graph::from_adjacency([[0_u32; 0]; 0]).unwrap();
    assert_eq!((none.node_count(), none.edge_count()), (0, 0));
    let isolated = Graph::from_edges(100_000, []).unwrap();
    assert_eq!((isolated.node_count(), isolated.edge_count()), (100_000, 0));
}

#[test]
fn neighbours_ascend_whatever_the_order_given() {
    let graph = Graph::from_adjacency([[3, 1, 2].as_slice(), &[0], &[0], &[0]]).unwrap();
    assert_eq!(graph.neighbours(node(0)), [1, 2, 3].map(node));
    assert_eq!(graph.degree(node(0)), 3);
    assert!(graph.has_edge(node(3), node(0)) && !graph.has_edge(node(1), node(2)));
    let edges: Vec<_> = graph
        .edges()
        .map(|(a, b)| (a.number(), b.number()))
        .collect();
    assert_eq!(edges, [(0, 1), (0, 2), (0, 3)]);
}

#[test]
fn a_directed_graph_knows_both_directions() {
    let arcs = Digraph::from_adjacency([vec![2, 0], vec![], vec![1, 0]]).unwrap();
    assert_eq!(arcs.successors(node(0)), [0, 2].map(node));
    assert_eq!(arcs.predecessors(node(0)), [0, 2].map(node));
    assert_eq!(arcs.predecessors(node(1)), [2].map(node));
    assert_eq!(
        Digraph::from_arcs(3, [(2, 1), (0, 2), (2, 0), (0, 0)]),
        Ok(arcs)
    );
    let duplicate = GraphError::Duplicate {
        node: node(0),
        neighbour: node(1),
    };
    assert_eq!(
        Digraph::from_adjacency([vec![1, 1], vec![]]),
        Err(duplicate)
    );
}

/// What the rules say of a list of neighbours, spelt out.
fn is_simple_and_undirected(rows: &[Vec<u32>]) -> bool {
    let lists = |a: usize, b: usize| rows[a].iter().filter(|&&to| to as usize == b).count();
    (0..rows.len()).all(|a| {
        rows[a].iter().all(|&b| {
            let b = b as usize;
            b < rows.len() && b != a && lists(a, b) == 1 && lists(b, a) == 1
        })
    })
}

proptest! {
    #[test]
    fn lists_are_accepted_if_and_only_if_they_keep_the_rules(
        rows in prop::collection::vec(prop::collection::vec(0..5_u32, 0..3), 0..5)
    ) {
        prop_assert_eq!(Graph::from_adjacency(&rows).is_ok(), is_simple_and_undirected(&rows));
    }

    #[test]
    fn lists_and_edges_make_the_same_graph(
        nodes in 1..90_u32,
        picks in prop::collection::btree_set((0..90_u32, 0..90_u32), 0..120)
    ) {
        let edges: Vec<(u32, u32)> = picks
            .into_iter()
            .map(|(a, b)| (a.min(b) % nodes, a.max(b) % nodes))
            .map(|(a, b)| (a.min(b), a.max(b)))
            .filter(|(a, b)| a != b)
            .collect::<std::collections::BTreeSet<_>>()
            .into_iter()
            .collect();
        let from_edges = Graph::from_edges(nodes, edges.clone()).unwrap();
        let mut rows = vec![vec![]; nodes as usize];
        for &(a, b) in edges.iter().rev() {
            rows[a as usize].push(b);
            rows[b as usize].push(a);
        }
        prop_assert_eq!(&from_edges, &Graph::from_adjacency(&rows).unwrap());
        let kept: Vec<_> = from_edges.edges().map(|(a, b)| (a.number(), b.number())).collect();
        prop_assert_eq!(kept, edges);
    }
}
