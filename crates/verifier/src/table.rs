//! Tables: outcome and plies of every position, each checked against its successors alone.
//!
//! Each position has an entry: who wins in how many plies, or undecided. An entry is right if
//!
//! - the position is finished, and the entry says how, with 0 plies; or
//! - it is not, and the entry is the best of its successors' entries for the player to move, one
//!   ply later. Best is the shortest win, else undecided, else the longest loss.
//!
//! If all entries are right they are the truth: there is only one way to fill a table like that,
//! as `docs/certificates/format.md` proves.
//!
//! An entry is held as its worth to the mouse ([`Cell`]), so that the best for the mouse is the
//! greatest number and the best for the cat the least. A half of the table is the positions with
//! one player to move, a row for each place of the player who waits. So the successors of all
//! positions with the mover at one place are a few whole rows of the other half:
//!
//! ```text
//! for each place of the player to move:
//!     best = for each place of the other player at once: the best of the rows of all moves
//!     for each place of the other player:
//!         the entry is the finished position's, else that of best one ply later
//! ```

mod cell;
mod row;

use std::io::BufRead;

use catmouse_game::{Arena, Outcome, Place, Player, Position};

use self::cell::{Cell, Wide, improve};
use self::row::Tally;
use crate::lines::{Lines, number, reject};
use crate::rejection::{Entry, Rule, VerifyError};
use crate::verified::Verified;

/// How many columns are checked at a time: reading one alone would touch each line of the caches
/// again for every entry.
const COLUMNS_AT_A_TIME: usize = 16;

/// Reads a table and all that follows the header, and checks it.
pub(crate) fn verify(
    arena: &Arena<'_>,
    lines: &mut Lines<impl BufRead>,
    memory_limit_bytes: u64,
) -> Result<Verified, VerifyError> {
    let positions = arena.position_count();
    let expected = "\"positions\" and how many there are";
    lines.expect(
        &format!("positions {positions}"),
        Rule::Expected { expected },
    )?;
    let plies_max = read_plies(lines)?;
    let width = cell_bytes(plies_max).map_err(|rule| lines.reject(rule))?;
    let bytes = positions.saturating_mul(width);
    if bytes > memory_limit_bytes {
        let limit_bytes = memory_limit_bytes;
        return Err(lines.reject(Rule::MemoryLimit { bytes, limit_bytes }));
    }
    match width {
        1 => verify_cells::<i8>(arena, lines, plies_max),
        2 => verify_cells::<i16>(arena, lines, plies_max),
        _ => verify_cells::<Wide>(arena, lines, plies_max),
    }
}

fn read_plies(lines: &mut Lines<impl BufRead>) -> Result<u32, VerifyError> {
    let plies = lines.next()?.strip_prefix(b"plies ").and_then(number);
    let expected = "\"plies\" and the most plies";
    plies.ok_or_else(|| lines.reject(Rule::Expected { expected }))
}

/// How many bytes an entry takes if none has more plies.
fn cell_bytes(plies_max: u32) -> Result<u64, Rule> {
    match plies_max {
        plies if plies <= i8::plies_max() => Ok(1),
        plies if plies <= i16::plies_max() => Ok(2),
        plies if plies <= Wide::plies_max() => Ok(3),
        _ => Err(Rule::PliesLimit {
            plies_max: Wide::plies_max(),
        }),
    }
}

fn verify_cells<C: Cell>(
    arena: &Arena<'_>,
    lines: &mut Lines<impl BufRead>,
    plies_max: u32,
) -> Result<Verified, VerifyError> {
    let mut tally = Tally::new(plies_max);
    let mouse_to_move: Half<C> = Half::read(arena, Player::Mouse, lines, &mut tally)?;
    let cat_to_move = Half::read(arena, Player::Cat, lines, &mut tally)?;
    let expected = "\"end\"";
    lines.expect("end", Rule::Expected { expected })?;
    if tally.plies_max != plies_max {
        return Err(lines.reject(Rule::PliesMax {
            claimed: plies_max,
            actual: tally.plies_max,
        }));
    }
    mouse_to_move.check(arena, &cat_to_move)?;
    cat_to_move.check(arena, &mouse_to_move)?;

    let start = arena.start();
    let entry = match start.turn {
        Player::Mouse => mouse_to_move.entry(start),
        Player::Cat => cat_to_move.entry(start),
    };
    Ok(Verified::Table {
        position: start,
        outcome: entry.map_or(arena.endless(), |(winner, _)| winner.wins()),
        plies: entry.map(|(_, plies)| plies),
        plies_max,
        mouse: tally.mouse,
        cat: tally.cat,
        undecided: tally.undecided,
    })
}

/// The positions with one player to move: a row for each place of the player who waits, in each
/// an entry for each place of the player to move.
struct Half<C> {
    turn: Player,
    rows: Numbering,
    columns: Numbering,
    cells: Vec<C>,
    first_line: u64,
}

impl<C: Cell> Half<C> {
    fn read(
        arena: &Arena<'_>,
        turn: Player,
        lines: &mut Lines<impl BufRead>,
        tally: &mut Tally,
    ) -> Result<Self, VerifyError> {
        let rows = Numbering::of(arena, turn.opponent());
        let columns = Numbering::of(arena, turn);
        let expected = "\"mouse to move\" or \"cat to move\"";
        lines.expect(&format!("{turn} to move"), Rule::Expected { expected })?;
        let first_line = lines.number() + 1;
        let width = columns.places.len();
        let mut cells = Vec::new();
        for (index, &place) in rows.places.iter().enumerate() {
            let line = lines.next()?;
            let rows_left = rows.places.len() - index;
            let read = reserve_row(&mut cells, width, rows_left)
                .and_then(|()| row::read(line, place, width, &mut cells, tally));
            read.map_err(|rule| lines.reject(rule))?;
        }
        Ok(Self {
            turn,
            rows,
            columns,
            cells,
            first_line,
        })
    }

    /// Every entry is right, given the entries of the other half.
    fn check(&self, arena: &Arena<'_>, other: &Self) -> Result<(), VerifyError> {
        let height = self.rows.places.len();
        let moves = arena.moves_of(self.turn);
        let mut best = vec![C::undecided(); COLUMNS_AT_A_TIME * height];
        for (block, places) in self.columns.places.chunks(COLUMNS_AT_A_TIME).enumerate() {
            best.fill(C::worst_for(self.turn));
            for (best, &place) in best.chunks_exact_mut(height).zip(places) {
                for to in moves.targets(place) {
                    improve(self.turn, best, other.row(to));
                }
            }
            self.check_columns(arena, block * COLUMNS_AT_A_TIME, places.len(), &best)?;
        }
        Ok(())
    }

    /// The entries of some columns are right, given the best of their successors, column by column.
    fn check_columns(
        &self,
        arena: &Arena<'_>,
        first: usize,
        count: usize,
        best: &[C],
    ) -> Result<(), VerifyError> {
        let (height, width) = (self.rows.places.len(), self.columns.places.len());
        for (row, cells) in self.cells.chunks_exact(width).enumerate() {
            for (column, &claimed) in (first..first + count).zip(&cells[first..]) {
                let position = self.position(row, column);
                let best = best[(column - first) * height + row];
                let finished = arena.finished_outcome(position);
                let actual = finished.map_or_else(|| best.one_ply_later(), C::finished);
                if claimed != actual {
                    return Err(self.wrong_entry(row, position, claimed, actual, finished));
                }
            }
        }
        Ok(())
    }

    #[cold]
    fn wrong_entry(
        &self,
        row: usize,
        position: Position,
        claimed: C,
        actual: C,
        finished: Option<Outcome>,
    ) -> VerifyError {
        let (claimed, actual) = (Entry(claimed.entry()), Entry(actual.entry()));
        let rule = match finished {
            Some(_) => Rule::FinishedEntry { claimed, actual },
            None => Rule::Entry { claimed, actual },
        };
        let row = u64::try_from(row).expect("fewer rows than 2^64");
        reject(self.first_line + row, Some(position), rule)
    }

    fn position(&self, row: usize, column: usize) -> Position {
        let (waiting, moving) = (self.rows.places[row], self.columns.places[column]);
        let (mouse, cat) = match self.turn {
            Player::Mouse => (moving, waiting),
            Player::Cat => (waiting, moving),
        };
        Position {
            mouse,
            cat,
            turn: self.turn,
        }
    }

    /// The row of a place of the player who waits.
    fn row(&self, place: Place) -> &[C] {
        let width = self.columns.places.len();
        let begin = self.rows.index(place) * width;
        &self.cells[begin..begin + width]
    }

    fn entry(&self, position: Position) -> Option<(Player, u32)> {
        let row = self.row(position.place_of(self.turn.opponent()));
        row[self.columns.index(position.place_of(self.turn))].entry()
    }
}

/// Makes room for a row. Memory grows as rows come in, since a table may end before its time, by as
/// much as there is, since room for each row alone would copy all others again and again, but never
/// beyond the last row.
fn reserve_row<C>(cells: &mut Vec<C>, width: usize, rows_left: usize) -> Result<(), Rule> {
    if cells.capacity() - cells.len() >= width {
        return Ok(());
    }
    let additional = cells.len().max(width).min(width.saturating_mul(rows_left));
    cells
        .try_reserve_exact(additional)
        .map_err(|_| Rule::OutOfMemory)
}

/// The places in which a player can stand, numbered without gaps.
struct Numbering {
    places: Vec<Place>,
    indices: Vec<usize>,
}

impl Numbering {
    fn of(arena: &Arena<'_>, player: Player) -> Self {
        let moves = arena.moves_of(player);
        let places: Vec<Place> = moves.places().collect();
        let mut indices = vec![usize::MAX; Place::new(moves.place_count()).index()];
        for (index, place) in places.iter().enumerate() {
            indices[place.index()] = index;
        }
        Self { places, indices }
    }

    fn index(&self, place: Place) -> usize {
        self.indices[place.index()]
    }
}
