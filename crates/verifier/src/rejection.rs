//! Why a certificate is rejected.

use std::fmt;
use std::io;

use catmouse_game::{Outcome, Place, Player, Position};

/// Why a certificate proves nothing: the rule that it breaks, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Rejection {
    /// The line of the certificate, counted from 1.
    pub line: u64,
    /// The position in which the rule is broken, unless the text itself is at fault.
    pub position: Option<Position>,
    /// The rule.
    pub rule: Rule,
}

impl fmt::Display for Rejection {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "line {}: ", self.line)?;
        if let Some(position) = self.position {
            write!(formatter, "{position}: ")?;
        }
        self.rule.fmt(formatter)
    }
}

impl std::error::Error for Rejection {}

/// The rules that a certificate can break.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Rule {
    /// The first line does not name version 1 of certificates.
    Version,

    /// The certificate is of another game.
    ForeignGame,

    /// The certificate is of another start.
    ForeignStart,

    /// The text ends before its last line, or that line has no end.
    Incomplete,

    /// There is text after the last line.
    Trailing,

    /// A line is longer than any line of a certificate of this game.
    LineTooLong {
        /// The longest that it may be.
        length_max: u64,
    },

    /// A line is not what has to be there, in its one canonical form.
    Expected {
        /// What has to be there.
        expected: &'static str,
    },

    /// A guarantee that does not belong to this kind of certificate, this game, or the guarantee
    /// before it.
    Guarantee,

    /// A listed position that the game does not have.
    NoSuchPosition,

    /// A listed position that does not come after the one before: out of order, or twice.
    Order,

    /// A listed position that play under the listed moves never reaches.
    Unreached,

    /// A listed move that is not legal.
    IllegalMove {
        /// Whose move it is.
        player: Player,
        /// Where it leads.
        to: Place,
    },

    /// A position that play can reach, but for which no move is listed.
    Missing,

    /// Play can finish with an outcome that the guarantee excludes.
    Finish {
        /// The outcome.
        outcome: Outcome,
    },

    /// The win takes longer than was promised by the position before.
    TooManyPlies {
        /// How many plies are left of what was promised; less than 0 if the promise is broken.
        allowed: i64,
        /// The plies listed here.
        plies: u32,
    },

    /// The game may end sooner than was promised by the position before.
    TooFewPlies {
        /// How many plies are still owed.
        owed: i64,
        /// The plies listed here.
        plies: u32,
    },

    /// An entry of a table that is not what its finished position is worth.
    FinishedEntry {
        /// What the table says.
        claimed: Entry,
        /// What the finished position is worth.
        actual: Entry,
    },

    /// An entry of a table that contradicts the entries of its successors.
    Entry {
        /// What the table says.
        claimed: Entry,
        /// What the best of its successors makes of it.
        actual: Entry,
    },

    /// The most plies of the header are not the most plies of the table.
    PliesMax {
        /// What the header says.
        claimed: u32,
        /// The most plies of any entry.
        actual: u32,
    },

    /// More plies than a table can hold.
    PliesLimit {
        /// The most that it can hold.
        plies_max: u32,
    },

    /// The system has not got the memory.
    OutOfMemory,

    /// The table would not fit the memory limit.
    MemoryLimit {
        /// How many bytes its positions take.
        bytes: u64,
        /// How many they may take.
        limit_bytes: u64,
    },
}

impl fmt::Display for Rule {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Version => write!(
                formatter,
                "expected \"catmouse certificate 1\": not a certificate, or another version"
            ),
            Self::ForeignGame => write!(
                formatter,
                "the certificate is of another game: its moves or rules differ"
            ),
            Self::ForeignStart => write!(formatter, "the certificate is of another start"),
            Self::Incomplete => write!(formatter, "the certificate is incomplete"),
            Self::Trailing => write!(
                formatter,
                "there is something after the end of the certificate"
            ),
            Self::LineTooLong { length_max } => {
                write!(formatter, "the line is longer than {length_max} bytes")
            }
            Self::Expected { expected } => {
                write!(formatter, "expected {expected}, in canonical form")
            }
            Self::Guarantee => write!(
                formatter,
                "the guarantees together prove nothing in this game"
            ),
            Self::NoSuchPosition => write!(formatter, "there is no such position"),
            Self::Order => write!(formatter, "listed out of order or twice"),
            Self::Unreached => write!(formatter, "listed, but play never reaches it"),
            Self::IllegalMove { player, to } => write!(formatter, "the {player} can't go to {to}"),
            Self::Missing => write!(formatter, "play can come here, but no move is listed"),
            Self::Finish { outcome } => write!(
                formatter,
                "play can finish here with the outcome {outcome}, which the guarantee excludes"
            ),
            Self::TooManyPlies { allowed, plies } => write!(
                formatter,
                "promised to end within {allowed} plies here, but listed with {plies}"
            ),
            Self::TooFewPlies { owed, plies } => write!(
                formatter,
                "promised to last {owed} plies more from here, but only {plies} are certain"
            ),
            Self::FinishedEntry { claimed, actual } => write!(
                formatter,
                "the entry says {claimed}, but the game is finished here: {actual}"
            ),
            Self::Entry { claimed, actual } => write!(
                formatter,
                "the entry says {claimed}, but its successors' entries make it {actual}"
            ),
            Self::PliesMax { claimed, actual } => write!(
                formatter,
                "the header's plies are {claimed}, but the most plies of the table are {actual}"
            ),
            Self::PliesLimit { plies_max } => {
                write!(formatter, "a table holds at most {plies_max} plies")
            }
            Self::OutOfMemory => write!(formatter, "the system has no memory left for the table"),
            Self::MemoryLimit { bytes, limit_bytes } => write!(
                formatter,
                "the table takes {bytes} bytes, over the limit of {limit_bytes}"
            ),
        }
    }
}

impl std::error::Error for Rule {}

/// What a table says of a position: who wins it in how many plies; `None` if it is undecided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry(pub Option<(Player, u32)>);

impl fmt::Display for Entry {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Some((winner, plies)) => write!(formatter, "{winner} wins in {plies}"),
            None => formatter.write_str("undecided"),
        }
    }
}

/// Why a stream was not verified.
#[derive(Debug)]
#[non_exhaustive]
pub enum VerifyError {
    /// The certificate proves nothing.
    Rejected(Rejection),
    /// The certificate can't be read: this is no verdict on it.
    Io(io::Error),
}

impl fmt::Display for VerifyError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Rejected(rejection) => rejection.fmt(formatter),
            Self::Io(error) => write!(formatter, "can't read the certificate: {error}"),
        }
    }
}

impl std::error::Error for VerifyError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Rejected(_) => None,
            Self::Io(error) => Some(error),
        }
    }
}

impl From<Rejection> for VerifyError {
    fn from(rejection: Rejection) -> Self {
        Self::Rejected(rejection)
    }
}

impl From<io::Error> for VerifyError {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}
