//! Answers for a person: `mouse wins in 3 plies: mouse 3, cat 2, mouse 0`.

use std::io::{self, Write};

use catmouse_engine::{Finish, Line, LineEnd, Node, Player, Position, Table};
use catmouse_formats::Names;

/// Writes the outcome, and the nodes that the two players move to in turn.
pub(super) fn write_answer(
    table: &Table<'_>,
    names: Option<&Names>,
    out: &mut impl Write,
) -> io::Result<()> {
    let arena = table.arena();
    if let Some(finish) = arena.finish(arena.start()) {
        return write_finished(arena.start(), finish, out);
    }
    let line = table.line(arena.start());
    let answer = table.answer();
    match (answer.outcome.winner(), answer.plies) {
        (Some(winner), Some(1)) => write!(out, "{winner} wins in 1 ply: ")?,
        (Some(winner), Some(plies)) => write!(out, "{winner} wins in {plies} plies: ")?,
        _ if line.end() == LineEnd::Repeated => write!(out, "draw by endless play: ")?,
        _ => write!(out, "draw by stalemate: ")?,
    }
    let last = write_moves(&line, names, out)?;
    match (line.end(), arena.finish(last)) {
        (LineEnd::Repeated, _) => write!(out, "; then the position repeats"),
        (LineEnd::Finished, Some(Finish::Stalemate)) => {
            write!(out, "; then the {} has no legal move", last.turn)
        }
        (LineEnd::Finished, _) => Ok(()),
    }
}

/// Writes the answer of a game that is over at its start.
fn write_finished(start: Position, finish: Finish, out: &mut impl Write) -> io::Result<()> {
    let reason = match finish {
        Finish::Safe => "mouse wins in 0 plies: the game is over, the mouse starts in the hole",
        Finish::Capture => "cat wins in 0 plies: the game is over, both start on one node",
        Finish::Goal => "cat wins in 0 plies: the game is over, the cat starts at its goal",
        Finish::Stalemate => match start.turn {
            Player::Mouse => "draw by stalemate: the mouse has no legal move",
            Player::Cat => "draw by stalemate: the cat has no legal move",
        },
    };
    write!(out, "{reason}")
}

/// Writes who moves where, and tells the last position.
fn write_moves(line: &Line, names: Option<&Names>, out: &mut impl Write) -> io::Result<Position> {
    let mut position = line.start();
    let mut before = "";
    for &place in line.places() {
        write!(out, "{before}{} ", position.turn)?;
        match names {
            Some(names) => write_name(names.name(Node::new(place.number())), out)?,
            None => write!(out, "{place}")?,
        }
        position = position.after(place);
        before = ", ";
    }
    Ok(position)
}

/// Writes a name, in quotes unless it is a plain word.
fn write_name(name: &str, out: &mut impl Write) -> io::Result<()> {
    let is_plain = |character: char| character.is_alphanumeric() || character == '_';
    if !name.is_empty() && name.chars().all(is_plain) {
        write!(out, "{name}")
    } else {
        write!(out, "{name:?}")
    }
}
