//! Graphs of the sizes at which something changes: the words of small graphs, and the length of
//! node counts.

use catmouse_formats::{Fault, Format, NODES_AHEAD_MAX, read_graph, write_graph};
use catmouse_game::{Graph, GraphError};

fn assert_read_back(graph: &Graph, format: Format) {
    let mut text = Vec::new();
    write_graph(graph, format, &mut text).unwrap();
    let read = read_graph(&text, Some(format));
    assert!(
        read.as_ref() == Ok(graph),
        "{} nodes in {format}",
        graph.node_count()
    );
}

#[test]
fn graphs_of_few_nodes_are_read_back() {
    for nodes in (0..20).chain([31, 32, 33, 61, 62, 63, 64, 65, 66, 127, 128, 129]) {
        let all = |keep: fn(u32, u32) -> bool| {
            let pairs = (0..nodes).flat_map(|a| (0..a).map(move |b| (a, b)));
            Graph::from_edges(nodes, pairs.filter(move |&(a, b)| keep(a, b))).unwrap()
        };
        let graphs = [
            all(|_, _| false),
            all(|_, _| true),
            all(|a, b| a == b + 1),
            all(|a, b| (a * 7 + b * 13) % 5 == 0),
            // The highest nodes are isolated, which is what the padding of sparse6 is about.
            all(|a, b| (a, b) == (1, 0)),
        ];
        for graph in &graphs {
            for format in Format::ALL {
                assert_read_back(graph, format);
            }
        }
    }
}

#[test]
fn the_last_node_of_sparse6_may_be_isolated() {
    for nodes in 2..=66 {
        for lower in 0..nodes - 2 {
            let graph = Graph::from_edges(nodes, [(lower, nodes - 2)]).unwrap();
            assert_read_back(&graph, Format::Sparse6);
        }
    }
}

#[test]
fn node_counts_of_every_length_are_read_back() {
    for nodes in [258_046, 258_047, 258_048, 258_049, NODES_AHEAD_MAX] {
        for edges in [
            vec![],
            vec![(0, nodes - 1)],
            vec![(3, 1000), (nodes - 2, nodes - 3)],
        ] {
            let graph = Graph::from_edges(nodes, edges).unwrap();
            assert_read_back(&graph, Format::Sparse6);
            assert_read_back(&graph, Format::Dimacs);
        }
    }
}

#[test]
fn a_long_line_of_few_edges_is_read_back() {
    let nodes = 5000;
    let edges = (1..nodes).step_by(7).map(|node| (node, node / 2));
    let graph = Graph::from_edges(nodes, edges).unwrap();
    for format in [Format::Graph6, Format::Digraph6, Format::Sparse6] {
        assert_read_back(&graph, format);
    }
}

#[test]
fn isolated_nodes_run_ahead_by_a_limit() {
    let read = |nodes| {
        let mut text = Vec::new();
        let graph = Graph::from_edges(nodes, []).unwrap();
        write_graph(&graph, Format::Sparse6, &mut text).unwrap();
        read_graph(&text, None).map(|graph| graph.node_count())
    };
    // The line has 9 bytes.
    let nodes_max = NODES_AHEAD_MAX + 9;
    assert_eq!(read(nodes_max), Ok(nodes_max));
    let fault = Fault::NodesAhead {
        nodes: nodes_max + 1,
    };
    assert_eq!(read(nodes_max + 1).unwrap_err().fault, fault);
}

/// Each line is much shorter than what its number of nodes calls for.
#[test]
fn node_counts_that_the_text_does_not_bear_out_are_refused() {
    for nodes in [NODES_AHEAD_MAX + 20, 1 << 25, u32::MAX] {
        let digits = |count: u32| {
            (0..count)
                .rev()
                .map(move |digit| 63 + ((nodes >> (6 * digit)) & 63))
        };
        let count: String = digits(6)
            .map(|digit| char::from_u32(digit).unwrap())
            .collect();
        for prefix in ["", ":", "&"] {
            assert!(read_graph(format!("{prefix}~~{count}?").as_bytes(), None).is_err());
        }
        let error = read_graph(format!("p edge {nodes} 0").as_bytes(), None).unwrap_err();
        assert_eq!(error.fault, Fault::NodesAhead { nodes });
    }
    for prefix in ["", ":", "&"] {
        let error = read_graph(format!("{prefix}~~~~~~~~").as_bytes(), None).unwrap_err();
        assert_eq!(error.fault, Fault::Graph(GraphError::TooManyNodes));
    }
}
