//! Answers for programs: an object a line.

use std::io;

use catmouse_engine::{Line, Outcome, Table};
use serde::{Serialize, Serializer};

use crate::serialize;

/// How a game ends from its start.
#[derive(Serialize)]
struct JsonAnswer {
    answer: u8,
    #[serde(serialize_with = "serialize::word")]
    outcome: Outcome,
    plies: Option<u32>,
    #[serde(serialize_with = "place_numbers")]
    line: Line,
}

/// Why there is no answer.
#[derive(Serialize)]
struct JsonError<'m> {
    error: &'m str,
}

pub(super) fn write_answer(table: &Table<'_>, out: &mut Vec<u8>) -> io::Result<()> {
    let answer = table.answer();
    let object = JsonAnswer {
        answer: answer.outcome.answer(),
        outcome: answer.outcome,
        plies: answer.plies,
        line: table.line(table.arena().start()),
    };
    Ok(serde_json::to_writer(out, &object)?)
}

pub(super) fn write_error(message: &str, out: &mut Vec<u8>) -> io::Result<()> {
    Ok(serde_json::to_writer(out, &JsonError { error: message })?)
}

fn place_numbers<S: Serializer>(line: &Line, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(line.places().iter().map(|place| place.number()))
}
