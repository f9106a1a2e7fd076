//! The outcomes of a game, without plies.

use catmouse_game::{Arena, Outcome, Player, Position};

use crate::kernel::Kernel;
use crate::kernel::goal::Decided;
use crate::solver::Answer;
use crate::workspace::Workspace;

/// The outcome of every position of a game.
///
/// Asking about one position takes constant time.
pub struct Outcomes<'a> {
    arena: &'a Arena<'a>,
    kernel: Kernel,
    memory: Memory<'a>,
}

/// Where the positions are kept: in memory of the table's own, or in a batch's workspace.
pub(crate) enum Memory<'a> {
    Owned(Box<Workspace>),
    Borrowed(&'a Workspace),
}

/// How many positions end how.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Counts {
    /// Positions that the mouse wins.
    pub mouse: u64,
    /// Positions that the cat wins.
    pub cat: u64,
    /// Drawn positions.
    pub draw: u64,
}

impl<'a> Outcomes<'a> {
    pub(crate) fn new(arena: &'a Arena<'a>, kernel: Kernel, memory: Memory<'a>) -> Self {
        Self {
            arena,
            kernel,
            memory,
        }
    }

    /// The game that the outcomes are of.
    pub fn arena(&self) -> &'a Arena<'a> {
        self.arena
    }

    /// The kernel that found the outcomes.
    pub fn kernel(&self) -> Kernel {
        self.kernel
    }

    /// Who wins from a position.
    ///
    /// # Panics
    /// If it is not a position of the game.
    pub fn outcome(&self, position: Position) -> Outcome {
        Answer::new(self.arena, self.decided(position)).outcome
    }

    /// How many positions end how.
    ///
    /// # Complexity
    /// Linear in the positions.
    pub fn counts(&self) -> Counts {
        let mut counts = Counts::default();
        for position in self.arena.positions() {
            *match self.outcome(position) {
                Outcome::MouseWins => &mut counts.mouse,
                Outcome::CatWins => &mut counts.cat,
                Outcome::Draw => &mut counts.draw,
            } += 1;
        }
        counts
    }

    pub(crate) fn decided(&self, position: Position) -> Decided {
        assert!(
            self.arena.contains(position),
            "{position} is no position of the game"
        );
        self.workspace().decided(self.kernel, position)
    }

    /// Tells how many of the positions with a player to move are won by whom in how many plies.
    pub(crate) fn count_decided(&self, turn: Player, tell: &mut dyn FnMut(Player, u32, u64)) {
        let positions = self.arena.positions();
        let positions = positions.filter(|position| position.turn == turn);
        self.workspace()
            .count_decided(self.kernel, turn, positions, tell);
    }

    fn workspace(&self) -> &Workspace {
        match &self.memory {
            Memory::Owned(workspace) => workspace,
            Memory::Borrowed(workspace) => workspace,
        }
    }
}
