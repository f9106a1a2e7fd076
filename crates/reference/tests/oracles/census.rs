//! How often each verdict occurs over all labelled graphs, in `tests/data/census.jsonl`.
//!
//! Counted are the graphs in which every node has a neighbour and node 2, where the cat starts, has
//! one besides the hole; in half of the counts the connected ones alone.

use std::collections::BTreeMap;

use catmouse_game::{Graph, Node, Outcome};
use catmouse_reference::{CatAndMouse, minimax_by_plies};
use serde::Deserialize;

use crate::graphs::{START, labelled_graph, labelled_graph_count};

/// The draws, and for each player the wins by their plies.
#[derive(Debug, Default, PartialEq, Deserialize)]
struct Counts {
    draw: u32,
    mouse: BTreeMap<u32, u32>,
    cat: BTreeMap<u32, u32>,
}

#[derive(Deserialize)]
struct Line {
    nodes: u32,
    connected: bool,
    draw: u32,
    mouse: BTreeMap<u32, u32>,
    cat: BTreeMap<u32, u32>,
}

#[test]
fn by_plies_the_census_of_3_to_5_nodes_is_the_known_one() {
    for line in include_str!("../data/census.jsonl").lines() {
        let Line {
            nodes,
            connected,
            draw,
            mouse,
            cat,
        } = serde_json::from_str(line).unwrap();
        let expected = Counts { draw, mouse, cat };
        assert_eq!(count(nodes, connected), expected, "{nodes} {connected}");
    }
}

fn count(nodes: u32, connected: bool) -> Counts {
    let mut counts = Counts::default();
    for number in 0..labelled_graph_count(nodes) {
        let graph = labelled_graph(nodes, number);
        if !all_can_move(&graph) || connected && !is_connected(&graph) {
            continue;
        }
        let verdict = minimax_by_plies(&CatAndMouse::new(&graph, 0)).verdict(START);
        let wins = match verdict.outcome {
            Outcome::Draw => {
                counts.draw += 1;
                continue;
            }
            Outcome::MouseWins => &mut counts.mouse,
            Outcome::CatWins => &mut counts.cat,
        };
        *wins.entry(verdict.plies.unwrap()).or_default() += 1;
    }
    counts
}

fn all_can_move(graph: &Graph) -> bool {
    let cat_can = graph.neighbours(Node::new(2)) != [Node::new(0)];
    cat_can && graph.nodes().all(|node| graph.degree(node) > 0)
}

fn is_connected(graph: &Graph) -> bool {
    let mut reached = vec![Node::new(0)];
    let mut next = 0;
    while next < reached.len() {
        for &neighbour in graph.neighbours(reached[next]) {
            if !reached.contains(&neighbour) {
                reached.push(neighbour);
            }
        }
        next += 1;
    }
    reached.len() == graph.nodes().len()
}
