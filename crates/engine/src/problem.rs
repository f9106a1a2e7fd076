//! The published problem in its own shape.

use catmouse_game::{Arena, ArenaError, Graph, GraphError, Node};
use thiserror::Error;

use crate::solver::{SolveError, Solver};
use crate::workspace::Workspace;

/// The answer of the published problem from its own input: 1 if the mouse wins, 2 if the cat wins,
/// 0 for a draw. The hole is node 0, the mouse starts at 1 and the cat at 2.
///
/// What the problem promises beyond an undirected simple graph of 3 nodes or more is not asked for;
/// see [`Arena::check_promise`].
///
/// # Errors
/// [`ProblemError`] if the lists are not an undirected simple graph, or the game is too large.
///
/// # Examples
/// ```
/// use catmouse_engine::cat_mouse_game;
///
/// let graph = [vec![1, 3], vec![0], vec![3], vec![0, 2]];
/// assert_eq!(cat_mouse_game(&graph)?, 1);
/// # Ok::<(), catmouse_engine::ProblemError>(())
/// ```
pub fn cat_mouse_game(graph: &[Vec<i32>]) -> Result<i32, ProblemError> {
    let rows = graph
        .iter()
        .enumerate()
        .map(|(node, row)| to_numbers(graph.len(), node, row));
    let graph = Graph::from_adjacency(rows.collect::<Result<Vec<_>, _>>()?)?;
    let arena = Arena::cat_and_mouse(&graph)?;
    let answer = Solver::new().answer_in(&mut Workspace::new(), &arena)?;
    Ok(i32::from(answer.outcome.answer()))
}

/// Why there is no answer.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
#[error(transparent)]
pub enum ProblemError {
    /// The lists are not an undirected simple graph.
    Graph(#[from] GraphError),
    /// The graph is too small for the game.
    Arena(#[from] ArenaError),
    /// The game is too large.
    Solve(#[from] SolveError),
}

fn to_numbers(nodes: usize, node: usize, row: &[i32]) -> Result<Vec<u32>, GraphError> {
    let number = |count| u32::try_from(count).map_err(|_| GraphError::TooManyNodes);
    let (nodes, node) = (number(nodes)?, number(node)?);
    let to_number = |&neighbour: &i32| {
        u32::try_from(neighbour).map_err(|_| GraphError::OutOfRange {
            node: Node::new(node),
            neighbour: i64::from(neighbour),
            nodes,
        })
    };
    row.iter().map(to_number).collect()
}
