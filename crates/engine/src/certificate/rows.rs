//! A table's rows as text.

use catmouse_game::{Place, Player, Position};

use super::text::push_number;
use crate::table::Table;

/// How many equal entries are written once.
const RUN_MIN: usize = 4;

/// How many rows are gathered at a time. Some kernels keep a row for each place of the player to
/// move, and crossing all of them for each row here would take most of the time.
const ROWS_AT_A_TIME: usize = 128;

/// Who wins in how many plies; `None` if undecided.
type Entry = Option<(Player, u32)>;

/// The rows of a table as text, and the most plies of any entry.
#[derive(Default)]
pub(super) struct Rows {
    pub(super) text: Vec<u8>,
    /// The most plies of any position; 0 if none is decided.
    pub(super) plies_max: u32,
}

impl Rows {
    /// Writes a row for each place of the player who waits, with an entry for each place of the
    /// player to move.
    pub(super) fn push_half(&mut self, table: &Table<'_>, turn: Player) {
        let arena = table.arena();
        let moving: Vec<Place> = arena.moves_of(turn).places().collect();
        let waiting: Vec<Place> = arena.moves_of(turn.opponent()).places().collect();
        let mut entries = Vec::new();
        for block in waiting.chunks(ROWS_AT_A_TIME) {
            entries.clear();
            entries.resize(block.len() * moving.len(), None);
            for (column, &moving_place) in moving.iter().enumerate() {
                let cells = entries.iter_mut().skip(column).step_by(moving.len());
                for (cell, &waiting_place) in cells.zip(block) {
                    *cell = entry(table, turn, waiting_place, moving_place);
                }
            }
            for (row, &place) in block.iter().enumerate() {
                let begin = row * moving.len();
                self.push_row(place, &entries[begin..begin + moving.len()]);
            }
        }
    }

    fn push_row(&mut self, place: Place, entries: &[Entry]) {
        push_number(&mut self.text, place.number());
        self.text.push(b' ');
        for run in entries.chunk_by(PartialEq::eq) {
            let (entry, length) = (run[0], run.len());
            self.plies_max = self.plies_max.max(entry.map_or(0, |(_, plies)| plies));
            push_run(&mut self.text, entry, length);
        }
        self.text.push(b'\n');
    }
}

fn entry(table: &Table<'_>, turn: Player, waiting: Place, moving: Place) -> Entry {
    let (mouse, cat) = match turn {
        Player::Mouse => (moving, waiting),
        Player::Cat => (waiting, moving),
    };
    table.outcomes().decided(Position { mouse, cat, turn })
}

fn push_run(text: &mut Vec<u8>, entry: Entry, length: usize) {
    if length >= RUN_MIN {
        push_number(text, u32::try_from(length).expect("fewer places than 2^32"));
        text.push(b'*');
        push_entry(text, entry);
    } else {
        (0..length).for_each(|_| push_entry(text, entry));
    }
}

fn push_entry(text: &mut Vec<u8>, entry: Entry) {
    let Some((winner, plies)) = entry else {
        text.push(b'.');
        return;
    };
    if plies >= 10 {
        push_number(text, plies / 10);
    }
    let zero = match winner {
        Player::Mouse => b'a',
        Player::Cat => b'A',
    };
    text.push(zero + u8::try_from(plies % 10).expect("below 10"));
}
