//! How fast graphs are read, beside how fast they are solved.
//!
//! A stream of millions of small graphs is read as long as it is solved, so the readers are part of
//! the speed. Reading is splitting a stream of all the family's graphs, parsing and validating each.

use std::hint::black_box;
use std::time::{Duration, Instant};

use anyhow::{Result, ensure};
use catmouse_benches::contenders::Game;
use catmouse_engine::{Solver, Workspace};
use catmouse_formats::{BlockLimits, Format, Splitter, write_graph};

use super::measure::median;

/// The formats that are timed.
const FORMATS: [Format; 2] = [Format::Json, Format::Graph6];

/// What the table shows.
pub(super) const HEADER: &str = "\
family           what               time a graph    graphs a second";

/// Times the reading of a family's graphs, its tables and its answers in turn, all on one thread and
/// in memory that is used again.
///
/// # Errors
/// If a graph is not read as it was written.
pub(super) fn rows(family: &str, games: &[Game], rounds: usize) -> Result<Vec<String>> {
    let mut texts = Vec::new();
    for format in FORMATS {
        let mut text = Vec::new();
        for game in games {
            write_graph(&game.graph, format, &mut text)?;
        }
        check(&text, format, games)?;
        texts.push((format, text));
    }
    let mut workspace = Workspace::new();
    let mut times = vec![Vec::new(); FORMATS.len() + 2];
    for _ in 0..rounds {
        for (times, (format, text)) in times.iter_mut().zip(&texts) {
            times.push(timed(|| read(text, *format)));
        }
        times[FORMATS.len()].push(timed(|| tabulate(games, &mut workspace)));
        times[FORMATS.len() + 1].push(timed(|| answer(games, &mut workspace)));
    }
    let names = FORMATS
        .map(|format| format!("reading {format}"))
        .into_iter();
    let names = names.chain(["table".to_owned(), "answer".to_owned()]);
    let rows = names
        .zip(times)
        .map(|(name, times)| row(family, &name, median(times), games.len()));
    Ok(rows.collect())
}

fn row(family: &str, name: &str, time: Duration, graphs: usize) -> String {
    let seconds = time.as_secs_f64() / super::measure::to_f64(graphs as u64);
    format!(
        "{family:<16} {name:<16} {:>11.0} ns {:>18.0}",
        seconds * 1e9,
        1.0 / seconds
    )
}

fn timed(work: impl FnOnce()) -> Duration {
    let begin = Instant::now();
    work();
    begin.elapsed()
}

fn read(text: &[u8], format: Format) {
    let mut splitter = Splitter::new(text, Some(format));
    while let Ok(Some(block)) = splitter.next_block(BlockLimits::default()) {
        for chunk in block.chunks() {
            black_box(chunk.parse().is_ok());
        }
    }
}

fn tabulate(games: &[Game], workspace: &mut Workspace) {
    for game in games {
        let arena = game.arena();
        let table = Solver::new().solve_in(workspace, &arena);
        black_box(table.map(|table| table.answer()).ok());
    }
}

fn answer(games: &[Game], workspace: &mut Workspace) {
    for game in games {
        black_box(Solver::new().answer_in(workspace, &game.arena()).ok());
    }
}

/// Checks once that what is timed reads the family's graphs.
fn check(text: &[u8], format: Format, games: &[Game]) -> Result<()> {
    let mut splitter = Splitter::new(text, Some(format));
    let mut expected = games.iter();
    while let Some(block) = splitter.next_block(BlockLimits::default())? {
        for chunk in block.chunks() {
            let read = chunk.parse()?;
            ensure!(
                expected.next().is_some_and(|game| game.graph == read),
                "a graph of {format} is not read as it was written"
            );
        }
    }
    ensure!(expected.next().is_none(), "graphs of {format} were lost");
    Ok(())
}
