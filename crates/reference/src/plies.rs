//! Minimax memoised on (position, plies left).
//!
//! `score(position, k)` is what a position is worth if play is cut off after k more plies, a play
//! cut off being undecided, which lies between the wins of either player as a draw does:
//!
//! ```text
//! score(finished, k) = its outcome after 0 plies
//! score(position, 0) = undecided
//! score(position, k) = the best for the player to move among its moves' score(next, k - 1),
//!                      each a ply earlier
//! ```
//!
//! There is no cycle in this, as each score rests on ones with fewer plies left. All positions are
//! scored for k = 0, 1, 2 … until two rounds in a row are equal, and then it is over:
//!
//! - Each round is the same function of the round before. So once a round changes nothing, none
//!   ever will: a position still undecided is decided in no number of plies. Play never ends there,
//!   and counts as the rules say of endless play.
//! - It comes to that, as a decided score stays as it is. By induction on k: a player who can
//!   force a win within k plies can with k + 1, and the shortest win is at most k plies long, so it is
//!   in sight already; who loses within k plies whatever it moves has nothing else with k + 1. So
//!   each round but the last decides a position more, and there are finitely many.
//! - A decided score is exact: its outcome is forced by play that is never cut off, and its plies
//!   are the first k for which the position is decided.

use crate::rules::{Rules, Turn};
use crate::score::{Score, Verdict};

/// The verdicts of all positions of a game.
#[derive(Clone, Debug)]
pub struct Verdicts<Game> {
    game: Game,
    /// By the positions' numbers.
    scores: Vec<Score>,
}

/// The verdicts of all positions by minimax with 0, 1, 2 … plies left.
///
/// # Complexity
/// Time: for each ply of the longest win, a look at every move of every position; in Cat and Mouse
/// that is 4 n m moves on n nodes and m edges. Memory: 8 bytes for each of these moves, and some
/// dozens for each position.
pub fn minimax_by_plies<Game: Rules + Clone>(game: &Game) -> Verdicts<Game> {
    let (mut scores, unfinished) = no_plies_left(game);
    loop {
        let next = one_more_ply_left(&unfinished, &scores);
        if next == scores {
            let game = game.clone();
            return Verdicts { game, scores };
        }
        scores = next;
    }
}

impl<Game: Rules> Verdicts<Game> {
    /// The verdict of a position.
    ///
    /// # Panics
    /// If it is not a position of the game.
    pub fn verdict(&self, situation: Game::Situation) -> Verdict {
        let score = self.scores[self.game.number(situation)];
        score.verdict(self.game.endless())
    }
}

/// A position that is not finished.
struct Unfinished {
    position: usize,
    turn: Turn,
    /// What its moves lead to.
    moves: Vec<usize>,
}

/// The scores with no plies left, and the positions that are not finished.
fn no_plies_left<Game: Rules>(game: &Game) -> (Vec<Score>, Vec<Unfinished>) {
    let positions = game.positions();
    let numbers = positions.last().map_or(0, |last| last + 1);
    let mut scores = vec![Score::UNDECIDED; numbers];
    let mut unfinished = Vec::new();
    for position in positions {
        match game.finish(position) {
            Some(outcome) => scores[position] = Score::new(outcome, 0),
            None => unfinished.push(Unfinished {
                position,
                turn: game.turn(position),
                moves: game.moves(position),
            }),
        }
    }
    (scores, unfinished)
}

/// The scores with one more ply left than in `scores`.
fn one_more_ply_left(unfinished: &[Unfinished], scores: &[Score]) -> Vec<Score> {
    let mut next = scores.to_vec();
    for Unfinished {
        position,
        turn,
        moves,
    } in unfinished
    {
        let moves = moves.iter().map(|&next| scores[next].one_ply_earlier());
        let best = match turn {
            Turn::Mouse => moves.max(),
            Turn::Cat => moves.min(),
        };
        next[*position] = best.expect("who is not finished has a move");
    }
    next
}
