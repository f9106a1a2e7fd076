//! The checks. Each panics with the game and the position on which it finds a disagreement.
//!
//! # What proves what
//! - The local rules ([`check_arena`], [`check_game`]) hold a table against itself: every finished
//!   position is as the rules say; every other one is won in 1 ply more than the fewest after a
//!   winning move, or lost, if all moves lose, in 1 ply more than the most, or else is undecided.
//!   That leaves no freedom. Plies fall along every win, so by induction on them whatever the table
//!   calls won is forced in as many plies. And by induction on the true plies whatever can be forced
//!   is in the table, with just these: to call it undecided would break the rule there. So what the
//!   table leaves undecided nobody can force; it is finished without a winner, or has a move to
//!   another undecided position.
//! - They prove the table of the game that the `Arena` describes. That it describes the game that was
//!   meant is what they can't see: `check_game` holds Cat and Mouse against the oracle of
//!   `catmouse-reference`, [`check_paths`] against the other one, and `check_arena` any game against
//!   [`rounds`](crate::rounds). All of these have rules of their own.
//! - All of them solve by every kernel that can hold the game, for the plies, for the outcomes alone,
//!   and for some positions alone: a game has one table, however it is made.
//! - Then what the table is used for: best moves, and lines from some positions; other ways to write
//!   the same game ([`check_relabelled_game`], [`check_relabelled_arena`]); many games in one memory
//!   ([`check_batch`]).
//! - Certificates are the same by every kernel and prove all that they should
//!   ([`check_certificates`]); whatever an altered one still proves is true by an oracle
//!   ([`check_forged_game`], [`check_forged_arena`]), and so for any bytes
//!   ([`check_raw_certificate`]).
//! - What is no graph is refused for what is wrong with it ([`check_faulty`]).
//! - Graphs as text: what is written is read back, from streams in pieces of any size
//!   ([`check_stream`]); no bytes whatever make a reader panic, or read otherwise in pieces
//!   ([`check_raw`]); and the reader of JSON takes what `serde_json` takes ([`check_json`]).

mod arena;
mod batch;
mod certificate;
mod faulty;
mod game;
mod invariance;
mod play;
mod table;
mod text;

use std::fmt::Debug;

use catmouse_engine::{
    Answer, Arena, Kernel, Player, Position, SolveError, Solver, Table, Workspace,
};

pub use self::arena::check_arena;
pub use self::batch::check_batch;
pub use self::certificate::{
    check_certificates, check_forged_arena, check_forged_game, check_raw_certificate, raw_games,
};
pub use self::faulty::check_faulty;
pub use self::game::{Coverage, check_game, check_paths};
pub use self::invariance::{check_relabelled_arena, check_relabelled_game};
pub use self::text::{check_json, check_raw, check_stream};

/// From how many positions, spread over a game, it is also solved for that position alone.
const STARTS: usize = 4;

/// The table of a game, by the kernel that fits it best. Asserts that every kernel that can hold the
/// game makes the same one, and that solving for less gives what the table has.
fn solve<'a>(arena: &'a Arena<'a>, case: &dyn Debug) -> Table<'a> {
    let fitting = Solver::new();
    let table = unwrap_solved(fitting.solve(arena), case);
    let mut workspace = Workspace::new();
    assert_less_is_the_same(&fitting, &mut workspace, &table, case);
    for kernel in Kernel::ALL {
        let solver = Solver::builder().kernel(kernel).build();
        if solver.memory_bytes(arena).is_none() {
            continue;
        }
        let other = unwrap_solved(solver.solve(arena), case);
        assert_eq!(other.kernel(), kernel);
        for position in arena.positions() {
            let (value, expected) = (other.value(position), table.value(position));
            assert_eq!(value, expected, "kernel {kernel}, {position}: {case:?}");
        }
        assert_less_is_the_same(&solver, &mut workspace, &table, case);
    }
    table
}

/// Asserts that solving for the outcomes alone, or some positions alone, gives what the table has.
fn assert_less_is_the_same(
    solver: &Solver,
    workspace: &mut Workspace,
    table: &Table<'_>,
    case: &dyn Debug,
) {
    let arena = table.arena();
    let outcomes = unwrap_solved(solver.outcomes_in(workspace, arena), case);
    for position in arena.positions() {
        let outcome = outcomes.outcome(position);
        assert_eq!(
            outcome,
            table.outcome(position),
            "outcome, {position}: {case:?}"
        );
    }
    assert_eq!(outcomes.counts(), table.counts(), "counts: {case:?}");
    let step = arena.positions().count() / STARTS + 1;
    for start in arena.positions().step_by(step) {
        let arena = arena
            .clone()
            .starting_from(start)
            .expect("a position of the game");
        let answer = unwrap_solved(solver.answer_in(workspace, &arena), case);
        assert_eq!(answer, table.value(start), "alone, {start}: {case:?}");
    }
}

fn unwrap_solved<Solved>(solved: Result<Solved, SolveError>, case: &dyn Debug) -> Solved {
    solved.unwrap_or_else(|error| panic!("not solved, {error}: {case:?}"))
}

/// Asserts that two tables say the same, if a position of the one is called otherwise in the other.
fn assert_same_tables(
    table: &Table<'_>,
    other: &Table<'_>,
    renamed: impl Fn(Position) -> Position,
    case: &dyn Debug,
) {
    for position in table.arena().positions() {
        let there = renamed(position);
        assert_eq!(
            table.value(position),
            other.value(there),
            "{position}, there {there}: {case:?}"
        );
        let best_moves = table.best_moves(position).into_iter();
        let after = best_moves.map(|place| renamed(position.after(place)).place_of(position.turn));
        let mut after: Vec<_> = after.collect();
        after.sort_unstable();
        assert_eq!(
            after,
            other.best_moves(there),
            "best moves, {position}, there {there}: {case:?}"
        );
    }
}

/// What a table says of a position of which this is known.
fn answer_of(arena: &Arena<'_>, won: Option<(Player, u32)>) -> Answer {
    let outcome = won.map_or(arena.endless(), |(winner, _)| winner.wins());
    let plies = won.map(|(_, plies)| plies);
    Answer { outcome, plies }
}

/// Lists as the published problem has them.
fn signed(lists: &[Vec<u32>]) -> Vec<Vec<i32>> {
    let to_signed = |&node: &u32| i32::try_from(node).expect("few nodes");
    lists
        .iter()
        .map(|list| list.iter().map(to_signed).collect())
        .collect()
}
