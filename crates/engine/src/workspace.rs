//! Memory used again from game to game.

use catmouse_game::{Arena, Position};

use crate::kernel::Kernel;
use crate::kernel::goal::{Decided, Goal};
use crate::kernel::instructions::Instructions;
use crate::kernel::lanes::LanesStore;
use crate::kernel::queue::QueueStore;
use crate::solver::SolveError;

/// Memory that solving uses again from game to game, so that a batch of small games allocates
/// nothing. It keeps the size of the largest game that it has seen.
#[derive(Default)]
pub struct Workspace {
    pub(crate) queue: QueueStore,
    pub(crate) lanes: LanesStore,
}

impl Workspace {
    /// A workspace without memory yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// Decides the positions of an arena by a kernel that fits it.
    pub(crate) fn solve(
        &mut self,
        kernel: Kernel,
        arena: &Arena<'_>,
        goal: Goal,
    ) -> Result<Decided, SolveError> {
        let instructions = Instructions::detect();
        match kernel {
            Kernel::Queue => self.queue.solve(arena, goal),
            Kernel::Lanes => Ok(self.lanes.solve(arena, goal, instructions)),
        }
    }

    /// Who wins a position of the game solved last, by this kernel.
    pub(crate) fn decided(&self, kernel: Kernel, position: Position) -> Decided {
        match kernel {
            Kernel::Queue => self.queue.decided(position),
            Kernel::Lanes => self.lanes.decided(position),
        }
    }

    /// Gives back the memory that only solving needs.
    pub(crate) fn shrink(&mut self) {
        self.queue.shrink();
    }
}
