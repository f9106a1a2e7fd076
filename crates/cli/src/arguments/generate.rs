//! The arguments of `catmouse generate`.

use std::str::FromStr;

use catmouse_formats::Format;
use clap::{Args, Subcommand};

use super::input::formats;

/// Make graphs: random, exhaustive, named.
///
/// The graphs are written to stdout. The same arguments make the same graphs, random ones too.
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
#[command(subcommand_value_name = "FAMILY", subcommand_help_heading = "Families")]
#[command(disable_help_subcommand = true)]
pub(crate) struct GenerateArguments {
    #[command(subcommand)]
    pub(crate) family: Family,

    /// The format to write
    #[arg(long, value_name = "FORMAT", value_parser = formats(), default_value = "json")]
    #[arg(global = true)]
    pub(crate) to: Format,
}

const EXAMPLES: &str = "\
Examples:
  catmouse generate random --nodes 5-20 --degree 3 --count 1000 --playable
  catmouse generate all 5 --playable | catmouse solve --output answer
  catmouse generate grid 8 8 --to edges > grid.txt";

const RANDOM_EXAMPLES: &str = "\
Examples:
  catmouse generate random --nodes 50 --degree 4 --seed 7
  catmouse generate random --nodes 5-20 --probability 0.3 --count 1000";

const ALL_EXAMPLES: &str = "\
Examples:
  catmouse generate all 4 --connected
  catmouse generate all 6 --playable | catmouse solve --output answer";

/// What graphs to make.
#[derive(Debug, Subcommand)]
pub(crate) enum Family {
    Random(RandomArguments),

    All(AllArguments),

    /// A path: each node is a neighbour of the next one
    Path(NodesArgument),

    /// A cycle: a path closed to a ring, of 3 nodes or more
    Cycle(NodesArgument),

    /// A complete graph: every two nodes are neighbours
    Complete(NodesArgument),

    /// A star: node 0 is the only neighbour of every other node
    Star(NodesArgument),

    /// A wheel: a star whose other nodes are a cycle, of 4 nodes or more
    Wheel(NodesArgument),

    /// A grid, numbered row by row
    Grid {
        /// How many nodes a row has
        width: u32,
        /// How many rows there are
        height: u32,
    },

    /// A hypercube: neighbours are nodes that differ in one bit
    Hypercube {
        /// The dimension: there are 2 to the power of it nodes
        dimension: u32,
    },

    /// The Petersen graph: 10 nodes, each with 3 neighbours
    Petersen,

    /// A random tree: any labelled tree is as likely as any other
    Tree {
        #[command(flatten)]
        nodes: NodesArgument,
        #[command(flatten)]
        seed: SeedArgument,
    },
}

/// The size of a graph.
#[derive(Debug, Args)]
pub(crate) struct NodesArgument {
    /// How many nodes there are
    pub(crate) nodes: u32,
}

/// The seed of what is random.
#[derive(Debug, Args)]
pub(crate) struct SeedArgument {
    /// The seed: another seed makes other graphs
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub(crate) seed: u64,
}

/// Random graphs: any two nodes are neighbours with one probability.
#[derive(Debug, Args)]
#[command(after_help = RANDOM_EXAMPLES)]
pub(crate) struct RandomArguments {
    /// How many nodes a graph has; of a range, any number is as likely as any other
    #[arg(long, value_name = "N|MIN-MAX")]
    pub(crate) nodes: NodeRange,

    /// With what probability two nodes are neighbours, from 0 to 1
    #[arg(long, value_name = "P", value_parser = parse_probability)]
    #[arg(allow_negative_numbers = true, conflicts_with = "degree")]
    pub(crate) probability: Option<f64>,

    /// How many neighbours a node has on average
    #[arg(long, value_name = "D", value_parser = parse_degree, default_value = "3")]
    #[arg(allow_negative_numbers = true)]
    pub(crate) degree: f64,

    /// How many graphs to make
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(crate) count: u64,

    #[command(flatten)]
    pub(crate) seed: SeedArgument,

    /// See to it that both players can move: a node without a neighbour is given one, and so
    /// is node 2 if it has none but node 0
    #[arg(long)]
    pub(crate) playable: bool,
}

/// All labelled graphs of a size, of 8 nodes at most.
#[derive(Debug, Args)]
#[command(after_help = ALL_EXAMPLES)]
pub(crate) struct AllArguments {
    #[command(flatten)]
    pub(crate) nodes: NodesArgument,

    /// Only connected graphs
    #[arg(long)]
    pub(crate) connected: bool,

    /// Only graphs in which every node has a neighbour, and node 2 one other than 0
    #[arg(long)]
    pub(crate) playable: bool,
}

/// A number of nodes that may be drawn, both bounds included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct NodeRange {
    pub(crate) min: u32,
    pub(crate) max: u32,
}

impl FromStr for NodeRange {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (min, max) = text.split_once('-').unwrap_or((text, text));
        match (min.parse(), max.parse()) {
            (Ok(min), Ok(max)) if min <= max => Ok(Self { min, max }),
            (Ok(_), Ok(_)) => Err("MIN is greater than MAX"),
            _ => Err("expected a number, or two like 5-20"),
        }
    }
}

fn parse_probability(text: &str) -> Result<f64, &'static str> {
    let number = text
        .parse()
        .ok()
        .filter(|number| (0.0..=1.0).contains(number));
    number.ok_or("expected a number from 0 to 1")
}

fn parse_degree(text: &str) -> Result<f64, &'static str> {
    let number = text
        .parse()
        .ok()
        .filter(|number: &f64| number.is_finite() && *number >= 0.0);
    number.ok_or("expected a number that is not negative")
}
