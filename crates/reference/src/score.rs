//! What a position is worth, as one number.

use catmouse_game::Outcome;

/// How a position ends with best play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Verdict {
    /// Who wins.
    pub outcome: Outcome,
    /// Single moves of either player to the end, 0 if the position is finished; `None` for every
    /// draw, and for play that never ends though it counts for a player.
    pub plies: Option<u32>,
}

/// What a position is worth to the mouse; the cat wants it as low as the mouse wants it high.
///
/// A draw is 0, and so is play that never ends, whomever it counts for: for who wins by it no win
/// comes later, and for who loses by it no loss. The mouse's wins lie above, the cat's below, and the
/// further from 0 the fewer plies they take: so the greater number is a shorter win, and among losses
/// a longer one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Score(i64);

/// The score of a finished game that the mouse has won; above any number of plies.
const WON: i64 = 1 << 32;

impl Score {
    /// A draw, or play that never ends.
    pub(crate) const UNDECIDED: Self = Self(0);

    /// The score of a game that ends with an outcome after so many plies.
    pub(crate) fn new(outcome: Outcome, plies: u32) -> Self {
        match outcome {
            Outcome::Draw => Self::UNDECIDED,
            Outcome::MouseWins => Self(WON - i64::from(plies)),
            Outcome::CatWins => Self(i64::from(plies) - WON),
        }
    }

    /// The score seen from a position one ply earlier: the same winner, one ply later.
    pub(crate) fn one_ply_earlier(self) -> Self {
        Self(self.0 - self.0.signum())
    }

    /// The verdict in a game where endless play counts so.
    pub(crate) fn verdict(self, endless: Outcome) -> Verdict {
        let outcome = match self.0.signum() {
            1 => Outcome::MouseWins,
            -1 => Outcome::CatWins,
            _ => endless,
        };
        let plies = || u32::try_from(WON - self.0.abs()).expect("made of a u32");
        Verdict {
            outcome,
            plies: (self != Self::UNDECIDED).then(plies),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_mouse_prefers_short_wins_to_draws_to_long_losses() {
        let ascending = [
            Score::new(Outcome::CatWins, 0),
            Score::new(Outcome::CatWins, 7),
            Score::UNDECIDED,
            Score::new(Outcome::MouseWins, 7),
            Score::new(Outcome::MouseWins, 0),
        ];
        assert!(ascending.is_sorted_by(|a, b| a < b));
    }

    #[test]
    fn a_verdict_tells_outcome_and_plies() {
        for outcome in [Outcome::MouseWins, Outcome::CatWins] {
            let verdict = Score::new(outcome, 6)
                .one_ply_earlier()
                .verdict(Outcome::Draw);
            let plies = Some(7);
            assert_eq!(verdict, Verdict { outcome, plies });
        }
        for outcome in [Outcome::Draw, Outcome::MouseWins, Outcome::CatWins] {
            let verdict = Score::UNDECIDED.one_ply_earlier().verdict(outcome);
            let plies = None;
            assert_eq!(verdict, Verdict { outcome, plies });
        }
    }
}
