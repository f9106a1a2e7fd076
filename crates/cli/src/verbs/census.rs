//! `catmouse census`.

use catmouse_engine::{Arena, Solver, Workspace};

use crate::arguments::{CensusArguments, CensusFormat, Coverage};
use crate::census::{Summary, write_json, write_text};
use crate::console::Console;
use crate::failure::{Exit, Failure};
use crate::game::{Game, Refusal};
use crate::pipeline::{self, Event, NumberedGraph, Work};

/// Writes one summary of all graphs.
pub(super) fn census(arguments: &CensusArguments, console: &mut Console) -> Result<Exit, Failure> {
    let coverage = arguments.coverage();
    let counting = Counting {
        game: arguments.game.game(),
        solver: arguments.solver.solver(),
        coverage,
    };
    let mut summary = Summary::default();
    let exit = pipeline::run(&arguments.stream, counting, console, |event, _| {
        match event {
            Event::Done(later) => summary.add(later),
            Event::Bad(_) => summary.add_refused(),
        }
        Ok(())
    })?;
    match arguments.output {
        CensusFormat::Text => write_text(&summary, coverage, console.out())?,
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
        match self.coverage {
            Coverage::Start => self.add_start(workspace, graph, summary)?,
            Coverage::AllStarts => {
                let arena = self.game.anywhere_on(&graph.graph, self.game.roles.hole)?;
                self.add_all_starts(workspace, graph, &arena, summary)?;
            }
            Coverage::AllHoles => {
                // So that a graph without a node is refused too.
                self.game.anywhere_on(&graph.graph, self.game.roles.hole)?;
                for hole in graph.graph.nodes() {
                    let arena = self.game.anywhere_on(&graph.graph, hole)?;
                    self.add_all_starts(workspace, graph, &arena, summary)?;
                }
            }
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
        summary: &mut Summary,
    ) -> Result<(), Refusal> {
        let arena = self.game.on(&graph.graph)?;
        let answer = self.solver.answer_in(workspace, &arena)?;
        if summary.add_answer(answer) {
            // Only these few need a line, hence a table.
            let table = self.solver.solve_in(workspace, &arena)?;
            summary.set_longest(graph, &table, arena.start());
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
        summary.add_table(graph, &table);
        Ok(())
    }
}
