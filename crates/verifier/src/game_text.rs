//! What a certificate is bound to: one text for each game, and its hash.

use std::fmt;
use std::io::{self, Write};

use catmouse_game::{Arena, Captures, Outcome, Place, Player, Stalemate};
use sha2::{Digest, Sha256};

/// The SHA-256 of a game's text, which [`write_game`] writes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GameHash([u8; 32]);

impl GameHash {
    /// The 32 bytes.
    pub const fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

impl fmt::Display for GameHash {
    /// Writes 64 hexadecimal digits in lower case.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0
            .iter()
            .try_for_each(|byte| write!(formatter, "{byte:02x}"))
    }
}

/// The hash of a game: its moves, its rules and its start.
///
/// # Complexity
/// Linear in the moves of both sides.
pub fn game_hash(arena: &Arena<'_>) -> GameHash {
    let mut hash = Hashing(Sha256::new());
    write_game(arena, &mut hash).expect("hashing cannot fail");
    GameHash(hash.0.finalize().into())
}

/// Writes the text of a game, whose SHA-256 is what certificates are bound to.
///
/// # Errors
/// If the writer fails.
///
/// # Examples
/// ```
/// use catmouse_game::{Arena, Graph};
///
/// let path = Graph::from_edges(3, [(0, 2), (1, 2)])?;
/// let mut text = Vec::new();
/// catmouse_verifier::write_game(&Arena::cat_and_mouse(&path)?, &mut text)?;
/// let expected = "\
/// catmouse game 1
/// mouse
/// 0 2
/// 1 2
/// 2 0 1
/// cat
/// 1 2
/// 2 1
/// safe 0
/// goals
/// captures same place
/// stalemate draw
/// endless draw
/// start 1 2 mouse
/// ";
/// assert_eq!(String::from_utf8(text)?, expected);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn write_game(arena: &Arena<'_>, writer: &mut impl Write) -> io::Result<()> {
    writer.write_all(b"catmouse game 1\n")?;
    for player in Player::BOTH {
        write_moves(arena, player, writer)?;
    }
    let mut rules = String::from("safe").into_bytes();
    push_places(&mut rules, arena.safe().as_slice());
    rules.extend(b"\ngoals");
    push_places(&mut rules, arena.goals().as_slice());
    rules.extend(b"\ncaptures");
    push_captures(&mut rules, arena);
    let stalemate = match arena.stalemate() {
        Stalemate::Draw => "draw",
        Stalemate::Loses => "loses",
        Stalemate::Wins => "wins",
    };
    let endless: Outcome = arena.endless();
    let start = start_line(arena);
    write!(
        rules,
        "\nstalemate {stalemate}\nendless {endless}\n{start}\n"
    )?;
    writer.write_all(&rules)
}

/// The line that names the start, in the game's text as in a certificate.
pub(crate) fn start_line(arena: &Arena<'_>) -> String {
    let start = arena.start();
    format!("start {} {} {}", start.mouse, start.cat, start.turn)
}

/// A line for each place in which a player can stand: the place, and where it can go.
fn write_moves(arena: &Arena<'_>, player: Player, writer: &mut impl Write) -> io::Result<()> {
    writeln!(writer, "{player}")?;
    let moves = arena.moves_of(player);
    let mut line = Vec::new();
    for place in moves.places() {
        line.clear();
        push_number(&mut line, place.number());
        for target in moves.targets(place) {
            line.push(b' ');
            push_number(&mut line, target.number());
        }
        line.push(b'\n');
        writer.write_all(&line)?;
    }
    Ok(())
}

fn push_places(text: &mut Vec<u8>, places: &[Place]) {
    for place in places {
        text.push(b' ');
        push_number(text, place.number());
    }
}

fn push_captures(text: &mut Vec<u8>, arena: &Arena<'_>) {
    let captures = arena.captures();
    if *captures == Captures::same_place() {
        text.extend(b" same place");
        return;
    }
    let mice = arena.moves_of(Player::Mouse).place_count();
    let cats = arena.moves_of(Player::Cat).place_count();
    for mouse in (0..mice).map(Place::new) {
        for cat in captures.catching(mouse, cats) {
            text.push(b' ');
            push_number(text, mouse.number());
            text.push(b',');
            push_number(text, cat.number());
        }
    }
}

/// Writes a number in decimal: the formatter of the standard library would take most of the time.
fn push_number(text: &mut Vec<u8>, number: u32) {
    let begin = text.len();
    let mut rest = number;
    loop {
        let digit = u8::try_from(rest % 10).expect("below 10");
        text.push(b'0' + digit);
        rest /= 10;
        if rest == 0 {
            break;
        }
    }
    text[begin..].reverse();
}

/// Feeds what is written to a hash.
struct Hashing(Sha256);

impl Write for Hashing {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.update(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
