//! All kernels agree on every position.

use catmouse_engine::{Arena, Graph, Kernel, Solver};
use proptest::prelude::*;

/// The kernels that can hold a game.
fn kernels(arena: &Arena<'_>) -> Vec<Solver> {
    let all = [Kernel::Queue, Kernel::Lanes, Kernel::Bits];
    let solvers = all.map(|kernel| Solver::builder().kernel(kernel).build());
    solvers
        .into_iter()
        .filter(|solver| solver.memory_bytes(arena).is_some())
        .collect()
}

fn assert_kernels_agree(arena: &Arena<'_>) {
    let plain = Solver::builder()
        .kernel(Kernel::Queue)
        .build()
        .solve(arena)
        .unwrap();
    for solver in kernels(arena) {
        let table = solver.solve(arena).unwrap();
        let outcomes = solver.outcomes(arena).unwrap();
        for position in arena.positions() {
            let kernel = table.kernel();
            assert_eq!(
                table.value(position),
                plain.value(position),
                "{kernel}: {position}"
            );
            assert_eq!(
                outcomes.outcome(position),
                plain.outcome(position),
                "{kernel}: {position}"
            );
        }
        assert_eq!(solver.answer(arena).unwrap(), plain.answer());
    }
}

/// A graph of so many nodes, sparse or dense, from random bits.
fn graph(nodes: std::ops::RangeInclusive<u32>) -> impl Strategy<Value = Graph> {
    (nodes, 0.02..0.6_f64, any::<u64>()).prop_map(|(nodes, density, seed)| {
        let mut random = seed | 1;
        let mut chance = || {
            random ^= random << 13;
            random ^= random >> 7;
            random ^= random << 17;
            (random >> 11) as f64 / (1_u64 << 53) as f64
        };
        let pairs = (0..nodes).flat_map(|a| (0..a).map(move |b| (a, b)));
        let edges: Vec<_> = pairs.filter(|_| chance() < density).collect();
        Graph::from_edges(nodes, edges).unwrap()
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, ..ProptestConfig::default() })]

    #[test]
    fn small_games(graph in graph(3..=20)) {
        assert_kernels_agree(&Arena::cat_and_mouse(&graph).unwrap());
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, ..ProptestConfig::default() })]

    #[test]
    fn games_around_the_borders_of_a_word(graph in graph(60..=66)) {
        assert_kernels_agree(&Arena::cat_and_mouse(&graph).unwrap());
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 6, ..ProptestConfig::default() })]

    #[test]
    fn games_of_more_than_a_chunk(graph in graph(505..=530)) {
        assert_kernels_agree(&Arena::cat_and_mouse(&graph).unwrap());
    }
}
