//! That every contender agrees with textbook, before anything is timed.

use std::fmt;

use anyhow::{Result, bail};
use catmouse_benches::contenders::{Contender, Game};
use catmouse_engine::{Outcome, Position};

/// How many positions of a game are compared at most. A larger game has a sample compared: every
/// so manieth position.
const POSITIONS_MAX: u64 = 2_000_000;

/// What has been found to agree.
#[derive(Default)]
pub(super) struct Agreement {
    families: usize,
    comparisons: u64,
}

impl Agreement {
    /// Compares each contender with textbook on the start of every game, and, if it has a table, on
    /// every position of a game that is not too large, else on a sample. Returns the answers.
    ///
    /// # Errors
    /// The first position on which they disagree.
    pub(super) fn check(
        &mut self,
        family: &str,
        games: &[Game],
        textbook: &Contender,
        contenders: &[&Contender],
    ) -> Result<Vec<Outcome>> {
        let expected = textbook.answers(games);
        for contender in contenders {
            let answers = contender.answers(games);
            for (index, pair) in expected.iter().zip(&answers).enumerate() {
                self.compare(family, index, contender, Game::START, pair)?;
            }
        }
        for (index, game) in games.iter().enumerate() {
            self.check_positions((family, index), game, textbook, contenders)?;
        }
        self.families += 1;
        Ok(expected)
    }

    fn check_positions(
        &mut self,
        (family, index): (&str, usize),
        game: &Game,
        textbook: &Contender,
        contenders: &[&Contender],
    ) -> Result<()> {
        let positions = sample(game);
        let expected = textbook.outcomes(game, &positions);
        let expected = expected.expect("textbook makes a table");
        for contender in contenders {
            let Some(outcomes) = contender.outcomes(game, &positions) else {
                continue;
            };
            for (&position, pair) in positions.iter().zip(expected.iter().zip(&outcomes)) {
                self.compare(family, index, contender, position, pair)?;
            }
        }
        Ok(())
    }

    fn compare(
        &mut self,
        family: &str,
        index: usize,
        contender: &Contender,
        position: Position,
        (expected, outcome): (&Outcome, &Outcome),
    ) -> Result<()> {
        self.comparisons += 1;
        if outcome != expected {
            let contender = contender.name();
            bail!(
                "{contender} disagrees with textbook on graph {index} of {family}, {position}: \
                 {outcome}, by textbook {expected}"
            );
        }
        Ok(())
    }
}

impl fmt::Display for Agreement {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            families,
            comparisons,
        } = self;
        write!(
            formatter,
            "PASS: all agree with textbook on {families} families: {comparisons} outcomes compared \
             beforehand,\nand every answer of every round"
        )
    }
}

/// Every position of a game, or every so manieth. The step is odd, so that both turns occur.
fn sample(game: &Game) -> Vec<Position> {
    let arena = game.arena();
    let step = arena.position_count().div_ceil(POSITIONS_MAX) | 1;
    let step = usize::try_from(step).expect("a bench's game fits the memory");
    arena.positions().step_by(step).collect()
}
