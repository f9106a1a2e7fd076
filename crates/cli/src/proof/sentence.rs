//! What a certificate proves, in a sentence.

use std::fmt;

use catmouse_engine::{Arena, Outcome, Player};
use catmouse_verifier::{Proved, Verified};

use crate::units::{Counted, Grouped};

/// What was proved of a game.
pub(crate) struct Sentence<'s, 'a> {
    pub(crate) arena: &'s Arena<'a>,
    pub(crate) verified: Verified,
}

impl fmt::Display for Sentence<'_, '_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let start = self.arena.start();
        match self.verified {
            Verified::Start { proved, .. } => {
                write!(formatter, "from {start}: {}", Proof(proved))
            }
            Verified::Table {
                outcome,
                plies,
                mouse,
                cat,
                undecided,
                ..
            } => {
                let (mouse, cat, draw) = match self.arena.endless() {
                    Outcome::MouseWins => (mouse + undecided, cat, 0),
                    Outcome::CatWins => (mouse, cat + undecided, 0),
                    Outcome::Draw => (mouse, cat, undecided),
                };
                let positions = Counted(mouse + cat + draw, "position");
                let [mouse, cat, draw] = [mouse, cat, draw].map(Grouped);
                write!(
                    formatter,
                    "outcome and exact plies of all {positions}, of which the mouse wins {mouse}, the \
                    cat {cat}, and {draw} are draws; from {start}: {}",
                    Proof(Proved::Exact { outcome, plies })
                )
            }
            _ => write!(formatter, "{:?}", self.verified),
        }
    }
}

/// What is proved of the start.
struct Proof(Proved);

impl fmt::Display for Proof {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (outcome, plies, within) = match self.0 {
            Proved::AtLeastDraw {
                player: Player::Mouse,
            } => return formatter.write_str("the mouse can draw at least"),
            Proved::AtLeastDraw {
                player: Player::Cat,
            } => return formatter.write_str("the cat can draw at least"),
            Proved::Outcome { outcome, plies_max } => (outcome, plies_max, "in at most"),
            Proved::Exact { outcome, plies } => (outcome, plies, "in exactly"),
            _ => return write!(formatter, "{:?}", self.0),
        };
        match (outcome.winner(), plies) {
            (Some(winner), Some(1)) => write!(formatter, "the {winner} wins {within} 1 ply"),
            (Some(winner), Some(plies)) => {
                write!(formatter, "the {winner} wins {within} {plies} plies")
            }
            (Some(winner), None) => write!(formatter, "the {winner} wins by endless play"),
            (None, _) => formatter.write_str("a draw, neither player can force a win"),
        }
    }
}
