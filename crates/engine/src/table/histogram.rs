//! How many positions end how, and in how many plies.

use catmouse_game::{Outcome, Player};

use super::Table;
use crate::solver::Answer;

/// How many positions end how, and in how many plies; of one table or of many.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Histogram {
    mouse: Vec<u64>,
    cat: Vec<u64>,
    without_plies: [u64; 3],
}

impl Histogram {
    /// A histogram in which nothing is counted yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// How many positions a player wins in 0, 1, 2 … plies. The last number is not 0.
    pub fn wins(&self, winner: Player) -> &[u64] {
        match winner {
            Player::Mouse => &self.mouse,
            Player::Cat => &self.cat,
        }
    }

    /// How many positions end in a way without plies: draws, and what never ends though endless
    /// play counts for a player.
    pub fn without_plies(&self, outcome: Outcome) -> u64 {
        self.without_plies[usize::from(outcome.answer())]
    }

    /// In how many plies a player's longest win ends; `None` if there is none.
    pub fn plies_max(&self, winner: Player) -> Option<u32> {
        let last = self.wins(winner).len().checked_sub(1)?;
        u32::try_from(last).ok()
    }

    /// Counts so many positions that end alike.
    pub fn count(&mut self, answer: Answer, positions: u64) {
        match (answer.outcome.winner(), answer.plies) {
            _ if positions == 0 => {}
            (Some(winner), Some(plies)) => *self.entry(winner, plies) += positions,
            _ => self.without_plies[usize::from(answer.outcome.answer())] += positions,
        }
    }

    /// Adds what another histogram has counted.
    pub fn add(&mut self, other: &Self) {
        for winner in Player::BOTH {
            let (outcome, counts) = (winner.wins(), other.wins(winner));
            for (plies, &positions) in (0..).zip(counts) {
                let plies = Some(plies);
                self.count(Answer { outcome, plies }, positions);
            }
        }
        for (count, other) in self.without_plies.iter_mut().zip(other.without_plies) {
            *count += other;
        }
    }

    /// The entry of wins in so many plies.
    fn entry(&mut self, winner: Player, plies: u32) -> &mut u64 {
        let counts = match winner {
            Player::Mouse => &mut self.mouse,
            Player::Cat => &mut self.cat,
        };
        let index = plies as usize;
        if counts.len() <= index {
            counts.resize(index + 1, 0);
        }
        &mut counts[index]
    }
}

impl Table<'_> {
    /// Counts all positions with a player to move, finished ones included.
    ///
    /// # Complexity
    /// Linear in the positions; the lanes kernel counts many at a time.
    ///
    /// # Examples
    /// ```
    /// use catmouse_engine::{Arena, Graph, Histogram, Player, Solver};
    ///
    /// let path = Graph::from_edges(3, [(0, 1), (1, 2)])?;
    /// let arena = Arena::cat_and_mouse(&path)?;
    /// let mut histogram = Histogram::new();
    /// Solver::new().solve(&arena)?.count_into(&mut histogram, Player::Mouse);
    /// // In the hole, and next to it; caught, and cornered.
    /// assert_eq!(histogram.wins(Player::Mouse), [2, 1]);
    /// assert_eq!(histogram.wins(Player::Cat), [2, 1]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn count_into(&self, histogram: &mut Histogram, turn: Player) {
        // As many positions have one player to move as the other.
        let mut undecided = self.arena().position_count() / 2;
        self.outcomes
            .count_decided(turn, &mut |winner, plies, positions| {
                undecided -= positions;
                let (outcome, plies) = (winner.wins(), Some(plies));
                histogram.count(Answer { outcome, plies }, positions);
            });
        histogram.count(Answer::new(self.arena(), None), undecided);
    }
}
