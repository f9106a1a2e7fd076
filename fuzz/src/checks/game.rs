//! Cat and Mouse against the oracles.

use catmouse_engine::{Answer, Outcome, Place, Player, Position, cat_mouse_game};
use catmouse_reference::{
    CatAndMouse, PathsError, Situation, Turn, Verdict, minimax_by_plies, minimax_over_paths,
};

use super::play::assert_best_play;
use super::table::assert_local_rules;
use super::{signed, solve};
use crate::cases::{Game, SmallGame};

/// How many positions the oracle over paths may visit for one verdict.
const VISITS_MAX: u64 = 100_000;

/// How many positions of a game were checked, and how many would have taken too long.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Coverage {
    /// Positions checked.
    pub checked: u64,
    /// Positions skipped.
    pub skipped: u64,
}

/// Every position against minimax by plies, and the table against itself.
pub fn check_game(game: &Game) {
    let graph = game.graph();
    let arena = game.arena(&graph);
    let table = solve(&arena, game);
    let oracle = CatAndMouse::new(&graph, game.hole);
    let verdicts = minimax_by_plies(&oracle);
    let positions: Vec<Position> = oracle.situations().map(to_position).collect();
    assert!(
        arena.positions().eq(positions.iter().copied()),
        "positions: {game:?}"
    );
    assert_eq!(
        arena.position_count(),
        positions.len() as u64,
        "positions: {game:?}"
    );
    for situation in oracle.situations() {
        let position = to_position(situation);
        let expected = to_answer(verdicts.verdict(situation));
        assert_eq!(table.value(position), expected, "{position}: {game:?}");
    }
    assert_local_rules(&table, game);
    assert_best_play(&table, game);

    let Game { mouse, cat, .. } = *game;
    let start = Situation {
        mouse,
        cat,
        turn: Turn::Mouse,
    };
    assert_eq!(arena.start(), to_position(start), "start: {game:?}");
    assert_eq!(
        arena.check_promise().is_ok(),
        keeps_promise(game),
        "promise: {game:?}"
    );
    if (game.hole, mouse, cat) == (0, 1, 2) {
        let expected = match verdicts.verdict(start).outcome {
            Outcome::Draw => 0,
            Outcome::MouseWins => 1,
            Outcome::CatWins => 2,
        };
        assert_eq!(
            cat_mouse_game(&signed(&game.lists)),
            Ok(expected),
            "{game:?}"
        );
    }
}

/// Every position against minimax over paths, as far as that has a verdict in time.
pub fn check_paths(SmallGame(game): &SmallGame) -> Coverage {
    let graph = game.graph();
    let arena = game.arena(&graph);
    let table = solve(&arena, game);
    let oracle = CatAndMouse::new(&graph, game.hole);
    let mut coverage = Coverage::default();
    for situation in oracle.situations() {
        let position = to_position(situation);
        match minimax_over_paths(&oracle, situation, VISITS_MAX) {
            Ok(verdict) => {
                assert_eq!(
                    table.value(position),
                    to_answer(verdict),
                    "{position}: {game:?}"
                );
                coverage.checked += 1;
            }
            Err(PathsError::BudgetExhausted { .. }) => coverage.skipped += 1,
            Err(error) => panic!("{error}: {game:?}"),
        }
    }
    coverage
}

/// Whether a game is one that the published problem may pose.
fn keeps_promise(game: &Game) -> bool {
    let Game {
        lists,
        hole,
        mouse,
        cat,
    } = game;
    let all_differ = mouse != hole && mouse != cat;
    let cat_can_move = lists[*cat as usize].iter().any(|to| to != hole);
    lists.len() <= 50 && lists.iter().all(|list| !list.is_empty()) && all_differ && cat_can_move
}

fn to_position(situation: Situation) -> Position {
    Position {
        mouse: Place::new(situation.mouse),
        cat: Place::new(situation.cat),
        turn: match situation.turn {
            Turn::Mouse => Player::Mouse,
            Turn::Cat => Player::Cat,
        },
    }
}

/// A position as the oracles know it.
pub(super) fn to_situation(position: Position) -> Situation {
    Situation {
        mouse: position.mouse.number(),
        cat: position.cat.number(),
        turn: match position.turn {
            Player::Mouse => Turn::Mouse,
            Player::Cat => Turn::Cat,
        },
    }
}

fn to_answer(Verdict { outcome, plies }: Verdict) -> Answer {
    Answer { outcome, plies }
}
