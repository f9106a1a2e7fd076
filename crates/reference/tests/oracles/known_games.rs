//! Games whose verdicts are known, in `tests/data/known_games.jsonl`.

use catmouse_game::{Graph, Outcome};
use catmouse_reference::{CatAndMouse, Verdict, minimax_by_plies, minimax_over_paths};
use serde::Deserialize;

use crate::graphs::START;

#[derive(Deserialize)]
struct KnownGame {
    outcome: String,
    plies: Option<u32>,
    graph: Vec<Vec<u32>>,
}

impl KnownGame {
    fn verdict(&self) -> Verdict {
        let outcome = self.outcome.parse::<Outcome>().unwrap();
        let plies = self.plies;
        Verdict { outcome, plies }
    }
}

fn known_games() -> Vec<KnownGame> {
    let lines = include_str!("../data/known_games.jsonl").lines();
    lines
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

#[test]
fn by_plies_all_known_games_have_their_verdicts() {
    let games = known_games();
    assert_eq!(games.len(), 33);
    for known in games {
        let graph = Graph::from_adjacency(&known.graph).unwrap();
        let verdicts = minimax_by_plies(&CatAndMouse::new(&graph, 0));
        assert_eq!(verdicts.verdict(START), known.verdict(), "{graph:?}");
    }
}

#[test]
fn over_paths_the_known_games_within_the_budget_have_their_verdicts() {
    let mut in_budget = 0;
    for known in known_games() {
        let graph = Graph::from_adjacency(&known.graph).unwrap();
        match minimax_over_paths(&CatAndMouse::new(&graph, 0), START, 2_000_000) {
            Ok(verdict) => {
                assert_eq!(verdict, known.verdict(), "{graph:?}");
                in_budget += 1;
            }
            Err(error) => assert!(known.graph.len() >= 10, "{error}: {graph:?}"),
        }
    }
    assert_eq!(in_budget, 19);
}
