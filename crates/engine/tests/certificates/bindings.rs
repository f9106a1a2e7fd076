//! A certificate is of one game, from its first byte to its last.

use catmouse_engine::{Arena, Node, Outcome, Place, Player, Roles, Stalemate};
use catmouse_verifier::mutations::assert_true;
use catmouse_verifier::{Rule, game_hash, verify};

use crate::games::{Kind, all_graphs, certificate, long_game, position};
use crate::truths::Oracle;

#[test]
fn certificates_of_one_graph_are_rejected_for_every_other() {
    let graphs: Vec<_> = all_graphs(4).collect();
    let arenas: Vec<_> = graphs
        .iter()
        .map(|graph| Arena::cat_and_mouse(graph).unwrap())
        .collect();
    for (index, arena) in arenas.iter().enumerate() {
        for kind in Kind::ALL {
            let text = certificate(arena, kind);
            for (other_index, other) in arenas.iter().enumerate() {
                match verify(other, &text) {
                    Ok(_) => assert_eq!(index, other_index),
                    Err(rejection) => {
                        assert_eq!((rejection.line, rejection.rule), (3, Rule::ForeignGame));
                        assert_ne!(index, other_index);
                    }
                }
            }
        }
    }
}

#[test]
fn every_rule_and_the_start_are_part_of_the_game() {
    let graph = long_game();
    let moves = || catmouse_engine::Moves::from(&graph).barring(Place::new(0));
    let builder = || {
        Arena::builder(&graph, moves())
            .safe(Place::new(0))
            .start(Place::new(1), Place::new(2))
    };
    let pairs = |count| {
        let places = (0..count).map(Place::new);
        catmouse_engine::Captures::pairs(places.map(|place| (place, place)))
    };
    let usual = Arena::cat_and_mouse(&graph).unwrap();
    assert_eq!(game_hash(&usual), game_hash(&builder().build().unwrap()));
    let roles = Roles {
        hole: Node::new(49),
        ..Roles::default()
    };
    let loses = || builder().stalemate(Stalemate::Loses);
    let others = [
        usual
            .clone()
            .starting_from(position(2, 1, Player::Mouse))
            .unwrap(),
        usual
            .clone()
            .starting_from(position(1, 2, Player::Cat))
            .unwrap(),
        Arena::cat_and_mouse_with(&graph, roles).unwrap(),
        loses().build().unwrap(),
        loses().endless(Outcome::MouseWins).build().unwrap(),
        loses().endless(Outcome::CatWins).build().unwrap(),
        builder().stalemate(Stalemate::Wins).build().unwrap(),
        builder().goals(Place::new(7)).build().unwrap(),
        builder()
            .safe(
                [0, 7]
                    .into_iter()
                    .map(Place::new)
                    .collect::<catmouse_engine::PlaceSet>(),
            )
            .build()
            .unwrap(),
        builder().captures(pairs(49)).build().unwrap(),
        Arena::builder(&graph, &graph)
            .safe(Place::new(0))
            .start(Place::new(1), Place::new(2))
            .build()
            .unwrap(),
        Arena::builder(moves(), moves())
            .start(Place::new(1), Place::new(2))
            .build()
            .unwrap(),
    ];
    let mut hashes: Vec<_> = others
        .iter()
        .chain([&usual])
        .map(|arena| game_hash(arena).to_string())
        .collect();
    hashes.sort_unstable();
    hashes.dedup();
    assert_eq!(hashes.len(), others.len() + 1);
    let text = certificate(&usual, Kind::Start);
    for other in &others {
        assert_eq!(verify(other, &text).unwrap_err().rule, Rule::ForeignGame);
    }
}

#[test]
fn a_cut_certificate_is_incomplete() {
    let graph = all_graphs(4).nth(41).unwrap();
    let arena = Arena::cat_and_mouse(&graph).unwrap();
    for text in Kind::ALL.map(|kind| certificate(&arena, kind)) {
        for length in 0..text.len() {
            let rejection = verify(&arena, &text[..length]).unwrap_err();
            assert_eq!(rejection.rule, Rule::Incomplete, "{length} bytes");
        }
    }
}

#[test]
fn nothing_may_follow() {
    let graph = all_graphs(4).nth(41).unwrap();
    let arena = Arena::cat_and_mouse(&graph).unwrap();
    for text in Kind::ALL.map(|kind| certificate(&arena, kind)) {
        for rest in [b"\n".as_slice(), b" ", b"\0", b"end\n", &text] {
            let longer = [&text, rest].concat();
            assert_eq!(verify(&arena, &longer).unwrap_err().rule, Rule::Trailing);
        }
    }
}

#[test]
fn spliced_certificates_prove_no_falsehood() {
    for graph in all_graphs(5).step_by(5) {
        let arena = Arena::cat_and_mouse(&graph).unwrap();
        let oracle = Oracle::of(&graph);
        let other = arena
            .clone()
            .starting_from(position(3, 4, Player::Mouse))
            .unwrap();
        let texts = [&arena, &other].map(|arena| Kind::ALL.map(|kind| certificate(arena, kind)));
        let texts: Vec<Vec<&[u8]>> = texts
            .iter()
            .flatten()
            .map(|text| text.split_inclusive(|&byte| byte == b'\n').collect())
            .collect();
        for (front, back) in texts.iter().flat_map(|a| texts.iter().map(move |b| (a, b))) {
            for cut in 0..front.len() {
                for resume in cut.saturating_sub(1)..(cut + 2).min(back.len()) {
                    let text = [&front[..cut], &back[resume..]].concat().concat();
                    if let Ok(verified) = verify(&arena, &text) {
                        assert_true(&arena, &verified, |position| oracle.truth(position));
                    }
                }
            }
        }
    }
}
