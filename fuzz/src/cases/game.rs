//! Games of Cat and Mouse.

use arbitrary::{Arbitrary, Result, Unstructured};
use catmouse_engine::{Arena, Graph, Node, Outcome, Player, Roles, Stalemate};

use super::sketch::{Limits, Sketch};
use super::{ArenaCase, Side, below, coin, shuffle};

/// A game of Cat and Mouse: a graph of any shape, and any roles but a cat in the hole.
#[derive(Clone, Debug)]
pub struct Game {
    /// The neighbours of each node.
    pub lists: Vec<Vec<u32>>,
    /// The node that is the hole.
    pub hole: u32,
    /// Where the mouse starts.
    pub mouse: u32,
    /// Where the cat starts; not in the hole.
    pub cat: u32,
}

/// A game of Cat and Mouse of at most 6 nodes, small enough to follow all its paths.
#[derive(Clone, Debug)]
pub struct SmallGame(pub Game);

impl Arbitrary<'_> for Game {
    fn arbitrary(bytes: &mut Unstructured<'_>) -> Result<Self> {
        Self::within(
            bytes,
            Limits {
                core: 12,
                tail: 12,
                long_tail: 60,
            },
        )
    }
}

impl Arbitrary<'_> for SmallGame {
    fn arbitrary(bytes: &mut Unstructured<'_>) -> Result<Self> {
        Ok(Self(Game::within(
            bytes,
            Limits {
                core: 4,
                tail: 1,
                long_tail: 1,
            },
        )?))
    }
}

impl Game {
    /// The game with the usual roles: hole 0, mouse 1, cat 2.
    pub fn with_usual_roles(lists: Vec<Vec<u32>>) -> Self {
        let (hole, mouse, cat) = (0, 1, 2);
        Self {
            lists,
            hole,
            mouse,
            cat,
        }
    }

    /// The graph that the game is played on.
    ///
    /// # Panics
    /// If the lists are not a graph.
    pub fn graph(&self) -> Graph {
        Graph::from_adjacency(&self.lists)
            .unwrap_or_else(|error| panic!("refused with {error}: {self:?}"))
    }

    /// The game, made by the preset.
    ///
    /// # Panics
    /// If the game is refused.
    pub fn arena<'g>(&self, graph: &'g Graph) -> Arena<'g> {
        let [hole, mouse, cat] = [self.hole, self.mouse, self.cat].map(Node::new);
        Arena::cat_and_mouse_with(graph, Roles { hole, mouse, cat })
            .unwrap_or_else(|error| panic!("refused with {error}: {self:?}"))
    }

    /// The same game with every rule given by hand.
    pub fn by_hand(&self) -> ArenaCase {
        let side = |barred| Side {
            arcs: self.lists.clone(),
            barred,
        };
        ArenaCase {
            mouse: side(Vec::new()),
            cat: side(vec![self.hole]),
            safe: vec![self.hole],
            goals: Vec::new(),
            captures: None,
            start: (self.mouse, self.cat, Player::Mouse),
            stalemate: Stalemate::Draw,
            endless: Outcome::Draw,
        }
    }

    /// A sketch with a hole, often one that hangs off a node, with isolated nodes so that there are
    /// 3 nodes or more; under the usual labels and roles, or any.
    fn within(bytes: &mut Unstructured<'_>, limits: Limits) -> Result<Self> {
        let (isolated, hanging, moved) = (below(bytes, 3)?, coin(bytes, 160)?, coin(bytes, 64)?);
        let mut sketch = Sketch::arbitrary(bytes, limits)?;
        let mut hole = below(bytes, sketch.node_count())?;
        if hanging {
            hole = sketch.add_node(Some(hole));
        }
        let isolated = isolated.max(3_u32.saturating_sub(sketch.node_count()));
        for _ in 0..isolated {
            sketch.add_node(None);
        }
        let nodes = sketch.node_count();
        let mut labels: Vec<u32> = (0..nodes).collect();
        labels.swap(0, hole as usize);
        let mut game = Self::with_usual_roles(relabelled_lists(&sketch.lists(), &labels));
        if moved {
            game.mouse = below(bytes, nodes)?;
            game.cat = 1 + below(bytes, nodes - 1)?;
            shuffle(bytes, &mut labels)?;
            game = game.relabelled(&labels);
        }
        Ok(game)
    }

    /// The same game with each node called by its label.
    pub fn relabelled(&self, labels: &[u32]) -> Self {
        let [hole, mouse, cat] =
            [self.hole, self.mouse, self.cat].map(|node| labels[node as usize]);
        Self {
            lists: relabelled_lists(&self.lists, labels),
            hole,
            mouse,
            cat,
        }
    }
}

/// The lists with each node called by its label.
pub(super) fn relabelled_lists(lists: &[Vec<u32>], labels: &[u32]) -> Vec<Vec<u32>> {
    let mut relabelled = vec![Vec::new(); lists.len()];
    for (list, &label) in lists.iter().zip(labels) {
        let list = list.iter().map(|&node| labels[node as usize]);
        relabelled[label as usize] = list.collect();
    }
    relabelled
}
