//! That every contender agrees with textbook, before anything is timed.

use std::fmt;

use anyhow::{Result, bail, ensure};
use catmouse_benches::contenders::{Contender, Game};
use catmouse_engine::{Outcome, Position};

/// How many positions of a game are compared at most. A larger game has a sample compared: every
/// so manieth position.
const POSITIONS_MAX: u64 = 2_000_000;

/// What has been found to agree.
#[derive(Default)]
pub(super) struct Agreement {
    families: usize,
    comparisons: usize,
}

impl Agreement {
    /// Compares each contender that makes a table with textbook on the start and every other
    /// position of each game, or on a sample if the game is large. Returns textbook's answers.
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
        let mut answers = Vec::new();
        for (graph, game) in games.iter().enumerate() {
            let positions = sample(game);
            let expected = textbook.outcomes(game, &positions);
            let expected = expected.expect("textbook makes a table");
            for contender in contenders {
                if let Some(outcomes) = contender.outcomes(game, &positions) {
                    let found = Found {
                        contender,
                        family,
                        graph,
                    };
                    found.compare(&positions, &outcomes, &expected)?;
                    self.comparisons += outcomes.len();
                }
            }
            answers.push(expected[0]);
        }
        self.families += 1;
        Ok(answers)
    }
}

/// Compares a contender's answers with those expected, graph by graph.
///
/// # Errors
/// The first graph on which they disagree.
pub(super) fn check_answers(
    contender: &Contender,
    family: &str,
    answers: &[Outcome],
    expected: &[Outcome],
) -> Result<()> {
    ensure!(
        answers.len() == expected.len(),
        "{} does not answer each graph",
        contender.name()
    );
    for (graph, (answer, expected)) in answers.iter().zip(expected).enumerate() {
        let found = Found {
            contender,
            family,
            graph,
        };
        found.compare(&[Game::START], &[*answer], &[*expected])?;
    }
    Ok(())
}

/// Whose outcomes are compared, on which graph.
struct Found<'a> {
    contender: &'a Contender,
    family: &'a str,
    graph: usize,
}

impl Found<'_> {
    fn compare(&self, at: &[Position], outcomes: &[Outcome], expected: &[Outcome]) -> Result<()> {
        let differs = (0..at.len()).find(|&index| outcomes[index] != expected[index]);
        if let Some(index) = differs {
            let Self {
                contender,
                family,
                graph,
            } = self;
            bail!(
                "{} disagrees with textbook on graph {graph} of {family}, {}: {}, by textbook {}",
                contender.name(),
                at[index],
                outcomes[index],
                expected[index]
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
            "PASS: all agree with textbook. Families: {families}; outcomes compared beforehand:\n\
             {comparisons}, and the answers of every round"
        )
    }
}

/// The start of a game, and then every position, or every so manieth. The step is odd, so that both
/// turns occur.
fn sample(game: &Game) -> Vec<Position> {
    let arena = game.arena();
    let step = arena.position_count().div_ceil(POSITIONS_MAX) | 1;
    let step = usize::try_from(step).expect("a bench's game fits the memory");
    let positions = arena.positions().step_by(step);
    std::iter::once(Game::START).chain(positions).collect()
}
