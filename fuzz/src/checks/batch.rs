//! Many games in one memory.

use std::num::NonZeroUsize;
use std::sync::LazyLock;

use catmouse_engine::{Arena, Kernel, SolveError, Solver, Threads, Workspace};

use super::unwrap_solved;
use crate::cases::{ArenaCase, Batch};

/// Started once, since starting threads takes far longer than solving a batch.
static THREADS: LazyLock<Threads> = LazyLock::new(|| {
    let count = NonZeroUsize::new(3).expect("not 0");
    Threads::new(count).expect("threads can be started")
});

/// A batch has the answers of its games one by one, in their order, those refused included; and a
/// workspace used before gives the same tables as memory of its own.
pub fn check_batch(batch: &Batch) {
    let graphs: Vec<_> = batch.cases.iter().map(ArenaCase::digraphs).collect();
    let arenas = batch.cases.iter().zip(&graphs);
    let arenas: Vec<_> = arenas.map(|(case, graphs)| case.arena(graphs)).collect();
    let in_order = batch
        .order
        .iter()
        .map(|&index| arenas[index as usize].clone());
    let in_order: Vec<_> = in_order.collect();

    let limited = limited_to(&arenas[batch.limit_of as usize], batch);
    let of_kernel = |kernel| Solver::builder().kernel(kernel).build();
    for solver in [Solver::new(), limited]
        .into_iter()
        .chain(Kernel::ALL.map(of_kernel))
    {
        let expected = in_order.iter().map(|arena| solver.answer(arena));
        let expected: Vec<_> = expected.collect();
        let answers = solver.solve_batch(&THREADS, &in_order);
        assert_eq!(answers, expected, "in a batch: {batch:?}");
        let mut workspace = Workspace::new();
        let answers = in_order
            .iter()
            .map(|arena| solver.answer_in(&mut workspace, arena));
        assert_eq!(
            answers.collect::<Vec<_>>(),
            expected,
            "in one workspace: {batch:?}"
        );
    }
    assert_workspace_is_forgotten(&in_order, batch);
}

/// A solver whose memory is just enough for a game. Asserts that it is, and that less is not.
fn limited_to(arena: &Arena<'_>, batch: &Batch) -> Solver {
    let bytes = Solver::new().memory_bytes(arena).expect("few places");
    let solver = |bytes| Solver::builder().memory_limit(bytes).build();
    let too_little = solver(bytes - 1).solve(arena).err();
    let refused = matches!(too_little, Some(SolveError::MemoryLimit { .. }));
    assert!(refused, "{too_little:?} with too little memory: {batch:?}");
    assert!(
        solver(bytes).solve(arena).is_ok(),
        "with just enough memory: {batch:?}"
    );
    solver(bytes)
}

fn assert_workspace_is_forgotten(arenas: &[Arena<'_>], batch: &Batch) {
    let (solver, mut workspace) = (Solver::new(), Workspace::new());
    for arena in arenas {
        let alone = unwrap_solved(solver.solve(arena), batch);
        let table = unwrap_solved(solver.solve_in(&mut workspace, arena), batch);
        for position in arena.positions() {
            assert_eq!(
                table.value(position),
                alone.value(position),
                "{position}: {batch:?}"
            );
        }
    }
}
