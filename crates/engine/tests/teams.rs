//! Games of teams: every kernel that can play them, and Cops and Robbers with known answers.

use catmouse_engine::{
    Answer, Arena, Captures, CopRules, Digraph, Graph, Kernel, Moves, Outcome, Pace, Player, Rest,
    SolveError, Solver, Stalemate, Workspace,
};
use proptest::collection::vec;
use proptest::prelude::*;

/// The table by the teams kernel is that of the queue, and the answer that of the table.
fn assert_kernels_agree(arena: &Arena<'_>) {
    let solver = |kernel| Solver::builder().kernel(kernel).build();
    let expected = solver(Kernel::Queue).solve(arena).unwrap();
    let table = solver(Kernel::Teams).solve(arena).unwrap();
    let outcomes = solver(Kernel::Teams).outcomes(arena).unwrap();
    for position in arena.positions() {
        assert_eq!(
            table.value(position),
            expected.value(position),
            "{position}"
        );
        assert_eq!(outcomes.outcome(position), expected.outcome(position));
    }
    // What is left of other games must not show.
    let mut workspace = Workspace::new();
    for _ in 0..2 {
        let answer = solver(Kernel::Teams).answer_in(&mut workspace, arena);
        assert_eq!(answer, Ok(expected.answer()));
        solver(Kernel::Teams)
            .solve_in(&mut workspace, arena)
            .unwrap();
    }
}

fn rules() -> impl Strategy<Value = CopRules> {
    let rest = || prop_oneof![Just(Rest::Allowed), Just(Rest::IfStuck)];
    let pace = prop_oneof![Just(Pace::All), Just(Pace::One)];
    (rest(), rest(), pace).prop_map(|(robber_rest, cop_rest, pace)| CopRules {
        robber_rest,
        cop_rest,
        pace,
    })
}

/// Graphs of so many nodes at most, with any edges.
fn graphs(nodes_max: u32) -> impl Strategy<Value = Graph> {
    (1..=nodes_max).prop_flat_map(|nodes| {
        let pairs: Vec<_> = (0..nodes)
            .flat_map(|a| (0..a).map(move |b| (b, a)))
            .collect();
        vec(any::<bool>(), pairs.len()).prop_map(move |chosen| {
            let edges = pairs.iter().zip(&chosen).filter(|(_, chosen)| **chosen);
            Graph::from_edges(nodes, edges.map(|(&edge, _)| edge).collect::<Vec<_>>()).unwrap()
        })
    })
}

proptest! {
    #[test]
    fn kernels_agree_on_cops_and_robbers(
        graph in graphs(6),
        cops in 1..=3_u32,
        rules in rules(),
    ) {
        assert_kernels_agree(&Arena::cops_and_robbers_with(&graph, cops, rules).unwrap());
    }

    #[test]
    fn kernels_agree_on_teams_along_arcs(
        lists in vec(vec(0..5_u32, 0..4), 5),
        cops in 1..=3_u32,
        rules in rules(),
    ) {
        let sets = lists.iter().map(|list| std::collections::BTreeSet::from_iter(list.iter().copied()));
        let arcs = Digraph::from_adjacency(sets.map(Vec::from_iter)).unwrap();
        let path = Graph::from_edges(5, [(0, 1), (1, 2), (2, 3), (3, 4)]).unwrap();
        let robber = Moves::from(&path).by_team(1, Pace::All, rules.robber_rest).unwrap();
        let cops = Moves::from(&arcs).by_team(cops, rules.pace, rules.cop_rest).unwrap();
        let teams = (robber.team().unwrap(), cops.team().unwrap());
        let arena = Arena::builder(robber, cops)
            .captures(Captures::shared_node(teams.0, teams.1))
            .start(teams.0.off_board(), teams.1.off_board())
            .first(Player::Cat)
            .stalemate(Stalemate::Loses)
            .endless(Outcome::MouseWins)
            .build()
            .unwrap();
        assert_kernels_agree(&arena);
    }
}

#[test]
fn kernels_agree_where_a_row_fills_its_words() {
    for nodes in [62, 63, 64, 65, 127, 128] {
        let cycle = (0..nodes).map(|node| (node, (node + 1) % nodes));
        let chords = (0..nodes / 7).map(|node| (node, node + nodes / 2));
        let graph = Graph::from_edges(nodes, cycle.chain(chords).collect::<Vec<_>>()).unwrap();
        let arena = Arena::cops_and_robbers(&graph, 1).unwrap();
        assert_kernels_agree(&arena);
    }
}

#[test]
fn one_cop_catches_a_robber_on_a_path_from_its_middle() {
    let path = Graph::from_edges(5, [(0, 1), (1, 2), (2, 3), (3, 4)]).unwrap();
    let arena = Arena::cops_and_robbers(&path, 1).unwrap();
    let table = Solver::new().solve(&arena).unwrap();
    assert_eq!(table.kernel(), Kernel::Teams);
    // Both choose their nodes, then the cop needs two moves and the robber makes one between.
    let expected = Answer {
        outcome: Outcome::CatWins,
        plies: Some(2 + 3),
    };
    assert_eq!(table.answer(), expected);
    let placements = table.best_moves(arena.start());
    assert_eq!(placements, [catmouse_engine::Place::new(2)]);
}

#[test]
fn on_a_long_cycle_one_cop_is_not_enough_but_two_are() {
    let cycle = Graph::from_edges(9, (0..9).map(|node| (node, (node + 1) % 9))).unwrap();
    let outcome = |cops| {
        let arena = Arena::cops_and_robbers(&cycle, cops).unwrap();
        Solver::new().answer(&arena).unwrap().outcome
    };
    assert_eq!(outcome(1), Outcome::MouseWins);
    assert_eq!(outcome(2), Outcome::CatWins);
}

#[test]
fn a_kernel_that_knows_no_teams_says_so() {
    let edge = Graph::from_edges(3, [(0, 1)]).unwrap();
    let teams = Arena::cops_and_robbers(&edge, 2).unwrap();
    let single = Arena::cat_and_mouse(&edge).unwrap();
    for (kernel, arena) in [
        (Kernel::Lanes, &teams),
        (Kernel::Bits, &teams),
        (Kernel::Teams, &single),
    ] {
        let solver = Solver::builder().kernel(kernel).build();
        assert_eq!(
            solver.solve(arena).err(),
            Some(SolveError::UnfitKernel { kernel })
        );
        assert_eq!(solver.memory_bytes(arena), None);
    }
}
