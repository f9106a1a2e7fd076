//! From a graph to its game: the roles, and what is refused.

use catmouse_engine::{Arena, ArenaError, Graph, Node, PromiseError, Roles, SolveError};
use thiserror::Error;

use crate::proof::Unproved;
use crate::units::{Bytes, Grouped};
use crate::words::Vocabulary;

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
    #[error("{}", describe_arena_error(.0))]
    Arena(#[from] ArenaError),
    #[error(transparent)]
    Promise(#[from] PromiseError),
    #[error("{}", describe_solve_error(.0))]
    Solve(#[from] SolveError),
    #[error("internal error, please report this graph: the answer can't be proved: {0}")]
    Unproved(#[from] Unproved),
}

impl Game {
    /// What is called what in the game.
    pub(crate) fn vocabulary(self) -> Vocabulary {
        Vocabulary::CAT_AND_MOUSE
    }

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

    /// The game on one graph with a hole, to be asked about all starts: what is promised of the
    /// start alone does not count.
    ///
    /// # Errors
    /// [`Refusal`] if it can't be played there, or is not to be.
    pub(crate) fn anywhere_on(self, graph: &Graph, hole: Node) -> Result<Arena<'_>, Refusal> {
        let mut others = graph.nodes().filter(|&node| node != hole);
        let mut other = || others.next().unwrap_or(hole);
        let (mouse, cat) = (other(), other());
        let arena = Arena::cat_and_mouse_with(graph, Roles { hole, mouse, cat })?;
        if self.strict {
            check_promise_of_graph(&arena)?;
        }
        Ok(arena)
    }
}

/// Checks what is promised of the graph, whatever the start.
fn check_promise_of_graph(arena: &Arena<'_>) -> Result<(), PromiseError> {
    match arena.check_promise() {
        Err(PromiseError::FinishedStart { .. } | PromiseError::CannotMove { .. }) => Ok(()),
        checked => checked,
    }
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
