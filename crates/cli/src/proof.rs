//! Proofs: of an answer before it is told, and what a certificate proves, in words.

mod sentence;

use catmouse_engine::{Answer, Table, certify_exact, certify_start};
use catmouse_verifier::{Proved, Rejection, Verified, verify};
use thiserror::Error;

pub(crate) use self::sentence::Sentence;

/// Why this program's own answer is not to be believed.
#[derive(Debug, Error)]
pub(crate) enum Unproved {
    #[error("its certificate is rejected: {0}")]
    Rejected(#[from] Rejection),
    #[error("its certificate proves something else")]
    Otherwise,
}

/// What is to be proved of an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Claim {
    /// Who wins.
    Outcome,
    /// Who wins, and in how many plies.
    Plies,
}

/// Proves the answer of a table by a certificate.
///
/// # Errors
/// [`Unproved`] if the verifier does not agree.
pub(crate) fn prove(table: &Table<'_>, claim: Claim) -> Result<(), Unproved> {
    let mut certificate = Vec::new();
    match claim {
        Claim::Outcome => certify_start(table, &mut certificate),
        Claim::Plies => certify_exact(table, &mut certificate),
    }
    .expect("memory takes whatever is written to it");
    let verified = verify(table.arena(), &certificate)?;
    if proves(&verified, claim, table.answer()) {
        Ok(())
    } else {
        Err(Unproved::Otherwise)
    }
}

/// Whether it is this answer that was proved.
fn proves(verified: &Verified, claim: Claim, answer: Answer) -> bool {
    let Verified::Start { proved, .. } = *verified else {
        return false;
    };
    match (claim, proved) {
        (Claim::Outcome, Proved::Outcome { outcome, .. }) => outcome == answer.outcome,
        (Claim::Plies, Proved::Exact { outcome, plies }) => {
            (outcome, plies) == (answer.outcome, answer.plies)
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use catmouse_engine::{Arena, Graph, Outcome, Player, Solver};

    use super::*;

    #[test]
    fn answers_are_proved() {
        let graph = Graph::from_edges(4, [(0, 3), (1, 3), (1, 2)]).unwrap();
        let arena = Arena::cat_and_mouse(&graph).unwrap();
        let table = Solver::new().solve(&arena).unwrap();
        for claim in [Claim::Outcome, Claim::Plies] {
            assert!(prove(&table, claim).is_ok(), "{claim:?}");
        }
    }

    #[test]
    fn a_proof_of_anything_else_is_none() {
        let graph = Graph::from_edges(3, [(0, 1), (1, 2)]).unwrap();
        let position = Arena::cat_and_mouse(&graph).unwrap().start();
        let answer = Answer {
            outcome: Outcome::MouseWins,
            plies: Some(3),
        };
        let exact = |outcome, plies| Proved::Exact { outcome, plies };
        let wins = |outcome| Proved::Outcome {
            outcome,
            plies_max: Some(3),
        };
        let cases = [
            (Claim::Plies, exact(Outcome::MouseWins, Some(3)), true),
            (Claim::Plies, exact(Outcome::MouseWins, Some(5)), false),
            (Claim::Plies, exact(Outcome::CatWins, Some(3)), false),
            (Claim::Plies, exact(Outcome::Draw, None), false),
            (Claim::Plies, wins(Outcome::MouseWins), false),
            (Claim::Outcome, wins(Outcome::MouseWins), true),
            (Claim::Outcome, wins(Outcome::CatWins), false),
            (
                Claim::Outcome,
                Proved::AtLeastDraw {
                    player: Player::Mouse,
                },
                false,
            ),
        ];
        for (claim, proved, expected) in cases {
            let verified = Verified::Start { position, proved };
            assert_eq!(proves(&verified, claim, answer), expected, "{proved:?}");
        }
    }
}
