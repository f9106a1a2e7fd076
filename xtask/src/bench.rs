//! `cargo xtask bench`: every contender side by side with textbook, on every family of graphs.
//!
//! In each round textbook and every contender answer all the graphs of a family, in turn, so that a
//! machine that is slow for a while is slow for all of them. Reported are medians, hence ratios of
//! medians. The clock runs from the validated graph, or for textbook
//! from its nested vectors, until all memory is given back.

mod agreement;
mod measure;
mod readers;
mod report;

use anyhow::Result;
use catmouse_benches::contenders::{self, Contender, Game};
use catmouse_benches::families;
use catmouse_engine::Outcome;
use clap::Args;
use clap::builder::PossibleValuesParser;

use self::agreement::Agreement;

/// Times the contenders against textbook, and checks that they agree.
///
/// Every round answers all the graphs of a family, textbook and the contenders in turn.
#[derive(Args, Default)]
pub(crate) struct Options {
    /// Fewer rounds for the families of one large graph: 3
    #[arg(long, conflicts_with = "rounds")]
    pub(crate) quick: bool,
    /// Only this family; may be repeated
    #[arg(long = "family", value_name = "NAME", value_parser = PossibleValuesParser::new(families::names()))]
    pub(crate) families: Vec<String>,
    /// Rounds for every family, of which the median is reported [default: 9]
    #[arg(long, value_name = "COUNT", value_parser = clap::value_parser!(u16).range(1..))]
    pub(crate) rounds: Option<u16>,
    /// Other graphs of the same kinds: what is added to the families' seeds
    #[arg(long, value_name = "OFFSET", default_value_t = 0)]
    pub(crate) seed: u64,
}

impl Options {
    const ROUNDS: usize = 9;
    const ROUNDS_QUICK: usize = 3;

    fn wants(&self, family: &str) -> bool {
        self.families.is_empty() || self.families.iter().any(|name| name == family)
    }

    fn rounds(&self, games: &[Game]) -> usize {
        match self.rounds {
            Some(rounds) => rounds.into(),
            None if self.quick && games.len() == 1 => Self::ROUNDS_QUICK,
            None => Self::ROUNDS,
        }
    }
}

/// What was measured of one contender on one family.
struct Figures {
    contender: &'static str,
    /// The median time for one game.
    seconds: f64,
    /// The most memory at one time, in bytes for each position of the largest graph; unknown for a
    /// batch, whose memory serves many games.
    peak_bytes: Option<f64>,
}

/// How many times as fast as textbook a contender was on a family.
pub(crate) struct Speed {
    pub(crate) family: &'static str,
    pub(crate) contender: &'static str,
    pub(crate) ratio: f64,
}

/// Runs the task, and tells how fast each contender was.
///
/// # Errors
/// If a contender disagrees with textbook.
pub(crate) fn run(options: &Options) -> Result<Vec<Speed>> {
    let textbook = Contender::textbook()?;
    let contenders = contenders::all()?;
    let mut agreement = Agreement::default();
    let mut speeds = Vec::new();
    println!("{}", report::header());
    for name in families::names().filter(|name| options.wants(name)) {
        let family = families::by_name(name, options.seed).expect("a name of the list");
        let games: Vec<Game> = family.graphs.into_iter().map(Game::new).collect();
        let all = std::iter::once(&textbook).chain(&contenders);
        let all: Vec<_> = all.filter(|contender| contender.takes(&games)).collect();

        let expected = agreement.check(name, &games, &textbook, &all[1..])?;
        let rounds = options.rounds(&games);
        let check = |contender: &Contender, answers: &[Outcome]| {
            agreement::check_answers(contender, name, answers, &expected)
        };
        let figures = measure::figures(&games, &all, rounds, check)?;
        println!("{}", report::rows(name, &games, rounds, &figures));
        speeds.extend(figures[1..].iter().map(|contender| Speed {
            family: name,
            contender: contender.contender,
            ratio: figures[0].seconds / contender.seconds,
        }));
    }
    println!("{}\n", report::LEGEND);
    print_readers(options)?;
    println!("{agreement}");
    Ok(speeds)
}

/// The families of many small graphs, for which reading takes as long as solving.
const READ_FAMILIES: [&str; 2] = ["n50", "small"];

fn print_readers(options: &Options) -> Result<()> {
    let wanted: Vec<_> = READ_FAMILIES
        .into_iter()
        .filter(|name| options.wants(name))
        .collect();
    if wanted.is_empty() {
        return Ok(());
    }
    println!("{}", readers::HEADER);
    for name in wanted {
        let family = families::by_name(name, options.seed).expect("a name of the list");
        let games: Vec<Game> = family.graphs.into_iter().map(Game::new).collect();
        let rows = readers::rows(name, &games, options.rounds(&games))?;
        println!("{}", rows.join("\n"));
    }
    println!();
    Ok(())
}
