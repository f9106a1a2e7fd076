//! Any pursuit game against the rules stated once more, and against the plainest solving.

use catmouse_engine::Arena;

use super::play::assert_best_play;
use super::table::assert_local_rules;
use super::{answer_of, solve};
use crate::cases::ArenaCase;
use crate::rounds;

/// The rules of every position, every position against solving by rounds, and the table against
/// itself.
pub fn check_arena(case: &ArenaCase) {
    let graphs = case.digraphs();
    let arena = case.arena(&graphs);
    assert_rules(&arena, case);
    let table = solve(&arena, case);
    let won = rounds::solve_by_rounds(case);
    for position in arena.positions() {
        let expected = answer_of(&arena, won.get(&position).copied());
        assert_eq!(table.value(position), expected, "{position}: {case:?}");
    }
    assert_local_rules(&table, case);
    assert_best_play(&table, case);
}

/// Asserts that an arena has the positions and the rules that its lists say.
fn assert_rules(arena: &Arena<'_>, case: &ArenaCase) {
    assert!(
        arena.positions().eq(rounds::positions(case)),
        "positions: {case:?}"
    );
    assert_eq!(
        arena.position_count(),
        arena.positions().count() as u64,
        "positions: {case:?}"
    );
    assert_eq!(arena.start(), case.start_position(), "start: {case:?}");
    for position in arena.positions() {
        let finish = rounds::finish(case, position);
        assert_eq!(arena.finish(position), finish, "{position}: {case:?}");
        let outcome = finish.map(|finish| rounds::outcome(case, position, finish));
        assert_eq!(
            arena.finished_outcome(position),
            outcome,
            "{position}: {case:?}"
        );
        let mut moves = rounds::targets(case, position);
        let side = arena.moves_of(position.turn);
        let place = position.place_of(position.turn);
        assert_eq!(
            side.target_count(place) as usize,
            moves.len(),
            "{position}: {case:?}"
        );
        if finish.is_some() {
            moves.clear();
        }
        assert!(
            arena.legal_moves(position).eq(moves),
            "legal moves, {position}: {case:?}"
        );
    }
}
