//! What a kernel is asked for.

use catmouse_game::{Player, Position};

/// What a kernel is asked for. The less, the sooner it is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Goal {
    /// Outcome and plies of every position.
    Plies,
    /// The outcome of every position.
    Outcomes,
    /// Outcome and plies of this position alone: stop as soon as it is decided.
    Answer(Position),
}

/// Who wins a position in how many plies; `None` if it was never decided.
pub(crate) type Decided = Option<(Player, u32)>;
