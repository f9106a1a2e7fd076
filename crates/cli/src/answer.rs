//! How the answer for a graph is written: a line for each.

mod json;
mod text;

use std::io;

use catmouse_engine::{Arena, Outcome, Solver, Workspace};

use crate::arguments::AnswerFormat;
use crate::game::Refusal;
use crate::proof::{Claim, prove};
use crate::words::Words;

/// How graphs are answered.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Style {
    pub(crate) format: AnswerFormat,
    /// Whether each answer is proved before it is written.
    pub(crate) is_checked: bool,
}

/// Solves a game and writes the line that says how it ends from its start, in the
/// words of the game.
///
/// # Errors
/// [`Refusal`] if the game is too large, or its answer can't be proved; then nothing is written.
pub(crate) fn write_answer_line(
    style: Style,
    solver: &Solver,
    workspace: &mut Workspace,
    arena: &Arena<'_>,
    words: Words<'_>,
    out: &mut Vec<u8>,
) -> Result<(), Refusal> {
    let Style { format, is_checked } = style;
    if format == AnswerFormat::Answer && !is_checked {
        let answer = solver.answer_in(workspace, arena)?;
        write_number(answer.outcome, out);
        return Ok(());
    }
    let table = solver.solve_in(workspace, arena)?;
    if is_checked {
        prove(&table, claim_of(format))?;
    }
    match format {
        AnswerFormat::Answer => write_number(table.answer().outcome, out),
        AnswerFormat::Json => write_line(out, |out| json::write_answer(&table, words, out)),
        AnswerFormat::Text => write_line(out, |out| text::write_answer(&table, words, out)),
    }
    Ok(())
}

/// Writes the line that stands in the place of a graph without an answer.
pub(crate) fn write_error_line(format: AnswerFormat, message: &str, out: &mut Vec<u8>) {
    match format {
        AnswerFormat::Answer | AnswerFormat::Text => out.extend_from_slice(b"error\n"),
        AnswerFormat::Json => write_line(out, |out| json::write_error(message, out)),
    }
}

/// What an answer says, hence what has to be proved.
fn claim_of(format: AnswerFormat) -> Claim {
    match format {
        AnswerFormat::Answer => Claim::Outcome,
        AnswerFormat::Json | AnswerFormat::Text => Claim::Plies,
    }
}

fn write_number(outcome: Outcome, out: &mut Vec<u8>) {
    out.extend_from_slice(&[b'0' + outcome.answer(), b'\n']);
}

/// Writes something and a line feed.
fn write_line(out: &mut Vec<u8>, write: impl FnOnce(&mut Vec<u8>) -> io::Result<()>) {
    write(out).expect("memory takes whatever is written to it");
    out.push(b'\n');
}
