//! A guard against slowing down: how many times as fast as textbook the engine must be.
//!
//! Both are timed in turn in one run, so that a slow machine is slow for both; the bounds are a third
//! or less of what is usual, so that only a real loss shows.

use anyhow::{Result, ensure};

use crate::bench::{self, Speed};

/// For a family and a contender, the least ratio to textbook.
const BOUNDS: [(&str, &str, f64); 10] = [
    ("n50", "queue", 1.2),
    ("n50", "table", 12.0),
    ("n50", "outcomes", 15.0),
    ("n50", "answer", 25.0),
    ("n50-draws", "table", 6.0),
    ("n50-draws", "outcomes", 8.0),
    ("n50-draws", "answer", 8.0),
    ("small", "table", 2.5),
    ("small", "outcomes", 3.0),
    ("small", "answer", 4.0),
];

/// Times the families of many graphs, on which all contenders take part, against textbook.
pub(super) fn check() -> Result<()> {
    let speeds = bench::run(&bench::Options {
        families: ["n50", "n50-draws", "small"].map(str::to_owned).into(),
        ..bench::Options::default()
    })?;
    check_bounds(&speeds)
}

fn check_bounds(speeds: &[Speed]) -> Result<()> {
    for (family, contender, least) in BOUNDS {
        let ratio = speeds
            .iter()
            .find(|speed| (speed.family, speed.contender) == (family, contender))
            .map_or(0.0, |speed| speed.ratio);
        ensure!(
            ratio >= least,
            "{contender} on {family} is {ratio:.2} times as fast as textbook, not {least} times"
        );
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn speeds(factor: f64) -> Vec<Speed> {
        let speed = |(family, contender, least)| Speed {
            family,
            contender,
            ratio: least * factor,
        };
        BOUNDS.into_iter().map(speed).collect()
    }

    #[test]
    fn a_loss_shows() {
        assert!(check_bounds(&speeds(1.0)).is_ok());
        assert!(check_bounds(&speeds(0.99)).is_err());
        assert!(
            check_bounds(&speeds(1.0)[1..]).is_err(),
            "a contender is missing"
        );
    }
}
