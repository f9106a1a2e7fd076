//! The checks. Each panics with the game and the position on which it finds a disagreement.
//!
//! # What proves what
//! - The local rules ([`check_arena`], [`check_game`]) hold a table against itself: every finished
//!   position is as the rules say; every other one is won in 1 ply more than the fewest after a
//!   winning move, or lost, if all moves lose, in 1 ply more than the most, or else is undecided.
//!   That leaves no freedom. Plies fall along every win, so by induction on them whatever the table
//!   calls won is forced in as many plies. And by induction on the true plies whatever is forced is in
//!   the table with just these: it comes after finished positions, and "undecided" would break the
//!   rule there. So an undecided position cannot be forced either; each player can stay undecided for
//!   ever, as the rule leaves the mover an undecided move and the opponent's rule none that escapes.
//! - They prove the table of the game that the `Arena` describes. That it describes the game that was
//!   meant is what they can't see: `check_game` holds Cat and Mouse against the oracle of
//!   `catmouse-reference`, [`check_paths`] against the other one, and `check_arena` any game against
//!   [`rounds`](crate::rounds). All of these have rules of their own.
//! - Then what the table is used for: best moves and lines, for every position; other ways to write
//!   the same game ([`check_relabelled_game`], [`check_relabelled_arena`]); many games in one memory
//!   ([`check_batch`]).
//! - Graphs as text: what is written is read back, from streams in pieces of any size
//!   ([`check_stream`]); no bytes whatever make a reader panic, or read otherwise in pieces
//!   ([`check_raw`]); and the reader of JSON takes what `serde_json` takes ([`check_json`]).

mod arena;
mod batch;
mod game;
mod invariance;
mod play;
mod table;
mod text;

use std::fmt::Debug;

use catmouse_engine::{Answer, Arena, Player, Position, Solver, Table};

pub use self::arena::check_arena;
pub use self::batch::check_batch;
pub use self::game::{Coverage, check_game, check_paths};
pub use self::invariance::{check_relabelled_arena, check_relabelled_game};
pub use self::text::{check_json, check_raw, check_stream};

fn solve<'a>(arena: &'a Arena<'a>, case: &dyn Debug) -> Table<'a> {
    let table = Solver::new().solve(arena);
    table.unwrap_or_else(|error| panic!("not solved, {error}: {case:?}"))
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
