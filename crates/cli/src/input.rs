//! Input: GRAPH arguments, streams of graphs, and what can be wrong with them.

mod fault;
mod origin;
mod reading;
mod stream;

pub(crate) use self::fault::{BadInput, Fault};
pub(crate) use self::reading::Reading;
pub(crate) use self::stream::{Batch, read_ahead, read_one};
