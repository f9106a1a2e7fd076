//! The kernels: ways to compute a table.

pub(crate) mod bits;
pub(crate) mod goal;
pub(crate) mod instructions;
pub(crate) mod lanes;
pub(crate) mod queue;
mod strip;
#[cfg(test)]
mod tests;

use std::fmt;

use catmouse_game::Arena;

use self::goal::Goal;

/// One way to compute a table. All kernels give the same outcomes and plies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Kernel {
    /// One FIFO queue of decided positions and a counter for each undecided one: plain, and what
    /// every other kernel is compared with. 7 bytes a position, 10 at most.
    Queue,
    /// Up to 64 places a side: all positions with one player to move within a few vector registers.
    Lanes,
    /// Any size: bit matrices, of which a step treats what has changed.
    Bits,
}

impl Kernel {
    /// The fastest kernel for an arena, known to have long chases or not.
    pub(crate) fn fitting(arena: &Arena<'_>, has_long_chases: bool) -> Self {
        if lanes::memory_bytes(arena).is_some() {
            Self::Lanes
        } else if has_long_chases && queue::memory_bytes(arena).is_some() {
            Self::Queue
        } else {
            Self::Bits
        }
    }

    /// How many bytes this kernel takes at most for an arena; `None` if it can't hold it.
    pub(crate) fn memory_bytes(self, arena: &Arena<'_>, goal: Goal) -> Option<u64> {
        match self {
            Self::Queue => queue::memory_bytes(arena),
            Self::Lanes => lanes::memory_bytes(arena),
            Self::Bits => bits::memory_bytes(arena, goal),
        }
    }
}

impl fmt::Display for Kernel {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(match self {
            Self::Queue => "queue",
            Self::Lanes => "lanes",
            Self::Bits => "bits",
        })
    }
}
