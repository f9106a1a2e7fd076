//! Answers for a person: `mouse wins in 3 plies: mouse 3, cat 2, mouse 0`.

use std::io::{self, Write};

use catmouse_engine::{Finish, Line, LineEnd, Player, Position, Table};

use crate::words::Words;

/// Writes the outcome, and the places that the two players move to in turn.
pub(super) fn write_answer(
    table: &Table<'_>,
    words: Words<'_>,
    out: &mut impl Write,
) -> io::Result<()> {
    let arena = table.arena();
    if let Some(finish) = arena.finish(arena.start()) {
        return write_finished(table, finish, words, out);
    }
    let line = table.line(arena.start());
    let answer = table.answer();
    match answer.outcome.winner() {
        Some(winner) => {
            write!(out, "{} ", words.player(winner).does("wins", "win"))?;
            match answer.plies {
                Some(1) => write!(out, "in 1 ply: ")?,
                Some(plies) => write!(out, "in {plies} plies: ")?,
                None => write!(out, "by endless play: ")?,
            }
        }
        None if line.end() == LineEnd::Repeated => write!(out, "draw by endless play: ")?,
        None => write!(out, "draw by stalemate: ")?,
    }
    let last = write_moves(&line, words, out)?;
    match (line.end(), arena.finish(last)) {
        (LineEnd::Repeated, _) => write!(out, "; then the position repeats"),
        (LineEnd::Finished, Some(Finish::Stalemate)) => {
            let stuck = words.player(last.turn);
            write!(
                out,
                "; then the {} no legal move",
                stuck.does("has", "have")
            )
        }
        (LineEnd::Finished, _) => Ok(()),
    }
}

/// Writes the answer of a game that is over at its start.
fn write_finished(
    table: &Table<'_>,
    finish: Finish,
    words: Words<'_>,
    out: &mut impl Write,
) -> io::Result<()> {
    let outcome = table.answer().outcome;
    match outcome.winner() {
        Some(winner) => {
            let wins = words.player(winner).does("wins", "win");
            write!(out, "{wins} in 0 plies: the game is over, ")?;
        }
        None => write!(out, "draw by stalemate: ")?,
    }
    let starts = |player| words.player(player).does("starts", "start");
    let vocabulary = words.vocabulary();
    match finish {
        Finish::Safe => write!(out, "the {} {}", starts(Player::Mouse), vocabulary.safe),
        Finish::Goal => write!(out, "the {} {}", starts(Player::Cat), vocabulary.goal),
        Finish::Capture => write!(out, "both start on one node"),
        Finish::Stalemate => {
            let stuck = words.player(table.arena().start().turn);
            write!(out, "the {} no legal move", stuck.does("has", "have"))
        }
    }
}

/// Writes who moves where, and tells the last position.
fn write_moves(line: &Line, words: Words<'_>, out: &mut impl Write) -> io::Result<Position> {
    let mut position = line.start();
    let mut before = "";
    for &place in line.places() {
        let mover = position.turn;
        write!(
            out,
            "{before}{} {}",
            words.player(mover),
            words.place(mover, place)
        )?;
        position = position.after(place);
        before = ", ";
    }
    Ok(position)
}
