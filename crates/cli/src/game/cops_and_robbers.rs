//! Cops and Robbers with its options.

use catmouse_engine::{Arena, CopRules, Graph};

use super::Refusal;
use crate::words::Vocabulary;

/// Cops and Robbers as it is to be played.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CopsAndRobbers {
    /// How many cops there are.
    pub(crate) cops: u32,
    /// The variant.
    pub(crate) rules: CopRules,
}

impl CopsAndRobbers {
    pub(super) fn arena(self, graph: &Graph) -> Result<Arena<'_>, Refusal> {
        Ok(Arena::cops_and_robbers_with(graph, self.cops, self.rules)?)
    }

    pub(super) fn vocabulary(self) -> Vocabulary {
        if self.cops == 1 {
            Vocabulary::COP_AND_ROBBER
        } else {
            Vocabulary::COPS_AND_ROBBER
        }
    }
}
