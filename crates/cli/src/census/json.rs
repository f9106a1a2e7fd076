//! Summaries for programs: one object.

use std::collections::BTreeMap;
use std::io::{self, Write};

use catmouse_engine::{Outcome, Player};
use serde::Serialize;

use super::{LongestWin, Summary};
use crate::arguments::Coverage;
use crate::words::JsonPlace;

#[derive(Serialize)]
struct JsonSummary<'s> {
    graphs: u64,
    refused: u64,
    starts: u64,
    mouse: JsonWins<'s>,
    cat: JsonWins<'s>,
    draw: JsonDraws,
}

#[derive(Serialize)]
struct JsonWins<'s> {
    starts: u64,
    /// How many starts for each number of plies.
    plies: BTreeMap<u32, u64>,
    longest: Option<JsonLongest<'s>>,
}

#[derive(Serialize)]
struct JsonDraws {
    starts: u64,
}

#[derive(Serialize)]
struct JsonLongest<'s> {
    plies: u32,
    number: u64,
    graph: &'s str,
    hole: &'s JsonPlace<u32>,
    mouse: &'s JsonPlace<u32>,
    cat: &'s JsonPlace<u32>,
    line: &'s [JsonPlace<u32>],
}

/// Writes a summary as one line.
pub(crate) fn write_json(
    summary: &Summary,
    coverage: Coverage,
    out: &mut impl Write,
) -> io::Result<()> {
    let object = JsonSummary {
        graphs: summary.graphs,
        refused: summary.refused,
        starts: summary.all_starts(coverage),
        mouse: wins(summary, Player::Mouse, coverage),
        cat: wins(summary, Player::Cat, coverage),
        draw: JsonDraws {
            starts: summary.starts(Outcome::Draw, coverage),
        },
    };
    serde_json::to_writer(&mut *out, &object)?;
    writeln!(out)
}

fn wins(summary: &Summary, winner: Player, coverage: Coverage) -> JsonWins<'_> {
    JsonWins {
        starts: summary.starts(winner.wins(), coverage),
        plies: summary.wins(winner, coverage).collect(),
        longest: summary.longest(winner).map(longest),
    }
}

fn longest(win: &LongestWin) -> JsonLongest<'_> {
    JsonLongest {
        plies: win.plies,
        number: win.number,
        graph: &win.graph,
        hole: &win.hole,
        mouse: &win.mouse,
        cat: &win.cat,
        line: &win.line,
    }
}
