//! Fine points of the rules, each worked out by hand and put to both oracles.

use catmouse_game::{Graph, Outcome};
use catmouse_reference::{
    CatAndMouse, Situation, Turn, Verdict, minimax_by_plies, minimax_over_paths,
};

use crate::graphs::cycle_beside_the_hole;

/// Asserts the verdict of one position, by both oracles.
fn assert_verdict(
    game: &CatAndMouse,
    (mouse, cat, turn): (u32, u32, Turn),
    (outcome, plies): (Outcome, Option<u32>),
) {
    let situation = Situation { mouse, cat, turn };
    let expected = Verdict { outcome, plies };
    assert_eq!(minimax_by_plies(game).verdict(situation), expected);
    let over_paths = minimax_over_paths(game, situation, 1_000_000);
    assert_eq!(over_paths, Ok(expected));
}

fn graph<const EDGES: usize>(nodes: u32, edges: [(u32, u32); EDGES]) -> Graph {
    Graph::from_edges(nodes, edges).unwrap()
}

const DRAW: (Outcome, Option<u32>) = (Outcome::Draw, None);

fn mouse_wins(plies: u32) -> (Outcome, Option<u32>) {
    (Outcome::MouseWins, Some(plies))
}

fn cat_wins(plies: u32) -> (Outcome, Option<u32>) {
    (Outcome::CatWins, Some(plies))
}

#[test]
fn a_mouse_in_the_hole_has_won_whoever_is_to_move() {
    let graph = graph(3, [(0, 1), (0, 2), (1, 2)]);
    for turn in [Turn::Mouse, Turn::Cat] {
        assert_verdict(&CatAndMouse::new(&graph, 0), (0, 2, turn), mouse_wins(0));
    }
}

#[test]
fn a_mouse_on_the_cats_node_is_captured_whoever_is_to_move() {
    let graph = graph(3, [(0, 1), (0, 2), (1, 2)]);
    for turn in [Turn::Mouse, Turn::Cat] {
        assert_verdict(&CatAndMouse::new(&graph, 0), (2, 2, turn), cat_wins(0));
    }
}

#[test]
fn hole_and_capture_come_before_stalemate() {
    let edgeless = graph(3, []);
    let game = CatAndMouse::new(&edgeless, 0);
    for turn in [Turn::Mouse, Turn::Cat] {
        assert_verdict(&game, (0, 2, turn), mouse_wins(0));
        assert_verdict(&game, (1, 1, turn), cat_wins(0));
        assert_verdict(&game, (1, 2, turn), DRAW);
    }
}

#[test]
fn a_cat_whose_only_neighbour_is_the_hole_is_stalemated() {
    let graph = graph(4, [(0, 2), (0, 3), (3, 1)]);
    let game = CatAndMouse::new(&graph, 0);
    assert_verdict(&game, (1, 2, Turn::Cat), DRAW);
    assert_verdict(&game, (3, 2, Turn::Cat), DRAW);
    // Two moves from the hole the mouse is too late: its first one ends the game.
    assert_verdict(&game, (1, 2, Turn::Mouse), DRAW);
    assert_verdict(&game, (3, 2, Turn::Mouse), mouse_wins(1));
}

#[test]
fn a_mouse_without_a_neighbour_is_stalemated() {
    let graph = graph(4, [(2, 3)]);
    let game = CatAndMouse::new(&graph, 0);
    assert_verdict(&game, (1, 2, Turn::Mouse), DRAW);
    assert_verdict(&game, (1, 2, Turn::Cat), DRAW);
}

#[test]
fn the_cat_never_enters_the_hole_but_has_to_leave_its_guard() {
    let graph = graph(4, [(0, 1), (0, 2), (2, 3)]);
    let game = CatAndMouse::new(&graph, 0);
    assert_verdict(&game, (1, 2, Turn::Cat), mouse_wins(2));
}

#[test]
fn who_is_to_move_has_to_even_into_the_cat() {
    let graph = graph(4, [(1, 3), (3, 2)]);
    let game = CatAndMouse::new(&graph, 0);
    assert_verdict(&game, (1, 3, Turn::Mouse), cat_wins(1));
    assert_verdict(&game, (1, 2, Turn::Mouse), cat_wins(2));
    assert_verdict(&game, (1, 2, Turn::Cat), cat_wins(2));
}

#[test]
fn play_round_a_cycle_of_4_is_endless_if_the_cat_is_opposite_and_to_move() {
    let cycle = cycle_beside_the_hole(5);
    let game = CatAndMouse::new(&cycle, 0);
    assert_verdict(&game, (1, 3, Turn::Cat), DRAW);
    assert_verdict(&game, (1, 2, Turn::Mouse), DRAW);
    assert_verdict(&game, (1, 3, Turn::Mouse), cat_wins(2));
    assert_verdict(&game, (1, 2, Turn::Cat), cat_wins(1));
}

#[test]
fn a_winner_takes_the_shortest_way() {
    // From 1 the hole is one move away, or three by way of 3 and 4.
    let graph = graph(6, [(0, 1), (1, 3), (3, 4), (4, 0), (2, 5)]);
    let game = CatAndMouse::new(&graph, 0);
    assert_verdict(&game, (1, 2, Turn::Mouse), mouse_wins(1));
    assert_verdict(&game, (3, 2, Turn::Mouse), mouse_wins(3));
    assert_verdict(&game, (3, 2, Turn::Cat), mouse_wins(4));
}

#[test]
fn a_loser_holds_out_as_long_as_it_can() {
    // The mouse could run into the cat at once; it runs to the end of the path, 5, and has to
    // turn there.
    let path = graph(6, [(2, 1), (1, 3), (3, 4), (4, 5)]);
    let game = CatAndMouse::new(&path, 0);
    assert_verdict(&game, (1, 2, Turn::Mouse), cat_wins(7));
}

#[test]
fn a_mouse_that_cannot_win_prefers_a_draw_to_a_loss() {
    // On a cycle of 4, from 1 with the cat at 2: onto the cat, or to 4, opposite the cat.
    let cycle = cycle_beside_the_hole(5);
    let game = CatAndMouse::new(&cycle, 0);
    assert_verdict(&game, (2, 2, Turn::Cat), cat_wins(0));
    assert_verdict(&game, (4, 2, Turn::Cat), DRAW);
    assert_verdict(&game, (1, 2, Turn::Mouse), DRAW);
}

#[test]
fn any_node_can_be_the_hole() {
    let path = graph(4, [(0, 1), (1, 2), (2, 3)]);
    assert_verdict(
        &CatAndMouse::new(&path, 3),
        (2, 0, Turn::Mouse),
        mouse_wins(1),
    );
    assert_verdict(
        &CatAndMouse::new(&path, 3),
        (1, 0, Turn::Mouse),
        mouse_wins(3),
    );
    assert_verdict(
        &CatAndMouse::new(&path, 0),
        (2, 3, Turn::Mouse),
        mouse_wins(3),
    );
}

#[test]
fn a_graph_of_one_or_two_nodes_is_a_game() {
    let one = graph(1, []);
    assert_eq!(CatAndMouse::new(&one, 0).situations().count(), 0);

    let two = graph(2, [(0, 1)]);
    let game = CatAndMouse::new(&two, 0);
    assert_eq!(game.situations().count(), 4);
    for turn in [Turn::Mouse, Turn::Cat] {
        assert_verdict(&game, (0, 1, turn), mouse_wins(0));
        assert_verdict(&game, (1, 1, turn), cat_wins(0));
    }
}
