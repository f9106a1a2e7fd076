//! The solver: from an arena to its table.

use std::collections::TryReserveError;

use catmouse_game::{Arena, Outcome};
use thiserror::Error;

use crate::kernel::Kernel;
use crate::kernel::goal::{Decided, Goal};
use crate::relabel::{Relabelling, Survey};
use crate::table::Table;
use crate::table::outcomes::{Memory, Outcomes};
use crate::threads::Threads;
use crate::workspace::Workspace;

/// Solves games. Settings by [`Solver::builder`].
///
/// # Examples
/// ```
/// use catmouse_engine::{Arena, Graph, Kernel, Solver};
///
/// let graph = Graph::from_edges(4, [(0, 3), (1, 3), (1, 2)])?;
/// let arena = Arena::cat_and_mouse(&graph)?;
/// let solver = Solver::builder().kernel(Kernel::Queue).memory_limit(1 << 20).build();
/// let table = solver.solve(&arena)?;
/// assert_eq!(table.answer().plies, Some(3));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Solver {
    kernel: Option<Kernel>,
    memory_limit: u64,
}

/// A solver in the making; see [`Solver::builder`].
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct SolverBuilder {
    solver: Solver,
}

/// How a game ends from one position with best play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Answer {
    /// Who wins.
    pub outcome: Outcome,
    /// How many plies the game lasts; `None` for a draw, and where it never ends.
    pub plies: Option<u32>,
}

impl Answer {
    /// What a kernel has decided; what it has not is endless play, or a stalemate that is a draw.
    pub(crate) fn new(arena: &Arena<'_>, decided: Decided) -> Self {
        match decided {
            Some((winner, plies)) => Self {
                outcome: winner.wins(),
                plies: Some(plies),
            },
            None => Self {
                outcome: arena.endless(),
                plies: None,
            },
        }
    }
}

impl Default for Solver {
    fn default() -> Self {
        Self {
            kernel: None,
            memory_limit: Self::DEFAULT_MEMORY_LIMIT,
        }
    }
}

impl Solver {
    /// The memory limit unless another is set: 8 GiB.
    pub const DEFAULT_MEMORY_LIMIT: u64 = 8 << 30;

    /// A solver that chooses the kernel by itself, with the default memory limit.
    pub fn new() -> Self {
        Self::default()
    }

    /// Begins a solver with settings of its own.
    pub fn builder() -> SolverBuilder {
        SolverBuilder::default()
    }

    /// Computes outcome and plies of every position.
    ///
    /// # Errors
    /// [`SolveError`] if the game is too large; nothing has been allocated then.
    ///
    /// # Complexity
    /// Time linear in positions and the moves between them. For Cat and Mouse on n nodes and m
    /// edges: O(n (n + m)) time and [`Solver::memory_bytes`] of memory.
    pub fn solve<'a>(&self, arena: &'a Arena<'a>) -> Result<Table<'a>, SolveError> {
        self.compute_owned(arena, Goal::Plies).map(Table::new)
    }

    /// Computes outcome and plies of every position in the memory of a workspace, which the table
    /// borrows.
    ///
    /// # Errors
    /// As for [`Solver::solve`].
    pub fn solve_in<'a>(
        &self,
        workspace: &'a mut Workspace,
        arena: &'a Arena<'a>,
    ) -> Result<Table<'a>, SolveError> {
        self.compute_borrowed(workspace, arena, Goal::Plies)
            .map(Table::new)
    }

    /// Computes the outcome of every position, without plies: sooner, and in less memory.
    ///
    /// # Errors
    /// As for [`Solver::solve`].
    pub fn outcomes<'a>(&self, arena: &'a Arena<'a>) -> Result<Outcomes<'a>, SolveError> {
        self.compute_owned(arena, Goal::Outcomes)
    }

    /// Computes the outcome of every position in the memory of a workspace, which they borrow.
    ///
    /// # Errors
    /// As for [`Solver::solve`].
    pub fn outcomes_in<'a>(
        &self,
        workspace: &'a mut Workspace,
        arena: &'a Arena<'a>,
    ) -> Result<Outcomes<'a>, SolveError> {
        self.compute_borrowed(workspace, arena, Goal::Outcomes)
    }

    /// Answers many games, each from its start, in the order given, on all the threads of a pool.
    ///
    /// # Errors
    /// Each game has a result of its own, as for [`Solver::solve`].
    ///
    /// # Examples
    /// ```
    /// use catmouse_engine::{Arena, Graph, Outcome, Solver, Threads};
    ///
    /// let graphs = [Graph::from_edges(3, [(0, 1), (1, 2)])?, Graph::from_edges(3, [(0, 2), (1, 2)])?];
    /// let arenas = graphs.iter().map(Arena::cat_and_mouse).collect::<Result<Vec<_>, _>>()?;
    /// let answers = Solver::new().solve_batch(&Threads::all()?, &arenas);
    /// let outcomes = answers.into_iter().map(|answer| answer.map(|answer| answer.outcome));
    /// assert_eq!(outcomes.collect::<Vec<_>>(), [Ok(Outcome::MouseWins), Ok(Outcome::CatWins)]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn solve_batch(
        &self,
        threads: &Threads,
        arenas: &[Arena<'_>],
    ) -> Vec<Result<Answer, SolveError>> {
        threads.map(arenas, |workspace, arena| self.answer_in(workspace, arena))
    }

    /// How the game ends from its start. Solving stops as soon as that is certain.
    ///
    /// # Errors
    /// As for [`Solver::solve`].
    pub fn answer(&self, arena: &Arena<'_>) -> Result<Answer, SolveError> {
        self.answer_in(&mut Workspace::new(), arena)
    }

    /// How the game ends from its start, computed in the memory of a workspace.
    ///
    /// # Errors
    /// As for [`Solver::solve`].
    pub fn answer_in(
        &self,
        workspace: &mut Workspace,
        arena: &Arena<'_>,
    ) -> Result<Answer, SolveError> {
        let start = arena.start();
        let (_, decided) = self.compute(workspace, arena, Goal::Answer(start))?;
        Ok(Answer::new(arena, decided))
    }

    /// How many bytes solving this game takes at most; `None` if its positions can't be indexed.
    ///
    /// # Complexity
    /// Linear in the moves of both sides.
    pub fn memory_bytes(&self, arena: &Arena<'_>) -> Option<u64> {
        self.plan(arena).memory_bytes(arena, Goal::Plies)
    }

    fn compute_owned<'a>(
        &self,
        arena: &'a Arena<'a>,
        goal: Goal,
    ) -> Result<Outcomes<'a>, SolveError> {
        let mut workspace = Workspace::new();
        let (kernel, _) = self.compute(&mut workspace, arena, goal)?;
        workspace.shrink();
        Ok(Outcomes::new(
            arena,
            kernel,
            Memory::Owned(Box::new(workspace)),
        ))
    }

    fn compute_borrowed<'a>(
        &self,
        workspace: &'a mut Workspace,
        arena: &'a Arena<'a>,
        goal: Goal,
    ) -> Result<Outcomes<'a>, SolveError> {
        let (kernel, _) = self.compute(workspace, arena, goal)?;
        Ok(Outcomes::new(arena, kernel, Memory::Borrowed(workspace)))
    }

    fn compute(
        &self,
        workspace: &mut Workspace,
        arena: &Arena<'_>,
        goal: Goal,
    ) -> Result<(Kernel, Decided), SolveError> {
        let plan = self.plan(arena);
        if !plan.kernel.can_play(arena) {
            let kernel = plan.kernel;
            return Err(SolveError::UnfitKernel { kernel });
        }
        self.check_memory(arena, &plan, goal)?;
        let decided = workspace.solve(plan.kernel, arena, goal, plan.labels)?;
        Ok((plan.kernel, decided))
    }

    fn plan(&self, arena: &Arena<'_>) -> Plan {
        let Survey {
            labels,
            has_long_chases,
        } = Survey::of(arena);
        let kernel = self
            .kernel
            .unwrap_or_else(|| Kernel::fitting(arena, has_long_chases));
        Plan { kernel, labels }
    }

    fn check_memory(&self, arena: &Arena<'_>, plan: &Plan, goal: Goal) -> Result<(), SolveError> {
        let positions = arena.position_count();
        let bytes = plan.memory_bytes(arena, goal);
        let bytes = bytes.ok_or(SolveError::TooManyPositions { positions })?;
        let limit_bytes = self.memory_limit;
        if bytes > limit_bytes {
            return Err(SolveError::MemoryLimit {
                positions,
                bytes,
                limit_bytes,
            });
        }
        Ok(())
    }
}

/// How a game is going to be solved.
struct Plan {
    kernel: Kernel,
    labels: Option<Relabelling>,
}

impl Plan {
    fn memory_bytes(&self, arena: &Arena<'_>, goal: Goal) -> Option<u64> {
        let labels_bytes = self
            .labels
            .as_ref()
            .map_or(0, |_| Relabelling::memory_bytes(arena));
        self.kernel
            .memory_bytes(arena, goal)?
            .checked_add(labels_bytes)
    }
}

impl SolverBuilder {
    /// Which kernel to use, instead of the one that fits the game best.
    pub fn kernel(mut self, kernel: Kernel) -> Self {
        self.solver.kernel = Some(kernel);
        self
    }

    /// How many bytes solving one game may take.
    pub fn memory_limit(mut self, bytes: u64) -> Self {
        self.solver.memory_limit = bytes;
        self
    }

    /// The solver.
    pub fn build(self) -> Solver {
        self.solver
    }
}

/// Why a game was not solved.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum SolveError {
    /// The table would not fit the memory limit.
    #[error("{positions} positions take {bytes} bytes, over the limit of {limit_bytes}")]
    MemoryLimit {
        /// How many positions the game has.
        positions: u64,
        /// How many bytes solving it takes.
        bytes: u64,
        /// How many it may take.
        limit_bytes: u64,
    },

    /// The kernel that was asked for does not know the moves or rules of the game.
    #[error("the {kernel} kernel can't play this game")]
    UnfitKernel {
        /// The kernel.
        kernel: Kernel,
    },

    /// The positions can't be indexed.
    #[error("{positions} positions are more than the kernel can index")]
    TooManyPositions {
        /// How many positions the game has.
        positions: u64,
    },

    /// The system has not got the memory.
    #[error("the system has no memory left for the table")]
    OutOfMemory,

    /// A game lasts longer than a table can hold.
    #[error("the game lasts more than {plies_max} plies, which is all that a table can hold")]
    TooManyPlies {
        /// The most plies that a table can hold.
        plies_max: u32,
    },
}

impl From<TryReserveError> for SolveError {
    fn from(_: TryReserveError) -> Self {
        Self::OutOfMemory
    }
}
