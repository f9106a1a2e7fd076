//! What a table says of games worked out by hand.

use catmouse_engine::{
    Answer, Arena, Captures, Counts, Digraph, Graph, Kernel, LineEnd, Moves, Outcome, Place,
    PlaceSet, Player, Position, Solver, Stalemate, Table,
};

fn position(mouse: u32, cat: u32, turn: Player) -> Position {
    Position {
        mouse: Place::new(mouse),
        cat: Place::new(cat),
        turn,
    }
}

fn numbers(places: &[Place]) -> Vec<u32> {
    places.iter().map(|place| place.number()).collect()
}

fn won(winner: Player, plies: u32) -> Answer {
    Answer {
        outcome: winner.wins(),
        plies: Some(plies),
    }
}

const DRAWN: Answer = Answer {
    outcome: Outcome::Draw,
    plies: None,
};

/// The published example that is drawn.
fn published_draw() -> Graph {
    let rows = [
        [2, 5].as_slice(),
        &[3],
        &[0, 4, 5],
        &[1, 4, 5],
        &[2, 3],
        &[0, 2, 3],
    ];
    Graph::from_adjacency(rows).unwrap()
}

#[test]
fn a_won_line_lasts_its_plies_and_ends_finished() {
    // The cat waits at 4 to 2 while the mouse walks 1-3-0.
    let graph = Graph::from_edges(5, [(0, 3), (1, 3), (2, 4)]).unwrap();
    let arena = Arena::cat_and_mouse(&graph).unwrap();
    let table = Solver::new().solve(&arena).unwrap();
    let line = table.line(arena.start());
    assert_eq!(table.answer(), won(Player::Mouse, 3));
    assert_eq!(numbers(line.places()), [3, 4, 0]);
    assert_eq!(line.end(), LineEnd::Finished);
    assert_eq!(line.positions().last(), Some(position(0, 4, Player::Cat)));
}

#[test]
fn a_drawn_line_ends_at_its_first_repetition() {
    let graph = published_draw();
    let arena = Arena::cat_and_mouse(&graph).unwrap();
    let table = Solver::new().solve(&arena).unwrap();
    let line = table.line(arena.start());
    assert_eq!(table.answer(), DRAWN);
    assert_eq!(line.end(), LineEnd::Repeated);
    let positions: Vec<Position> = line.positions().collect();
    let (last, before) = positions.split_last().unwrap();
    assert_eq!(before.iter().filter(|&seen| seen == last).count(), 1);
    let mut distinct = before.to_vec();
    distinct.sort_unstable();
    distinct.dedup();
    assert_eq!(
        distinct.len(),
        before.len(),
        "only the last position repeats"
    );
}

#[test]
fn best_moves_are_the_shortest_wins_and_the_longest_losses() {
    // From 1 the mouse reaches the hole at once or by way of 3; the cat is far away at 6.
    let edges = [(0, 1), (1, 3), (3, 0), (1, 4), (4, 5), (2, 6), (6, 5)];
    let graph = Graph::from_edges(7, edges).unwrap();
    let arena = Arena::cat_and_mouse(&graph).unwrap();
    let table = Solver::new().solve(&arena).unwrap();
    assert_eq!(numbers(&table.best_moves(arena.start())), [0]);

    // A path 1-3-2 with the hole out of reach: the mouse is lost whatever the cat does not rush.
    let graph = Graph::from_edges(7, [(1, 3), (3, 2), (1, 4), (4, 5), (5, 6)]).unwrap();
    let arena = Arena::cat_and_mouse(&graph).unwrap();
    let table = Solver::new().solve(&arena).unwrap();
    assert_eq!(
        numbers(&table.best_moves(arena.start())),
        [4],
        "running away takes longer than 3"
    );
}

#[test]
fn all_moves_that_draw_are_best_in_a_draw() {
    let graph = published_draw();
    let arena = Arena::cat_and_mouse(&graph).unwrap();
    let table = Solver::new().solve(&arena).unwrap();
    for start in arena
        .positions()
        .filter(|&start| table.value(start) == DRAWN)
    {
        let draws = arena
            .legal_moves(start)
            .filter(|&to| table.value(start.after(to)) == DRAWN);
        assert_eq!(
            table.best_moves(start),
            draws.collect::<Vec<_>>(),
            "{start}"
        );
    }
}

#[test]
fn counts_add_up_to_the_positions() {
    let graph = published_draw();
    let arena = Arena::cat_and_mouse(&graph).unwrap();
    let Counts { mouse, cat, draw } = Solver::new().solve(&arena).unwrap().counts();
    assert_eq!(mouse + cat + draw, arena.position_count());
    assert_eq!(arena.position_count(), 2 * 6 * 5);
    assert!(
        mouse >= 10 && cat >= 10,
        "the finished positions alone are ten for each"
    );
}

#[test]
fn a_finished_start_has_no_plies_and_no_line() {
    let graph = published_draw();
    for (mouse, cat, winner) in [(0, 2, Player::Mouse), (3, 3, Player::Cat)] {
        for turn in Player::BOTH {
            let start = position(mouse, cat, turn);
            let arena = Arena::cat_and_mouse(&graph)
                .unwrap()
                .starting_from(start)
                .unwrap();
            let table = Solver::new().solve(&arena).unwrap();
            assert_eq!(table.answer(), won(winner, 0));
            assert_eq!(table.line(start).places(), []);
            assert_eq!(table.best_moves(start), []);
        }
    }
}

#[test]
fn a_stalemate_counts_as_the_rule_says() {
    // The cat at 2 has the hole for its only neighbour; the mouse walks between 1 and 3.
    let graph = Graph::from_edges(4, [(0, 2), (1, 3)]).unwrap();
    let cat_at_2 = Place::new(2);
    let solve = |stalemate| {
        let arena = Arena::builder(&graph, Moves::from(&graph).barring(Place::new(0)))
            .safe(Place::new(0))
            .start(Place::new(1), cat_at_2)
            .stalemate(stalemate)
            .build()
            .unwrap();
        Solver::new().solve(&arena).unwrap().answer()
    };
    assert_eq!(solve(Stalemate::Draw), DRAWN);
    assert_eq!(solve(Stalemate::Loses), won(Player::Mouse, 1));
    assert_eq!(solve(Stalemate::Wins), won(Player::Cat, 1));
}

#[test]
fn endless_play_counts_as_the_rule_says() {
    // Two on a square, never on the same node at the mouse's leisure.
    let square = Digraph::from_adjacency([vec![1], vec![2], vec![3], vec![0]]).unwrap();
    let arena = Arena::builder(&square, &square)
        .start(Place::new(0), Place::new(2))
        .stalemate(Stalemate::Loses)
        .endless(Outcome::MouseWins)
        .build()
        .unwrap();
    let table = Solver::new().solve(&arena).unwrap();
    assert_eq!(
        table.answer(),
        Answer {
            outcome: Outcome::MouseWins,
            plies: None
        }
    );
    let line = table.line(arena.start());
    assert_eq!(
        (numbers(line.places()).len(), line.end()),
        (8, LineEnd::Repeated)
    );
}

#[test]
fn safety_comes_before_capture_and_capture_before_a_goal() {
    let path = Graph::from_edges(4, [(0, 1), (1, 2), (2, 3)]).unwrap();
    let caught = |mouse, cat| (Place::new(mouse), Place::new(cat));
    let arena = Arena::builder(&path, &path)
        .safe(Place::new(0))
        .goals(Place::new(3))
        .captures(Captures::pairs([caught(0, 3), caught(1, 3), caught(1, 2)]))
        .start(Place::new(2), Place::new(0))
        .first(Player::Cat)
        .build()
        .unwrap();
    let table = Solver::new().solve(&arena).unwrap();
    let outcome = |mouse, cat| {
        let [mouse_turn, cat_turn] =
            Player::BOTH.map(|turn| table.value(position(mouse, cat, turn)));
        assert_eq!(mouse_turn.plies, Some(0));
        assert_eq!(mouse_turn, cat_turn);
        mouse_turn.outcome
    };
    assert_eq!(
        outcome(0, 3),
        Outcome::MouseWins,
        "safe, though caught and the cat at its goal"
    );
    assert_eq!(outcome(1, 3), Outcome::CatWins);
    assert_eq!(outcome(2, 3), Outcome::CatWins, "the goal");
    assert_eq!(outcome(1, 2), Outcome::CatWins, "a capture at a distance");
    assert_ne!(
        table.plies(position(2, 2, Player::Cat)),
        Some(0),
        "one place is no capture here"
    );
}

#[test]
fn a_capture_at_a_goal_is_one_finished_position() {
    // Each of the cat's places is a goal and all pairs are captures: all is finished twice over.
    let edge = Graph::from_edges(2, [(0, 1)]).unwrap();
    let places = || [Place::new(0), Place::new(1)];
    let pairs = places()
        .into_iter()
        .flat_map(|mouse| places().map(|cat| (mouse, cat)));
    let arena = Arena::builder(&edge, &edge)
        .goals(places().into_iter().collect::<PlaceSet>())
        .captures(Captures::pairs(pairs))
        .build()
        .unwrap();
    for kernel in Kernel::ALL
        .into_iter()
        .filter(|kernel| kernel.can_play(&arena))
    {
        let table = Solver::builder()
            .kernel(kernel)
            .build()
            .solve(&arena)
            .unwrap();
        for position in arena.positions() {
            assert_eq!(
                table.value(position),
                won(Player::Cat, 0),
                "{kernel}: {position}"
            );
        }
    }
}

#[test]
fn a_table_knows_its_game_and_refuses_what_is_no_position() {
    let graph = published_draw();
    let arena = Arena::cat_and_mouse(&graph).unwrap();
    let table: Table<'_> = Solver::new().solve(&arena).unwrap();
    assert_eq!(table.arena().start(), arena.start());
    let cat_in_the_hole = position(1, 0, Player::Mouse);
    assert!(std::panic::catch_unwind(|| table.outcome(cat_in_the_hole)).is_err());
}
