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

/// What a contender's turn took.
struct Turn {
    /// The mean time to answer all games.
    time: Duration,
    /// The most bytes held at one time besides the answers.
    peak_bytes: usize,
}

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
    let mut turns: Vec<Vec<Turn>> = contenders.iter().map(|_| Vec::new()).collect();
    for round in 0..rounds {
        for offset in 0..contenders.len() {
            let index = (round + offset) % contenders.len();
            turns[index].push(take_turn(contenders[index], games, &check)?);
        }
    }
    let figures = contenders.iter().zip(turns);
    Ok(figures
        .map(|(contender, turns)| figures_of(contender, games, &turns))
        .collect())
}

fn figures_of(contender: &Contender, games: &[Game], turns: &[Turn]) -> Figures {
    let time = median(turns.iter().map(|turn| turn.time).collect());
    let peak_bytes = turns.iter().map(|turn| turn.peak_bytes as u64).max();
    let positions = games.iter().map(|game| game.arena().position_count()).max();
    let ratio = |(bytes, positions)| to_f64(bytes) / to_f64(positions);
    Figures {
        contender: contender.name(),
        seconds: time.as_secs_f64() / to_f64(games.len() as u64),
        peak_bytes: peak_bytes
            .zip(positions)
            .map(ratio)
            .filter(|_| !contender.is_batch()),
    }
}

fn take_turn(
    contender: &Contender,
    games: &[Game],
    check: impl Fn(&Contender, &[Outcome]) -> Result<()>,
) -> Result<Turn> {
    let mut time = Duration::ZERO;
    let mut peak_bytes = 0;
    let mut runs = 0;
    while time < TURN_MIN {
        ALLOCATOR.reset_peak_memory();
        let begin = Instant::now();
        let answers = contender.answers(black_box(games));
        time += begin.elapsed();
        peak_bytes = ALLOCATOR
            .get_peak_memory()
            .saturating_sub(size_of_val(&answers[..]));
        runs += 1;
        check(contender, &answers)?;
    }
    Ok(Turn {
        time: time / runs,
        peak_bytes,
    })
}

/// The middle time, or the mean of the two in the middle.
pub(super) fn median(mut times: Vec<Duration>) -> Duration {
    times.sort_unstable();
    let (low, high) = ((times.len() - 1) / 2, times.len() / 2);
    (times[low] + times[high]) / 2
}

/// A figure for a report, where the nearest floating-point number is good enough.
#[expect(clippy::cast_precision_loss)]
pub(super) fn to_f64(count: u64) -> f64 {
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
        let turn = take_turn(&Contender::textbook().unwrap(), &[game], |_, _| Ok(())).unwrap();
        let (bytes, bytes_min) = (turn.peak_bytes, 300 * 300 * 16);
        assert!((bytes_min..bytes_min + 100_000).contains(&bytes), "{bytes}");
    }
}
