//! `catmouse census`.

use catmouse_engine::{Arena, Solver, Workspace};

use crate::arguments::{CensusArguments, CensusFormat, Coverage};
use crate::census::{Summary, write_json, write_text};
use crate::console::Console;
use crate::failure::{Exit, Failure};
use crate::game::{Board, Game, Refusal};
use crate::pipeline::{self, Event, NumberedGraph, Work};
use crate::words::Words;

/// Writes one summary of all graphs.
pub(super) fn census(arguments: &CensusArguments, console: &mut Console) -> Result<Exit, Failure> {
    let game = arguments.game.game()?;
    let coverage = arguments.coverage_of(&game)?;
    let reading = game.reading(arguments.stream.input.format);
    let vocabulary = game.vocabulary();
    let counting = Counting {
        game,
        solver: arguments.solver.solver(),
        coverage,
    };
    let mut summary = Summary::default();
    let tell = |event: Event<'_, Summary>, _: &mut Console| {
        match event {
            Event::Done(later) => summary.add(later),
            Event::Bad(_) => summary.add_refused(),
        }
        Ok(())
    };
    let exit = pipeline::run(&arguments.stream, reading, counting, console, tell)?;
    match arguments.output {
        CensusFormat::Text => write_text(&summary, coverage, vocabulary, console.out())?,
        CensusFormat::Json => write_json(&summary, coverage, console.out())?,
    }
    Ok(exit)
}

/// Counts how games end.
struct Counting {
    game: Game,
    solver: Solver,
    coverage: Coverage,
}

impl Work for Counting {
    type Done = Summary;

    fn add(
        &self,
        workspace: &mut Workspace,
        graph: &NumberedGraph<'_>,
        summary: &mut Summary,
    ) -> Result<(), Refusal> {
        match (self.coverage, self.game.board(&graph.ground)?) {
            (Coverage::AllStarts, Board::CatAndMouse(board)) => {
                let arena = board.arena_from_anywhere()?;
                self.add_all_starts(workspace, graph, &arena, summary)?;
            }
            (Coverage::AllHoles, Board::CatAndMouse(board)) => {
                // So that a graph without a node is refused too.
                board.arena_from_anywhere()?;
                for hole in board.nodes() {
                    let arena = board.arena_around_hole(hole)?;
                    self.add_all_starts(workspace, graph, &arena, summary)?;
                }
            }
            (_, board) => self.add_start(workspace, graph, &board.arena()?, summary)?,
        }
        summary.add_graph();
        Ok(())
    }
}

impl Counting {
    fn add_start(
        &self,
        workspace: &mut Workspace,
        graph: &NumberedGraph<'_>,
        arena: &Arena<'_>,
        summary: &mut Summary,
    ) -> Result<(), Refusal> {
        let answer = self.solver.answer_in(workspace, arena)?;
        if summary.add_answer(answer) {
            // Only these few need a line, hence a table.
            let table = self.solver.solve_in(workspace, arena)?;
            summary.set_longest(graph, &table, self.words(arena), arena.start());
        }
        Ok(())
    }

    fn add_all_starts(
        &self,
        workspace: &mut Workspace,
        graph: &NumberedGraph<'_>,
        arena: &Arena<'_>,
        summary: &mut Summary,
    ) -> Result<(), Refusal> {
        let table = self.solver.solve_in(workspace, arena)?;
        summary.add_table(graph, &table, self.words(arena));
        Ok(())
    }

    fn words<'w>(&self, arena: &'w Arena<'w>) -> Words<'w> {
        Words::new(arena, self.game.vocabulary(), None)
    }
}
