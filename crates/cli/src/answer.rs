//! How the answer for a graph is written: a line for each.

mod json;
mod text;

use std::io;

use catmouse_engine::{Arena, SolveError, Solver, Workspace};
use catmouse_formats::Names;

use crate::arguments::AnswerFormat;

/// Solves a game and writes the line that says how it ends from its start, with the names of nodes
/// if there are any.
///
/// # Errors
/// [`SolveError`] if the game is too large; then nothing is written.
pub(crate) fn write_answer_line(
    format: AnswerFormat,
    solver: &Solver,
    workspace: &mut Workspace,
    arena: &Arena<'_>,
    names: Option<&Names>,
    out: &mut Vec<u8>,
) -> Result<(), SolveError> {
    if format == AnswerFormat::Answer {
        let answer = solver.answer_in(workspace, arena)?;
        out.extend_from_slice(&[b'0' + answer.outcome.answer(), b'\n']);
        return Ok(());
    }
    let table = solver.solve_in(workspace, arena)?;
    write_line(out, |out| match format {
        AnswerFormat::Json => json::write_answer(&table, names, out),
        AnswerFormat::Text | AnswerFormat::Answer => text::write_answer(&table, names, out),
    });
    Ok(())
}

/// Writes the line that stands in the place of a graph without an answer.
pub(crate) fn write_error_line(format: AnswerFormat, message: &str, out: &mut Vec<u8>) {
    match format {
        AnswerFormat::Answer | AnswerFormat::Text => out.extend_from_slice(b"error\n"),
        AnswerFormat::Json => write_line(out, |out| json::write_error(message, out)),
    }
}

/// Writes something and a line feed.
fn write_line(out: &mut Vec<u8>, write: impl FnOnce(&mut Vec<u8>) -> io::Result<()>) {
    write(out).expect("memory takes whatever is written to it");
    out.push(b'\n');
}
