//! Cops and Robbers: the preset and its variants.
//!
//! R. Nowakowski and P. Winkler, "Vertex-to-vertex pursuit in a graph", Discrete Mathematics 43,
//! 1983; A. Quilliot, thesis, Paris VI, 1978. Several cops: M. Aigner and M. Fromme, "A game of
//! cops and robbers", Discrete Applied Mathematics 8, 1984.

use super::{Arena, ArenaError, Captures, Stalemate};
use crate::graph::Graph;
use crate::moves::Moves;
use crate::moves::team::{Pace, Rest};
use crate::position::{Outcome, Player};

/// The variants of Cops and Robbers; by default everyone may stay and all cops move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct CopRules {
    /// When the robber may stay.
    pub robber_rest: Rest,
    /// When a cop may stay.
    pub cop_rest: Rest,
    /// How many cops move in a turn: with [`Pace::One`] they are lazy.
    pub pace: Pace,
}

impl<'g> Arena<'g> {
    /// Cops and Robbers on an undirected graph: so many cops choose their nodes, then the robber
    /// chooses one; then the cops move first, each cop along an edge or not at all, and so does the
    /// robber. The cops, who are the cat, win when one of them stands on the robber's node; the
    /// robber, the mouse, wins if that never happens. The start is off the board: so many cops
    /// suffice if and only if the cat wins from there.
    ///
    /// # Errors
    /// [`ArenaError`] if there are no cops, or too many for their places to be numbered.
    ///
    /// # Complexity
    /// Linear in the cops, constant memory.
    ///
    /// # Examples
    /// ```
    /// use catmouse_game::{Arena, Graph};
    ///
    /// let square = Graph::from_edges(4, [(0, 1), (1, 2), (2, 3), (3, 0)])?;
    /// let arena = Arena::cops_and_robbers(&square, 2)?;
    /// // Ten pairs of nodes for the cops, four nodes for the robber, and off the board for both.
    /// assert_eq!(arena.position_count(), 2 * (10 + 1) * (4 + 1));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn cops_and_robbers(graph: &'g Graph, cops: u32) -> Result<Self, ArenaError> {
        Self::cops_and_robbers_with(graph, cops, CopRules::default())
    }

    /// Cops and Robbers by other rules.
    ///
    /// # Errors
    /// As for [`Arena::cops_and_robbers`].
    ///
    /// # Complexity
    /// As for [`Arena::cops_and_robbers`].
    pub fn cops_and_robbers_with(
        graph: &'g Graph,
        cops: u32,
        rules: CopRules,
    ) -> Result<Self, ArenaError> {
        let robber = Moves::from(graph).by_team(1, Pace::All, rules.robber_rest)?;
        let cops = Moves::from(graph).by_team(cops, rules.pace, rules.cop_rest)?;
        let teams = robber.team().zip(cops.team());
        let (robber_team, cop_team) = teams.expect("both sides were just made teams");
        Self::builder(robber, cops)
            .captures(Captures::shared_node(robber_team, cop_team))
            .start(robber_team.off_board(), cop_team.off_board())
            .first(Player::Cat)
            .stalemate(Stalemate::Loses)
            .endless(Outcome::MouseWins)
            .build()
    }
}
