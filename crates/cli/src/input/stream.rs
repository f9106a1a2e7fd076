//! Streams of graphs, read ahead while earlier ones are being solved.

use std::ffi::OsString;
use std::io::{self, BufRead};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, sync_channel};
use std::thread;

use catmouse_formats::{Block, BlockLimits, Location, Splitter};

use super::fault::{BadInput, Fault};
use super::origin::Origin;
use super::reading::Reading;
use crate::game::{NamedGround, Refusal};

/// Graphs that stand one after the other in one input, not parsed yet.
pub(crate) struct Batch {
    /// Where they come from.
    pub(crate) origin: Arc<Origin>,
    /// How many graphs come before them, in all inputs.
    pub(crate) first_number: u64,
    /// Their texts.
    pub(crate) block: Block,
}

/// What stands alone in its input.
pub(crate) struct OneGround {
    /// Where it comes from.
    origin: Arc<Origin>,
    /// Where it begins there.
    location: Location,
    /// What it is.
    pub(crate) read: NamedGround,
}

/// How many batches may wait to be taken; this bounds the memory.
const BATCHES_AHEAD: usize = 2;

/// A batch is work for one thread, so that there should be some more of them than threads; yet
/// handing it over must not show.
const BATCH_LIMITS: BlockLimits = BlockLimits {
    chunks_max: 4096,
    bytes_full: 1 << 15,
};

/// Reads the graphs of all arguments, in order, on a thread of its own. An input that can't be
/// read is an error in its place; the next one is read all the same.
///
/// The thread ends once it finds that the receiver is gone. It may be waiting for its input then,
/// so nobody should wait for it.
///
/// # Errors
/// If there is no such thread.
pub(crate) fn read_ahead(
    arguments: Vec<OsString>,
    reading: Reading,
) -> io::Result<Receiver<Result<Batch, BadInput>>> {
    let (sender, receiver) = sync_channel(BATCHES_AHEAD);
    thread::Builder::new().spawn(move || {
        let mut next_number = 0;
        for argument in arguments {
            let sent = match Batches::open(argument, reading, next_number) {
                Ok(mut batches) => {
                    let sent = batches.try_for_each(|batch| sender.send(batch));
                    next_number = batches.next_number;
                    sent
                }
                Err(error) => sender.send(Err(error)),
            };
            if sent.is_err() {
                return;
            }
        }
    })?;
    Ok(receiver)
}

/// Reads the only graph of an argument.
///
/// # Errors
/// [`BadInput`] if it can't be read, or there is none, or more than one.
pub(crate) fn read_one(argument: OsString, reading: Reading) -> Result<OneGround, BadInput> {
    let mut batches = Batches::open(argument, reading, 0)?;
    let origin = Arc::clone(&batches.origin);
    let fail = |fault| BadInput {
        origin: Arc::clone(&origin),
        fault,
    };
    let first = batches.next().unwrap_or_else(|| Err(fail(Fault::Empty)))?;
    let mut chunks = first.block.chunks();
    let chunk = chunks.next().ok_or_else(|| fail(Fault::Empty))?;
    let read = reading.read(&chunk);
    let read = read.map_err(|error| fail(Fault::Text(error)))?;
    let location = chunk.location();
    let second = match chunks.next() {
        Some(chunk) => Some(chunk.location()),
        None => batches.next().transpose()?.and_then(|batch| batch.begin()),
    };
    match second {
        Some(location) => Err(fail(Fault::NotAlone(location))),
        None => Ok(OneGround {
            origin,
            location,
            read,
        }),
    }
}

impl OneGround {
    /// There is no answer for it.
    pub(crate) fn refuse(&self, refusal: impl Into<Refusal>) -> BadInput {
        BadInput {
            origin: Arc::clone(&self.origin),
            fault: Fault::Refused {
                location: self.location,
                refusal: refusal.into(),
            },
        }
    }
}

impl Batch {
    /// Where the first text begins.
    fn begin(&self) -> Option<Location> {
        self.block.chunks().next().map(|chunk| chunk.location())
    }
}

/// The batches of one input. Nothing comes after an error.
struct Batches {
    origin: Arc<Origin>,
    splitter: Option<Splitter<Box<dyn BufRead>>>,
    /// The number of the next graph.
    next_number: u64,
}

impl Batches {
    fn open(argument: OsString, reading: Reading, next_number: u64) -> Result<Self, BadInput> {
        let origin = Arc::new(Origin::of_argument(argument));
        let opened = match &*origin {
            Origin::Argument(text) if text.trim_ascii().is_empty() => Err(Fault::Empty),
            _ => origin.open().map_err(Fault::Unreadable),
        };
        match opened {
            Ok(reader) => Ok(Self {
                origin,
                splitter: Some(reading.splitter(reader)),
                next_number,
            }),
            Err(fault) => Err(BadInput { origin, fault }),
        }
    }
}

impl Iterator for Batches {
    type Item = Result<Batch, BadInput>;

    fn next(&mut self) -> Option<Self::Item> {
        let block = self.splitter.as_mut()?.next_block(BATCH_LIMITS);
        let origin = Arc::clone(&self.origin);
        match block {
            Ok(block) => {
                let block = block?;
                let first_number = self.next_number;
                self.next_number += block.chunks().len() as u64;
                Some(Ok(Batch {
                    origin,
                    first_number,
                    block,
                }))
            }
            Err(error) => {
                self.splitter = None;
                Some(Err(BadInput {
                    origin,
                    fault: Fault::Unreadable(error),
                }))
            }
        }
    }
}
