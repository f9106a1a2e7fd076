//! Questions about a game as parity games, in the format of PGSolver.
//!
//! A parity game goes on for ever. Each of its nodes belongs to a player, 0 or 1, who chooses the
//! next one, and has a priority; player 0 wins if the highest priority that comes up infinitely
//! often is even. The question whether one player, the asker, wins becomes such a game:
//!
//! ```text
//! node:       each position; a finished one is its own only successor
//! player 0:   the asker, who owns the positions with the asker to move
//! priority:   0 if a game that never leaves the position, or goes on for ever from there, is a
//!             win of the asker, else 1
//! ```
//!
//! A play either ends up in a finished position and stays there, or never finishes, so that all its
//! priorities are that of endless play. So player 0 wins from the nodes from which the asker wins.

use std::io::{self, Write};

use catmouse_engine::{Arena, Moves, Place, Player, Position};

/// Writes the parity game in which player 0 wins from the start if and only if the asker does. The
/// name of the start's node begins with `start`.
pub(crate) fn write_parity_game(
    arena: &Arena<'_>,
    asker: Player,
    out: &mut impl Write,
) -> io::Result<()> {
    let numbers = Numbers::new(arena);
    writeln!(out, "parity {};", arena.position_count().saturating_sub(1))?;
    for position in arena.positions() {
        let ending = arena.finished_outcome(position);
        let priority = u8::from(ending.unwrap_or(arena.endless()) != asker.wins());
        let owner = u8::from(position.turn != asker);
        write!(out, "{} {priority} {owner} ", numbers.of(position))?;
        if ending.is_some() {
            write!(out, "{}", numbers.of(position))?;
        } else {
            let mut before = "";
            for place in arena.legal_moves(position) {
                write!(out, "{before}{}", numbers.of(position.after(place)))?;
                before = ",";
            }
        }
        let start = if position == arena.start() {
            "start: "
        } else {
            ""
        };
        writeln!(out, " \"{start}{position}\";")?;
    }
    Ok(())
}

/// The numbers of positions in their order, from 0.
struct Numbers {
    mouse_ranks: Vec<u64>,
    cat_ranks: Vec<u64>,
    cat_places: u64,
}

impl Numbers {
    fn new(arena: &Arena<'_>) -> Self {
        let cat_moves = arena.moves_of(Player::Cat);
        Self {
            mouse_ranks: ranks(arena.moves_of(Player::Mouse)),
            cat_ranks: ranks(cat_moves),
            cat_places: cat_moves.places().map(|_| 1).sum(),
        }
    }

    fn of(&self, position: Position) -> u64 {
        let Position { mouse, cat, turn } = position;
        let pair = self.mouse_ranks[mouse.index()] * self.cat_places + self.cat_ranks[cat.index()];
        2 * pair + u64::from(turn == Player::Cat)
    }
}

/// For each place how many lower ones the side can stand in.
fn ranks(moves: &Moves<'_>) -> Vec<u64> {
    let places = (0..moves.place_count()).map(Place::new);
    let ranks = places.scan(0, |lower, place| {
        let rank = *lower;
        *lower += u64::from(moves.allows(place));
        Some(rank)
    });
    ranks.collect()
}
