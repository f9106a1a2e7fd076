//! Altered certificates and what must hold for them, for tests and fuzzing.
//!
//! Whatever is done to a certificate, the verifier must reject it, or what it proves must be true:
//! [`assert_true`]. [`single_changes`] are all certificates that differ in one number, entry or
//! line; [`mutate`] makes changes at random that keep the text well formed as far as can be.

use catmouse_game::{Arena, Outcome, Player, Position};

use crate::verified::{Proved, Verified};

/// Who wins a position in how many plies; `None` if neither player can bring it to an end that it
/// wins.
pub type Truth = Option<(Player, u32)>;

/// Asserts that what a certificate is said to prove is true, by what an oracle says.
///
/// # Panics
/// If it is not.
pub fn assert_true(arena: &Arena<'_>, verified: &Verified, oracle: impl Fn(Position) -> Truth) {
    let truth = oracle(arena.start());
    let actual = truth.map_or(arena.endless(), |(winner, _)| winner.wins());
    let plies_of = |truth: Truth| truth.map(|(_, plies)| plies);
    match *verified {
        Verified::Start { position, proved } => {
            assert_eq!(position, arena.start());
            match proved {
                Proved::AtLeastDraw { player } => assert_ne!(actual, player.opponent().wins()),
                Proved::Outcome { outcome, plies_max } => {
                    assert_eq!(outcome, actual);
                    let ends = |most| plies_of(truth).is_some_and(|plies| plies <= most);
                    assert!(plies_max.is_none_or(ends), "{plies_max:?} but {truth:?}");
                }
                Proved::Exact { outcome, plies } => {
                    assert_eq!((outcome, plies), (actual, plies_of(truth)));
                }
            }
        }
        Verified::Table {
            position,
            outcome,
            plies,
            plies_max,
            mouse,
            cat,
            undecided,
        } => {
            assert_eq!(position, arena.start());
            assert_eq!((outcome, plies), (actual, plies_of(truth)));
            let truths: Vec<Truth> = arena.positions().map(oracle).collect();
            let count = |winner: Outcome| {
                let outcomes = truths
                    .iter()
                    .map(|truth| truth.map_or(Outcome::Draw, |won| won.0.wins()));
                u64::try_from(outcomes.filter(|&outcome| outcome == winner).count())
            };
            let counts = [Outcome::MouseWins, Outcome::CatWins, Outcome::Draw].map(count);
            assert_eq!(counts, [Ok(mouse), Ok(cat), Ok(undecided)]);
            let most = truths.iter().filter_map(|&truth| plies_of(truth)).max();
            assert_eq!(plies_max, most.unwrap_or(0));
        }
    }
}

/// All texts that differ from a certificate in one number, below a bound; in one entry of a table,
/// its plies below the bound; in one player's name; or in one line that is left out, doubled, or
/// exchanged with the next.
pub fn single_changes(certificate: &[u8], bound: u32) -> impl Iterator<Item = Vec<u8>> {
    let draft = Draft::read(certificate);
    (0..draft.lines.len()).flat_map(move |index| {
        let mut changed = draft.lines_changed(index, bound);
        changed.extend(draft.lines_moved(index));
        changed.into_iter().map(Draft::into_text)
    })
}

/// A text that differs from a certificate by one random change. `pick` is asked for a number below
/// the one that it is given, which is above 0.
pub fn mutate(certificate: &[u8], pick: &mut dyn FnMut(usize) -> usize) -> Vec<u8> {
    let draft = Draft::read(certificate);
    let index = pick(draft.lines.len().max(1));
    if index >= draft.lines.len() {
        return b"\n".to_vec();
    }
    match pick(8) {
        0 => {
            let changed = draft.lines_moved(index);
            let choice = pick(changed.len());
            changed[choice].clone().into_text()
        }
        1 => change_byte(certificate, pick),
        2 => certificate[..pick(certificate.len().max(1))].to_vec(),
        _ => draft.change_at_random(index, pick).into_text(),
    }
}

fn change_byte(certificate: &[u8], pick: &mut dyn FnMut(usize) -> usize) -> Vec<u8> {
    const BYTES: &[u8] = b"0123456789 \n*.abcjABCJ-+\t\r\xFF";
    let mut text = certificate.to_vec();
    let index = pick(text.len().max(1));
    let byte = BYTES[pick(BYTES.len())];
    match pick(3) {
        0 => text.insert(index.min(text.len()), byte),
        1 if !text.is_empty() => drop(text.remove(index)),
        _ if !text.is_empty() => text[index] = byte,
        _ => {}
    }
    text
}

/// A certificate taken apart.
#[derive(Clone)]
struct Draft {
    lines: Vec<Line>,
    /// What follows the last end of a line.
    rest: Vec<u8>,
}

#[derive(Clone)]
enum Line {
    Words(Vec<Word>),
    /// A row of a table: its label, and its entries one by one.
    Row(Vec<u8>, Vec<Truth>),
}

#[derive(Clone)]
enum Word {
    Number(u32),
    Text(Vec<u8>),
}

impl Draft {
    fn read(certificate: &[u8]) -> Self {
        let mut lines: Vec<&[u8]> = certificate.split(|&byte| byte == b'\n').collect();
        let rest = lines.pop().unwrap_or_default().to_vec();
        let lines = lines.into_iter().map(Line::read).collect();
        Self { lines, rest }
    }

    fn into_text(mut self) -> Vec<u8> {
        self.correct_plies();
        let mut text = Vec::new();
        for line in &self.lines {
            line.push_to(&mut text);
            text.push(b'\n');
        }
        text.extend(self.rest);
        text
    }

    /// Lets the header of a table name the most plies of its rows, if an entry has more.
    fn correct_plies(&mut self) {
        let plies = self.lines.iter().filter_map(|line| match line {
            Line::Row(_, entries) => entries.iter().flatten().map(|won| won.1).max(),
            Line::Words(_) => None,
        });
        let Some(most) = plies.max() else { return };
        for line in &mut self.lines {
            if let Line::Words(words) = line
                && let [Word::Text(text), Word::Number(number)] = &mut words[..]
                && text == b"plies"
            {
                *number = most.max(*number);
            }
        }
    }

    /// The drafts in which one line has one other number, entry or player.
    fn lines_changed(&self, index: usize, bound: u32) -> Vec<Self> {
        let mut drafts = Vec::new();
        let line = &self.lines[index];
        let mut keep = |line: Line| {
            let mut draft = self.clone();
            draft.lines[index] = line;
            drafts.push(draft);
        };
        for part in 0..line.parts() {
            for choice in 0..line.choices(bound) {
                keep(line.with_part(part, choice));
            }
        }
        drafts
    }

    fn change_at_random(&self, index: usize, pick: &mut dyn FnMut(usize) -> usize) -> Self {
        let mut draft = self.clone();
        let line = &self.lines[index];
        if line.parts() > 0 {
            let bound = [8, 24, 200][pick(3)];
            let choices = usize::try_from(line.choices(bound)).unwrap_or(1);
            let part = pick(line.parts());
            let choice = u32::try_from(pick(choices)).unwrap_or(0);
            draft.lines[index] = line.with_part(part, choice);
        }
        draft
    }

    /// The drafts in which one line is left out, doubled, or exchanged with the next.
    fn lines_moved(&self, index: usize) -> Vec<Self> {
        let mut drafts = vec![self.clone(), self.clone()];
        drafts[0].lines.remove(index);
        drafts[1].lines.insert(index, self.lines[index].clone());
        if index + 1 < self.lines.len() {
            let mut draft = self.clone();
            draft.lines.swap(index, index + 1);
            drafts.push(draft);
        }
        drafts
    }
}

impl Line {
    fn read(line: &[u8]) -> Self {
        let mut words = line.splitn(2, |&byte| byte == b' ');
        if let (Some(label), Some(entries)) = (words.next(), words.next())
            && label.first().is_some_and(u8::is_ascii_digit)
            && let Some(entries) = read_entries(entries)
        {
            return Self::Row(label.to_vec(), entries);
        }
        let words = line.split(|&byte| byte == b' ').map(Word::read);
        Self::Words(words.collect())
    }

    /// How many parts can be changed.
    fn parts(&self) -> usize {
        match self {
            Self::Words(words) => words.len(),
            Self::Row(_, entries) => entries.len(),
        }
    }

    /// How many other values there are for a part, with numbers below a bound.
    fn choices(&self, bound: u32) -> u32 {
        match self {
            Self::Words(_) => bound,
            Self::Row(..) => 2 * bound + 1,
        }
    }

    fn with_part(&self, part: usize, choice: u32) -> Self {
        let mut line = self.clone();
        match &mut line {
            Self::Words(words) => words[part].change(choice),
            Self::Row(_, entries) => {
                let winner = Player::BOTH[usize::from(choice.is_multiple_of(2))];
                entries[part] = choice.checked_sub(1).map(|choice| (winner, choice / 2));
            }
        }
        line
    }

    fn push_to(&self, text: &mut Vec<u8>) {
        match self {
            Self::Words(words) => {
                let words: Vec<Vec<u8>> = words.iter().map(Word::text).collect();
                text.extend(words.join(&b' '));
            }
            Self::Row(label, entries) => {
                text.extend(label);
                text.push(b' ');
                for run in entries.chunk_by(PartialEq::eq) {
                    push_run(text, run[0], run.len());
                }
            }
        }
    }
}

impl Word {
    fn read(word: &[u8]) -> Self {
        match crate::lines::number(word) {
            Some(number) => Self::Number(number),
            None => Self::Text(word.to_vec()),
        }
    }

    fn change(&mut self, choice: u32) {
        match self {
            Self::Number(number) => *number = choice,
            Self::Text(text) => {
                const WORDS: [&[u8]; 9] = [
                    b"mouse", b"cat", b"wins", b"lasts", b"holds", b"start", b"exact", b"table",
                    b"end",
                ];
                let choice = usize::try_from(choice).unwrap_or(0);
                *text = WORDS[choice % WORDS.len()].to_vec();
            }
        }
    }

    fn text(&self) -> Vec<u8> {
        match self {
            Self::Number(number) => number.to_string().into_bytes(),
            Self::Text(text) => text.clone(),
        }
    }
}

/// The entries of a row, if it is one; it need not be canonical.
fn read_entries(text: &[u8]) -> Option<Vec<Truth>> {
    let mut entries = Vec::new();
    let (mut count, mut digits) = (1, String::new());
    for &byte in text {
        let winner = match byte {
            b'0'..=b'9' => {
                digits.push(char::from(byte));
                continue;
            }
            b'*' => {
                count = std::mem::take(&mut digits).parse::<usize>().ok()?;
                continue;
            }
            b'.' => None,
            b'a'..=b'j' => Some((Player::Mouse, byte - b'a')),
            b'A'..=b'J' => Some((Player::Cat, byte - b'A')),
            _ => return None,
        };
        let tens = std::mem::take(&mut digits);
        let entry = match winner {
            Some((winner, units)) => Some((winner, format!("{tens}{units}").parse().ok()?)),
            None => None,
        };
        if count > 1 << 16 {
            return None;
        }
        entries.extend(std::iter::repeat_n(entry, std::mem::replace(&mut count, 1)));
    }
    (!entries.is_empty() && digits.is_empty()).then_some(entries)
}

fn push_run(text: &mut Vec<u8>, entry: Truth, length: usize) {
    let entry = match entry {
        None => ".".to_owned(),
        Some((winner, plies)) => {
            let letters = match winner {
                Player::Mouse => "abcdefghij",
                Player::Cat => "ABCDEFGHIJ",
            };
            let tens = if plies < 10 {
                String::new()
            } else {
                (plies / 10).to_string()
            };
            let letter = letters
                .chars()
                .nth(usize::try_from(plies % 10).unwrap_or(0));
            format!("{tens}{}", letter.unwrap_or('?'))
        }
    };
    let run = if length < 4 {
        entry.repeat(length)
    } else {
        format!("{length}*{entry}")
    };
    text.extend(run.into_bytes());
}
