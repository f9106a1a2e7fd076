//! Games whose answers are known, and lists that are no graph.

use catmouse_engine::{
    Answer, Arena, Graph, GraphError, Node, Outcome, ProblemError, Solver, cat_mouse_game,
};
use catmouse_fuzz::cases::Game;
use catmouse_fuzz::checks::check_game;
use serde::Deserialize;

#[derive(Deserialize)]
struct KnownGame {
    outcome: String,
    plies: Option<u32>,
    graph: Vec<Vec<u32>>,
}

#[test]
fn all_known_games_have_their_answers() {
    let lines = include_str!("../../crates/reference/tests/data/known_games.jsonl").lines();
    assert_eq!(lines.clone().count(), 33);
    for line in lines {
        let known: KnownGame = serde_json::from_str(line).unwrap();
        let graph = Graph::from_adjacency(&known.graph).unwrap();
        let arena = Arena::cat_and_mouse(&graph).unwrap();
        let outcome: Outcome = known.outcome.parse().unwrap();
        let answer = Answer {
            outcome,
            plies: known.plies,
        };
        assert_eq!(
            Solver::new().solve(&arena).unwrap().answer(),
            answer,
            "{line}"
        );
        check_game(&Game::with_usual_roles(known.graph));
    }
}

#[derive(Deserialize)]
struct NotGraph {
    graph: Vec<Vec<i32>>,
    /// All that is wrong with it.
    faults: Vec<String>,
}

#[test]
fn what_is_no_graph_is_refused_for_one_of_its_faults() {
    let lines = include_str!("data/not_graphs.jsonl").lines();
    assert_eq!(lines.clone().count(), 7);
    for line in lines {
        let NotGraph { graph, faults } = serde_json::from_str(line).unwrap();
        let lists = graph
            .iter()
            .map(|list| list.iter().map(|&node| u32::try_from(node).unwrap()));
        let lists: Vec<Vec<u32>> = lists.map(Iterator::collect).collect();
        let error = Graph::from_adjacency(lists).unwrap_err();
        assert!(faults.contains(&words(&error)), "{error}: {line}");
        assert_eq!(
            cat_mouse_game(&graph),
            Err(ProblemError::Graph(error)),
            "{line}"
        );
    }
}

#[test]
fn a_negative_neighbour_is_out_of_range() {
    let (node, neighbour, nodes) = (Node::new(1), -1, 3);
    let error = GraphError::OutOfRange {
        node,
        neighbour,
        nodes,
    };
    let answer = cat_mouse_game(&[vec![2], vec![-1], vec![0]]);
    assert_eq!(answer, Err(ProblemError::Graph(error)));
}

fn words(error: &GraphError) -> String {
    match error {
        GraphError::OutOfRange {
            node, neighbour, ..
        } => format!("range {node}->{neighbour}"),
        GraphError::SelfLoop { node } => format!("self-loop {node}"),
        GraphError::Duplicate { node, neighbour } => format!("duplicate {node}->{neighbour}"),
        GraphError::Asymmetric { node, neighbour } => format!("asymmetric {node}->{neighbour}"),
        _ => error.to_string(),
    }
}
