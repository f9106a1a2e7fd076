//! Cop numbers and capture times that are known, and shortcuts held against tables.

use catmouse_engine::{Arena, CopRules, CopSearch, Graph, Outcome, Pace, Rest, Solver, Workspace};
use catmouse_engine::{cops_needed, is_dismantlable};
use catmouse_formats::{Format, read_graph};
use serde::Deserialize;

#[derive(Deserialize)]
struct KnownGraph {
    name: String,
    graph6: String,
    cop_number: usize,
    capture_time: u32,
}

#[test]
fn known_graphs_have_their_cop_numbers() {
    let lines = include_str!("data/cop_number.jsonl").lines();
    assert_eq!(lines.clone().count(), 35);
    let mut workspace = Workspace::new();
    for line in lines {
        let known: KnownGraph = serde_json::from_str(line).unwrap();
        let graph = read_graph(known.graph6.as_bytes(), Some(Format::Graph6)).unwrap();
        for search in [
            CopSearch::default(),
            CopSearch::default().without_shortcuts(),
        ] {
            let found = search.cop_number(&mut workspace, &graph).unwrap().unwrap();
            assert_eq!(found.nodes.len(), known.cop_number, "{}", known.name);
            assert_eq!(found.capture_time, known.capture_time, "{}", known.name);
            assert_suffices(&search, &mut workspace, &graph, &known);
        }
    }
}

/// The cop number suffices, one cop more does too and takes no longer, one fewer does not.
fn assert_suffices(
    search: &CopSearch,
    workspace: &mut Workspace,
    graph: &Graph,
    known: &KnownGraph,
) {
    let cops = u32::try_from(known.cop_number).unwrap();
    let mut placed = |cops| search.placement(workspace, graph, cops).unwrap();
    assert_eq!(placed(cops - 1), None, "{}", known.name);
    let enough = placed(cops).unwrap();
    assert_eq!(enough.capture_time, known.capture_time, "{}", known.name);
    if cops < 3 {
        let more = placed(cops + 1).unwrap();
        assert_eq!(more.nodes.len(), known.cop_number + 1, "{}", known.name);
        assert!(more.capture_time <= known.capture_time, "{}", known.name);
    }
}

#[test]
fn components_add_up_as_the_whole_graph_says() {
    // A path of three, a cycle of four and a node alone.
    let graph = Graph::from_edges(8, [(0, 1), (1, 2), (3, 4), (4, 5), (5, 6), (6, 3)]).unwrap();
    let mut workspace = Workspace::new();
    let rules = [
        CopRules::default(),
        CopRules {
            pace: Pace::One,
            ..CopRules::default()
        },
        CopRules {
            robber_rest: Rest::IfStuck,
            cop_rest: Rest::IfStuck,
            pace: Pace::All,
        },
    ];
    for rules in rules {
        let search = CopSearch::default().rules(rules);
        for cops in 1..=5 {
            let found = search.placement(&mut workspace, &graph, cops).unwrap();
            let arena = Arena::cops_and_robbers_with(&graph, cops, rules).unwrap();
            let answer = Solver::new().answer(&arena).unwrap();
            assert_eq!(
                found.as_ref().map(|placement| placement.capture_time),
                (answer.outcome == Outcome::CatWins).then(|| (answer.plies.unwrap() - 1) / 2),
                "{cops} cops, {rules:?}"
            );
            assert!(found.is_none_or(|placement| placement.nodes.len() == cops as usize));
        }
    }
}

#[test]
fn graphs_without_edges_need_a_cop_a_node() {
    let mut workspace = Workspace::new();
    for nodes in [0, 1, 5, 40] {
        let graph = Graph::from_edges(nodes, []).unwrap();
        let search = CopSearch::default();
        let found = search.cop_number(&mut workspace, &graph).unwrap().unwrap();
        assert_eq!(found.nodes, graph.nodes().collect::<Vec<_>>());
        assert_eq!(found.capture_time, 0);
        let fewer = CopSearch::default().cops_max(nodes.saturating_sub(1));
        let found = fewer.cop_number(&mut workspace, &graph).unwrap();
        assert_eq!(found.is_none(), nodes > 0);
    }
}

#[test]
fn shortcuts_agree_with_the_tables_of_all_small_graphs() {
    let mut workspace = Workspace::new();
    let tables = CopSearch::default().without_shortcuts();
    for nodes in 1..=6_u32 {
        let pairs: Vec<_> = (0..nodes)
            .flat_map(|a| (0..a).map(move |b| (b, a)))
            .collect();
        // All labelled graphs to five nodes, and every ninth of six.
        let step = if nodes == 6 { 9 } else { 1 };
        for mask in (0..1_u32 << pairs.len()).step_by(step) {
            let chosen = pairs
                .iter()
                .enumerate()
                .filter(|(bit, _)| mask >> bit & 1 == 1);
            let edges: Vec<_> = chosen.map(|(_, &edge)| edge).collect();
            let graph = Graph::from_edges(nodes, edges).unwrap();
            let expected = tables.cop_number(&mut workspace, &graph).unwrap();
            let found = CopSearch::default()
                .cop_number(&mut workspace, &graph)
                .unwrap();
            assert_eq!(found, expected, "{graph:?}");
            let cops = expected.unwrap().nodes.len();
            assert_eq!(is_dismantlable(&graph), cops == 1, "{graph:?}");
            let arena = Arena::cops_and_robbers(&graph, 1).unwrap();
            let alone = Solver::new().answer(&arena).unwrap().outcome;
            assert_eq!(alone == Outcome::CatWins, cops == 1, "{graph:?}");
            assert!(cops_needed(&graph) as usize <= cops, "{graph:?}");
        }
    }
}
