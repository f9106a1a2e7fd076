//! The vocabulary of pursuit games on graphs.
//!
//! A [`Graph`] is what the game is played on, an [`Arena`] is the whole game: the moves of both
//! sides, what finishes it, where it starts. This crate states the rules and solves nothing; the
//! solvers and the oracles build on it.
//!
//! ```
//! use catmouse_game::{Arena, Graph, Player};
//!
//! // Node 0 is the hole, the mouse starts at 1, the cat at 2.
//! let graph = Graph::from_adjacency([[1, 3].as_slice(), &[0], &[3], &[0, 2]])?;
//! let arena = Arena::cat_and_mouse(&graph)?;
//! assert_eq!(arena.start().turn, Player::Mouse);
//! assert_eq!(arena.position_count(), 2 * 4 * 3);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Start reading at [`Arena`]. Limits: a graph has fewer than 2³² nodes and fewer than 2³² arcs
//! (an edge is two arcs).

#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod arena;
mod digraph;
mod graph;
mod moves;
#[cfg(feature = "petgraph")]
mod petgraph;
mod place;
mod position;

pub use crate::arena::cat_and_mouse::{CatAndMouseRules, PromiseError, Roles};
pub use crate::arena::cops_and_robbers::CopRules;
pub use crate::arena::{Arena, ArenaBuilder, ArenaError, Captures, Finish, Stalemate};
pub use crate::digraph::Digraph;
pub use crate::graph::Graph;
pub use crate::graph::error::GraphError;
pub use crate::graph::node::Node;
pub use crate::moves::Moves;
pub use crate::moves::team::{Pace, Rest, Team};
#[cfg(feature = "petgraph")]
pub use crate::petgraph::PetgraphError;
pub use crate::place::{Place, PlaceSet};
pub use crate::position::{Outcome, Player, Position};
