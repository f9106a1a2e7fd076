//! `catmouse table`.

use std::io::{self, Write};

use catmouse_engine::{Answer, Outcome, Player, Position, Table};
use serde::Serialize;

use crate::arguments::{TableArguments, TableFormat};
use crate::console::Console;
use crate::failure::{Exit, Failure};
use crate::input::read_one;
use crate::serialize;
use crate::words::{JsonPlace, Words};

/// Writes every position of one graph.
pub(super) fn table(arguments: &TableArguments, console: &mut Console) -> Result<Exit, Failure> {
    let game = arguments.game.game()?;
    let reading = game.reading(arguments.input.format);
    let input = read_one(arguments.graph.clone(), reading)?;
    let board = game.board(&input.read.ground);
    let board = board.map_err(|refusal| input.refuse(refusal))?;
    let arena = board.arena().map_err(|refusal| input.refuse(refusal))?;
    let words = Words::new(&arena, game.vocabulary(), None);
    let table = arguments.solver.solver().solve(&arena);
    let table = table.map_err(|error| input.refuse(error))?;
    match arguments.output {
        TableFormat::Csv => write_csv(&table, words, console.out())?,
        TableFormat::Jsonl => write_json_lines(&table, words, console.out())?,
    }
    Ok(Exit::Done)
}

fn write_csv(table: &Table<'_>, words: Words<'_>, out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "mouse,cat,turn,outcome,plies")?;
    for position in table.arena().positions() {
        let Position { mouse, cat, turn } = position;
        let Answer { outcome, plies } = table.value(position);
        let mouse = words.place(Player::Mouse, mouse);
        let cat = words.place(Player::Cat, cat);
        write!(out, "{mouse},{cat},{turn},{outcome},")?;
        match plies {
            Some(plies) => writeln!(out, "{plies}")?,
            None => writeln!(out)?,
        }
    }
    Ok(())
}

fn write_json_lines(table: &Table<'_>, words: Words<'_>, out: &mut impl Write) -> io::Result<()> {
    for position in table.arena().positions() {
        let Answer { outcome, plies } = table.value(position);
        let row = JsonRow {
            mouse: words.json_place(Player::Mouse, position.mouse),
            cat: words.json_place(Player::Cat, position.cat),
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
    mouse: JsonPlace<u32>,
    cat: JsonPlace<u32>,
    #[serde(serialize_with = "serialize::word")]
    turn: Player,
    #[serde(serialize_with = "serialize::word")]
    outcome: Outcome,
    plies: Option<u32>,
}
