//! Cop number and capture time.
//!
//! # The idea
//! One cop, two, three …: the first number for which the cops win the game off the board is the cop
//! number. What is known without a table skips numbers that can't suffice, see
//! [`cops_needed`].
//!
//! The components of a graph are searched one by one. The robber chooses one of them for good, and
//! only the cops in it matter: so each component must have its own cop number of cops, and the
//! capture time is that of the slowest component. Cops to spare go where the capture takes longest,
//! one by one; as a component's time never rises with its cops, no other distribution is faster.

mod bounds;
mod components;

use catmouse_game::{Arena, ArenaError, CopRules, Graph, Node, Outcome, Player};
use thiserror::Error;

pub use self::bounds::{cops_needed, is_dismantlable};
use self::components::{Component, components_of};
use crate::solver::{SolveError, Solver};
use crate::workspace::Workspace;

/// How cops are placed, and how long they then take to catch the robber with best play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Placement {
    /// The nodes of the cops, ascending.
    pub nodes: Vec<Node>,
    /// The cops' moves after everyone is placed; 0 if the robber has nowhere to stand but with a
    /// cop.
    pub capture_time: u32,
}

/// Searches for cop numbers; by default with the usual rules, any number of cops, and the shortcuts
/// of [`cops_needed`].
#[derive(Clone, Debug, Default)]
pub struct CopSearch {
    solver: Solver,
    rules: CopRules,
    cops_max: Option<u32>,
    without_shortcuts: bool,
}

/// Why a search has no answer.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum CopSearchError {
    /// The places of so many cops can't be numbered.
    #[error(transparent)]
    Arena(#[from] ArenaError),
    /// A game is too large.
    #[error(transparent)]
    Solve(#[from] SolveError),
}

impl CopSearch {
    /// A search by a solver.
    pub fn new(solver: Solver) -> Self {
        Self {
            solver,
            ..Self::default()
        }
    }

    /// By other rules; the shortcuts are for the usual ones alone.
    #[must_use]
    pub fn rules(mut self, rules: CopRules) -> Self {
        self.rules = rules;
        self
    }

    /// For up to so many cops.
    #[must_use]
    pub fn cops_max(mut self, cops: u32) -> Self {
        self.cops_max = Some(cops);
        self
    }

    /// By tables alone.
    #[must_use]
    pub fn without_shortcuts(mut self) -> Self {
        self.without_shortcuts = true;
        self
    }

    /// The fewest cops that suffice, placed as well as can be; `None` if the most that are searched
    /// for do not. The cop number is how many nodes they are placed on: 0 on the empty graph.
    ///
    /// # Errors
    /// [`CopSearchError`] if a game is too large; whether fewer cops suffice is not told then.
    ///
    /// # Complexity
    /// For a connected graph of n nodes, degree d and cop number k: O(k n^k d) words of n bits for
    /// each move of the capture.
    ///
    /// # Examples
    /// ```
    /// use catmouse_engine::{CopSearch, Graph, Workspace};
    ///
    /// let square = Graph::from_edges(4, [(0, 1), (1, 2), (2, 3), (3, 0)])?;
    /// let found = CopSearch::default().cop_number(&mut Workspace::new(), &square)?;
    /// let placement = found.expect("some number of cops suffices");
    /// assert_eq!((placement.nodes.len(), placement.capture_time), (2, 1));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn cop_number(
        &self,
        workspace: &mut Workspace,
        graph: &Graph,
    ) -> Result<Option<Placement>, CopSearchError> {
        let mut left = self.cops_max.unwrap_or(u32::MAX);
        let mut whole = Placement::nowhere();
        for component in components_of(graph) {
            let Some(guard) = self.fewest(workspace, &component.graph, left)? else {
                return Ok(None);
            };
            left -= guard.cops();
            whole.add(&component, &guard);
        }
        Ok(Some(whole))
    }

    /// Exactly so many cops placed as well as can be; `None` if they do not suffice.
    ///
    /// # Errors
    /// As for [`CopSearch::cop_number`].
    ///
    /// # Complexity
    /// As for [`CopSearch::cop_number`].
    pub fn placement(
        &self,
        workspace: &mut Workspace,
        graph: &Graph,
        cops: u32,
    ) -> Result<Option<Placement>, CopSearchError> {
        let components: Vec<_> = components_of(graph).collect();
        let mut guards = Vec::new();
        let mut left = cops;
        for component in &components {
            let Some(guard) = self.fewest(workspace, &component.graph, left)? else {
                return Ok(None);
            };
            left -= guard.cops();
            guards.push(guard);
        }
        self.spend(workspace, &components, &mut guards, left)?;
        let mut whole = Placement::nowhere();
        for (component, guard) in components.iter().zip(&guards) {
            whole.add(component, guard);
        }
        Ok(Some(whole))
    }

    /// Gives cops to spare to the components where the capture takes longest.
    fn spend(
        &self,
        workspace: &mut Workspace,
        components: &[Component<'_>],
        guards: &mut [Placement],
        mut left: u32,
    ) -> Result<(), CopSearchError> {
        // The first of those alike.
        let slowest = |guards: &[Placement]| {
            let indices = (0..guards.len()).rev();
            indices.max_by_key(|&index| guards[index].capture_time)
        };
        while left > 0
            && let Some(slowest) = slowest(guards)
        {
            let guard = &mut guards[slowest];
            if guard.capture_time == 0 {
                // Nothing is faster: the others stand anywhere.
                guard.nodes.extend((0..left).map(|_| Node::new(0)));
                guard.nodes.sort_unstable();
                return Ok(());
            }
            let graph = &components[slowest].graph;
            let more = self.suffice(workspace, graph, guard.cops() + 1)?;
            *guard = more.expect("more cops suffice where fewer do");
            left -= 1;
        }
        Ok(())
    }

    /// The fewest cops that suffice on a connected graph, if they are at most so many.
    fn fewest(
        &self,
        workspace: &mut Workspace,
        graph: &Graph,
        cops_max: u32,
    ) -> Result<Option<Placement>, CopSearchError> {
        let needed = if self.rules == CopRules::default() && !self.without_shortcuts {
            cops_needed(graph)
        } else {
            1
        };
        for cops in needed..=cops_max.min(graph.node_count()) {
            if let Some(placement) = self.suffice(workspace, graph, cops)? {
                return Ok(Some(placement));
            }
        }
        Ok(None)
    }

    /// So many cops on a graph with a node at least; `None` if they do not suffice.
    fn suffice(
        &self,
        workspace: &mut Workspace,
        graph: &Graph,
        cops: u32,
    ) -> Result<Option<Placement>, CopSearchError> {
        let arena = Arena::cops_and_robbers_with(graph, cops, self.rules)?;
        let start = arena.start();
        if self.solver.answer_in(workspace, &arena)?.outcome != Outcome::CatWins {
            return Ok(None);
        }
        let table = self.solver.solve_in(workspace, &arena)?;
        let placed = table.best_moves(start)[0];
        let plies = table.plies(start).expect("what is won has plies");
        Ok(Some(Placement {
            nodes: arena.moves_of(Player::Cat).nodes_of(placed).collect(),
            // The cops make every other ply, beginning with their placing.
            capture_time: (plies - 1) / 2,
        }))
    }
}

impl Placement {
    fn nowhere() -> Self {
        Self {
            nodes: Vec::new(),
            capture_time: 0,
        }
    }

    fn cops(&self) -> u32 {
        u32::try_from(self.nodes.len()).expect("as many as were asked for")
    }

    fn add(&mut self, component: &Component<'_>, guard: &Self) {
        let nodes = guard.nodes.iter();
        self.nodes.extend(nodes.map(|&node| component.node(node)));
        self.nodes.sort_unstable();
        self.capture_time = self.capture_time.max(guard.capture_time);
    }
}
