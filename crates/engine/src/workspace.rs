//! Memory used again from game to game.

use crate::kernel::queue::QueueStore;

/// Memory that solving uses again from game to game, so that a batch of small games allocates
/// nothing. It keeps the size of the largest game that it has seen.
#[derive(Default)]
pub struct Workspace {
    pub(crate) queue: QueueStore,
}

impl Workspace {
    /// A workspace without memory yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// Gives back the memory that only solving needs.
    pub(crate) fn shrink(&mut self) {
        self.queue.shrink();
    }
}
