//! Minimax memoised on (position, plies left).
//!
//! `score(position, k)` is what a position is worth if play is cut off after k more plies, a play
//! cut off being a draw:
//!
//! ```text
//! score(finished, k) = its outcome after 0 plies
//! score(position, 0) = a draw
//! score(position, k) = the best for the player to move among its moves' score(next, k - 1),
//!                      each a ply earlier
//! ```
//!
//! There is no cycle in this, as each score rests on ones with fewer plies left. All positions are
//! scored for k = 0, 1, 2 … until two rounds in a row are equal, and then it is over:
//!
//! - Each round is the same function of the round before. So once a round changes nothing, none
//!   ever will: a position still undecided is decided in no number of plies, which is a draw.
//! - It comes to that, as a decided score stays as it is. By induction on k: a player who can
//!   force a win within k plies can with k + 1, and the shortest win is at most k plies long, so it is
//!   in sight already; who loses within k plies whatever it moves has nothing else with k + 1. So
//!   each round but the last decides a position more, and there are finitely many.
//! - A decided score is exact: its outcome is forced by play that is never cut off, and its plies
//!   are the first k for which the position is decided.

use crate::rules::{CatAndMouse, Situation, Turn};
use crate::score::{Score, Verdict};

/// The verdicts of all positions of a game.
#[derive(Clone, Debug)]
pub struct Verdicts<'g> {
    game: CatAndMouse<'g>,
    scores: Vec<Score>,
}

/// The verdicts of all positions by minimax with 0, 1, 2 … plies left.
///
/// # Complexity
/// Time: for each ply of the longest win, a look at every move of every position, that is 4 n m
/// moves on n nodes and m edges. Memory: 32 n² bytes.
pub fn minimax_by_plies<'g>(game: &CatAndMouse<'g>) -> Verdicts<'g> {
    let (mut scores, unfinished) = no_plies_left(game);
    loop {
        let next = one_more_ply_left(game, &unfinished, &scores);
        if next == scores {
            let game = *game;
            return Verdicts { game, scores };
        }
        scores = next;
    }
}

impl Verdicts<'_> {
    /// The verdict of a position.
    ///
    /// # Panics
    /// If mouse or cat is on no node of the graph, or the cat in the hole.
    pub fn verdict(&self, situation: Situation) -> Verdict {
        self.game.assert_has(situation);
        self.scores[self.game.index(situation)].verdict()
    }
}

/// The scores with no plies left, and the positions that are not finished.
fn no_plies_left(game: &CatAndMouse<'_>) -> (Vec<Score>, Vec<Situation>) {
    let mut scores = vec![Score::DRAW; game.index_count()];
    let mut unfinished = Vec::new();
    for situation in game.situations() {
        match game.finish(situation) {
            Some(outcome) => scores[game.index(situation)] = Score::new(outcome, 0),
            None => unfinished.push(situation),
        }
    }
    (scores, unfinished)
}

/// The scores with one more ply left than in `scores`.
fn one_more_ply_left(
    game: &CatAndMouse<'_>,
    unfinished: &[Situation],
    scores: &[Score],
) -> Vec<Score> {
    let mut next = scores.to_vec();
    for &situation in unfinished {
        let moves = game.moves(situation);
        let moves = moves.map(|next| scores[game.index(next)].one_ply_earlier());
        let best = match situation.turn {
            Turn::Mouse => moves.max(),
            Turn::Cat => moves.min(),
        };
        next[game.index(situation)] = best.expect("who is not finished has a move");
    }
    next
}
