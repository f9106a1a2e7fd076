//! The rules of Cat and Mouse, stated on the raw adjacency of a graph.

use catmouse_game::{Graph, Node, Outcome};

/// The game that the oracles solve: a graph and the number of the node that is the hole.
///
/// The player to move moves along one edge. The cat never enters the hole. What finishes a
/// position, in this order, whoever is to move in the first two cases:
/// 1. the mouse is in the hole: the mouse wins;
/// 2. both are on one node: the cat wins;
/// 3. the player to move has no move: a draw.
#[derive(Clone, Copy, Debug)]
pub struct CatAndMouse<'g> {
    graph: &'g Graph,
    hole: u32,
}

/// A position, in the oracles' own terms: the nodes of mouse and cat, and whose move it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Situation {
    /// The node on which the mouse is.
    pub mouse: u32,
    /// The node on which the cat is; never the hole.
    pub cat: u32,
    /// Whose move it is.
    pub turn: Turn,
}

/// Whose move it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Turn {
    /// The mouse is to move.
    Mouse,
    /// The cat is to move.
    Cat,
}

impl<'g> CatAndMouse<'g> {
    /// The game on a graph of any size and shape, with any node as the hole.
    ///
    /// # Panics
    /// If the hole is not a node of the graph.
    pub fn new(graph: &'g Graph, hole: u32) -> Self {
        let nodes = graph.node_count();
        assert!(hole < nodes, "the hole {hole} is none of {nodes} nodes");
        Self { graph, hole }
    }

    /// All positions, finished ones included, by mouse, cat and turn: 2 n (n - 1) on n nodes.
    pub fn situations(&self) -> impl Iterator<Item = Situation> + use<> {
        let (nodes, hole) = (self.graph.node_count(), self.hole);
        let cats = move || (0..nodes).filter(move |&cat| cat != hole);
        let pairs = (0..nodes).flat_map(move |mouse| cats().map(move |cat| (mouse, cat)));
        pairs.flat_map(|(mouse, cat)| {
            [Turn::Mouse, Turn::Cat].map(|turn| Situation { mouse, cat, turn })
        })
    }

    /// How the game has ended in a position; `None` if it goes on.
    pub(crate) fn finish(&self, situation: Situation) -> Option<Outcome> {
        if situation.mouse == self.hole {
            Some(Outcome::MouseWins)
        } else if situation.mouse == situation.cat {
            Some(Outcome::CatWins)
        } else if self.moves(situation).next().is_none() {
            Some(Outcome::Draw)
        } else {
            None
        }
    }

    /// What the moves of the player to move lead to, whether or not the game is finished.
    pub(crate) fn moves(&self, situation: Situation) -> impl Iterator<Item = Situation> + use<'g> {
        let (from, never_entered) = match situation.turn {
            Turn::Mouse => (situation.mouse, None),
            Turn::Cat => (situation.cat, Some(self.hole)),
        };
        let neighbours = self.graph.neighbours(Node::new(from)).iter();
        let targets = neighbours.map(|node| node.number());
        let allowed = targets.filter(move |&to| Some(to) != never_entered);
        allowed.map(move |to| situation.after(to))
    }

    /// Panics unless this is a position of the game.
    pub(crate) fn assert_has(&self, situation: Situation) {
        let (Situation { mouse, cat, .. }, nodes) = (situation, self.graph.node_count());
        assert!(
            mouse < nodes,
            "the mouse's {mouse} is none of {nodes} nodes"
        );
        assert!(cat < nodes, "the cat's {cat} is none of {nodes} nodes");
        assert!(cat != self.hole, "the cat is never in the hole {cat}");
    }

    /// Where a position's entry is in a list of [`Self::index_count`] entries.
    pub(crate) fn index(&self, situation: Situation) -> usize {
        let [nodes, mouse, cat] =
            [self.graph.node_count(), situation.mouse, situation.cat].map(|number| number as usize);
        let turn = match situation.turn {
            Turn::Mouse => 0,
            Turn::Cat => 1,
        };
        (mouse * nodes + cat) * 2 + turn
    }

    /// The bound of [`Self::index`]; some entries, the cat in the hole, belong to no position.
    pub(crate) fn index_count(&self) -> usize {
        let nodes = self.graph.node_count() as usize;
        nodes * nodes * 2
    }
}

impl Situation {
    /// The position after the player to move has moved to a node.
    fn after(self, to: u32) -> Self {
        match self.turn {
            Turn::Mouse => Self {
                mouse: to,
                turn: Turn::Cat,
                ..self
            },
            Turn::Cat => Self {
                cat: to,
                turn: Turn::Mouse,
                ..self
            },
        }
    }
}
