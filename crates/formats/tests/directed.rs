//! Directed graphs: read as they are written, from undirected formats too, and what is refused.

use catmouse_formats::{
    Format, read_digraph, read_graph, read_named_digraph, write_digraph, write_dot_digraph,
    write_graph,
};
use catmouse_game::{Digraph, Graph, Node};
use proptest::prelude::*;

/// Any directed graph of few nodes, self-loops and isolated nodes included.
fn digraphs() -> impl Strategy<Value = Digraph> {
    (0..9_u32).prop_flat_map(|nodes| {
        let pairs = (0..nodes).flat_map(move |from| (0..nodes).map(move |to| (from, to)));
        let pairs: Vec<(u32, u32)> = pairs.collect();
        let count = pairs.len();
        prop::sample::subsequence(pairs, 0..=count)
            .prop_map(move |arcs| Digraph::from_arcs(nodes, arcs).unwrap())
    })
}

fn written(graph: &Digraph, format: Format) -> Vec<u8> {
    let mut text = Vec::new();
    write_digraph(graph, format, &mut text).unwrap();
    text
}

proptest! {
    #[test]
    fn digraphs_are_read_as_they_are_written(graph in digraphs()) {
        for format in Format::ALL.into_iter().filter(|format| format.holds_arcs()) {
            let text = written(&graph, format);
            let read = read_digraph(&text, Some(format));
            prop_assert_eq!(read.as_ref(), Ok(&graph), "{}", format);
        }
    }

    #[test]
    fn an_edge_is_two_arcs_in_any_format(graph in digraphs()) {
        let edges = graph.nodes().flat_map(|from| {
            let higher = graph.successors(from).iter().filter(move |&&to| to > from);
            higher.map(move |to| (from.number(), to.number()))
        });
        let edges: Vec<(u32, u32)> = edges.collect();
        let graph = Graph::from_edges(graph.node_count(), edges).unwrap();
        for format in Format::ALL.into_iter().filter(|&format| format != Format::Edges) {
            let mut text = Vec::new();
            write_graph(&graph, format, &mut text).unwrap();
            let read = read_digraph(&text, Some(format));
            prop_assert_eq!(read, Ok(Digraph::from(&graph)), "{}", format);
        }
    }

    #[test]
    fn what_has_each_reverse_is_read_as_undirected(graph in digraphs()) {
        let text = written(&graph, Format::Json);
        if let Ok(undirected) = read_graph(&text, None) {
            prop_assert_eq!(Digraph::from(&undirected), graph);
        }
    }
}

#[test]
fn formats_of_undirected_graphs_hold_no_arcs() {
    let arcs = Digraph::from_arcs(2, [(0, 1)]).unwrap();
    for format in [Format::Graph6, Format::Sparse6, Format::Dimacs] {
        assert!(!format.holds_arcs());
        let refused = write_digraph(&arcs, format, &mut Vec::new()).unwrap_err();
        assert_eq!(refused.kind(), std::io::ErrorKind::Unsupported);
    }
}

#[test]
fn a_line_of_edges_is_an_arc() {
    let arcs = read_digraph(b"2 0 # back\n0 2\n1 1\n3", Some(Format::Edges)).unwrap();
    assert_eq!(
        arcs,
        Digraph::from_arcs(4, [(2, 0), (0, 2), (1, 1)]).unwrap()
    );
    assert_eq!(written(&arcs, Format::Edges), b"0 2\n1 1\n2 0\n3\n");
}

#[test]
fn arrows_of_dot_are_arcs() {
    let text = b"strict digraph { b -> a -> b -> b; a -> {b c}; a -> b }";
    let named = read_named_digraph(text, None).unwrap();
    let arcs = [(0, 1), (1, 0), (0, 0), (1, 2)];
    assert_eq!(named.graph, Digraph::from_arcs(3, arcs).unwrap());
    let names = named.names.as_ref().unwrap();
    assert_eq!(names.name(Node::new(2)), "c");
    let mut written = Vec::new();
    write_dot_digraph(&named.graph, Some(names), &mut written).unwrap();
    assert_eq!(read_named_digraph(&written, None), Ok(named));
}

#[test]
fn faults_are_told_with_their_place() {
    let cases = [
        (
            "[[1],[2]]",
            "line 1, column 7: node 1 lists 2, which is not a node: the nodes are 0 to 1",
        ),
        ("[[1],\n [0,0]]", "line 2, column 5: node 1 lists 0 twice"),
        (
            "0 1\n1 0\n0 1",
            "line 3, column 1: the arc 0 1 is given twice, first at line 1, column 1",
        ),
        (
            "digraph { a -> b; b -> a; a -> b }",
            "line 1, column 32: the arc a b is given twice, first at line 1, column 16",
        ),
        (
            "digraph { a -- b }",
            "line 1, column 13: the graph is a digraph: its arcs are `->`",
        ),
        (
            "graph { a -> b }",
            "line 1, column 11: the graph is directed: an undirected one is a `graph`, and its \
            edges are `--`",
        ),
        (
            "graph { a -- a }",
            "line 1, column 14: node a is joined to itself: a simple graph has no self-loop",
        ),
        (
            "&B_",
            "line 1, column 4: digraph6 takes 2 bytes for the edges of 3 nodes, found 1",
        ),
        (
            "p edge 2 1\ne 1 1",
            "line 2, column 1: node 1 is joined to itself: a simple graph has no self-loop",
        ),
    ];
    for (text, fault) in cases {
        let error = read_digraph(text.as_bytes(), None).unwrap_err();
        assert_eq!(error.to_string(), fault, "{text}");
    }
}
