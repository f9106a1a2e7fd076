//! Summaries for a person.

use std::collections::BTreeSet;
use std::io::{self, Write};

use catmouse_engine::Player;

use super::{LongestWin, OUTCOMES, Summary};
use crate::arguments::Coverage;
use crate::units::{Counted, Grouped};
use crate::words::{Noun, Vocabulary};

/// The most characters of a line, unless a single word has more.
const COLUMNS: usize = 80;

/// Wide enough for hundreds of billions of starts.
const COUNT_COLUMNS: usize = 16;

/// Writes a summary in tables.
pub(crate) fn write_text(
    summary: &Summary,
    coverage: Coverage,
    vocabulary: Vocabulary,
    out: &mut impl Write,
) -> io::Result<()> {
    write_totals(summary, coverage, out)?;
    write_outcomes(summary, coverage, vocabulary, out)?;
    write_plies(summary, coverage, vocabulary, out)?;
    for winner in Player::BOTH {
        if let Some(win) = summary.longest(winner) {
            write_longest(vocabulary.player(winner), win, out)?;
        }
    }
    Ok(())
}

fn write_totals(summary: &Summary, coverage: Coverage, out: &mut impl Write) -> io::Result<()> {
    write!(out, "{}", Counted(summary.graphs, "graph"))?;
    if summary.refused > 0 {
        write!(out, " and {} refused", Grouped(summary.refused))?;
    }
    writeln!(out, ", {}", Counted(summary.all_starts(coverage), "start"))
}

fn write_outcomes(
    summary: &Summary,
    coverage: Coverage,
    vocabulary: Vocabulary,
    out: &mut impl Write,
) -> io::Result<()> {
    writeln!(out, "\noutcome{:>COUNT_COLUMNS$}   share", "starts")?;
    let all = summary.all_starts(coverage);
    for outcome in OUTCOMES {
        let starts = summary.starts(outcome, coverage);
        let count = Grouped(starts).to_string();
        let winner = outcome.winner().map(|winner| vocabulary.player(winner));
        let outcome = winner.map_or_else(|| outcome.to_string(), |winner| winner.to_string());
        writeln!(
            out,
            "{outcome:<7}{count:>COUNT_COLUMNS$}{:>8}",
            share(starts, all)
        )?;
    }
    Ok(())
}

fn write_plies(
    summary: &Summary,
    coverage: Coverage,
    vocabulary: Vocabulary,
    out: &mut impl Write,
) -> io::Result<()> {
    let wins = Player::BOTH.map(|winner| summary.wins(winner, coverage).collect::<Vec<_>>());
    let plies: BTreeSet<u32> = wins.iter().flatten().map(|&(plies, _)| plies).collect();
    let endless = Player::BOTH.map(|winner| summary.endless_wins(winner));
    if plies.is_empty() && endless == [0, 0] {
        return Ok(());
    }
    writeln!(
        out,
        "\nplies  {:>COUNT_COLUMNS$}{:>COUNT_COLUMNS$}",
        vocabulary.mouse, vocabulary.cat
    )?;
    for plies in plies {
        write!(out, "{plies:<7}")?;
        for wins in &wins {
            let found = wins.binary_search_by_key(&plies, |&(plies, _)| plies);
            let count = Grouped(found.map_or(0, |index| wins[index].1)).to_string();
            write!(out, "{count:>COUNT_COLUMNS$}")?;
        }
        writeln!(out)?;
    }
    if endless != [0, 0] {
        let [mouse, cat] = endless.map(|starts| Grouped(starts).to_string());
        writeln!(out, "endless{mouse:>COUNT_COLUMNS$}{cat:>COUNT_COLUMNS$}")?;
    }
    Ok(())
}

fn write_longest(winner: Noun, win: &LongestWin, out: &mut impl Write) -> io::Result<()> {
    let LongestWin {
        plies,
        number,
        graph,
        start,
        moves,
        ..
    } = win;
    let plies_word = if *plies == 1 { "ply" } else { "plies" };
    writeln!(
        out,
        "\nlongest win of the {winner}: {plies} {plies_word}, first in graph {number}"
    )?;
    writeln!(out, "  {graph}")?;
    writeln!(out, "  {}", start.join(", "))?;
    write_wrapped(moves, out)
}

/// Writes words with commas between them, on lines that are indented by two.
fn write_wrapped(words: &[String], out: &mut impl Write) -> io::Result<()> {
    let mut columns = 0;
    for (index, word) in words.iter().enumerate() {
        // With the comma.
        let needed = 2 + word.len();
        if index == 0 {
            write!(out, " ")?;
            columns = 1;
        } else if columns + needed > COLUMNS {
            write!(out, "\n ")?;
            columns = 1;
        }
        let comma = if index + 1 < words.len() { "," } else { "" };
        write!(out, " {word}{comma}")?;
        columns += needed;
    }
    if words.is_empty() {
        Ok(())
    } else {
        writeln!(out)
    }
}

/// A part of a whole in percent, to a tenth.
fn share(part: u64, whole: u64) -> String {
    let thousandths = match whole {
        0 => 0,
        _ => (u128::from(part) * 1000 + u128::from(whole) / 2) / u128::from(whole),
    };
    format!("{}.{}%", thousandths / 10, thousandths % 10)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_are_rounded_to_a_tenth() {
        let cases = [
            (0, 0, "0.0%"),
            (1, 1, "100.0%"),
            (1, 3, "33.3%"),
            (2, 3, "66.7%"),
            (1, 2000, "0.1%"),
            (u64::MAX, u64::MAX, "100.0%"),
        ];
        for (part, whole, text) in cases {
            assert_eq!(share(part, whole), text);
        }
    }

    #[test]
    fn long_lines_are_wrapped() {
        let words: Vec<String> = (10..40).map(|place| format!("mouse {place}")).collect();
        let mut text = Vec::new();
        write_wrapped(&words, &mut text).unwrap();
        let text = String::from_utf8(text).unwrap();
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines.len(), 5);
        assert!(
            lines
                .iter()
                .all(|line| line.starts_with("  mouse") && line.len() <= COLUMNS)
        );
        assert!(lines[0].len() + "mouse 10, ".len() > COLUMNS);
        assert_eq!(text.trim().replace("\n ", ""), words.join(", "));
    }
}
