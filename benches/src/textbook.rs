//! The textbook solver of Cat and Mouse: the frozen baseline.
//!
//! This is the solution that is commonly accepted for the published problem, and it stays as it
//! is: faster or tighter code belongs in the engine, which is held against this one. Its parts:
//!
//! - the graph as nested vectors of neighbours;
//! - a flat array of colours, 0 undecided (at the end a draw), 1 the mouse wins, 2 the cat wins,
//!   and a flat array of degrees, the moves that are not yet known to lose; both of 32-bit
//!   integers, at (mouse * nodes + cat) * 2 + turn;
//! - one queue, which holds the finished positions at first and each position as it is decided.
//!
//! ```text
//! colour the finished positions, push them
//! while a position can be popped:
//!     for each undecided position from which one move leads to it:
//!         if the popped position is won by who moved:  colour it so, push it
//!         else if its degree falls to 0:               colour it as lost, push it
//! ```
//!
//! The whole table is made, with no stop at the start's answer, and no plies, as published. A
//! player without a move is never reached from behind and stays a draw.

use std::collections::VecDeque;

use catmouse_game::{Graph, Node, Outcome, Place, Player, Position};

const DRAW: i32 = 0;
const MOUSE_WINS: i32 = 1;
const CAT_WINS: i32 = 2;

const HOLE: u32 = 0;

/// Solves the game on a graph given as each node's neighbours, with the hole at 0.
///
/// # Panics
/// If a neighbour is not a node. What is no simple undirected graph otherwise gives a wrong table.
///
/// # Complexity
/// Time is nodes times edges; 16 bytes for each pair of nodes, besides the queue.
///
/// # Examples
/// ```
/// use catmouse_benches::textbook;
///
/// let graph = [vec![1, 3], vec![0], vec![3], vec![0, 2]];
/// assert_eq!(textbook::solve(&graph).answer(), 1);
/// ```
pub fn solve(adjacency: &[Vec<u32>]) -> Colours {
    let mut search = Search::new(adjacency);
    search.count_moves();
    search.push_finished();
    search.work_backwards();
    Colours {
        nodes: adjacency.len(),
        colours: search.colours,
    }
}

/// The neighbours of each node as nested vectors, the form in which the problem is published.
pub fn adjacency(graph: &Graph) -> Vec<Vec<u32>> {
    let rows = graph.nodes().map(|node| graph.neighbours(node).iter());
    rows.map(|row| row.map(|node| node.number()).collect())
        .collect()
}

/// The colours of all positions.
#[derive(Clone, Debug)]
pub struct Colours {
    nodes: usize,
    colours: Vec<i32>,
}

impl Colours {
    /// The published answer, for the mouse at 1, the cat at 2 and the mouse to move: 1 if the
    /// mouse wins, 2 if the cat wins, 0 for a draw.
    ///
    /// # Panics
    /// If there are fewer than 3 nodes.
    pub fn answer(&self) -> u8 {
        let start = Position {
            mouse: Place::new(1),
            cat: Place::new(2),
            turn: Player::Mouse,
        };
        self.outcome(start).answer()
    }

    /// How a position ends; meaningless for the cat in the hole, which is no position.
    ///
    /// # Panics
    /// If a place is not a node.
    pub fn outcome(&self, position: Position) -> Outcome {
        let (mouse, cat) = (position.mouse.number(), position.cat.number());
        assert!(index(cat) < self.nodes, "the cat's place is a node");
        match self.colours[slot(self.nodes, mouse, cat, position.turn)] {
            MOUSE_WINS => Outcome::MouseWins,
            CAT_WINS => Outcome::CatWins,
            _ => Outcome::Draw,
        }
    }
}

struct Search<'a> {
    adjacency: &'a [Vec<u32>],
    colours: Vec<i32>,
    degrees: Vec<i32>,
    queue: VecDeque<(u32, u32, Player)>,
}

impl<'a> Search<'a> {
    fn new(adjacency: &'a [Vec<u32>]) -> Self {
        let positions = adjacency.len() * adjacency.len() * 2;
        Self {
            adjacency,
            colours: vec![DRAW; positions],
            degrees: vec![0; positions],
            queue: VecDeque::new(),
        }
    }

    fn count_moves(&mut self) {
        for mouse in self.nodes() {
            for cat in self.nodes() {
                let mouse_to_move = self.slot(mouse, cat, Player::Mouse);
                self.degrees[mouse_to_move] = degree(&self.adjacency[index(mouse)]);
                let cat_to_move = self.slot(mouse, cat, Player::Cat);
                self.degrees[cat_to_move] = degree(&self.adjacency[index(cat)]);
            }
            // The cat may not move into the hole.
            for &cat in &self.adjacency[index(HOLE)] {
                let cat_to_move = self.slot(mouse, cat, Player::Cat);
                self.degrees[cat_to_move] -= 1;
            }
        }
    }

    fn push_finished(&mut self) {
        for node in self.nodes().filter(|&node| node != HOLE) {
            for turn in Player::BOTH {
                self.paint(HOLE, node, turn, MOUSE_WINS);
                self.paint(node, node, turn, CAT_WINS);
            }
        }
    }

    fn work_backwards(&mut self) {
        let adjacency = self.adjacency;
        while let Some((mouse, cat, turn)) = self.queue.pop_front() {
            let colour = self.colours[self.slot(mouse, cat, turn)];
            match turn {
                Player::Mouse => {
                    for &from in &adjacency[index(cat)] {
                        if from != HOLE {
                            self.visit(mouse, from, Player::Cat, colour);
                        }
                    }
                }
                Player::Cat => {
                    for &from in &adjacency[index(mouse)] {
                        self.visit(from, cat, Player::Mouse, colour);
                    }
                }
            }
        }
    }

    /// Tells a position that one of its moves leads to this colour.
    fn visit(&mut self, mouse: u32, cat: u32, turn: Player, colour: i32) {
        let slot = self.slot(mouse, cat, turn);
        if self.colours[slot] != DRAW {
            return;
        }
        let win = match turn {
            Player::Mouse => MOUSE_WINS,
            Player::Cat => CAT_WINS,
        };
        if colour == win {
            self.paint(mouse, cat, turn, colour);
            return;
        }
        self.degrees[slot] -= 1;
        if self.degrees[slot] == 0 {
            self.paint(mouse, cat, turn, colour);
        }
    }

    fn paint(&mut self, mouse: u32, cat: u32, turn: Player, colour: i32) {
        let slot = self.slot(mouse, cat, turn);
        self.colours[slot] = colour;
        self.queue.push_back((mouse, cat, turn));
    }

    fn nodes(&self) -> std::ops::Range<u32> {
        0..u32::try_from(self.adjacency.len()).expect("nodes are numbered in 32 bits")
    }

    fn slot(&self, mouse: u32, cat: u32, turn: Player) -> usize {
        slot(self.adjacency.len(), mouse, cat, turn)
    }
}

fn slot(nodes: usize, mouse: u32, cat: u32, turn: Player) -> usize {
    let turn = match turn {
        Player::Mouse => 0,
        Player::Cat => 1,
    };
    (index(mouse) * nodes + index(cat)) * 2 + turn
}

fn index(node: u32) -> usize {
    Node::new(node).index()
}

fn degree(neighbours: &[u32]) -> i32 {
    i32::try_from(neighbours.len()).expect("degrees are counted in 32 bits")
}
