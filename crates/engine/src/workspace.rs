//! Memory used again from game to game.

use catmouse_game::{Arena, Player, Position};

use crate::kernel::Kernel;
use crate::kernel::bits::BitsStore;
use crate::kernel::goal::{Decided, Goal};
use crate::kernel::instructions::Instructions;
use crate::kernel::lanes::LanesStore;
use crate::kernel::queue::QueueStore;
use crate::kernel::teams::TeamsStore;
use crate::relabel::Relabelling;
use crate::solver::SolveError;

/// Memory that solving uses again from game to game, so that a batch of small games allocates
/// nothing. It keeps the size of the largest game that it has seen.
#[derive(Default)]
pub struct Workspace {
    stores: Stores,
    /// The numbers under which the game was solved last, if not its own.
    labels: Option<Relabelling>,
}

/// The memory of each kernel.
#[derive(Default)]
struct Stores {
    queue: QueueStore,
    lanes: LanesStore,
    bits: BitsStore,
    teams: TeamsStore,
}

impl Workspace {
    /// A workspace without memory yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// Decides the positions of an arena by a kernel that can hold it, under new numbers if there
    /// are any.
    pub(crate) fn solve(
        &mut self,
        kernel: Kernel,
        arena: &Arena<'_>,
        goal: Goal,
        labels: Option<Relabelling>,
    ) -> Result<Decided, SolveError> {
        self.labels = labels;
        let Some(labels) = &self.labels else {
            return self.stores.solve(kernel, arena, goal);
        };
        let moves = labels.moves(arena);
        let goal = match goal {
            Goal::Answer(position) => Goal::Answer(labels.position(position)),
            other => other,
        };
        self.stores
            .solve(kernel, &labels.arena(arena, &moves), goal)
    }

    /// Who wins a position of the game solved last, by this kernel.
    pub(crate) fn decided(&self, kernel: Kernel, position: Position) -> Decided {
        let labels = self.labels.as_ref();
        let position = labels.map_or(position, |labels| labels.position(position));
        self.stores.decided(kernel, position)
    }

    /// Tells how many of the positions with a player to move, which are all these, are won by whom
    /// in how many plies.
    pub(crate) fn count_decided(
        &self,
        kernel: Kernel,
        turn: Player,
        positions: impl Iterator<Item = Position>,
        tell: &mut dyn FnMut(Player, u32, u64),
    ) {
        // New numbers change no count.
        if kernel == Kernel::Lanes {
            return self.stores.lanes.count_decided(turn, tell);
        }
        for (winner, plies) in positions.filter_map(|position| self.decided(kernel, position)) {
            tell(winner, plies, 1);
        }
    }

    /// Gives back the memory that only solving needs.
    pub(crate) fn shrink(&mut self) {
        self.stores.queue.shrink();
    }
}

impl Stores {
    fn solve(
        &mut self,
        kernel: Kernel,
        arena: &Arena<'_>,
        goal: Goal,
    ) -> Result<Decided, SolveError> {
        let instructions = Instructions::detect();
        match kernel {
            Kernel::Queue => self.queue.solve(arena, goal),
            Kernel::Lanes => Ok(self.lanes.solve(arena, goal, instructions)),
            Kernel::Bits => self.bits.solve(arena, goal, instructions),
            Kernel::Teams => self.teams.solve(arena, goal),
        }
    }

    fn decided(&self, kernel: Kernel, position: Position) -> Decided {
        match kernel {
            Kernel::Queue => self.queue.decided(position),
            Kernel::Lanes => self.lanes.decided(position),
            Kernel::Bits => self.bits.decided(position),
            Kernel::Teams => self.teams.decided(position),
        }
    }
}
