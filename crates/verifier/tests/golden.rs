//! Certificates of version 1 that must stay readable, and keep proving the same.

use catmouse_game::{Arena, Captures, Digraph, Graph, Moves, Outcome, Place, Player, Stalemate};
use catmouse_verifier::{Proved, Verified, verify};

fn proved(arena: &Arena<'_>, certificate: &str) -> Proved {
    match verify(arena, certificate.as_bytes()) {
        Ok(Verified::Start { position, proved }) => {
            assert_eq!(position, arena.start());
            proved
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_win_its_exact_plies_and_its_table() {
    let graph = Graph::from_edges(4, [(0, 3), (1, 3), (1, 2)]).unwrap();
    let arena = Arena::cat_and_mouse(&graph).unwrap();
    let outcome = Outcome::MouseWins;
    let plies = Some(3);
    let start = proved(&arena, include_str!("golden/win.start"));
    assert_eq!(
        start,
        Proved::Outcome {
            outcome,
            plies_max: plies
        }
    );
    let exact = proved(&arena, include_str!("golden/win.exact"));
    assert_eq!(exact, Proved::Exact { outcome, plies });
    let expected = Verified::Table {
        position: arena.start(),
        outcome,
        plies,
        plies_max: 3,
        mouse: 10,
        cat: 14,
        undecided: 0,
    };
    let table = include_bytes!("golden/win.table");
    assert_eq!(verify(&arena, table), Ok(expected));
}

/// From 1 the mouse can only go to 4, next to the cat.
#[test]
fn a_loss() {
    let graph = Graph::from_edges(5, [(0, 3), (1, 4), (2, 4), (3, 4)]).unwrap();
    let arena = Arena::cat_and_mouse(&graph).unwrap();
    let (outcome, plies) = (Outcome::CatWins, Some(2));
    let exact = proved(&arena, include_str!("golden/loss.exact"));
    assert_eq!(exact, Proved::Exact { outcome, plies });
}

#[test]
fn a_draw_and_one_half_of_it() {
    let rows = [
        [2, 5].as_slice(),
        &[3],
        &[0, 4, 5],
        &[1, 4, 5],
        &[2, 3],
        &[0, 2, 3],
    ];
    let graph = Graph::from_adjacency(rows).unwrap();
    let arena = Arena::cat_and_mouse(&graph).unwrap();
    let (outcome, plies_max) = (Outcome::Draw, None);
    let start = proved(&arena, include_str!("golden/draw.start"));
    assert_eq!(start, Proved::Outcome { outcome, plies_max });
    let half = proved(&arena, include_str!("golden/at_least_draw.start"));
    assert_eq!(
        half,
        Proved::AtLeastDraw {
            player: Player::Mouse
        }
    );
    let table = verify(&arena, include_bytes!("golden/draw.table")).unwrap();
    assert!(matches!(
        table,
        Verified::Table {
            outcome: Outcome::Draw,
            plies: None,
            ..
        }
    ));
}

/// A robber on a ring of four, with loops to rest on, and one cop: never caught.
#[test]
fn an_escape_for_ever() {
    let rows = (0..4).map(|node| vec![node, (node + 1) % 4, (node + 3) % 4]);
    let ring = Digraph::from_adjacency(rows).unwrap();
    let arena = Arena::builder(&ring, &ring)
        .start(Place::new(0), Place::new(2))
        .first(Player::Cat)
        .stalemate(Stalemate::Loses)
        .endless(Outcome::MouseWins)
        .build()
        .unwrap();
    let outcome = Outcome::MouseWins;
    let start = proved(&arena, include_str!("golden/escape.start"));
    assert_eq!(
        start,
        Proved::Outcome {
            outcome,
            plies_max: None
        }
    );
    let exact = proved(&arena, include_str!("golden/escape.exact"));
    assert_eq!(
        exact,
        Proved::Exact {
            outcome,
            plies: None
        }
    );
}

/// Directed moves, barred places, two safe places, a goal, captures at a distance, the cat first.
#[test]
fn every_rule_at_once() {
    let mouse =
        Digraph::from_adjacency([vec![0, 1], vec![2, 3], vec![4], vec![1], vec![]]).unwrap();
    let cat = Digraph::from_adjacency([vec![1, 2], vec![0], vec![2, 3, 0], vec![]]).unwrap();
    let places = |numbers: &[u32]| {
        numbers
            .iter()
            .copied()
            .map(Place::new)
            .collect::<catmouse_game::PlaceSet>()
    };
    let captures =
        [(1, 2), (2, 1), (3, 0)].map(|(mouse, cat)| (Place::new(mouse), Place::new(cat)));
    let arena = Arena::builder(
        Moves::from(&mouse),
        Moves::from(&cat).barring(Place::new(3)),
    )
    .safe(places(&[4, 2]))
    .goals(Place::new(1))
    .captures(Captures::pairs(captures))
    .start(Place::new(0), Place::new(2))
    .first(Player::Cat)
    .stalemate(Stalemate::Wins)
    .build()
    .unwrap();
    let exact = proved(&arena, include_str!("golden/rules.exact"));
    let (outcome, plies) = (Outcome::CatWins, Some(3));
    assert_eq!(exact, Proved::Exact { outcome, plies });
    let table = verify(&arena, include_bytes!("golden/rules.table")).unwrap();
    assert!(matches!(
        table,
        Verified::Table {
            plies: Some(3),
            plies_max: 4,
            ..
        }
    ));
}
