//! `catmouse table`.

use std::io::{self, Write};

use catmouse_engine::{Answer, Outcome, Player, Position, Table};
use serde::Serialize;

use crate::arguments::{TableArguments, TableFormat};
use crate::console::Console;
use crate::failure::{Exit, Failure};
use crate::input::read_one;
use crate::serialize;

/// Writes every position of one graph.
pub(super) fn table(arguments: &TableArguments, console: &mut Console) -> Result<Exit, Failure> {
    let input = read_one(arguments.graph.clone(), arguments.input.format)?;
    let arena = arguments.game.game().on(&input.graph);
    let arena = arena.map_err(|refusal| input.refuse(refusal))?;
    let table = arguments.solver.solver().solve(&arena);
    let table = table.map_err(|error| input.refuse(error))?;
    match arguments.output {
        TableFormat::Csv => write_csv(&table, console.out())?,
        TableFormat::Jsonl => write_json_lines(&table, console.out())?,
    }
    Ok(Exit::Done)
}

fn write_csv(table: &Table<'_>, out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "mouse,cat,turn,outcome,plies")?;
    for position in table.arena().positions() {
        let Position { mouse, cat, turn } = position;
        let Answer { outcome, plies } = table.value(position);
        write!(out, "{mouse},{cat},{turn},{outcome},")?;
        match plies {
            Some(plies) => writeln!(out, "{plies}")?,
            None => writeln!(out)?,
        }
    }
    Ok(())
}

fn write_json_lines(table: &Table<'_>, out: &mut impl Write) -> io::Result<()> {
    for position in table.arena().positions() {
        let Answer { outcome, plies } = table.value(position);
        let row = JsonRow {
            mouse: position.mouse.number(),
            cat: position.cat.number(),
            turn: position.turn,
            outcome,
            plies,
        };
        serde_json::to_writer(&mut *out, &row)?;
        writeln!(out)?;
    }
    Ok(())
}

/// What is known of a position.
#[derive(Serialize)]
struct JsonRow {
    mouse: u32,
    cat: u32,
    #[serde(serialize_with = "serialize::word")]
    turn: Player,
    #[serde(serialize_with = "serialize::word")]
    outcome: Outcome,
    plies: Option<u32>,
}
