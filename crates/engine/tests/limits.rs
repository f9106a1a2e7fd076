//! Games too large or too long are refused before memory is taken.

use std::time::{Duration, Instant};

use catmouse_engine::{
    Arena, Digraph, Graph, Kernel, Moves, Outcome, Place, Player, SolveError, Solver,
};

fn path(nodes: u32) -> Graph {
    Graph::from_edges(nodes, (1..nodes).map(|node| (node - 1, node))).unwrap()
}

#[test]
fn the_memory_limit_is_kept_to_the_byte() {
    let graph = path(100);
    let arena = Arena::cat_and_mouse(&graph).unwrap();
    let bytes = Solver::new().memory_bytes(&arena).unwrap();
    let solve = |limit| {
        Solver::builder()
            .memory_limit(limit)
            .build()
            .solve(&arena)
            .map(|_| ())
    };
    assert_eq!(solve(bytes), Ok(()));
    let positions = 2 * 100 * 99;
    let refused = SolveError::MemoryLimit {
        positions,
        bytes,
        limit_bytes: bytes - 1,
    };
    assert_eq!(solve(bytes - 1), Err(refused));
}

#[test]
fn the_queue_kernel_takes_at_most_twelve_bytes_a_position() {
    let solver = Solver::builder().kernel(Kernel::Queue).build();
    let complete = |nodes: u32| {
        let edges = (0..nodes).flat_map(move |a| (0..a).map(move |b| (a, b)));
        Graph::from_edges(nodes, edges).unwrap()
    };
    for graph in [path(2_000), complete(300)] {
        let arena = Arena::cat_and_mouse(&graph).unwrap();
        let bytes = solver.memory_bytes(&arena).unwrap();
        assert!(bytes <= 12 * arena.position_count(), "{bytes} bytes");
    }
}

#[test]
fn a_game_that_cannot_be_indexed_is_refused_at_once() {
    let graph = path(200_000);
    let arena = Arena::cat_and_mouse(&graph).unwrap();
    let solver = Solver::builder()
        .kernel(Kernel::Queue)
        .memory_limit(u64::MAX)
        .build();
    let begin = Instant::now();
    let positions = 2 * 200_000 * 199_999;
    let refused = solver.solve(&arena).map(|_| ());
    assert_eq!(refused, Err(SolveError::TooManyPositions { positions }));
    assert!(begin.elapsed() < Duration::from_secs(5));
}

/// A mouse that can only walk one way to its hole, and a cat that stays where it is.
fn long_walk(plies: u32) -> Result<Option<u32>, SolveError> {
    let steps = plies.div_ceil(2);
    let rows = (0..=steps).map(|place| if place == 0 { vec![] } else { vec![place - 1] });
    let walk = Digraph::from_adjacency(rows).unwrap();
    let rest = Digraph::from_adjacency([[0]]).unwrap();
    let arena = Arena::builder(&walk, Moves::from(&rest))
        .safe(
            [Place::new(0)]
                .into_iter()
                .collect::<catmouse_engine::PlaceSet>(),
        )
        .start(Place::new(steps), Place::new(0))
        .first(if plies % 2 == 1 {
            Player::Mouse
        } else {
            Player::Cat
        })
        .build()
        .unwrap();
    Solver::new().solve(&arena).map(|table| {
        assert_eq!(table.answer().outcome, Outcome::MouseWins);
        table.answer().plies
    })
}

#[test]
fn plies_are_exact_up_to_the_last_that_fits_and_an_error_beyond() {
    assert_eq!(long_walk(1), Ok(Some(1)));
    assert_eq!(long_walk(40_000), Ok(Some(40_000)));
    assert_eq!(long_walk(65_534), Ok(Some(65_534)));
    assert_eq!(
        long_walk(65_537),
        Err(SolveError::TooManyPlies { plies_max: 65_535 })
    );
}
