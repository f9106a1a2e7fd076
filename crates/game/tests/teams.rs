//! Teams: where several pieces can stand and move, and Cops and Robbers by hand.

use catmouse_game::{
    Arena, ArenaError, Captures, CopRules, Digraph, Finish, Graph, Moves, Node, Outcome, Pace,
    Place, Player, Position, Rest,
};

fn path() -> Graph {
    Graph::from_edges(3, [(0, 1), (1, 2)]).unwrap()
}

/// The nodes of each place.
fn nodes(moves: &Moves<'_>, places: impl Iterator<Item = Place>) -> Vec<Vec<u32>> {
    let nodes = |place| moves.nodes_of(place).map(Node::number).collect();
    places.map(nodes).collect()
}

fn place(moves: &Moves<'_>, nodes: [u32; 2]) -> Place {
    moves.team().unwrap().place_of(nodes.map(Node::new))
}

#[test]
fn all_pieces_of_a_team_move_or_stay() {
    let path = path();
    let moves = Moves::from(&path)
        .by_team(2, Pace::All, Rest::Allowed)
        .unwrap();
    assert_eq!(
        nodes(&moves, moves.targets(place(&moves, [0, 2]))),
        [[0, 1], [0, 2], [1, 1], [1, 2]]
    );
    let off_board = moves.team().unwrap().off_board();
    assert_eq!(moves.targets(off_board).count(), 6);
    assert_eq!(moves.sources(off_board).count(), 0);
}

#[test]
fn a_team_that_must_move_stays_only_if_stuck() {
    let graph = Graph::from_edges(4, [(0, 1), (1, 2)]).unwrap();
    let moves = Moves::from(&graph)
        .by_team(2, Pace::All, Rest::IfStuck)
        .unwrap();
    assert_eq!(
        nodes(&moves, moves.targets(place(&moves, [1, 3]))),
        [[0, 3], [2, 3]]
    );
}

#[test]
fn of_a_lazy_team_one_piece_moves() {
    let path = path();
    let moves = Moves::from(&path)
        .by_team(2, Pace::One, Rest::Allowed)
        .unwrap();
    assert_eq!(
        nodes(&moves, moves.targets(place(&moves, [0, 2]))),
        [[0, 1], [0, 2], [1, 2]]
    );
}

#[test]
fn sources_are_the_moves_backwards() {
    let arcs = Digraph::from_adjacency([vec![1, 2], vec![2], vec![3], vec![0, 3]]).unwrap();
    for pace in [Pace::All, Pace::One] {
        for rest in [Rest::Allowed, Rest::IfStuck] {
            for pieces in 1..=3 {
                let moves = Moves::from(&arcs).by_team(pieces, pace, rest).unwrap();
                let moves = moves.barring(Place::new(1));
                for from in moves.places() {
                    for to in moves.places() {
                        let there = moves.targets(from).any(|place| place == to);
                        let back = moves.sources(to).any(|place| place == from);
                        assert_eq!(there, back, "{pieces} pieces, {pace:?}, {from} to {to}");
                    }
                    assert!(moves.targets(from).is_sorted());
                    assert_eq!(
                        moves.target_count(from) as usize,
                        moves.targets(from).count()
                    );
                    assert_eq!(moves.can_move(from), moves.targets(from).next().is_some());
                }
            }
        }
    }
}

#[test]
fn cops_and_robbers_begins_off_the_board() {
    let path = path();
    let arena = Arena::cops_and_robbers(&path, 2).unwrap();
    let start = arena.start();
    assert_eq!(start.turn, Player::Cat);
    assert_eq!(arena.finish(start), None);
    assert_eq!(arena.legal_moves(start).count(), 6);
    assert_eq!(arena.endless(), Outcome::MouseWins);

    let cops = arena.moves_of(Player::Cat).team().unwrap();
    let placed = start.after(cops.place_of([Node::new(2), Node::new(0)]));
    assert_eq!(arena.finish(placed), None);
    assert_eq!(arena.legal_moves(placed).count(), 3);
    assert_eq!(arena.finish(placed.after(Place::new(1))), None);
    let caught = placed.after(Place::new(2));
    assert_eq!(arena.finish(caught), Some(Finish::Capture));
    assert_eq!(arena.finished_outcome(caught), Some(Outcome::CatWins));
}

#[test]
fn captures_are_listed_for_a_node() {
    let path = path();
    let arena = Arena::cops_and_robbers(&path, 2).unwrap();
    let cops = arena.moves_of(Player::Cat);
    let catching = arena.captures().catching(Place::new(1), cops.place_count());
    assert_eq!(nodes(cops, catching), [[0, 1], [1, 1], [1, 2]]);
}

#[test]
fn impossible_teams_are_refused() {
    let path = path();
    assert_eq!(
        Arena::cops_and_robbers(&path, 0).unwrap_err(),
        ArenaError::NoPieces
    );
    let many = Graph::from_edges(100_000, []).unwrap();
    assert_eq!(
        Arena::cops_and_robbers_with(&many, 2, CopRules::default()).unwrap_err(),
        ArenaError::TooManyPlaces {
            pieces: 2,
            nodes: 100_000
        }
    );
    let robber = Moves::from(&path)
        .by_team(1, Pace::All, Rest::Allowed)
        .unwrap();
    let unfit = Arena::builder(robber.clone(), &path).build();
    assert_eq!(unfit.unwrap_err(), ArenaError::CapturesOfOtherSides);
    let team = robber.team().unwrap();
    let unfit = Arena::builder(&path, &path).captures(Captures::shared_node(team, team));
    assert_eq!(unfit.build().unwrap_err(), ArenaError::CapturesOfOtherSides);
    let position = Position {
        mouse: Place::new(0),
        cat: Place::new(0),
        turn: Player::Mouse,
    };
    let listed = Arena::builder(robber, &path).captures(Captures::pairs([]));
    assert_eq!(listed.build().unwrap().start(), position);
}
