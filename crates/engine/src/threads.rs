//! A pool of threads for batches.

use std::num::NonZeroUsize;
use std::sync::{Mutex, PoisonError};

use rayon::prelude::*;
use rayon::{ThreadPool, ThreadPoolBuilder};
use thiserror::Error;

use crate::workspace::Workspace;

/// A pool of threads, each with a workspace of its own that is used again from game to game.
pub struct Threads {
    pool: ThreadPool,
    workspaces: Vec<Mutex<Workspace>>,
}

/// The system refused to start the threads.
#[derive(Debug, Error)]
#[error("can't start the threads: {0}")]
pub struct ThreadsError(#[from] rayon::ThreadPoolBuildError);

impl Threads {
    /// How many items a thread takes at a time: enough to make the handing out cheap.
    const ITEMS_AT_A_TIME: usize = 32;

    /// One thread for each processor.
    ///
    /// # Errors
    /// [`ThreadsError`] if the system refuses.
    pub fn all() -> Result<Self, ThreadsError> {
        Self::build(ThreadPoolBuilder::new())
    }

    /// So many threads.
    ///
    /// # Errors
    /// [`ThreadsError`] if the system refuses.
    pub fn new(count: NonZeroUsize) -> Result<Self, ThreadsError> {
        Self::build(ThreadPoolBuilder::new().num_threads(count.get()))
    }

    fn build(builder: ThreadPoolBuilder) -> Result<Self, ThreadsError> {
        let pool = builder.build()?;
        let workspaces = (0..pool.current_num_threads())
            .map(|_| Mutex::default())
            .collect();
        Ok(Self { pool, workspaces })
    }

    /// Applies a function to every item, on all threads; the results are in the order of the items.
    ///
    /// # Examples
    /// ```
    /// use catmouse_engine::Threads;
    ///
    /// let squares = Threads::all()?.map(&[1, 2, 3], |_workspace, item| item * item);
    /// assert_eq!(squares, [1, 4, 9]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn map<Item, Mapped, F>(&self, items: &[Item], function: F) -> Vec<Mapped>
    where
        Item: Sync,
        Mapped: Send,
        F: Fn(&mut Workspace, &Item) -> Mapped + Sync,
    {
        let map_chunk = |chunk: &[Item]| {
            let mut workspace = self.take_workspace();
            let mapped: Vec<_> = chunk
                .iter()
                .map(|item| function(&mut workspace, item))
                .collect();
            self.put_workspace(workspace);
            mapped
        };
        let chunks = || {
            items
                .par_chunks(Self::ITEMS_AT_A_TIME)
                .flat_map_iter(map_chunk)
                .collect()
        };
        self.pool.install(chunks)
    }

    /// Calls a function on a thread of the pool. A large game that is solved there is solved on all
    /// threads of the pool, and on no others.
    pub fn run<Result: Send>(&self, function: impl FnOnce() -> Result + Send) -> Result {
        self.pool.install(function)
    }

    /// The workspace is taken out rather than kept locked: a function that itself uses the pool
    /// may make this very thread take up another chunk meanwhile.
    fn take_workspace(&self) -> Workspace {
        std::mem::take(
            &mut *self
                .own_slot()
                .lock()
                .unwrap_or_else(PoisonError::into_inner),
        )
    }

    fn put_workspace(&self, workspace: Workspace) {
        *self
            .own_slot()
            .lock()
            .unwrap_or_else(PoisonError::into_inner) = workspace;
    }

    fn own_slot(&self) -> &Mutex<Workspace> {
        &self.workspaces[self.pool.current_thread_index().unwrap_or(0)]
    }
}
