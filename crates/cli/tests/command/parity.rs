//! Parity games written for other solvers, solved by a small one that knows nothing else.

use std::collections::{BTreeMap, BTreeSet};

use crate::run::out;

type Nodes = BTreeSet<usize>;

struct Node {
    priority: u32,
    owner: usize,
    successors: Vec<usize>,
    name: String,
}

/// A parity game; the highest priority that comes up for ever decides.
struct ParityGame(BTreeMap<usize, Node>);

impl ParityGame {
    /// All games of a text.
    fn parse_all(text: &str) -> Vec<Self> {
        let games = text.split("parity ").skip(1).map(|game| {
            let (last, nodes) = game.split_once(";\n").unwrap();
            let nodes: BTreeMap<_, _> = nodes.lines().map(parse_node).collect();
            assert_eq!(nodes.keys().last(), Some(&last.parse().unwrap()));
            Self(nodes)
        });
        games.collect()
    }

    /// Where player 0 wins, and where player 1, after W. Zielonka: let `player` be who likes the
    /// highest priority. If the opponent wins nowhere once its nodes and those forced to them are
    /// taken away, the player wins everywhere; else what is forced to where the opponent wins is
    /// the opponent's, and the rest is solved anew.
    fn winners(&self, among: &Nodes) -> [Nodes; 2] {
        let Some(highest) = among.iter().map(|node| self.0[node].priority).max() else {
            return Default::default();
        };
        let player = highest as usize % 2;
        let liked = among.iter().copied();
        let liked = liked.filter(|node| self.0[node].priority == highest);
        let forced = self.attracted(among, player, liked.collect());
        let won = self.winners(&(among - &forced));
        let mut winners: [Nodes; 2] = Default::default();
        if won[1 - player].is_empty() {
            winners[player] = among.clone();
        } else {
            let lost = self.attracted(among, 1 - player, won[1 - player].clone());
            winners = self.winners(&(among - &lost));
            winners[1 - player].extend(lost);
        }
        winners
    }

    /// From where a player can force a visit to some nodes.
    fn attracted(&self, among: &Nodes, player: usize, mut to: Nodes) -> Nodes {
        loop {
            let attracts = |number: &&usize| {
                let node = &self.0[number];
                let mut successors = node.successors.iter().filter(|next| among.contains(next));
                let attracted = match node.owner == player {
                    true => successors.any(|next| to.contains(next)),
                    false => successors.all(|next| to.contains(next)),
                };
                attracted && !to.contains(number)
            };
            let more: Nodes = among.iter().filter(attracts).copied().collect();
            if more.is_empty() {
                return to;
            }
            to.extend(more);
        }
    }

    fn start(&self) -> usize {
        let mut starts = self
            .0
            .iter()
            .filter(|(_, node)| node.name.starts_with("start"));
        let (&start, _) = starts.next().unwrap();
        assert_eq!(starts.count(), 0);
        start
    }

    /// Whether player 0 wins from the start.
    fn is_won(&self) -> bool {
        let all: Nodes = self.0.keys().copied().collect();
        self.winners(&all)[0].contains(&self.start())
    }
}

/// `0 1 0 3,4 "name";`
fn parse_node(line: &str) -> (usize, Node) {
    let (fields, name) = line.strip_suffix("\";").unwrap().split_once(" \"").unwrap();
    let fields: Vec<&str> = fields.split(' ').collect();
    let [number, priority, owner, successors] = fields[..] else {
        panic!("{line}");
    };
    let successors = successors.split(',').map(|next| next.parse().unwrap());
    let node = Node {
        priority: priority.parse().unwrap(),
        owner: owner.parse().unwrap(),
        successors: successors.collect(),
        name: name.to_owned(),
    };
    (number.parse().unwrap(), node)
}

/// Both questions of each graph are answered as the engine answers them.
fn assert_answers_agree(graphs: &str, roles: &str) {
    let games = ParityGame::parse_all(&out(&format!("convert --to pgsolver {roles}"), graphs));
    let answers = out(&format!("solve --output answer {roles}"), graphs);
    assert_eq!(games.len(), 2 * answers.lines().count());
    for ((games, answer), graph) in games.chunks(2).zip(answers.lines()).zip(graphs.lines()) {
        let won = [games[0].is_won(), games[1].is_won()];
        let expected = match answer {
            "1" => [true, false],
            "2" => [false, true],
            _ => [false, false],
        };
        assert_eq!(won, expected, "{graph}");
    }
}

#[test]
fn all_graphs_of_four_nodes_are_answered_alike() {
    assert_answers_agree(&out("generate all 4", ""), "");
    assert_answers_agree(&out("generate all 4", ""), "--hole 3 --mouse 2 --cat 1");
    assert_answers_agree(&out("generate all 3", ""), "--mouse 2");
}

#[test]
fn larger_graphs_are_answered_alike() {
    for nodes in [5, 6, 8] {
        let random = format!("generate random --nodes {nodes} --degree 2.4 --count 60 --seed 8");
        let graphs = out(&random, "");
        assert_answers_agree(&graphs, "");
    }
    assert_answers_agree("[[2,5],[3],[0,4,5],[1,4,5],[2,3],[0,2,3]]\n", "");
}

#[test]
fn every_node_has_successors_that_are_nodes() {
    let graphs = out("generate random --nodes 7 --degree 2 --count 20", "");
    for game in ParityGame::parse_all(&out("convert --to pgsolver", graphs)) {
        assert_eq!(game.0.len(), 2 * 7 * 6);
        assert!(game.0.keys().copied().eq(0..2 * 7 * 6));
        for node in game.0.values() {
            assert!(!node.successors.is_empty());
            assert!(node.successors.iter().all(|next| game.0.contains_key(next)));
        }
    }
}

#[test]
fn one_question_is_one_of_both() {
    let graph = "[[1,3],[0],[3],[0,2]]";
    let convert = |question| {
        out(
            &format!("convert --to pgsolver --question {question}"),
            graph,
        )
    };
    assert_eq!(convert("both"), convert("mouse") + &convert("cat"));
    assert_ne!(convert("mouse"), convert("cat"));
}
