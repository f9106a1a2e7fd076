//! `catmouse solve`.

use std::io::Write;
use std::sync::Arc;

use catmouse_engine::{Threads, Workspace};
use catmouse_formats::Chunk;

use crate::answer::{answer_line, error_line};
use crate::arguments::{AnswerFormat, SolveArguments};
use crate::console::Console;
use crate::failure::{Exit, Failure};
use crate::game::{Game, Refusal};
use crate::input::{BadInput, Batch, Fault, read_ahead};

/// Answers every graph of the input, in its order, while it still comes.
pub(super) fn solve(arguments: &SolveArguments, console: &mut Console) -> Result<Exit, Failure> {
    let mut answerer = Answerer {
        threads: arguments.jobs.map_or_else(Threads::all, Threads::new)?,
        game: arguments.game.game(),
        format: arguments.output,
        keep_going: arguments.keep_going,
        exit: Exit::Done,
    };
    console.show_progress();
    for batch in read_ahead(arguments.graphs.clone(), arguments.input.format) {
        match batch {
            Ok(batch) => answerer.answer_batch(&batch, console)?,
            Err(bad_input) => answerer.complain(bad_input, console)?,
        }
    }
    Ok(answerer.exit)
}

struct Answerer {
    threads: Threads,
    game: Game,
    format: AnswerFormat,
    keep_going: bool,
    exit: Exit,
}

impl Answerer {
    /// Solves graphs on all threads and writes their answers.
    fn answer_batch(&mut self, batch: &Batch, console: &mut Console) -> Result<(), Failure> {
        let chunks: Vec<Chunk<'_>> = batch.block.chunks().collect();
        let lines = self
            .threads
            .map(&chunks, |workspace, chunk| self.answer(workspace, chunk));
        for line in lines {
            match line {
                Ok(line) => console.out().write_all(&line)?,
                Err(fault) => {
                    let origin = Arc::clone(&batch.origin);
                    self.refuse(BadInput { origin, fault }, console)?;
                }
            }
        }
        console.progress(chunks.len());
        console.flush()
    }

    /// The answer for one graph, as it is to be written.
    fn answer(&self, workspace: &mut Workspace, chunk: &Chunk<'_>) -> Result<Vec<u8>, Fault> {
        let graph = chunk.parse().map_err(Fault::Text)?;
        let answered = self.game.on(&graph).and_then(|arena| {
            let line = answer_line(self.format, &arena, workspace);
            line.map_err(Refusal::from)
        });
        answered.map_err(|refusal| Fault::Refused {
            location: chunk.location(),
            refusal,
        })
    }

    /// Writes what stands in the place of a graph without an answer.
    fn refuse(&mut self, bad_input: BadInput, console: &mut Console) -> Result<(), Failure> {
        if self.keep_going {
            let line = error_line(self.format, &bad_input.to_string());
            console.out().write_all(&line)?;
        }
        self.complain(bad_input, console)
    }

    /// Complains about bad input, or stops because of it.
    fn complain(&mut self, bad_input: BadInput, console: &mut Console) -> Result<(), Failure> {
        if !self.keep_going {
            return Err(bad_input.into());
        }
        self.exit = Exit::BadInput;
        console.complain(&bad_input)
    }
}
