//! Lists that are no graph.

use catmouse_engine::{Graph, GraphError, ProblemError, cat_mouse_game};

use super::signed;
use crate::cases::FaultyGraph;

/// Lists with a fault are refused for that fault, by the published problem's function too.
pub fn check_faulty(case: &FaultyGraph) {
    assert_eq!(
        Graph::from_adjacency(&case.lists),
        Err(case.error.clone()),
        "{case:?}"
    );
    // Its own numbers can't be as large as ours.
    let out_of_range = matches!(case.error, GraphError::OutOfRange { .. });
    if !out_of_range {
        let expected = Err(ProblemError::Graph(case.error.clone()));
        assert_eq!(cat_mouse_game(&signed(&case.lists)), expected, "{case:?}");
    }
}
