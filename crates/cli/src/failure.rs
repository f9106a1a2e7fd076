//! How a verb can end.

use std::io;

use catmouse_engine::ThreadsError;
use catmouse_formats::Format;
use thiserror::Error;

use crate::generate::GenerateError;
use crate::input::BadInput;

/// How a verb has ended that did all it was asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Exit {
    /// With nothing to complain about.
    Done,
    /// With complaints about the input, which have been printed.
    BadInput,
}

/// Why a verb has stopped.
#[derive(Debug, Error)]
pub(crate) enum Failure {
    #[error("can't write the output: {0}")]
    Output(#[from] io::Error),
    #[error(transparent)]
    Input(#[from] BadInput),
    #[error(transparent)]
    Threads(#[from] ThreadsError),
    #[error("can't start the threads: {0}")]
    Thread(io::Error),
    #[error(transparent)]
    Generate(#[from] GenerateError),
    #[error("a file of {0} holds one graph, and there are more: use --to json")]
    ManyInOneFile(Format),
    #[error("there is no verb {0:?}: see catmouse --help")]
    UnknownVerb(String),
}

impl Failure {
    /// Whether who reads the output has gone away, which is no fault: `catmouse … | head -1`.
    pub(crate) fn is_closed_pipe(&self) -> bool {
        matches!(self, Self::Output(error) if error.kind() == io::ErrorKind::BrokenPipe)
    }
}
