//! Memory used again from game to game.

use crate::kernel::queue::QueueStore;
use crate::table::Table;

/// Memory that solving uses again from game to game, so that a batch of small games allocates
/// nothing. It keeps the size of the largest game that it has seen.
#[derive(Default)]
pub struct Workspace {
    store: Option<QueueStore>,
}

impl Workspace {
    /// A workspace without memory yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// Takes back the memory of a table that is no longer needed.
    pub fn recycle(&mut self, table: Table<'_>) {
        self.store = Some(table.into_store());
    }

    pub(crate) fn take_store(&mut self) -> QueueStore {
        self.store.take().unwrap_or_default()
    }
}
