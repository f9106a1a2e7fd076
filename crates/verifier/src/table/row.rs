//! The text of a table's row: its place, a space, and its entries without anything between them.
//!
//! An entry is `.` if undecided, else a letter for who wins and the last digit of the plies, `a` to
//! `j` for the mouse and `A` to `J` for the cat, after the other digits of the plies if there are
//! any: `d` is a win of the mouse in 3, `13D` one of the cat in 133. Four equal entries or more are
//! written once, after their number and a star: `12*.`. Fewer are written out.

use catmouse_game::{Place, Player};

use super::cell::Cell;
use crate::lines::leading_number;
use crate::rejection::Rule;

/// How many equal entries are written once.
const RUN_MIN: u32 = 4;

/// How many positions have been read, by entry.
pub(super) struct Tally {
    pub(super) mouse: u64,
    pub(super) cat: u64,
    pub(super) undecided: u64,
    /// The most plies of an entry.
    pub(super) plies_max: u32,
    /// The most that an entry may have.
    plies_limit: u32,
}

impl Tally {
    pub(super) fn new(plies_limit: u32) -> Self {
        Self {
            mouse: 0,
            cat: 0,
            undecided: 0,
            plies_max: 0,
            plies_limit,
        }
    }

    fn count(&mut self, entry: Entry, count: u32) -> Result<(), Rule> {
        let counter = match entry {
            Some((Player::Mouse, _)) => &mut self.mouse,
            Some((Player::Cat, _)) => &mut self.cat,
            None => &mut self.undecided,
        };
        *counter += u64::from(count);
        let plies = entry.map_or(0, |(_, plies)| plies);
        self.plies_max = self.plies_max.max(plies);
        if plies > self.plies_limit {
            let (claimed, actual) = (self.plies_limit, plies);
            return Err(Rule::PliesMax { claimed, actual });
        }
        Ok(())
    }
}

/// Who wins in how many plies; `None` if undecided.
type Entry = Option<(Player, u32)>;

/// Reads the row of a place, which must have so many entries, to the end of `cells`.
pub(super) fn read<C: Cell>(
    line: &[u8],
    place: Place,
    columns: usize,
    cells: &mut Vec<C>,
    tally: &mut Tally,
) -> Result<(), Rule> {
    let Some((label, [b' ', text @ ..])) = leading_number(line) else {
        return Err(MALFORMED);
    };
    if label != place.number() {
        return Err(MALFORMED);
    }
    let mut left = columns;
    let mut run = Run::default();
    let mut text = text;
    while !text.is_empty() {
        let (count, entry, rest) = read_token(text).ok_or(MALFORMED)?;
        text = rest;
        run.add(count, entry).ok_or(MALFORMED)?;
        let count = count.unwrap_or(1);
        let length = usize::try_from(count).map_err(|_| MALFORMED)?;
        left = left.checked_sub(length).ok_or(MALFORMED)?;
        tally.count(entry, count)?;
        let cell = entry.map_or(C::undecided(), |(winner, plies)| C::won(winner, plies));
        cells.extend(std::iter::repeat_n(cell, length));
    }
    if left == 0 { Ok(()) } else { Err(MALFORMED) }
}

const MALFORMED: Rule = Rule::Expected {
    expected: "a row: its place, a space, and an entry for each place of the player to move",
};

/// Splits off an entry, with the number that says how often it stands here, if there is one.
fn read_token(text: &[u8]) -> Option<(Option<u32>, Entry, &[u8])> {
    let (number, text) = split_number(text)?;
    match (number, text) {
        (Some(count), [b'*', text @ ..]) => {
            let (tens, text) = split_number(text)?;
            let (entry, rest) = read_entry(tens, text)?;
            Some((Some(count), entry, rest))
        }
        (tens, text) => {
            let (entry, rest) = read_entry(tens, text)?;
            Some((None, entry, rest))
        }
    }
}

/// Splits off a number above 0, if the text begins with a digit; `None` if it is not canonical.
fn split_number(text: &[u8]) -> Option<(Option<u32>, &[u8])> {
    match text {
        [b'0'..=b'9', ..] => {
            let (number, rest) = leading_number(text)?;
            (number > 0).then_some((Some(number), rest))
        }
        _ => Some((None, text)),
    }
}

/// Splits off the letter of an entry, whose tens of plies have been read.
fn read_entry(tens: Option<u32>, text: &[u8]) -> Option<(Entry, &[u8])> {
    let (&letter, rest) = text.split_first()?;
    let (winner, zero) = match letter {
        b'a'..=b'j' => (Player::Mouse, b'a'),
        b'A'..=b'J' => (Player::Cat, b'A'),
        b'.' if tens.is_none() => return Some((None, rest)),
        _ => return None,
    };
    let units = u32::from(letter - zero);
    let plies = tens.unwrap_or(0).checked_mul(10)?.checked_add(units)?;
    Some((Some((winner, plies)), rest))
}

/// The equal entries read last.
#[derive(Default)]
struct Run {
    entry: Option<Entry>,
    length: u32,
}

impl Run {
    /// Adds an entry; `None` if these equal entries have to be written otherwise.
    fn add(&mut self, count: Option<u32>, entry: Entry) -> Option<()> {
        let goes_on = self.entry == Some(entry);
        self.length = match count {
            None if goes_on => self.length.saturating_add(1),
            None => 1,
            Some(count) => count,
        };
        self.entry = Some(entry);
        let is_canonical = match count {
            Some(count) => count >= RUN_MIN && !goes_on,
            None => self.length < RUN_MIN,
        };
        is_canonical.then_some(())
    }
}
