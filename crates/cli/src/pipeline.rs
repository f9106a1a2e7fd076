//! Work on the graphs of a stream: on all threads, and yet what comes of it is told in order.
//!
//! ```text
//! reader ──batches──▶ workers, each on a thread of the pool ──parts, in order──▶ the verb
//! ```
//!
//! A batch is taken by whichever worker is free. It takes with it the sending end of a channel
//! whose receiving end goes into a queue, so that the queue has the order of the stream. All queues
//! are bounded, hence so is the memory.

use std::num::NonZeroUsize;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use catmouse_engine::{Threads, Workspace};
use catmouse_formats::{Chunk, Names};

use crate::arguments::{Shard, StreamArguments};
use crate::console::Console;
use crate::failure::{Exit, Failure};
use crate::game::{Ground, NamedGround, Refusal};
use crate::input::{BadInput, Batch, Fault, Reading, read_ahead};

/// What is done with each graph.
pub(crate) trait Work: Send + Sync + 'static {
    /// What comes of graphs that follow one another.
    type Done: Default + Send + 'static;

    /// Adds what comes of a graph.
    ///
    /// # Errors
    /// [`Refusal`] if nothing does; then nothing must have been added.
    fn add(
        &self,
        workspace: &mut Workspace,
        graph: &NumberedGraph<'_>,
        done: &mut Self::Done,
    ) -> Result<(), Refusal>;
}

/// A graph of a stream.
pub(crate) struct NumberedGraph<'b> {
    pub(crate) ground: Ground,
    /// The names of its nodes, if it is written with names.
    pub(crate) names: Option<Names>,
    /// How many graphs come before it.
    pub(crate) number: u64,
    /// How it is written.
    pub(crate) text: &'b [u8],
}

/// What is told in the order of the stream.
pub(crate) enum Event<'e, Done> {
    /// What has come of graphs that follow one another.
    Done(Done),
    /// A graph that nothing comes of.
    Bad(&'e BadInput),
}

/// Works on all graphs that the arguments ask for, and tells in their order, and while the input
/// still comes, what comes of them. Complains about what is bad: about the first, unless it is to
/// go on.
///
/// # Errors
/// [`Failure`] if the input is bad and it is not to go on, if there are no threads, or if telling
/// fails.
pub(crate) fn run<W: Work>(
    arguments: &StreamArguments,
    reading: Reading,
    work: W,
    console: &mut Console,
    mut tell: impl FnMut(Event<'_, W::Done>, &mut Console) -> Result<(), Failure>,
) -> Result<Exit, Failure> {
    console.show_progress();
    let mut exit = Exit::Done;
    for part in start(arguments, reading, work)? {
        let part = part
            .recv()
            .expect("a worker ends only when nothing is left");
        for Stretch { done, bad } in part.stretches {
            tell(Event::Done(done), console)?;
            let Some(bad) = bad else { continue };
            if !arguments.keep_going || bad.fault.is_internal() {
                return Err(bad.into());
            }
            if bad.fault.is_of_a_graph() {
                tell(Event::Bad(&bad), console)?;
            }
            exit = Exit::BadInput;
            console.complain(&bad)?;
        }
        console.progress(part.graphs);
        console.flush()?;
    }
    Ok(exit)
}

/// What has come of a batch.
struct Part<Done> {
    stretches: Vec<Stretch<Done>>,
    graphs: usize,
}

/// What has come of graphs up to a fault or the end.
struct Stretch<Done> {
    done: Done,
    bad: Option<BadInput>,
}

/// Where a part will come from.
type Promise<Done> = Receiver<Part<Done>>;

/// A batch to be worked on.
struct Order<Done> {
    batch: Result<Batch, BadInput>,
    /// Where to send what comes of it.
    sender: SyncSender<Part<Done>>,
}

/// What the workers take from, one at a time.
struct Intake<Done> {
    batches: Receiver<Result<Batch, BadInput>>,
    promises: SyncSender<Promise<Done>>,
}

/// What all workers share.
struct Workshop<W: Work> {
    intake: Mutex<Intake<W::Done>>,
    threads: Threads,
    shard: Shard,
    reading: Reading,
    work: W,
}

/// Starts the threads. They end once nobody listens any more. A worker may be waiting for the input
/// then, so nobody should wait for it.
fn start<W: Work>(
    arguments: &StreamArguments,
    reading: Reading,
    work: W,
) -> Result<Receiver<Promise<W::Done>>, Failure> {
    let processors = || thread::available_parallelism().unwrap_or(NonZeroUsize::MIN);
    let jobs = arguments.jobs.unwrap_or_else(processors);
    let threads = Threads::new(jobs)?;
    let batches = read_ahead(arguments.graphs.clone(), reading);
    let batches = batches.map_err(Failure::Thread)?;
    let (promises, receiver) = sync_channel(jobs.get());
    let workshop = Arc::new(Workshop {
        intake: Mutex::new(Intake { batches, promises }),
        threads,
        shard: arguments.shard,
        reading,
        work,
    });
    for _ in 0..jobs.get() {
        let workshop = Arc::clone(&workshop);
        let builder = thread::Builder::new();
        builder
            .spawn(move || workshop.work_on_batches())
            .map_err(Failure::Thread)?;
    }
    Ok(receiver)
}

impl<W: Work> Workshop<W> {
    fn work_on_batches(&self) {
        while let Some(Order { batch, sender }) = self.take_batch() {
            let part = match batch {
                Ok(batch) => self.part_of(&batch),
                Err(bad) => Part {
                    stretches: vec![Stretch {
                        done: W::Done::default(),
                        bad: Some(bad),
                    }],
                    graphs: 0,
                },
            };
            if sender.send(part).is_err() {
                return;
            }
        }
    }

    /// The next batch; `None` if there is nothing left to do.
    fn take_batch(&self) -> Option<Order<W::Done>> {
        let intake = self.intake.lock().unwrap_or_else(PoisonError::into_inner);
        let batch = intake.batches.recv().ok()?;
        let (sender, promise) = sync_channel(1);
        intake.promises.send(promise).ok()?;
        Some(Order { batch, sender })
    }

    /// Works on a batch within the pool, where what large games do in parallel stays too.
    fn part_of(&self, batch: &Batch) -> Part<W::Done> {
        let stretches = self.threads.map(&[batch], |workspace, batch| {
            self.stretches_of(batch, workspace)
        });
        Part {
            stretches: stretches.into_iter().flatten().collect(),
            graphs: batch.block.chunks().len(),
        }
    }

    fn stretches_of(&self, batch: &Batch, workspace: &mut Workspace) -> Vec<Stretch<W::Done>> {
        let mut stretches = Vec::new();
        let mut done = W::Done::default();
        for (number, chunk) in (batch.first_number..).zip(batch.block.chunks()) {
            if !self.shard.takes(number) {
                continue;
            }
            if let Err(fault) = self.add(workspace, number, &chunk, &mut done) {
                let origin = Arc::clone(&batch.origin);
                stretches.push(Stretch {
                    done: std::mem::take(&mut done),
                    bad: Some(BadInput { origin, fault }),
                });
            }
        }
        stretches.push(Stretch { done, bad: None });
        stretches
    }

    fn add(
        &self,
        workspace: &mut Workspace,
        number: u64,
        chunk: &Chunk<'_>,
        done: &mut W::Done,
    ) -> Result<(), Fault> {
        let read = self.reading.read(chunk).map_err(Fault::Text)?;
        let NamedGround { ground, names } = read;
        let graph = NumberedGraph {
            ground,
            names,
            number,
            text: chunk.text(),
        };
        let added = self.work.add(workspace, &graph, done);
        added.map_err(|refusal| Fault::Refused {
            location: chunk.location(),
            refusal,
        })
    }
}
