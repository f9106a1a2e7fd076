//! Batches give what single games give, in the order of the input.

use std::num::NonZeroUsize;

use catmouse_engine::{Answer, Arena, Graph, Solver, Threads, Workspace};

/// Games of many sizes and outcomes: paths with the roles wherever the multiplication puts them.
fn graphs() -> Vec<Graph> {
    let shuffled = |nodes: u32, factor: u32| {
        let label = move |node: u32| node * factor % nodes;
        let ends = (1..nodes).map(move |node| (label(node - 1), label(node)));
        let chords = (3..nodes)
            .step_by(4)
            .map(move |node| (label(node - 3), label(node)));
        Graph::from_edges(nodes, ends.chain(chords)).unwrap()
    };
    let coprime = [
        (7, 3),
        (11, 4),
        (13, 5),
        (16, 7),
        (23, 9),
        (50, 21),
        (97, 35),
        (8, 5),
    ];
    (0..500)
        .map(|index| coprime[index % coprime.len()])
        .map(|(n, f)| shuffled(n, f))
        .collect()
}

#[test]
fn a_batch_is_in_order_for_every_number_of_threads() {
    let graphs = graphs();
    let arenas: Vec<Arena<'_>> = graphs
        .iter()
        .map(|g| Arena::cat_and_mouse(g).unwrap())
        .collect();
    let solver = Solver::new();
    let alone = |arena| solver.solve(arena).map(|table| table.answer());
    let expected: Vec<Result<Answer, _>> = arenas.iter().map(alone).collect();
    let distinct: std::collections::HashSet<_> = expected.iter().flatten().collect();
    assert!(
        distinct.len() > 3,
        "the games differ, so that a wrong order shows"
    );
    for count in [1, 2, 5] {
        let threads = Threads::new(NonZeroUsize::new(count).unwrap()).unwrap();
        assert_eq!(
            solver.solve_batch(&threads, &arenas),
            expected,
            "{count} threads"
        );
    }
}

#[test]
fn a_batch_within_a_batch_ends() {
    let graphs = graphs();
    let threads = Threads::new(NonZeroUsize::new(2).unwrap()).unwrap();
    let nested = threads.map(&graphs, |_, graph| {
        threads
            .map(&[1, 2, 3], |_, factor| factor * graph.node_count())
            .into_iter()
            .sum::<u32>()
    });
    let expected: Vec<u32> = graphs.iter().map(|graph| 6 * graph.node_count()).collect();
    assert_eq!(nested, expected);
}

#[test]
fn a_workspace_forgets_the_game_before() {
    let graphs = graphs();
    let mut workspace = Workspace::new();
    for graph in &graphs[..40] {
        let arena = Arena::cat_and_mouse(graph).unwrap();
        let fresh = Solver::new().solve(&arena).unwrap();
        let reused = Solver::new().solve_in(&mut workspace, &arena).unwrap();
        for position in arena.positions() {
            assert_eq!(reused.value(position), fresh.value(position), "{position}");
        }
    }
}
