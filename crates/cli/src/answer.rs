//! How the answer for a graph is written: a line for each.

mod json;
mod text;

use std::io;

use catmouse_engine::{Arena, SolveError, Solver, Workspace};

use crate::arguments::AnswerFormat;

/// Solves a game and tells the line that says how it ends from its start.
///
/// # Errors
/// [`SolveError`] if the game is too large.
pub(crate) fn answer_line(
    format: AnswerFormat,
    arena: &Arena<'_>,
    workspace: &mut Workspace,
) -> Result<Vec<u8>, SolveError> {
    let solver = Solver::new();
    if format == AnswerFormat::Answer {
        let answer = solver.answer_in(workspace, arena)?;
        return Ok(format!("{}\n", answer.outcome.answer()).into_bytes());
    }
    let table = solver.solve_in(workspace, arena)?;
    Ok(line_of(|out| match format {
        AnswerFormat::Json => json::write_answer(&table, out),
        AnswerFormat::Text | AnswerFormat::Answer => text::write_answer(&table, out),
    }))
}

/// Tells the line that stands in the place of a graph without an answer.
pub(crate) fn error_line(format: AnswerFormat, message: &str) -> Vec<u8> {
    match format {
        AnswerFormat::Answer | AnswerFormat::Text => b"error\n".to_vec(),
        AnswerFormat::Json => line_of(|out| json::write_error(message, out)),
    }
}

/// What is written, and the line feed.
fn line_of(write: impl FnOnce(&mut Vec<u8>) -> io::Result<()>) -> Vec<u8> {
    let mut line = Vec::new();
    write(&mut line).expect("memory takes whatever is written to it");
    line.push(b'\n');
    line
}
