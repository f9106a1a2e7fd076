//! The truth about a game, by an oracle or by rounds.

use std::collections::BTreeMap;

use catmouse_engine::{Arena, Graph, Player, Position};
use catmouse_reference::{CatAndMouse, Situation, Turn, Verdicts, minimax_by_plies};
use catmouse_verifier::mutations::Truth;

/// The truth about Cat and Mouse with the hole at 0, by an oracle with rules of its own.
pub(crate) struct Oracle(Verdicts<CatAndMouse>);

impl Oracle {
    pub(crate) fn of(graph: &Graph) -> Self {
        Self(minimax_by_plies(&CatAndMouse::new(graph, 0)))
    }

    pub(crate) fn truth(&self, position: Position) -> Truth {
        let turn = match position.turn {
            Player::Mouse => Turn::Mouse,
            Player::Cat => Turn::Cat,
        };
        let (mouse, cat) = (position.mouse.number(), position.cat.number());
        let verdict = self.0.verdict(Situation { mouse, cat, turn });
        verdict.outcome.winner().zip(verdict.plies)
    }
}

/// The truth about any game: round after round, what can be won or is lost within one ply more.
pub(crate) fn by_rounds(arena: &Arena<'_>) -> BTreeMap<Position, (Player, u32)> {
    let finished = arena.positions().filter_map(|position| {
        let winner = arena.finished_outcome(position)?.winner()?;
        Some((position, (winner, 0)))
    });
    let mut won: BTreeMap<_, _> = finished.collect();
    for plies in 1.. {
        let found: Vec<_> = arena
            .positions()
            .filter(|position| !won.contains_key(position))
            .filter_map(|position| Some((position, (winner(arena, &won, position)?, plies))))
            .collect();
        if found.is_empty() {
            break;
        }
        won.extend(found);
    }
    won
}

fn winner(
    arena: &Arena<'_>,
    won: &BTreeMap<Position, (Player, u32)>,
    position: Position,
) -> Option<Player> {
    let mut winners = arena
        .legal_moves(position)
        .map(|to| won.get(&position.after(to)).map(|won| won.0));
    let mover = position.turn;
    if winners.clone().any(|winner| winner == Some(mover)) {
        return Some(mover);
    }
    let opponent = mover.opponent();
    let has_moves = winners.clone().next().is_some();
    let is_lost = has_moves && winners.all(|winner| winner == Some(opponent));
    is_lost.then_some(opponent)
}
