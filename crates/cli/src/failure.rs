//! How a verb can end.

use std::io;
use std::path::PathBuf;

use catmouse_engine::ThreadsError;
use catmouse_formats::Format;
use catmouse_verifier::Rejection;
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
    /// With a certificate rejected, which has been printed.
    Rejected,
}

/// Why a verb has stopped.
#[derive(Debug, Error)]
pub(crate) enum Failure {
    #[error("can't write the output: {0}")]
    Output(#[from] io::Error),
    #[error(transparent)]
    Input(#[from] BadInput),
    #[error("can't write {}: {error}", path.display())]
    OutputFile { path: PathBuf, error: io::Error },
    #[error("can't read the certificate {}: {error}", path.display())]
    Certificate { path: PathBuf, error: io::Error },
    #[error("the certificate {} was not checked to its end: {rejection}", path.display())]
    CertificateMemory { path: PathBuf, rejection: Rejection },
    #[error("the graph and the certificate can't both come from stdin")]
    SameInput,
    #[error(transparent)]
    Threads(#[from] ThreadsError),
    #[error("can't start the threads: {0}")]
    Thread(io::Error),
    #[error(transparent)]
    Generate(#[from] GenerateError),
    #[error("a file of {0} holds one graph, and there are more: use --to json")]
    ManyInOneFile(Format),
    #[error("{option} is an option of {owner}, but the game is {game}")]
    ForeignOption {
        option: &'static str,
        owner: String,
        game: String,
    },
    #[error("{0} holds undirected graphs alone: with --directed, use --to json")]
    Undirected(Format),
    #[error("there is no verb {0:?}: see catmouse --help")]
    UnknownVerb(String),
}

impl Failure {
    /// Whether this program has been found to be wrong.
    pub(crate) fn is_internal(&self) -> bool {
        matches!(self, Self::Input(bad) if bad.fault.is_internal())
    }

    /// Whether who reads the output has gone away, which is no fault: `catmouse … | head -1`.
    pub(crate) fn is_closed_pipe(&self) -> bool {
        matches!(self, Self::Output(error) if error.kind() == io::ErrorKind::BrokenPipe)
    }
}
