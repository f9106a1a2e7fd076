//! Certificates: proofs of a table's answers, for `catmouse-verifier` to check.
//!
//! The same game gives the same bytes, whichever kernel made the table: they depend on outcomes,
//! plies and the order of places alone. `docs/certificates/format.md` specifies them.

mod rows;
mod strategy;
mod text;

use std::io::{self, Write};

use catmouse_game::Player;
use catmouse_verifier::game_hash;

use self::rows::Rows;
use self::strategy::{Entry, Promise, Strategy};
use self::text::push_number;
use crate::solver::Answer;
use crate::table::Table;

/// How much text is gathered before it is handed to the writer, in bytes.
const BUFFER_BYTES: usize = 1 << 16;

/// Writes a certificate of the outcome from the start of a table's game: a strategy for the
/// winner, or for a draw one for each player. A win by an end of the game is certified with its
/// plies as the most that the winner needs.
///
/// # Errors
/// If the writer fails.
///
/// # Complexity
/// Linear in the moves of the positions that play under the strategy can reach, and in the moves
/// of both sides; besides sorting the positions. Memory for each of them, and a bit for each pair
/// of places.
///
/// # Examples
/// ```
/// use catmouse_engine::{Arena, Graph, Solver, certify_start};
///
/// let graph = Graph::from_edges(4, [(0, 3), (1, 3), (1, 2)])?;
/// let arena = Arena::cat_and_mouse(&graph)?;
/// let mut certificate = Vec::new();
/// certify_start(&Solver::new().solve(&arena)?, &mut certificate)?;
/// assert!(catmouse_verifier::verify(&arena, &certificate).is_ok());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn certify_start(table: &Table<'_>, writer: &mut impl Write) -> io::Result<()> {
    let answer = table.answer();
    let winner = answer.outcome.winner();
    let guarantees = match (winner, answer.plies) {
        (Some(winner), Some(plies)) => vec![(winner, Promise::Wins(plies))],
        (Some(winner), None) => vec![(winner, Promise::Holds)],
        (None, _) => both_hold(),
    };
    write_guarantees(table, "start", &guarantees, writer)
}

/// Writes a certificate of the outcome and the exact plies from the start of a table's game: a
/// strategy for the winner that needs no more, and one for the loser that lasts no less. Where
/// the game does not end, strategies by which neither player is ever beaten by an end.
///
/// # Errors
/// If the writer fails.
///
/// # Complexity
/// As for [`certify_start`], for both strategies.
pub fn certify_exact(table: &Table<'_>, writer: &mut impl Write) -> io::Result<()> {
    let Answer { outcome, plies } = table.answer();
    let guarantees = match (outcome.winner(), plies) {
        (Some(winner), Some(plies)) => vec![
            (winner, Promise::Wins(plies)),
            (winner.opponent(), Promise::Lasts(plies)),
        ],
        _ => both_hold(),
    };
    write_guarantees(table, "exact", &guarantees, writer)
}

/// Writes a certificate of outcome and exact plies of every position of a table's game.
///
/// # Errors
/// If the writer fails.
///
/// # Complexity
/// Linear in the positions and in the moves of both sides. Memory for the text: mostly 1 to 2
/// bytes a position.
pub fn certify_table(table: &Table<'_>, writer: &mut impl Write) -> io::Result<()> {
    let mut rows = Rows::default();
    for turn in Player::BOTH {
        writeln!(rows.text, "{turn} to move")?;
        rows.push_half(table, turn);
    }
    let positions = table.arena().position_count();
    let mut header = header(table, "table");
    writeln!(header, "positions {positions}\nplies {}", rows.plies_max)?;
    rows.text.extend(b"end\n");
    writer.write_all(&header)?;
    writer.write_all(&rows.text)
}

fn both_hold() -> Vec<(Player, Promise)> {
    Player::BOTH.map(|player| (player, Promise::Holds)).into()
}

fn write_guarantees(
    table: &Table<'_>,
    kind: &str,
    guarantees: &[(Player, Promise)],
    writer: &mut impl Write,
) -> io::Result<()> {
    let mut text = header(table, kind);
    for &(owner, promise) in guarantees {
        match promise {
            Promise::Wins(plies) => writeln!(text, "{owner} wins in {plies}")?,
            Promise::Lasts(plies) => writeln!(text, "{owner} lasts {plies}")?,
            Promise::Holds => writeln!(text, "{owner} holds")?,
        }
        for entry in Strategy::new(table, owner, promise).entries() {
            push_entry(&mut text, promise, entry);
            flush_if_full(&mut text, writer)?;
        }
    }
    text.extend(b"end\n");
    writer.write_all(&text)
}

fn header(table: &Table<'_>, kind: &str) -> Vec<u8> {
    let arena = table.arena();
    let (start, hash) = (arena.start(), game_hash(arena));
    let (mouse, cat, turn) = (start.mouse, start.cat, start.turn);
    format!("catmouse certificate 1\nkind {kind}\ngame sha256 {hash}\nstart {mouse} {cat} {turn}\n")
        .into()
}

fn push_entry(text: &mut Vec<u8>, promise: Promise, entry: Entry) {
    let places = [entry.position.mouse, entry.position.cat, entry.to];
    for (index, place) in places.into_iter().enumerate() {
        if index > 0 {
            text.push(b' ');
        }
        push_number(text, place.number());
    }
    if promise != Promise::Holds {
        text.push(b' ');
        push_number(text, entry.plies);
    }
    text.push(b'\n');
}

fn flush_if_full(text: &mut Vec<u8>, writer: &mut impl Write) -> io::Result<()> {
    if text.len() >= BUFFER_BYTES {
        writer.write_all(text)?;
        text.clear();
    }
    Ok(())
}
