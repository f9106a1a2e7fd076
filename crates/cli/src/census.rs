//! The summary of a stream of graphs.
//!
//! Summaries of stretches of the stream add up in its order to that of the whole.

mod json;
mod text;

pub(crate) use self::json::write_json;
pub(crate) use self::text::write_text;

use catmouse_engine::{Answer, Histogram, Line, Outcome, Player, Position, Table};
use catmouse_formats::{Format, write_graph};

use crate::arguments::Coverage;
use crate::pipeline::NumberedGraph;

/// How the games on graphs end.
#[derive(Default)]
pub(crate) struct Summary {
    graphs: u64,
    refused: u64,
    /// How all starts end; of whole tables, the positions that are finished too.
    histogram: Histogram,
    /// The mouse's and the cat's.
    longest: [Option<LongestWin>; 2],
}

/// The first of the longest wins of a player.
struct LongestWin {
    plies: u32,
    /// How many graphs come before that of the win.
    number: u64,
    /// The graph on one line.
    graph: String,
    hole: u32,
    line: Line,
}

impl Summary {
    /// Counts a graph, apart from its games.
    pub(crate) fn add_graph(&mut self) {
        self.graphs += 1;
    }

    /// Counts a graph that was refused.
    pub(crate) fn add_refused(&mut self) {
        self.refused += 1;
    }

    /// Counts how the game on a graph ends; true if it is a longest win, to be told by
    /// [`Summary::set_longest`].
    pub(crate) fn add_answer(&mut self, answer: Answer) -> bool {
        self.histogram.count(answer, 1);
        let winner = answer.outcome.winner();
        winner.is_some_and(|winner| answer.plies > self.longest_plies(winner))
    }

    /// Counts how a game ends from all its starts, and keeps its longest wins.
    pub(crate) fn add_table(&mut self, graph: &NumberedGraph<'_>, table: &Table<'_>) {
        table.count_into(&mut self.histogram, Player::Mouse);
        for winner in Player::BOTH {
            let plies = self.histogram.plies_max(winner);
            // What has no plies to go is no start.
            if plies > self.longest_plies(winner).max(Some(0)) {
                let answer = Answer {
                    outcome: winner.wins(),
                    plies,
                };
                let mut positions = table.arena().positions();
                let longest = positions.find(|&position| {
                    position.turn == Player::Mouse && table.value(position) == answer
                });
                if let Some(start) = longest {
                    self.set_longest(graph, table, start);
                }
            }
        }
    }

    /// Keeps a win as its winner's longest.
    pub(crate) fn set_longest(
        &mut self,
        graph: &NumberedGraph<'_>,
        table: &Table<'_>,
        start: Position,
    ) {
        let value = table.value(start);
        if let (Some(winner), Some(plies)) = (value.outcome.winner(), value.plies) {
            let hole = table.arena().safe().as_slice().first();
            self.longest[index_of(winner)] = Some(LongestWin {
                plies,
                number: graph.number,
                graph: on_one_line(graph),
                hole: hole.map_or(0, |hole| hole.number()),
                line: table.line(start),
            });
        }
    }

    /// Adds the summary of graphs that come later.
    pub(crate) fn add(&mut self, later: Self) {
        self.graphs += later.graphs;
        self.refused += later.refused;
        self.histogram.add(&later.histogram);
        for (longest, later) in self.longest.iter_mut().zip(later.longest) {
            let plies = |longest: &Option<LongestWin>| longest.as_ref().map(|win| win.plies);
            if plies(&later) > plies(longest) {
                *longest = later;
            }
        }
    }

    fn longest(&self, winner: Player) -> Option<&LongestWin> {
        self.longest[index_of(winner)].as_ref()
    }

    fn longest_plies(&self, winner: Player) -> Option<u32> {
        self.longest(winner).map(|win| win.plies)
    }

    /// In how many plies a player wins from how many starts, where there are any.
    fn wins(&self, winner: Player, coverage: Coverage) -> impl Iterator<Item = (u32, u64)> {
        let lowest = match coverage {
            Coverage::Start => 0,
            // Of a whole table, what has no plies to go is no start.
            Coverage::AllStarts | Coverage::AllHoles => 1,
        };
        let wins = (0..).zip(self.histogram.wins(winner).iter().copied());
        wins.filter(move |&(plies, starts)| plies >= lowest && starts > 0)
    }

    /// From how many starts the game ends in a way.
    fn starts(&self, outcome: Outcome, coverage: Coverage) -> u64 {
        match outcome.winner() {
            Some(winner) => self.wins(winner, coverage).map(|(_, starts)| starts).sum(),
            None => self.histogram.without_plies(outcome),
        }
    }

    fn all_starts(&self, coverage: Coverage) -> u64 {
        OUTCOMES
            .map(|outcome| self.starts(outcome, coverage))
            .iter()
            .sum()
    }
}

/// All outcomes, in the order in which they are told.
const OUTCOMES: [Outcome; 3] = [Outcome::MouseWins, Outcome::CatWins, Outcome::Draw];

fn index_of(winner: Player) -> usize {
    match winner {
        Player::Mouse => 0,
        Player::Cat => 1,
    }
}

/// The graph as it was given if that is one line, else as JSON.
fn on_one_line(graph: &NumberedGraph<'_>) -> String {
    let given = graph.text.trim_ascii();
    if !given.is_empty() && !given.contains(&b'\n') {
        return String::from_utf8_lossy(given).into_owned();
    }
    let mut json = Vec::new();
    write_graph(&graph.graph, Format::Json, &mut json)
        .expect("memory takes whatever is written to it");
    String::from_utf8_lossy(json.trim_ascii_end()).into_owned()
}
