//! The two oracles against each other, on every position of small graphs.

use catmouse_reference::{CatAndMouse, minimax_by_plies, minimax_over_paths};

use crate::graphs::{labelled_graph, labelled_graph_count};

const BUDGET: u64 = 10_000_000;

fn assert_oracles_agree(nodes: u32, number: u32, hole: u32) {
    let graph = labelled_graph(nodes, number);
    let game = CatAndMouse::new(&graph, hole);
    let verdicts = minimax_by_plies(&game);
    for situation in game.situations() {
        let over_paths = minimax_over_paths(&game, situation, BUDGET);
        let by_plies = verdicts.verdict(situation);
        assert_eq!(over_paths, Ok(by_plies), "{situation:?} {hole} {graph:?}");
    }
}

#[test]
fn on_all_labelled_graphs_of_up_to_4_nodes_with_any_hole() {
    for nodes in 1..=4 {
        for number in 0..labelled_graph_count(nodes) {
            for hole in 0..nodes {
                assert_oracles_agree(nodes, number, hole);
            }
        }
    }
}

#[test]
fn on_all_labelled_graphs_of_5_nodes() {
    for number in 0..labelled_graph_count(5) {
        assert_oracles_agree(5, number, 0);
    }
}

#[test]
fn on_all_labelled_graphs_of_6_nodes() {
    for number in 0..labelled_graph_count(6) {
        assert_oracles_agree(6, number, 0);
    }
}

#[test]
fn on_some_labelled_graphs_of_7_nodes() {
    // The step is prime to the number of graphs, so that no edge is always or never there.
    for number in (0..labelled_graph_count(7)).step_by(211) {
        assert_oracles_agree(7, number, 0);
    }
}
