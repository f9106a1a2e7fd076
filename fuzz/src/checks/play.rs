//! What a table is used for: best moves and lines.

use std::collections::BTreeSet;
use std::fmt::Debug;

use catmouse_engine::{LineEnd, Place, Position, Table};

use super::answer_of;

/// From how many positions, spread over a game, a line is followed.
const LINES: usize = 100;

/// Asserts that best moves fit the entries, for every position, and that lines do. All best moves
/// come first: a line along wrong ones may never end.
pub(super) fn assert_best_play(table: &Table<'_>, case: &dyn Debug) {
    let arena = table.arena();
    for position in arena.positions() {
        let kept = moves_that_keep(table, position);
        assert_eq!(
            table.best_moves(position),
            kept,
            "best moves, {position}: {case:?}"
        );
        let finished = arena.finish(position).is_some();
        assert_eq!(
            kept.is_empty(),
            finished,
            "no best move, {position}: {case:?}"
        );
    }
    let step = arena.positions().count() / LINES + 1;
    for start in arena.positions().step_by(step) {
        assert_line(table, start, case);
    }
}

/// The moves after which the winner stays and the end is one ply nearer, or all stays undecided;
/// ascending.
fn moves_that_keep(table: &Table<'_>, position: Position) -> Vec<Place> {
    let answer = table.value(position);
    let arena = table.arena();
    let kept = answer_of(
        arena,
        answer
            .outcome
            .winner()
            .zip(answer.plies.and_then(|plies| plies.checked_sub(1))),
    );
    let moves = arena.legal_moves(position);
    moves
        .filter(|&place| table.value(position.after(place)) == kept)
        .collect()
}

/// Asserts that a line follows the lowest best moves, to the end of the game or the first
/// repetition.
fn assert_line(table: &Table<'_>, start: Position, case: &dyn Debug) {
    let line = table.line(start);
    let mut seen = BTreeSet::new();
    let mut position = start;
    for &place in line.places() {
        assert!(
            seen.insert(position),
            "the line from {start} repeats {position}: {case:?}"
        );
        let lowest = moves_that_keep(table, position).first().copied();
        assert_eq!(
            Some(place),
            lowest,
            "the line from {start}, {position}: {case:?}"
        );
        position = position.after(place);
    }
    let (end, finished) = match line.end() {
        LineEnd::Finished => (table.arena().finish(position).is_some(), true),
        LineEnd::Repeated => (seen.contains(&position), false),
    };
    assert!(
        end,
        "the line from {start} ends too early, {position}: {case:?}"
    );
    if let Some(plies) = table.plies(start) {
        assert_eq!(
            line.places().len(),
            plies as usize,
            "the line from {start}: {case:?}"
        );
        assert!(
            finished,
            "the line from {start} is won but goes round: {case:?}"
        );
    }
    assert_eq!(line.start(), start);
    assert_eq!(
        line.positions().last(),
        Some(position),
        "the line from {start}: {case:?}"
    );
    assert_eq!(
        line.positions().count(),
        line.places().len() + 1,
        "the line from {start}: {case:?}"
    );
}
