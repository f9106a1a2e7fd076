//! Exact solvers of pursuit games on graphs.
//!
//! A [`Solver`] computes the [`Table`] of an [`Arena`]: outcome, plies to the end and best moves of
//! every position, by retrograde analysis, the way chess endgame tablebases are made.
//!
//! ```
//! use catmouse_engine::{Arena, Graph, Outcome, Solver};
//!
//! let graph = Graph::from_adjacency([
//!     [2, 5].as_slice(), &[3], &[0, 4, 5], &[1, 4, 5], &[2, 3], &[0, 2, 3],
//! ])?;
//! let arena = Arena::cat_and_mouse(&graph)?;
//! let table = Solver::new().solve(&arena)?;
//! assert_eq!(table.outcome(arena.start()), Outcome::Draw);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Start reading at [`Solver`]. The vocabulary of the games comes from `catmouse-game` and is
//! exported again here, so that one dependency is enough. Limits: see [`SolveError`]. Whoever has the
//! published problem's nested lists and wants its number may call [`cat_mouse_game`].

#![warn(missing_docs)]

mod certificate;
mod cops;
mod kernel;
mod problem;
mod relabel;
mod solver;
mod table;
mod threads;
mod workspace;

pub use catmouse_game::{
    Arena, ArenaBuilder, ArenaError, Captures, CatAndMouseRules, CopRules, Digraph, Finish, Graph,
    GraphError, Moves, Node, Outcome, Pace, Place, PlaceSet, Player, Position, PromiseError, Rest,
    Roles, Stalemate, Team,
};

pub use crate::certificate::{certify_exact, certify_start, certify_table};
pub use crate::cops::{CopSearch, CopSearchError, Placement, cops_needed, is_dismantlable};
pub use crate::kernel::{Kernel, UnknownKernelName};
pub use crate::problem::{ProblemError, cat_mouse_game};
pub use crate::solver::{Answer, SolveError, Solver, SolverBuilder};
pub use crate::table::Table;
pub use crate::table::histogram::Histogram;
pub use crate::table::line::{Line, LineEnd};
pub use crate::table::outcomes::{Counts, Outcomes};
pub use crate::threads::{Threads, ThreadsError};
pub use crate::workspace::Workspace;

/// Tests the examples of the README.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct Readme;
