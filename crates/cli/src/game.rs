//! From a graph to its game: the roles, and what is refused.

use catmouse_engine::{Arena, ArenaError, Graph, PromiseError, Roles, SolveError};
use thiserror::Error;

use crate::units::{Bytes, Grouped};

/// The game that is played on every graph.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Game {
    /// Who stands where.
    pub(crate) roles: Roles,
    /// Whether what the published problem excludes is refused.
    pub(crate) strict: bool,
}

/// Why there is no answer for a graph.
#[derive(Debug, Error)]
pub(crate) enum Refusal {
    #[error(transparent)]
    Arena(#[from] ArenaError),
    #[error(transparent)]
    Promise(#[from] PromiseError),
    #[error("{}", describe(.0))]
    Solve(#[from] SolveError),
}

impl Game {
    /// The game on one graph.
    ///
    /// # Errors
    /// [`Refusal`] if it can't be played there, or is not to be.
    pub(crate) fn on(self, graph: &Graph) -> Result<Arena<'_>, Refusal> {
        let arena = Arena::cat_and_mouse_with(graph, self.roles)?;
        if self.strict {
            arena.check_promise()?;
        }
        Ok(arena)
    }
}

/// As the error itself says it, but with numbers for a person.
fn describe(error: &SolveError) -> String {
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
            "the game has {} positions, more than can be indexed",
            Grouped(positions),
        ),
        _ => error.to_string(),
    }
}
