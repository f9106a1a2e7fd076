//! The arguments of a stream of graphs.

use std::ffi::OsString;
use std::num::NonZeroUsize;
use std::str::FromStr;

use clap::Args;

use super::input::FormatArgument;

/// Where graphs come from, and how they are worked through.
#[derive(Debug, Args)]
pub(crate) struct StreamArguments {
    /// A file of graphs, - for stdin, or the text of a graph
    #[arg(value_name = "GRAPH", default_value = "-")]
    pub(crate) graphs: Vec<OsString>,

    /// Go on after a bad graph; it is complained about, and the exit code is 2
    #[arg(long)]
    pub(crate) keep_going: bool,

    /// How many threads to use; if not given, one for each processor
    #[arg(long, value_name = "N", value_parser = parse_jobs)]
    pub(crate) jobs: Option<NonZeroUsize>,

    /// Take every M-th graph alone, those whose number, counted from 0, leaves the remainder R:
    /// 0/3, 1/3 and 2/3 share a job among three machines
    #[arg(
        long,
        value_name = "R/M",
        default_value = "0/1",
        hide_default_value = true
    )]
    pub(crate) shard: Shard,

    #[command(flatten)]
    pub(crate) input: FormatArgument,
}

/// The most threads that make sense on any machine of today.
const JOBS_MAX: usize = 4096;

fn parse_jobs(text: &str) -> Result<NonZeroUsize, String> {
    let jobs = text.parse().ok();
    jobs.filter(|jobs: &NonZeroUsize| jobs.get() <= JOBS_MAX)
        .ok_or_else(|| format!("expected a number from 1 to {JOBS_MAX}"))
}

/// Which graphs of a stream are taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Shard {
    remainder: u64,
    modulus: u64,
}

impl Shard {
    /// Whether the graph of a number, counted from 0, is taken.
    pub(crate) fn takes(self, number: u64) -> bool {
        number % self.modulus == self.remainder
    }
}

impl FromStr for Shard {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let numbers = text.split_once('/').and_then(|(remainder, modulus)| {
            Some((remainder.parse().ok()?, modulus.parse().ok()?))
        });
        match numbers {
            Some((remainder, modulus)) if remainder < modulus => Ok(Self { remainder, modulus }),
            Some(_) => Err("R must be less than M"),
            None => Err("expected two numbers like 0/3"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_graph_is_in_one_shard() {
        let shards: Vec<Shard> = ["0/3", "1/3", "2/3"]
            .map(|text| text.parse().unwrap())
            .into();
        for number in 0..10 {
            let taking = shards.iter().filter(|shard| shard.takes(number));
            assert_eq!(taking.count(), 1, "{number}");
        }
        assert!(shards[1].takes(4) && !shards[1].takes(3));
    }

    #[test]
    fn what_is_no_shard_is_refused() {
        for text in ["", "1", "/", "1/", "3/3", "0/0", "-1/3", "1/3/5", "a/b"] {
            assert!(text.parse::<Shard>().is_err(), "{text}");
        }
    }
}
