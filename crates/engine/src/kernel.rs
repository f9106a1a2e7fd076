//! The kernels: ways to compute a table.

pub(crate) mod queue;

use std::fmt;

/// One way to compute a table. All kernels give the same outcomes and plies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Kernel {
    /// One FIFO queue of decided positions and a counter for each undecided one: plain, and what
    /// every other kernel is compared with. 7 bytes a position, 10 at most.
    Queue,
}

impl fmt::Display for Kernel {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(match self {
            Self::Queue => "queue",
        })
    }
}
