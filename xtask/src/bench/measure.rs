//! Times and memory of one family.
//!
//! Memory is counted by an allocator that stands before the system's and passes everything on. It
//! costs every contender some nanoseconds an allocation, while the clock runs too.

use std::alloc::System;
use std::hint::black_box;
use std::time::{Duration, Instant};

use anyhow::Result;
use catmouse_benches::contenders::{Contender, Game};
use catmouse_engine::Outcome;
use peakmem_alloc::{INSTRUMENTED_SYSTEM, PeakMemAlloc, PeakMemAllocTrait};

use super::Figures;

#[global_allocator]
static ALLOCATOR: &PeakMemAlloc<System> = &INSTRUMENTED_SYSTEM;

/// How long a contender's turn lasts at least: it answers the games again and again till then. Much
/// shorter turns would show how the system wakes threads up.
const TURN_MIN: Duration = Duration::from_millis(20);

/// Measures every contender. Each round begins with another one of them, so that none always has
/// the turn after the same.
///
/// # Errors
/// What the check says of the answers of a turn.
pub(super) fn figures(
    games: &[Game],
    contenders: &[&Contender],
    rounds: usize,
    check: impl Fn(&Contender, &[Outcome]) -> Result<()>,
) -> Result<Vec<Figures>> {
    let mut times = vec![Vec::with_capacity(rounds); contenders.len()];
    for round in 0..rounds {
        for turn in 0..contenders.len() {
            let index = (round + turn) % contenders.len();
            times[index].push(time(contenders[index], games, &check)?);
        }
    }
    let figures = contenders.iter().zip(times);
    Ok(figures
        .map(|(contender, times)| figures_of(contender, games, times))
        .collect())
}

fn figures_of(contender: &Contender, games: &[Game], times: Vec<Duration>) -> Figures {
    Figures {
        contender: contender.name().to_owned(),
        seconds: median(times).as_secs_f64() / to_f64(games.len() as u64),
        peak_bytes: (!contender.is_batch()).then(|| peak_bytes(contender, games)),
    }
}

/// How long it takes a contender to answer all games, on average over a turn.
fn time(
    contender: &Contender,
    games: &[Game],
    check: impl Fn(&Contender, &[Outcome]) -> Result<()>,
) -> Result<Duration> {
    let mut time = Duration::ZERO;
    let mut runs = 0;
    while time < TURN_MIN {
        let begin = Instant::now();
        let answers = contender.answers(black_box(games));
        time += begin.elapsed();
        runs += 1;
        check(contender, &answers)?;
    }
    Ok(time / runs)
}

/// The middle time, or the mean of the two in the middle.
fn median(mut times: Vec<Duration>) -> Duration {
    times.sort_unstable();
    let (low, high) = ((times.len() - 1) / 2, times.len() / 2);
    (times[low] + times[high]) / 2
}

/// The most bytes held at one time while each game is solved alone, for each of its positions: all
/// games together, so that large ones weigh more.
fn peak_bytes(contender: &Contender, games: &[Game]) -> f64 {
    let bytes: usize = games
        .iter()
        .map(|game| peak_bytes_of(contender, game))
        .sum();
    let positions: u64 = games.iter().map(|game| game.arena().position_count()).sum();
    to_f64(bytes as u64) / to_f64(positions)
}

fn peak_bytes_of(contender: &Contender, game: &Game) -> usize {
    ALLOCATOR.reset_peak_memory();
    contender.answers(std::slice::from_ref(game));
    ALLOCATOR.get_peak_memory()
}

/// A figure for a report, where the nearest floating-point number is good enough.
#[expect(clippy::cast_precision_loss)]
fn to_f64(count: u64) -> f64 {
    count as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn medians() {
        let median = |seconds: &[u64]| {
            median(seconds.iter().copied().map(Duration::from_secs).collect()).as_millis()
        };
        assert_eq!(median(&[7]), 7_000);
        assert_eq!(median(&[9, 1, 4]), 4_000);
        assert_eq!(median(&[9, 1, 4, 5]), 4_500);
    }

    /// 16 bytes for each pair of nodes, and a short queue. What other tests allocate meanwhile is
    /// little beside.
    #[test]
    fn textbook_holds_what_it_must() {
        let game = Game::new(catmouse_benches::random::cycle(300));
        let bytes_min = 300 * 300 * 16;
        let bytes = peak_bytes_of(&Contender::textbook(), &game);
        assert!((bytes_min..bytes_min + 100_000).contains(&bytes), "{bytes}");
    }
}
