//! All small games.

use std::collections::BTreeMap;

use catmouse_engine::{Arena, Graph, Node, Outcome, Player, Solver, Stalemate};
use catmouse_fuzz::cases::{ArenaCase, Game, RULES, Side};
use catmouse_fuzz::checks::{check_arena, check_game};
use serde::Deserialize;

#[test]
fn on_all_labelled_graphs_of_3_to_6_nodes_every_position_is_as_the_oracle_says() {
    for nodes in 3..=6 {
        for number in 0..labelled_graph_count(nodes) {
            check_game(&Game::with_usual_roles(labelled_lists(nodes, number)));
        }
    }
}

#[test]
fn on_all_labelled_graphs_of_4_nodes_so_it_is_with_any_roles() {
    for number in 0..labelled_graph_count(4) {
        for roles in 0..4 * 4 * 4 {
            let (hole, mouse, cat) = (roles / 16, roles / 4 % 4, roles % 4);
            if cat != hole {
                check_game(&Game {
                    lists: labelled_lists(4, number),
                    hole,
                    mouse,
                    cat,
                });
            }
        }
    }
}

/// Two places for each side make 2^4 sets of arcs for each, 2^2 of safe places, 2^2 of goals and
/// 2^4 of captures.
#[test]
fn all_pursuit_games_on_two_places_a_side_are_as_solving_by_rounds_says() {
    for arcs in 0..1 << 8 {
        for places in 0..1 << 8 {
            check_with_all_rules(&arena_of_two_places(arcs, 0, places));
        }
    }
}

#[test]
fn all_pursuit_games_on_two_places_a_side_so_are_with_barred_places() {
    for arcs in 0..1 << 8 {
        // A side with both places barred could stand nowhere.
        for barred in (0..1 << 4).filter(|barred| barred & 3 != 3 && barred >> 2 != 3) {
            for places in 0..1 << 4 {
                check_with_all_rules(&arena_of_two_places(arcs, barred, places << 4 | places));
            }
        }
    }
}

/// How the starts of a family of graphs end: the draws, and each player's wins by their plies.
#[derive(Debug, Default, PartialEq)]
struct Census {
    draw: u32,
    mouse: BTreeMap<u32, u32>,
    cat: BTreeMap<u32, u32>,
}

#[derive(Deserialize)]
struct KnownCensus {
    nodes: u32,
    connected: bool,
    draw: u32,
    mouse: BTreeMap<u32, u32>,
    cat: BTreeMap<u32, u32>,
}

#[test]
fn the_census_of_3_to_5_nodes_is_the_known_one() {
    let known = include_str!("../../crates/reference/tests/data/census.jsonl").lines();
    assert_eq!(known.clone().count(), 6);
    for line in known {
        let known: KnownCensus = serde_json::from_str(line).unwrap();
        let KnownCensus {
            nodes,
            connected,
            draw,
            mouse,
            cat,
        } = known;
        assert_eq!(
            count(nodes, connected),
            Census { draw, mouse, cat },
            "{line}"
        );
    }
}

/// The census of the graphs in which every node has a neighbour, and the cat one besides the hole.
fn count(nodes: u32, connected: bool) -> Census {
    let mut census = Census::default();
    for number in 0..labelled_graph_count(nodes) {
        let graph = Graph::from_adjacency(labelled_lists(nodes, number)).unwrap();
        let cat_can_move = graph.neighbours(Node::new(2)) != [Node::new(0)];
        let all_can_move = cat_can_move && graph.nodes().all(|node| graph.degree(node) > 0);
        if !all_can_move || connected && !is_connected(&graph) {
            continue;
        }
        let arena = Arena::cat_and_mouse(&graph).unwrap();
        let answer = Solver::new().solve(&arena).unwrap().answer();
        *match answer.outcome {
            Outcome::Draw => &mut census.draw,
            Outcome::MouseWins => census.mouse.entry(answer.plies.unwrap()).or_default(),
            Outcome::CatWins => census.cat.entry(answer.plies.unwrap()).or_default(),
        } += 1;
    }
    census
}

fn is_connected(graph: &Graph) -> bool {
    let mut reached = vec![Node::new(0)];
    let mut next = 0;
    while let Some(&node) = reached.get(next) {
        for neighbour in graph.neighbours(node) {
            if !reached.contains(neighbour) {
                reached.push(*neighbour);
            }
        }
        next += 1;
    }
    reached.len() == graph.nodes().len()
}

/// How many labelled graphs there are on so many nodes.
fn labelled_graph_count(nodes: u32) -> u32 {
    1 << (nodes * (nodes - 1) / 2)
}

/// The neighbours of a labelled graph by its number: each bit is an edge.
fn labelled_lists(nodes: u32, number: u32) -> Vec<Vec<u32>> {
    let mut lists = vec![Vec::new(); nodes as usize];
    let pairs = (0..nodes).flat_map(|high| (0..high).map(move |low| (low, high)));
    for (_, (low, high)) in pairs.enumerate().filter(|(bit, _)| number >> bit & 1 == 1) {
        lists[low as usize].push(high);
        lists[high as usize].push(low);
    }
    lists
}

fn check_with_all_rules(case: &ArenaCase) {
    for (stalemate, endless) in RULES {
        check_arena(&ArenaCase {
            stalemate,
            endless,
            ..case.clone()
        });
    }
}

/// A game by the bits of three numbers: the arcs of both sides, the barred places of both, and
/// then safe places, goals and captures.
fn arena_of_two_places(arcs: u32, barred: u32, places: u32) -> ArenaCase {
    let side = |arcs: u32, barred: u32| Side {
        arcs: vec![numbers(arcs & 3), numbers(arcs >> 2 & 3)],
        barred: numbers(barred & 3),
    };
    let (mouse, cat) = (side(arcs, barred), side(arcs >> 4, barred >> 2));
    let start_of = |side: &Side| (0..2).find(|&place| side.allows(place)).unwrap();
    let captures = numbers(places >> 4)
        .into_iter()
        .map(|pair| (pair / 2, pair % 2));
    ArenaCase {
        start: (start_of(&mouse), start_of(&cat), Player::Mouse),
        mouse,
        cat,
        safe: numbers(places & 3),
        goals: numbers(places >> 2 & 3),
        captures: Some(captures.collect()),
        stalemate: Stalemate::Draw,
        endless: Outcome::Draw,
    }
}

/// The numbers of the bits that are set.
fn numbers(bits: u32) -> Vec<u32> {
    (0..u32::BITS).filter(|bit| bits >> bit & 1 == 1).collect()
}
