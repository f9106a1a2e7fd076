//! The rules of Cat and Mouse, stated on the raw adjacency of a graph.

use catmouse_game::{Digraph, Graph, Node, Outcome};

use super::{Rules, Turn};

/// Cat and Mouse with its variants: along the edges of a graph or the arcs of a directed one, with
/// any number of holes, for players who may pass or not.
///
/// The player to move moves along one edge or arc, or passes if it may. The cat never enters a hole.
/// What finishes a position, in this order, whoever is to move in the first two cases:
/// 1. the mouse is in a hole: the mouse wins;
/// 2. both are on one node: the cat wins;
/// 3. the player to move has no move: a draw, unless said otherwise.
///
/// Play that never ends is a draw.
#[derive(Clone, Debug)]
pub struct CatAndMouse {
    /// Where the edges or arcs of each node lead.
    lists: Vec<Vec<u32>>,
    holes: Vec<u32>,
    mouse_may_pass: bool,
    cat_may_pass: bool,
    stalemate: Stalemate,
}

/// A position, in the oracles' own terms: the nodes of mouse and cat, and whose move it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Situation {
    /// The node on which the mouse is.
    pub mouse: u32,
    /// The node on which the cat is; never a hole.
    pub cat: u32,
    /// Whose move it is.
    pub turn: Turn,
}

/// What happens to a player who is to move and cannot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stalemate {
    /// The game is drawn.
    Draw,
    /// The player loses.
    Loses,
    /// The player wins.
    Wins,
}

impl CatAndMouse {
    /// The game on a graph of any size and shape, with any node as the only hole.
    ///
    /// # Panics
    /// If the hole is not a node of the graph.
    pub fn new(graph: &Graph, hole: u32) -> Self {
        let neighbours = graph.nodes().map(|node| graph.neighbours(node));
        Self::along(neighbours, &[hole])
    }

    /// The game along the arcs of a directed graph, with any nodes as the holes.
    ///
    /// # Panics
    /// If a hole is not a node of the graph.
    pub fn directed(graph: &Digraph, holes: &[u32]) -> Self {
        let successors = graph.nodes().map(|node| graph.successors(node));
        Self::along(successors, holes)
    }

    fn along<'g>(lists: impl Iterator<Item = &'g [Node]>, holes: &[u32]) -> Self {
        let numbers = |list: &[Node]| list.iter().map(|node| node.number()).collect();
        let lists: Vec<Vec<u32>> = lists.map(numbers).collect();
        let nodes = lists.len();
        for &hole in holes {
            assert!(
                (hole as usize) < nodes,
                "the hole {hole} is none of {nodes} nodes"
            );
        }
        Self {
            lists,
            holes: holes.to_vec(),
            mouse_may_pass: false,
            cat_may_pass: false,
            stalemate: Stalemate::Draw,
        }
    }

    /// The same game, but a player may also stay where it is.
    #[must_use]
    pub fn passing(mut self, player: Turn) -> Self {
        match player {
            Turn::Mouse => self.mouse_may_pass = true,
            Turn::Cat => self.cat_may_pass = true,
        }
        self
    }

    /// The same game with another end for a player who cannot move.
    #[must_use]
    pub fn stalemate(mut self, stalemate: Stalemate) -> Self {
        self.stalemate = stalemate;
        self
    }

    /// All positions, finished ones included, by mouse, cat and turn: with one hole 2 n (n - 1) on
    /// n nodes.
    pub fn situations(&self) -> impl Iterator<Item = Situation> {
        let positions = self.positions().into_iter();
        positions.map(|position| self.situation(position))
    }

    /// Where the player to move can go to.
    fn targets(&self, situation: Situation) -> impl Iterator<Item = u32> {
        let Situation { mouse, cat, turn } = situation;
        let (from, may_pass) = match turn {
            Turn::Mouse => (mouse, self.mouse_may_pass),
            Turn::Cat => (cat, self.cat_may_pass),
        };
        let list = &self.lists[from as usize];
        // To pass where an arc leads back to its own node is no other move than to follow it.
        let passing = (may_pass && !list.contains(&from)).then_some(from);
        let enters = move |&to: &u32| turn == Turn::Mouse || !self.holes.contains(&to);
        list.iter().copied().chain(passing).filter(enters)
    }

    fn situation(&self, number: usize) -> Situation {
        let nodes = self.lists.len();
        let node = |index: usize| u32::try_from(index).expect("one of a graph's nodes");
        Situation {
            mouse: node(number / 2 / nodes),
            cat: node(number / 2 % nodes),
            turn: Turn::BOTH[number % 2],
        }
    }

    /// Where a position comes in the order of mouse, cat and turn.
    fn place_in_order(&self, Situation { mouse, cat, turn }: Situation) -> usize {
        (mouse as usize * self.lists.len() + cat as usize) * 2 + turn as usize
    }
}

impl Rules for CatAndMouse {
    type Situation = Situation;

    fn number(&self, situation: Situation) -> usize {
        let Situation { mouse, cat, .. } = situation;
        let nodes = self.lists.len();
        assert!(
            (mouse as usize) < nodes,
            "the mouse's {mouse} is none of {nodes} nodes"
        );
        assert!(
            (cat as usize) < nodes,
            "the cat's {cat} is none of {nodes} nodes"
        );
        assert!(
            !self.holes.contains(&cat),
            "the cat is never in the hole {cat}"
        );
        self.place_in_order(situation)
    }

    fn positions(&self) -> Vec<usize> {
        let numbers = 0..self.lists.len().pow(2) * 2;
        let cat_may_be_there = |&number: &usize| !self.holes.contains(&self.situation(number).cat);
        numbers.filter(cat_may_be_there).collect()
    }

    fn turn(&self, position: usize) -> Turn {
        self.situation(position).turn
    }

    fn finish(&self, position: usize) -> Option<Outcome> {
        let situation = self.situation(position);
        if self.holes.contains(&situation.mouse) {
            Some(Outcome::MouseWins)
        } else if situation.mouse == situation.cat {
            Some(Outcome::CatWins)
        } else if self.targets(situation).next().is_none() {
            Some(match self.stalemate {
                Stalemate::Draw => Outcome::Draw,
                Stalemate::Loses => situation.turn.loses(),
                Stalemate::Wins => situation.turn.next().loses(),
            })
        } else {
            None
        }
    }

    fn moves(&self, position: usize) -> Vec<usize> {
        let situation = self.situation(position);
        let after = self.targets(situation).map(|to| situation.after(to));
        after.map(|next| self.place_in_order(next)).collect()
    }

    fn endless(&self) -> Outcome {
        Outcome::Draw
    }
}

impl Situation {
    /// The position after the player to move has moved to a node.
    fn after(self, to: u32) -> Self {
        let turn = self.turn.next();
        match self.turn {
            Turn::Mouse => Self {
                mouse: to,
                turn,
                ..self
            },
            Turn::Cat => Self {
                cat: to,
                turn,
                ..self
            },
        }
    }
}
