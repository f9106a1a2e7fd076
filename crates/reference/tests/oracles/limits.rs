//! What the oracles refuse.

use catmouse_game::Graph;
use catmouse_reference::{
    CatAndMouse, PathsError, Situation, Turn, minimax_by_plies, minimax_over_paths,
};

use crate::graphs::{START, cycle_beside_the_hole};

#[test]
fn the_budget_counts_positions_visited() {
    let graph = cycle_beside_the_hole(5);
    let game = CatAndMouse::new(&graph, 0);
    let exhausted = |budget| Err(PathsError::BudgetExhausted { budget });
    let captured = Situation { mouse: 2, ..START };
    assert_eq!(minimax_over_paths(&game, captured, 0), exhausted(0));
    assert!(minimax_over_paths(&game, captured, 1).is_ok());

    // Mouse to move and cat opposite: besides the start each move and its capture are visited.
    let lost = Situation { cat: 3, ..START };
    assert_eq!(minimax_over_paths(&game, lost, 4), exhausted(4));
    assert!(minimax_over_paths(&game, lost, 5).is_ok());
}

#[test]
fn a_path_too_long_is_refused_before_the_stack_overflows() {
    // The mouse runs down a path, the cat after it; lower nodes are tried first.
    let path = Graph::from_edges(301, (1..300).map(|node| (node, node + 1))).unwrap();
    let game = CatAndMouse::new(&path, 0);
    let chase = Situation {
        mouse: 299,
        cat: 300,
        turn: Turn::Mouse,
    };
    let verdict = minimax_over_paths(&game, chase, 1_000_000);
    assert_eq!(verdict, Err(PathsError::PathTooLong));
}

#[test]
#[should_panic = "the hole 5 is none of 5 nodes"]
fn a_hole_out_of_range_panics() {
    CatAndMouse::new(&cycle_beside_the_hole(5), 5);
}

fn verdict_by_plies(mouse: u32, cat: u32) {
    let turn = Turn::Cat;
    let graph = cycle_beside_the_hole(5);
    minimax_by_plies(&CatAndMouse::new(&graph, 0)).verdict(Situation { mouse, cat, turn });
}

#[test]
#[should_panic = "the mouse's 5 is none of 5 nodes"]
fn a_mouse_out_of_range_panics() {
    verdict_by_plies(5, 1);
}

#[test]
#[should_panic = "the cat's 5 is none of 5 nodes"]
fn a_cat_out_of_range_panics() {
    verdict_by_plies(1, 5);
}

#[test]
#[should_panic = "the cat is never in the hole 0"]
fn a_cat_in_the_hole_panics() {
    verdict_by_plies(1, 0);
}

#[test]
#[should_panic = "the cat is never in the hole 0"]
fn a_cat_in_the_hole_panics_over_paths() {
    let graph = cycle_beside_the_hole(5);
    let start = Situation { cat: 0, ..START };
    let _ = minimax_over_paths(&CatAndMouse::new(&graph, 0), start, 1);
}
