//! `catmouse convert`.

use std::io::Write;

use catmouse_engine::Workspace;
use catmouse_formats::{Format, write_digraph, write_dot, write_dot_digraph, write_graph};

use crate::arguments::{ConvertArguments, Question, Target};
use crate::console::Console;
use crate::failure::{Exit, Failure};
use crate::format::{check_count, holds_one_graph};
use crate::game::{Game, Ground, Refusal};
use crate::input::Reading;
use crate::parity::write_parity_game;
use crate::pipeline::{self, Event, NumberedGraph, Work};

/// Writes every graph in another format, in the order of the input.
pub(super) fn convert(
    arguments: &ConvertArguments,
    console: &mut Console,
) -> Result<Exit, Failure> {
    let game = arguments.game.game()?;
    let reading = game.reading(arguments.stream.input.format);
    if let (Reading::Digraphs(_), Target::Graphs(format)) = (reading, arguments.to)
        && !format.holds_arcs()
    {
        return Err(Failure::Undirected(format));
    }
    let converting = Converting {
        to: arguments.to,
        question: arguments.question,
        game,
    };
    let mut graphs = 0;
    // What may turn out not to be alone is held back.
    let mut held = Vec::new();
    let exit = pipeline::run(
        &arguments.stream,
        reading,
        converting,
        console,
        |event, console| {
            if let Event::Done(converted) = event {
                graphs += converted.graphs;
                match arguments.to {
                    Target::Graphs(format) if holds_one_graph(format) => {
                        check_count(format, graphs)?;
                        held.extend(converted.text);
                    }
                    _ => console.out().write_all(&converted.text)?,
                }
            }
            Ok(())
        },
    )?;
    console.out().write_all(&held)?;
    Ok(exit)
}

/// Converts graphs.
struct Converting {
    to: Target,
    question: Question,
    game: Game,
}

/// Graphs as they are written.
#[derive(Default)]
struct Converted {
    text: Vec<u8>,
    graphs: u64,
}

impl Work for Converting {
    type Done = Converted;

    fn add(
        &self,
        _: &mut Workspace,
        graph: &NumberedGraph<'_>,
        converted: &mut Converted,
    ) -> Result<(), Refusal> {
        let text = &mut converted.text;
        match self.to {
            Target::Graphs(format) => {
                let names = graph.names.as_ref();
                match (&graph.ground, format) {
                    (Ground::Graph(graph), Format::Dot) => write_dot(graph, names, text),
                    (Ground::Graph(graph), format) => write_graph(graph, format, text),
                    (Ground::Digraph(graph), Format::Dot) => write_dot_digraph(graph, names, text),
                    (Ground::Digraph(graph), format) => write_digraph(graph, format, text),
                }
            }
            Target::ParityGames => {
                let board = self.game.board(&graph.ground)?;
                let arena = board.arena()?;
                let mut askers = self.question.askers().iter();
                askers.try_for_each(|&asker| write_parity_game(&arena, asker, text))
            }
        }
        .expect("memory takes whatever is written to it");
        converted.graphs += 1;
        Ok(())
    }
}
