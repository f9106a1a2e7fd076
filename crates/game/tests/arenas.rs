//! The rules of a game, and what is refused as one.

use catmouse_game::{
    Arena, ArenaError, Captures, CatAndMouseRules, Digraph, Finish, Graph, Moves, Node, Outcome,
    Place, Player, Position, PromiseError, Roles, Stalemate,
};

fn place(number: u32) -> Place {
    Place::new(number)
}

fn position(mouse: u32, cat: u32, turn: Player) -> Position {
    Position {
        mouse: place(mouse),
        cat: place(cat),
        turn,
    }
}

fn roles(hole: u32, mouse: u32, cat: u32) -> Roles {
    Roles {
        hole: Node::new(hole),
        mouse: Node::new(mouse),
        cat: Node::new(cat),
    }
}

/// 0 - 1 - 2 - 3 - 4
fn path() -> Graph {
    Graph::from_edges(5, [(0, 1), (1, 2), (2, 3), (3, 4)]).unwrap()
}

#[test]
fn the_cat_never_enters_the_hole() {
    let graph = Graph::from_edges(4, [(0, 1), (0, 2), (2, 3)]).unwrap();
    let arena = Arena::cat_and_mouse(&graph).unwrap();
    let cat_moves: Vec<_> = arena.legal_moves(position(1, 2, Player::Cat)).collect();
    assert_eq!(cat_moves, [place(3)]);
    let mouse_moves: Vec<_> = arena.legal_moves(position(1, 2, Player::Mouse)).collect();
    assert_eq!(mouse_moves, [place(0)]);
    assert!(!arena.contains(position(1, 0, Player::Mouse)));
    assert_eq!(arena.positions().count(), 2 * 4 * 3);
    assert_eq!(arena.position_count(), 2 * 4 * 3);
}

#[test]
fn positions_come_by_mouse_then_cat_then_turn() {
    let graph = path();
    let arena = Arena::cat_and_mouse(&graph).unwrap();
    assert!(arena.positions().is_sorted());
    assert!(arena.positions().all(|position| arena.contains(position)));
}

#[test]
fn a_position_is_finished_in_the_order_of_the_rules() {
    let graph = path();
    let arena = Arena::cat_and_mouse(&graph).unwrap();
    for turn in Player::BOTH {
        assert_eq!(arena.finish(position(0, 3, turn)), Some(Finish::Safe));
        assert_eq!(arena.finish(position(3, 3, turn)), Some(Finish::Capture));
        assert_eq!(arena.finish(position(1, 4, turn)), None);
        assert_eq!(
            arena.finished_outcome(position(0, 3, turn)),
            Some(Outcome::MouseWins)
        );
        assert_eq!(
            arena.finished_outcome(position(3, 3, turn)),
            Some(Outcome::CatWins)
        );
    }
    // The cat at 1 can go to 2; at 0's only other neighbour it would be stuck.
    let star = Graph::from_edges(4, [(0, 1), (0, 2), (0, 3)]).unwrap();
    let arena = Arena::cat_and_mouse(&star).unwrap();
    assert_eq!(
        arena.finish(position(1, 2, Player::Cat)),
        Some(Finish::Stalemate)
    );
    assert_eq!(arena.finish(position(1, 2, Player::Mouse)), None);
    assert_eq!(
        arena.finished_outcome(position(1, 2, Player::Cat)),
        Some(Outcome::Draw)
    );
    assert_eq!(
        arena.legal_moves(position(1, 1, Player::Mouse)).count(),
        0,
        "the game is over"
    );
}

#[test]
fn a_stalemate_is_a_setting() {
    for (player, other) in [(Player::Mouse, Player::Cat), (Player::Cat, Player::Mouse)] {
        assert_eq!(Stalemate::Draw.outcome(player), Outcome::Draw);
        assert_eq!(Stalemate::Loses.outcome(player), other.wins());
        assert_eq!(Stalemate::Wins.outcome(player), player.wins());
    }
}

#[test]
fn roles_can_be_moved_and_are_checked() {
    let graph = path();
    let arena = Arena::cat_and_mouse_with(&graph, roles(4, 3, 1)).unwrap();
    assert_eq!(arena.start(), position(3, 1, Player::Mouse));
    assert_eq!(arena.safe().as_slice(), [place(4)]);
    let refused = |roles| {
        Arena::cat_and_mouse_with(&graph, roles)
            .map(|_| ())
            .unwrap_err()
    };
    assert_eq!(
        refused(roles(5, 1, 2)),
        ArenaError::HoleOutOfRange {
            hole: place(5),
            nodes: 5
        }
    );
    let cat_in_the_hole = ArenaError::StartBarred {
        player: Player::Cat,
        place: place(0),
    };
    assert_eq!(refused(roles(0, 1, 0)), cat_in_the_hole);
    let out_of_range = ArenaError::StartOutOfRange {
        player: Player::Mouse,
        place: place(9),
        places: 5,
    };
    assert_eq!(refused(roles(0, 9, 2)), out_of_range);
    let two = Graph::from_edges(2, [(0, 1)]).unwrap();
    let too_few = ArenaError::TooFewNodes { nodes: 2 };
    assert_eq!(Arena::cat_and_mouse(&two).map(|_| ()).unwrap_err(), too_few);
}

#[test]
fn a_start_that_is_over_is_a_game() {
    let graph = path();
    assert!(Arena::cat_and_mouse_with(&graph, roles(0, 0, 2)).is_ok());
    assert!(Arena::cat_and_mouse_with(&graph, roles(0, 2, 2)).is_ok());
}

#[test]
fn a_draw_by_stalemate_needs_endless_play_to_be_a_draw() {
    let graph = path();
    let build = |stalemate, endless| {
        let builder = Arena::builder(&graph, &graph)
            .stalemate(stalemate)
            .endless(endless);
        builder.build().map(|_| ())
    };
    for endless in [Outcome::MouseWins, Outcome::CatWins] {
        let contradiction = ArenaError::StalemateAgainstEndless { endless };
        assert_eq!(build(Stalemate::Draw, endless), Err(contradiction));
        assert_eq!(build(Stalemate::Loses, endless), Ok(()));
    }
    assert_eq!(build(Stalemate::Draw, Outcome::Draw), Ok(()));
}

#[test]
fn rules_about_places_that_do_not_exist_are_refused() {
    let graph = path();
    let small = Digraph::from_adjacency([[1], [0]]).unwrap();
    let builder = || Arena::builder(&graph, &small);
    let out_of_range = |rule, player, number, places| {
        Some(ArenaError::PlaceOutOfRange {
            rule,
            player,
            place: place(number),
            places,
        })
    };
    assert_eq!(
        builder().safe(place(5)).build().err(),
        out_of_range("the set of safe places", Player::Mouse, 5, 5)
    );
    assert_eq!(
        builder().goals(place(2)).build().err(),
        out_of_range("the set of the cat's goals", Player::Cat, 2, 2)
    );
    assert_eq!(
        builder()
            .captures(Captures::pairs([(place(4), place(2))]))
            .build()
            .err(),
        out_of_range("the list of captures", Player::Cat, 2, 2)
    );
    assert_eq!(
        Arena::builder(&graph, Moves::from(&small).barring(place(9)))
            .build()
            .err(),
        out_of_range("the set of barred places", Player::Cat, 9, 2)
    );
    assert!(builder().safe(place(4)).goals(place(1)).build().is_ok());
}

#[test]
fn captures_can_be_any_pairs() {
    let pairs = Captures::pairs([
        (place(3), place(1)),
        (place(0), place(1)),
        (place(3), place(0)),
    ]);
    assert!(pairs.contains(place(3), place(1)) && !pairs.contains(place(1), place(3)));
    assert_eq!(
        pairs.catching(place(3), 5).collect::<Vec<_>>(),
        [place(0), place(1)]
    );
    assert_eq!(pairs.catching(place(1), 5).count(), 0);
    assert_eq!(
        Captures::same_place()
            .catching(place(3), 5)
            .collect::<Vec<_>>(),
        [place(3)]
    );
    assert_eq!(
        Captures::same_place().catching(place(3), 2).count(),
        0,
        "the cat has no place 3"
    );
}

#[test]
fn the_promise_of_the_published_problem() {
    let check = |graph: &Graph, roles| {
        Arena::cat_and_mouse_with(graph, roles)
            .unwrap()
            .check_promise()
    };
    assert_eq!(check(&path(), Roles::default()), Ok(()));

    let long = Graph::from_edges(51, (1..51).map(|node| (node - 1, node))).unwrap();
    assert_eq!(
        check(&long, Roles::default()),
        Err(PromiseError::TooManyNodes { nodes: 51 })
    );

    let isolated = Graph::from_edges(5, [(0, 1), (1, 2), (2, 3)]).unwrap();
    let node = Node::new(4);
    assert_eq!(
        check(&isolated, Roles::default()),
        Err(PromiseError::IsolatedNode { node })
    );

    let beside_the_hole = Graph::from_edges(4, [(0, 2), (1, 3)]).unwrap();
    let stuck = PromiseError::CannotMove {
        player: Player::Cat,
        node: Node::new(2),
    };
    assert_eq!(check(&beside_the_hole, Roles::default()), Err(stuck));

    for finished in [roles(0, 0, 2), roles(0, 2, 2)] {
        let broken = check(&path(), finished).unwrap_err();
        assert!(
            matches!(broken, PromiseError::FinishedStart { .. }),
            "{broken}"
        );
    }
}

#[test]
fn several_holes_are_safe_and_barred() {
    let graph = path();
    let rules = CatAndMouseRules {
        holes: [4, 0].map(place).into_iter().collect(),
        first: Player::Cat,
        stalemate: Stalemate::Loses,
        ..CatAndMouseRules::default()
    };
    let arena = Arena::cat_and_mouse_by(&graph, &graph, &rules).unwrap();
    assert_eq!(arena.start(), position(1, 2, Player::Cat));
    assert_eq!(arena.position_count(), 2 * 5 * 3);
    for hole in [0, 4] {
        let safe = position(hole, 2, Player::Mouse);
        assert_eq!(arena.finish(safe), Some(Finish::Safe));
        assert!(!arena.contains(position(1, hole, Player::Mouse)));
    }
    let holes = [0, 7].map(place).into_iter().collect();
    let rules = CatAndMouseRules { holes, ..rules };
    let refused = Arena::cat_and_mouse_by(&graph, &graph, &rules).unwrap_err();
    let (hole, nodes) = (place(7), 5);
    assert_eq!(refused, ArenaError::HoleOutOfRange { hole, nodes });
}

#[test]
fn who_may_pass_moves_along_self_loops() {
    let graph = path();
    let resting = Digraph::from(&graph).with_self_loops().unwrap();
    // Where there is one already, it stays one.
    assert_eq!(resting.with_self_loops().as_ref(), Ok(&resting));
    let rules = CatAndMouseRules::default();
    let arena = Arena::cat_and_mouse_by(&graph, &resting, &rules).unwrap();
    let moves = |turn| {
        let moves = arena.legal_moves(position(3, 2, turn));
        moves.map(Place::number).collect::<Vec<_>>()
    };
    assert_eq!(moves(Player::Mouse), [2, 4]);
    assert_eq!(moves(Player::Cat), [1, 2, 3]);
    assert_eq!(
        Arena::cat_and_mouse_by(&graph, &graph, &rules)
            .unwrap()
            .start(),
        Arena::cat_and_mouse(&graph).unwrap().start()
    );
}
