//! Answers for programs: an object a line.

use std::io;

use catmouse_engine::{Line, Outcome, Table};
use serde::{Serialize, Serializer};

use crate::serialize;
use crate::words::Words;

/// How a game ends from its start.
#[derive(Serialize)]
struct JsonAnswer<'a> {
    answer: u8,
    #[serde(serialize_with = "serialize::word")]
    outcome: Outcome,
    plies: Option<u32>,
    line: Places<'a>,
    /// The names of the nodes of the line.
    #[serde(skip_serializing_if = "Option::is_none")]
    names: Option<PlaceNames<'a>>,
}

/// Why there is no answer.
#[derive(Serialize)]
struct JsonError<'m> {
    error: &'m str,
}

pub(super) fn write_answer(
    table: &Table<'_>,
    words: Words<'_>,
    out: &mut Vec<u8>,
) -> io::Result<()> {
    let answer = table.answer();
    let line = table.line(table.arena().start());
    let object = JsonAnswer {
        answer: answer.outcome.answer(),
        outcome: answer.outcome,
        plies: answer.plies,
        line: Places(&line, words),
        names: words.names().map(|_| PlaceNames(&line, words)),
    };
    Ok(serde_json::to_writer(out, &object)?)
}

pub(super) fn write_error(message: &str, out: &mut Vec<u8>) -> io::Result<()> {
    Ok(serde_json::to_writer(out, &JsonError { error: message })?)
}

/// The places that are moved to along a line.
struct Places<'a>(&'a Line, Words<'a>);

impl Serialize for Places<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Self(line, words) = *self;
        let places = line
            .moves()
            .map(|(mover, place)| words.json_place(mover, place));
        serializer.collect_seq(places)
    }
}

/// The same by the names of the nodes.
struct PlaceNames<'a>(&'a Line, Words<'a>);

impl Serialize for PlaceNames<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Self(line, words) = *self;
        let places = line
            .moves()
            .map(|(mover, place)| words.json_names(mover, place));
        serializer.collect_seq(places)
    }
}
