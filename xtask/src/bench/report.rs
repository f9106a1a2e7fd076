//! The table that is printed, at most 80 columns wide.

use catmouse_benches::contenders::Game;

use super::Figures;

/// What the columns mean.
pub(super) const LEGEND: &str = "\
Contenders: table: outcome and plies of every position; outcomes: without plies;
answer: of the start alone; batch: the answers of all graphs together, in memory
that is used again. The solver chooses the kernel; queue and bits are tables by
the kernel named. On one thread, but for -threads, which is on all.
time: for one graph, the median of the rounds. speed: textbook's time divided by
the contender's. bytes: the most that is allocated at one time, for each
position of the largest graph; not told of batches, which keep their memory.";

pub(super) fn header() -> String {
    row([
        "family",
        "graphs",
        "rounds",
        "contender",
        "time",
        "speed",
        "bytes",
    ])
}

/// A family's rows: textbook's, which comes first, and the contenders'.
pub(super) fn rows(family: &str, games: &[Game], rounds: usize, figures: &[Figures]) -> String {
    let baseline = figures[0].seconds;
    let (graphs, rounds) = (games.len().to_string(), rounds.to_string());
    let mut left = [family, &graphs, &rounds];
    let rows = figures.iter().map(|figures| {
        let [family, graphs, rounds] = std::mem::take(&mut left);
        let speed = baseline / figures.seconds;
        let bytes = figures
            .peak_bytes
            .map_or_else(|| "-".to_owned(), |bytes| format!("{bytes:.1}"));
        row([
            family,
            graphs,
            rounds,
            figures.contender,
            &shown(figures.seconds),
            &format!("{speed:.2}"),
            &bytes,
        ])
    });
    rows.collect::<Vec<_>>().join("\n")
}

fn row([family, graphs, rounds, contender, time, speed, bytes]: [&str; 7]) -> String {
    format!(
        "{family:<16} {graphs:>6} {rounds:>6}  {contender:<17} {time:>10} {speed:>7} {bytes:>7}"
    )
}

/// A time with 4 digits or so, in the unit that fits it.
fn shown(seconds: f64) -> String {
    let units = [(1.0, "s"), (1e-3, "ms"), (1e-6, "us")];
    let unit = units.into_iter().find(|(unit, _)| seconds >= *unit);
    let (unit, name) = unit.unwrap_or((1e-9, "ns"));
    format!("{:.2} {name}", seconds / unit)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_have_the_unit_that_fits() {
        let shown = [0.0, 999e-9, 1e-6, 1.234_567e-3, 61.0].map(shown);
        assert_eq!(
            shown,
            ["0.00 ns", "999.00 ns", "1.00 us", "1.23 ms", "61.00 s"]
        );
    }

    #[test]
    fn lines_fit_80_columns() {
        assert!(LEGEND.lines().all(|line| line.len() <= 80));
        assert_eq!(header().len(), 76);
    }
}
