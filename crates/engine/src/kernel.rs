//! The kernels: ways to compute a table.

#[cfg(test)]
mod agreement;
pub(crate) mod bits;
pub(crate) mod goal;
pub(crate) mod instructions;
pub(crate) mod lanes;
pub(crate) mod queue;
mod strip;
pub(crate) mod teams;

use std::fmt;
use std::str::FromStr;

use catmouse_game::{Arena, Player};
use thiserror::Error;

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
    /// A robber against a team of cops: a row of bits for each place of the team, whose moves are
    /// followed cop by cop.
    Teams,
}

impl Kernel {
    /// All kernels.
    pub const ALL: [Self; 4] = [Self::Queue, Self::Lanes, Self::Bits, Self::Teams];

    /// The name: `queue`, `lanes`, `bits` or `teams`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Queue => "queue",
            Self::Lanes => "lanes",
            Self::Bits => "bits",
            Self::Teams => "teams",
        }
    }

    /// The fastest kernel for an arena, known to have long chases or not.
    pub(crate) fn fitting(arena: &Arena<'_>, has_long_chases: bool) -> Self {
        if has_teams(arena) {
            if teams::memory_bytes(arena, Goal::Plies).is_some() {
                Self::Teams
            } else {
                Self::Queue
            }
        } else if lanes::memory_bytes(arena).is_some() {
            Self::Lanes
        } else if has_long_chases && queue::memory_bytes(arena).is_some() {
            Self::Queue
        } else {
            Self::Bits
        }
    }

    /// Whether this kernel knows the moves and rules of an arena, whatever its size.
    pub fn can_play(self, arena: &Arena<'_>) -> bool {
        match self {
            Self::Queue => true,
            Self::Lanes | Self::Bits => !has_teams(arena),
            Self::Teams => teams::can_play(arena),
        }
    }

    /// How many bytes this kernel takes at most for an arena; `None` if it can't hold it.
    pub(crate) fn memory_bytes(self, arena: &Arena<'_>, goal: Goal) -> Option<u64> {
        if !self.can_play(arena) {
            return None;
        }
        match self {
            Self::Queue => queue::memory_bytes(arena),
            Self::Lanes => lanes::memory_bytes(arena),
            Self::Bits => bits::memory_bytes(arena, goal),
            Self::Teams => teams::memory_bytes(arena, goal),
        }
    }
}

/// Whether a side is a team.
pub(crate) fn has_teams(arena: &Arena<'_>) -> bool {
    Player::BOTH
        .into_iter()
        .any(|player| arena.moves_of(player).team().is_some())
}

impl fmt::Display for Kernel {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(self.name())
    }
}

/// A text that is not the name of a kernel.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0:?} is not a kernel: expected {names}", names = Kernel::ALL.map(Kernel::name).join(" or "))]
pub struct UnknownKernelName(String);

impl FromStr for Kernel {
    type Err = UnknownKernelName;

    fn from_str(text: &str) -> Result<Self, UnknownKernelName> {
        let kernel = Self::ALL.into_iter().find(|kernel| kernel.name() == text);
        kernel.ok_or_else(|| UnknownKernelName(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_back() {
        for kernel in Kernel::ALL {
            assert_eq!(kernel.to_string().parse(), Ok(kernel));
        }
        let fault = "Bits".parse::<Kernel>().unwrap_err();
        assert_eq!(
            fault.to_string(),
            r#""Bits" is not a kernel: expected queue or lanes or bits or teams"#
        );
    }
}
