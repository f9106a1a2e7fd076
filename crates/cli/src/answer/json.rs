//! Answers for programs: an object a line.

use std::io;

use catmouse_engine::{Line, Node, Outcome, Table};
use catmouse_formats::Names;
use serde::{Serialize, Serializer};

use crate::serialize;

/// How a game ends from its start.
#[derive(Serialize)]
struct JsonAnswer<'n> {
    answer: u8,
    #[serde(serialize_with = "serialize::word")]
    outcome: Outcome,
    plies: Option<u32>,
    #[serde(serialize_with = "place_numbers")]
    line: Line,
    /// The names of the nodes of the line.
    #[serde(skip_serializing_if = "Option::is_none")]
    names: Option<Vec<&'n str>>,
}

/// Why there is no answer.
#[derive(Serialize)]
struct JsonError<'m> {
    error: &'m str,
}

pub(super) fn write_answer(
    table: &Table<'_>,
    names: Option<&Names>,
    out: &mut Vec<u8>,
) -> io::Result<()> {
    let answer = table.answer();
    let line = table.line(table.arena().start());
    let object = JsonAnswer {
        answer: answer.outcome.answer(),
        outcome: answer.outcome,
        plies: answer.plies,
        names: names.map(|names| names_of(&line, names)),
        line,
    };
    Ok(serde_json::to_writer(out, &object)?)
}

pub(super) fn write_error(message: &str, out: &mut Vec<u8>) -> io::Result<()> {
    Ok(serde_json::to_writer(out, &JsonError { error: message })?)
}

fn names_of<'n>(line: &Line, names: &'n Names) -> Vec<&'n str> {
    let nodes = line.places().iter().map(|place| Node::new(place.number()));
    nodes.map(|node| names.name(node)).collect()
}

fn place_numbers<S: Serializer>(line: &Line, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(line.places().iter().map(|place| place.number()))
}
