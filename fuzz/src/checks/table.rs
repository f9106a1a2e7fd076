//! A table against its own local rules.

use std::fmt::Debug;

use catmouse_engine::{Arena, Counts, Outcome, Player, Position, Table};

use super::answer_of;

/// Asserts that every entry follows from those one move on.
pub(super) fn assert_local_rules(table: &Table<'_>, case: &dyn Debug) {
    let arena = table.arena();
    for position in arena.positions() {
        let expected = answer_of(arena, won_by_rule(table, position));
        assert_eq!(
            table.value(position),
            expected,
            "local rule, {position}: {case:?}"
        );
        assert_eq!(
            table.outcome(position),
            expected.outcome,
            "{position}: {case:?}"
        );
        assert_eq!(
            table.plies(position),
            expected.plies,
            "{position}: {case:?}"
        );
    }
    assert_eq!(
        table.answer(),
        table.value(arena.start()),
        "answer: {case:?}"
    );
    assert_eq!(table.counts(), counts(table), "counts: {case:?}");
}

/// Who wins in how many plies: by the rules of the game if it is finished, else by the entries one
/// move on.
fn won_by_rule(table: &Table<'_>, position: Position) -> Option<(Player, u32)> {
    let arena: &Arena<'_> = table.arena();
    if let Some(outcome) = arena.finished_outcome(position) {
        return outcome.winner().map(|winner| (winner, 0));
    }
    let (mover, opponent) = (position.turn, position.turn.opponent());
    let after = arena
        .legal_moves(position)
        .map(|place| table.value(position.after(place)));
    let plies_of_wins = |player: Player| {
        let won = after
            .clone()
            .filter(move |answer| answer.outcome == player.wins());
        won.filter_map(|answer| answer.plies)
    };
    if let Some(fewest) = plies_of_wins(mover).min() {
        return Some((mover, fewest + 1));
    }
    let all_lost = plies_of_wins(opponent).count() == after.clone().count();
    let most = plies_of_wins(opponent).max().filter(|_| all_lost);
    most.map(|most| (opponent, most + 1))
}

fn counts(table: &Table<'_>) -> Counts {
    let count = |outcome: Outcome| {
        let positions = table.arena().positions();
        positions
            .filter(|&position| table.outcome(position) == outcome)
            .count() as u64
    };
    Counts {
        mouse: count(Outcome::MouseWins),
        cat: count(Outcome::CatWins),
        draw: count(Outcome::Draw),
    }
}
