//! The summary of a stream of graphs.
//!
//! Summaries of stretches of the stream add up in its order to that of the whole.

mod json;
mod text;

pub(crate) use self::json::write_json;
pub(crate) use self::text::write_text;

use catmouse_engine::{Answer, Finish, Histogram, Outcome, Player, Position, Table};

use crate::arguments::Coverage;
use crate::pipeline::NumberedGraph;
use crate::words::{JsonPlace, Words};

/// How the games on graphs end.
#[derive(Default)]
pub(crate) struct Summary {
    graphs: u64,
    refused: u64,
    /// How all starts end; of whole tables, the positions that are finished too.
    histogram: Histogram,
    /// Of whole tables, how many starts are over since the player to move is stuck, and that is a
    /// win: the mouse's and the cat's.
    stuck: [u64; 2],
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
    hole: JsonPlace<u32>,
    mouse: JsonPlace<u32>,
    cat: JsonPlace<u32>,
    line: Vec<JsonPlace<u32>>,
    /// The start in words, then the moves: `mouse 1`.
    start: Vec<String>,
    moves: Vec<String>,
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
    pub(crate) fn add_table(
        &mut self,
        graph: &NumberedGraph<'_>,
        table: &Table<'_>,
        words: Words<'_>,
    ) {
        let first = table.arena().start().turn;
        table.count_into(&mut self.histogram, first);
        self.count_stuck(table, first);
        for winner in Player::BOTH {
            let plies = self.histogram.plies_max(winner);
            // What has no plies to go is no start.
            if plies > self.longest_plies(winner).max(Some(0)) {
                let answer = Answer {
                    outcome: winner.wins(),
                    plies,
                };
                let mut positions = table.arena().positions();
                let longest = positions
                    .find(|&position| position.turn == first && table.value(position) == answer);
                if let Some(start) = longest {
                    self.set_longest(graph, table, words, start);
                }
            }
        }
    }

    /// Counts the starts that are won or lost since a player is stuck, if that is the rule. They
    /// have no plies to go, as what is no start.
    fn count_stuck(&mut self, table: &Table<'_>, first: Player) {
        let arena = table.arena();
        let Some(winner) = arena.stalemate().outcome(first).winner() else {
            return;
        };
        let starts = arena.positions().filter(|position| position.turn == first);
        let stuck = starts.filter(|&start| arena.finish(start) == Some(Finish::Stalemate));
        self.stuck[index_of(winner)] += stuck.map(|_| 1).sum::<u64>();
    }

    /// Keeps a win as its winner's longest.
    pub(crate) fn set_longest(
        &mut self,
        graph: &NumberedGraph<'_>,
        table: &Table<'_>,
        words: Words<'_>,
        start: Position,
    ) {
        let value = table.value(start);
        if let (Some(winner), Some(plies)) = (value.outcome.winner(), value.plies) {
            let line = table.line(start);
            let tell =
                |player, place| format!("{} {}", words.player(player), words.place(player, place));
            let holes = table.arena().safe().as_slice();
            let told_holes = holes.iter().map(|hole| format!("hole {hole}"));
            let told_starts = Player::BOTH.map(|player| tell(player, start.place_of(player)));
            self.longest[index_of(winner)] = Some(LongestWin {
                plies,
                number: graph.number,
                graph: on_one_line(graph),
                hole: match holes {
                    [] => JsonPlace::OffBoard,
                    [hole] => JsonPlace::Node(hole.number()),
                    _ => JsonPlace::Nodes(holes.iter().map(|hole| hole.number()).collect()),
                },
                mouse: words.json_place(Player::Mouse, start.mouse),
                cat: words.json_place(Player::Cat, start.cat),
                line: line
                    .moves()
                    .map(|(mover, place)| words.json_place(mover, place))
                    .collect(),
                start: told_holes.chain(told_starts).collect(),
                moves: line
                    .moves()
                    .map(|(mover, place)| tell(mover, place))
                    .collect(),
            });
        }
    }

    /// Adds the summary of graphs that come later.
    pub(crate) fn add(&mut self, later: Self) {
        self.graphs += later.graphs;
        self.refused += later.refused;
        self.histogram.add(&later.histogram);
        for (stuck, later) in self.stuck.iter_mut().zip(later.stuck) {
            *stuck += later;
        }
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
        let wins = (0..).zip(self.histogram.wins(winner).iter().copied());
        let wins = wins.map(move |(plies, starts)| match coverage {
            // Of a whole table, what has no plies to go is no start, unless a player is stuck.
            Coverage::AllStarts | Coverage::AllHoles if plies == 0 => {
                (plies, self.stuck[index_of(winner)])
            }
            _ => (plies, starts),
        });
        wins.filter(|&(_, starts)| starts > 0)
    }

    /// How many starts a player wins since play is endless.
    fn endless_wins(&self, winner: Player) -> u64 {
        self.histogram.without_plies(winner.wins())
    }

    /// From how many starts the game ends in a way.
    fn starts(&self, outcome: Outcome, coverage: Coverage) -> u64 {
        let wins = outcome.winner().map(|winner| {
            let wins = self.wins(winner, coverage);
            wins.map(|(_, starts)| starts).sum::<u64>()
        });
        wins.unwrap_or(0) + self.histogram.without_plies(outcome)
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
    let ground = &graph.ground;
    ground
        .write_line(&mut json)
        .expect("memory takes whatever is written to it");
    String::from_utf8_lossy(json.trim_ascii_end()).into_owned()
}
