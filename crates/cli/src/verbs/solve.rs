//! `catmouse solve`.

use std::io::Write;

use catmouse_engine::{Solver, Workspace};

use crate::answer::{Style, write_answer_line, write_error_line};
use crate::arguments::SolveArguments;
use crate::console::Console;
use crate::failure::{Exit, Failure};
use crate::game::{Game, Refusal};
use crate::pipeline::{self, Event, NumberedGraph, Work};
use crate::words::Words;

/// Answers every graph of the input, in its order, while it still comes.
pub(super) fn solve(arguments: &SolveArguments, console: &mut Console) -> Result<Exit, Failure> {
    let format = arguments.output;
    let game = arguments.game.game()?;
    let reading = game.reading(arguments.stream.input.format);
    let answering = Answering {
        game,
        solver: arguments.solver.solver(),
        style: Style {
            format,
            is_checked: arguments.check,
        },
    };
    pipeline::run(
        &arguments.stream,
        reading,
        answering,
        console,
        |event, console| {
            let lines = match event {
                Event::Done(lines) => lines,
                Event::Bad(bad) => {
                    let mut line = Vec::new();
                    write_error_line(format, &bad.to_string(), &mut line);
                    line
                }
            };
            Ok(console.out().write_all(&lines)?)
        },
    )
}

/// Answers graphs, a line each.
struct Answering {
    game: Game,
    solver: Solver,
    style: Style,
}

impl Work for Answering {
    type Done = Vec<u8>;

    fn add(
        &self,
        workspace: &mut Workspace,
        graph: &NumberedGraph<'_>,
        lines: &mut Vec<u8>,
    ) -> Result<(), Refusal> {
        let board = self.game.board(&graph.ground)?;
        let arena = board.arena()?;
        let words = Words::new(&arena, self.game.vocabulary(), graph.names.as_ref());
        write_answer_line(self.style, &self.solver, workspace, &arena, words, lines)
    }
}
