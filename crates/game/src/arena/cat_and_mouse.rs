//! Cat and Mouse: the preset, its roles and variants, and the promise of the published problem.

use thiserror::Error;

use super::{Arena, ArenaError, Finish, Stalemate};
use crate::graph::Graph;
use crate::graph::node::Node;
use crate::moves::Moves;
use crate::place::{Place, PlaceSet};
use crate::position::{Player, Position};

/// Who stands where at the start of Cat and Mouse. By default the hole is node 0, the mouse starts
/// at 1 and the cat at 2.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Roles {
    /// The hole, where the mouse is safe and which the cat never enters.
    pub hole: Node,
    /// Where the mouse starts.
    pub mouse: Node,
    /// Where the cat starts.
    pub cat: Node,
}

impl Default for Roles {
    fn default() -> Self {
        Self {
            hole: Node::new(0),
            mouse: Node::new(1),
            cat: Node::new(2),
        }
    }
}

/// The variants of Cat and Mouse, the graphs aside; by default the usual game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CatAndMouseRules {
    /// The holes, where the mouse is safe and which the cat never enters.
    pub holes: PlaceSet,
    /// Where the mouse starts.
    pub mouse: Node,
    /// Where the cat starts.
    pub cat: Node,
    /// Who moves first.
    pub first: Player,
    /// What it means for the player to move to have no legal move.
    pub stalemate: Stalemate,
}

impl Default for CatAndMouseRules {
    fn default() -> Self {
        Roles::default().into()
    }
}

impl From<Roles> for CatAndMouseRules {
    /// The usual rules with the roles moved.
    fn from(Roles { hole, mouse, cat }: Roles) -> Self {
        Self {
            holes: Place::from(hole).into(),
            mouse,
            cat,
            first: Player::Mouse,
            stalemate: Stalemate::Draw,
        }
    }
}

impl<'g> Arena<'g> {
    /// Cat and Mouse with the usual roles: hole 0, mouse 1, cat 2.
    ///
    /// # Errors
    /// [`ArenaError::TooFewNodes`] if the graph has fewer than 3 nodes.
    ///
    /// # Complexity
    /// Constant time and memory.
    pub fn cat_and_mouse(graph: &'g Graph) -> Result<Self, ArenaError> {
        Self::cat_and_mouse_with(graph, Roles::default())
    }

    /// Cat and Mouse with the roles moved. The mouse moves first; a stalemate and endless play are
    /// draws. A mouse that starts in the hole or with the cat is a finished game.
    ///
    /// # Errors
    /// [`ArenaError`] if the graph has fewer than 3 nodes, a role's node does not exist, or the cat
    /// starts in the hole.
    ///
    /// # Complexity
    /// Constant time and memory.
    pub fn cat_and_mouse_with(graph: &'g Graph, roles: Roles) -> Result<Self, ArenaError> {
        Self::cat_and_mouse_by(graph, graph, &roles.into())
    }

    /// Cat and Mouse by other rules, each side along a graph of its own or both along one. On a
    /// [`Digraph`](crate::Digraph) they move along the arcs as they are; a side that may pass moves
    /// along one with self-loops.
    ///
    /// # Errors
    /// [`ArenaError`] if there are fewer than 3 nodes, a role's node does not exist, or the cat
    /// starts in a hole.
    ///
    /// # Complexity
    /// Linear time and memory in the holes.
    ///
    /// # Examples
    /// A cat that may pass, and a hole at either end of a path:
    /// ```
    /// use catmouse_game::{Arena, CatAndMouseRules, Digraph, Graph, Place};
    ///
    /// let path = Graph::from_edges(4, [(0, 1), (1, 2), (2, 3)])?;
    /// let resting = Digraph::from(&path).with_self_loops()?;
    /// let rules = CatAndMouseRules {
    ///     holes: [0, 3].into_iter().map(Place::new).collect(),
    ///     ..CatAndMouseRules::default()
    /// };
    /// let arena = Arena::cat_and_mouse_by(&path, &resting, &rules)?;
    /// assert_eq!(arena.position_count(), 2 * 4 * 2);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn cat_and_mouse_by(
        mouse_moves: impl Into<Moves<'g>>,
        cat_moves: impl Into<Moves<'g>>,
        rules: &CatAndMouseRules,
    ) -> Result<Self, ArenaError> {
        let (mouse_moves, cat_moves) = (mouse_moves.into(), cat_moves.into());
        let nodes = mouse_moves.place_count();
        if nodes < 3 {
            return Err(ArenaError::TooFewNodes { nodes });
        }
        let mut holes = rules.holes.as_slice().iter();
        if let Some(&hole) = holes.find(|hole| hole.number() >= nodes) {
            return Err(ArenaError::HoleOutOfRange { hole, nodes });
        }
        Self::builder(mouse_moves, cat_moves.barring(rules.holes.clone()))
            .safe(rules.holes.clone())
            .start(rules.mouse.into(), rules.cat.into())
            .first(rules.first)
            .stalemate(rules.stalemate)
            .build()
    }

    /// Checks what the published problem promises of its graphs beyond being simple and
    /// undirected, for a game made by [`Arena::cat_and_mouse_with`]: 3 to 50 nodes, every node has
    /// a neighbour, the game is not over at the start, and both players can move from there.
    ///
    /// # Errors
    /// [`PromiseError`] names the first promise that is broken.
    pub fn check_promise(&self) -> Result<(), PromiseError> {
        let moves = &self.mouse_moves;
        let nodes = moves.place_count();
        if nodes > 50 {
            return Err(PromiseError::TooManyNodes { nodes });
        }
        if let Some(place) = moves
            .places()
            .find(|&place| moves.arcs_from(place).is_empty())
        {
            return Err(PromiseError::IsolatedNode {
                node: Node::new(place.number()),
            });
        }
        for turn in [self.start.turn, self.start.turn.opponent()] {
            let position = Position { turn, ..self.start };
            match self.finish(position) {
                None => {}
                Some(Finish::Stalemate) => {
                    let node = Node::new(position.place_of(turn).number());
                    return Err(PromiseError::CannotMove { player: turn, node });
                }
                Some(_) => return Err(PromiseError::FinishedStart { start: self.start }),
            }
        }
        Ok(())
    }
}

/// Which promise of the published problem a game breaks.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum PromiseError {
    /// More than 50 nodes.
    #[error("the problem promises at most 50 nodes, this graph has {nodes}")]
    TooManyNodes {
        /// How many nodes the graph has.
        nodes: u32,
    },

    /// A node without a neighbour.
    #[error("the problem promises that every node has a neighbour, but node {node} has none")]
    IsolatedNode {
        /// The node.
        node: Node,
    },

    /// The game is over before the first move.
    #[error(
        "the problem promises three different places to start, but the game is over at its start ({start})"
    )]
    FinishedStart {
        /// The start.
        start: Position,
    },

    /// A player has no legal move from the start.
    #[error(
        "the problem promises that both can move, but the {player} has no legal move from node {node}"
    )]
    CannotMove {
        /// The player.
        player: Player,
        /// Where it starts.
        node: Node,
    },
}
