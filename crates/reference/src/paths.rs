//! Minimax over whole paths: the rules as written, nothing remembered.
//!
//! A path is the moves of one play. It ends where the game is finished, or undecided where a
//! position repeats that is on the path already: this counts as endless play does. The score of a path
//! counts plies from its start, so that scores from anywhere in the tree of paths compare.
//!
//! That repetition decides nothing changes nothing where a player can force a win. The winner can
//! shorten the distance to its win with each move, so its plays repeat nothing; and what the loser
//! plays to hold out longest ends no sooner, or repeats, which is better still. Elsewhere each player
//! can avoid losing for ever, and repetition only tells when to stop.
//!
//! A position is left as soon as its score no longer matters (alpha-beta):
//!
//! ```text
//! score(position, plies, low, high):     low: what the mouse is sure of already, elsewhere or here
//!     finished or repeated: that score   high: what the cat is sure of
//!     low  = max(low,  the cat wins after plies + 1)      nothing ends sooner than by the
//!     high = min(high, the mouse wins after plies + 1)    next move
//!     for each move, those that finish the game first:
//!         stop if low >= high
//!         mouse to move: low = max(low, score of the move), else: high = min(high, score of the move)
//!     low if it is the mouse's move, else high
//! ```
//!
//! Such a score is exact if it lies between low and high, else a bound that decides as much. At
//! the start the two enclose every score, so the verdict is exact. Since no value is kept, none is
//! taken from one path to another, where it need not hold.

use catmouse_game::Outcome;
use thiserror::Error;

use crate::rules::{Rules, Turn};
use crate::score::{Score, Verdict};

/// The longest path that [`minimax_over_paths`] follows, in plies: it bounds the depth of the
/// recursion. In Cat and Mouse on up to 16 nodes there is no longer one, as there are only 480
/// positions.
pub const PATH_PLIES_MAX: u32 = 500;

/// Why [`minimax_over_paths`] has no verdict.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum PathsError {
    /// There are more positions on the paths than were allowed.
    #[error("no verdict after visiting {budget} positions")]
    BudgetExhausted {
        /// How many visits were allowed, all of them spent.
        budget: u64,
    },

    /// A path is longer than [`PATH_PLIES_MAX`].
    #[error("no verdict: a path is longer than {PATH_PLIES_MAX} plies")]
    PathTooLong,
}

/// The verdict of a position by minimax over all paths from it, without a memo.
///
/// `budget` is how many positions may be visited, one counting again on each path.
///
/// # Errors
/// [`PathsError`] if the budget is exhausted, or a path longer than [`PATH_PLIES_MAX`].
///
/// # Panics
/// If it is not a position of the game.
///
/// # Complexity
/// Exponential time; the budget bounds it. Memory for one path.
pub fn minimax_over_paths<Game: Rules>(
    game: &Game,
    start: Game::Situation,
    budget: u64,
) -> Result<Verdict, PathsError> {
    let mut search = Search {
        game,
        path: Vec::new(),
        visits: 0,
        budget,
    };
    let lowest = Score::new(Outcome::CatWins, 0);
    let highest = Score::new(Outcome::MouseWins, 0);
    let score = search.score(game.number(start), lowest, highest)?;
    Ok(score.verdict(game.endless()))
}

struct Search<'r, Game> {
    game: &'r Game,
    /// The positions on the path.
    path: Vec<usize>,
    visits: u64,
    budget: u64,
}

impl<Game: Rules> Search<'_, Game> {
    /// The score of a position reached by the path, as the module's doc says.
    fn score(&mut self, position: usize, low: Score, high: Score) -> Result<Score, PathsError> {
        let plies = self.count_visit()?;
        if let Some(outcome) = self.game.finish(position) {
            return Ok(Score::new(outcome, plies));
        }
        if self.path.contains(&position) {
            return Ok(Score::UNDECIDED);
        }
        self.path.push(position);
        let score = self.score_by_moves(position, plies, low, high);
        self.path.pop();
        score
    }

    fn score_by_moves(
        &mut self,
        position: usize,
        plies: u32,
        low: Score,
        high: Score,
    ) -> Result<Score, PathsError> {
        let (game, turn) = (self.game, self.game.turn(position));
        let moves = game.moves(position).into_iter();
        let (first, others): (Vec<_>, Vec<_>) =
            moves.partition(|&next| game.finish(next).is_some());

        let mut low = low.max(Score::new(Outcome::CatWins, plies + 1));
        let mut high = high.min(Score::new(Outcome::MouseWins, plies + 1));
        for next in first.into_iter().chain(others) {
            if low >= high {
                break;
            }
            let score = self.score(next, low, high)?;
            match turn {
                Turn::Mouse => low = low.max(score),
                Turn::Cat => high = high.min(score),
            }
        }
        Ok(match turn {
            Turn::Mouse => low,
            Turn::Cat => high,
        })
    }

    /// Counts a visit; the plies of the path that led there.
    fn count_visit(&mut self) -> Result<u32, PathsError> {
        let plies = u32::try_from(self.path.len()).map_err(|_| PathsError::PathTooLong)?;
        if plies > PATH_PLIES_MAX {
            return Err(PathsError::PathTooLong);
        }
        if self.visits == self.budget {
            let budget = self.budget;
            return Err(PathsError::BudgetExhausted { budget });
        }
        self.visits += 1;
        Ok(plies)
    }
}
