//! Why there is no answer for what was read.

use catmouse_engine::{ArenaError, GraphError, PromiseError, SolveError};
use thiserror::Error;

use crate::proof::Unproved;
use crate::units::{Bytes, Grouped};

/// Why there is no answer for a graph.
#[derive(Debug, Error)]
pub(crate) enum Refusal {
    #[error("{}", describe_arena_error(.0))]
    Arena(#[from] ArenaError),
    #[error(transparent)]
    Graph(#[from] GraphError),
    #[error(transparent)]
    Promise(#[from] PromiseError),
    #[error("{}", describe_solve_error(.0))]
    Solve(#[from] SolveError),
    #[error("internal error, please report this graph: the answer can't be proved: {0}")]
    Unproved(#[from] Unproved),
}

/// As the error itself says it, but with nodes for places.
fn describe_arena_error(error: &ArenaError) -> String {
    match *error {
        ArenaError::StartOutOfRange {
            player,
            place,
            places,
        } => format!(
            "the {player} starts at {place}, but the nodes are 0 to {}",
            places.saturating_sub(1)
        ),
        _ => error.to_string(),
    }
}

/// As the error itself says it, but with numbers for a person.
fn describe_solve_error(error: &SolveError) -> String {
    match *error {
        SolveError::MemoryLimit {
            positions,
            bytes,
            limit_bytes,
        } => format!(
            "the game has {} positions and would take {} of memory; the limit is {}",
            Grouped(positions),
            Bytes(bytes),
            Bytes(limit_bytes),
        ),
        SolveError::TooManyPositions { positions } => format!(
            "the game has {} positions, more than the kernel can hold",
            Grouped(positions),
        ),
        _ => error.to_string(),
    }
}
