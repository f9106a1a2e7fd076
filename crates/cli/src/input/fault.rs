//! What can be wrong with the input, told with its place.

use std::error::Error;
use std::fmt;
use std::io;
use std::sync::Arc;

use catmouse_formats::{Location, ReadError};

use super::origin::Origin;
use crate::game::Refusal;

/// Input that can't be used.
#[derive(Debug)]
pub(crate) struct BadInput {
    /// Where it comes from.
    pub(crate) origin: Arc<Origin>,
    /// What is wrong with it.
    pub(crate) fault: Fault,
}

/// What is wrong with an input.
#[derive(Debug)]
pub(crate) enum Fault {
    /// The system does not give it.
    Unreadable(io::Error),
    /// There is no graph in it.
    Empty,
    /// The text is not that of a graph.
    Text(ReadError),
    /// More follows where one graph was asked for.
    NotAlone(Location),
    /// There is no answer for a graph.
    Refused {
        /// Where the graph begins.
        location: Location,
        /// Why.
        refusal: Refusal,
    },
}

impl Fault {
    /// Whether nothing is wrong with the input, but with this program.
    pub(crate) fn is_internal(&self) -> bool {
        matches!(
            self,
            Self::Refused {
                refusal: Refusal::Unproved(_),
                ..
            }
        )
    }

    /// Whether a graph is at fault, or what stands in its place, and not the whole input.
    pub(crate) fn is_of_a_graph(&self) -> bool {
        matches!(self, Self::Text(_) | Self::Refused { .. })
    }
}

impl fmt::Display for BadInput {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let origin = &*self.origin;
        match (&self.fault, origin) {
            (Fault::Unreadable(error), _) => write!(formatter, "can't read {origin}: {error}"),
            (Fault::Empty, Origin::Argument(_)) => {
                write!(
                    formatter,
                    "{origin}: no file of that name, and no graph in it"
                )
            }
            (Fault::Empty, _) => write!(formatter, "{origin}: no graph in it"),
            (Fault::Text(error), Origin::Argument(_)) => {
                write!(
                    formatter,
                    "{origin}: no file of that name, and not a graph: {error}"
                )
            }
            (Fault::Text(error), _) => write!(formatter, "{origin}, {error}"),
            (Fault::NotAlone(location), _) => {
                write!(
                    formatter,
                    "{origin}, {location}: more than the one graph that is expected"
                )
            }
            (Fault::Refused { location, refusal }, _) => {
                write!(formatter, "{origin}, {location}: {refusal}")
            }
        }
    }
}

impl Error for BadInput {}
