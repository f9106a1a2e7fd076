//! The arguments that tell how games are solved.

use catmouse_engine::{Kernel, Solver};
use clap::Args;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};

use crate::units::Bytes;

/// How games are solved. The answers do not depend on it.
#[derive(Debug, Args)]
#[command(next_help_heading = "Solver")]
pub(crate) struct SolverArguments {
    #[command(flatten)]
    memory: MemoryArgument,

    /// How a table is computed; if not given, in the way that suits the game best
    #[arg(long, value_name = "KERNEL", value_parser = kernels())]
    kernel: Option<Kernel>,
}

/// How much memory may be taken.
#[derive(Debug, Args)]
pub(crate) struct MemoryArgument {
    /// The most memory that one game may take, like 512M, 8G or 8GiB
    #[arg(long = "memory", value_name = "SIZE", default_value = MEMORY_DEFAULT)]
    limit: Bytes,
}

impl MemoryArgument {
    pub(crate) fn limit_bytes(&self) -> u64 {
        self.limit.0
    }
}

impl SolverArguments {
    pub(crate) fn solver(&self) -> Solver {
        let builder = Solver::builder().memory_limit(self.memory.limit_bytes());
        match self.kernel {
            Some(kernel) => builder.kernel(kernel),
            None => builder,
        }
        .build()
    }
}

/// The solver's own default, in a word.
const MEMORY_DEFAULT: &str = "8GiB";

/// Reads the name of a kernel.
fn kernels() -> impl TypedValueParser<Value = Kernel> {
    let names = Kernel::ALL.map(|kernel| {
        let value = PossibleValue::new(kernel.name());
        match kernel {
            Kernel::Queue => value.help("A queue of positions: plain, for any game"),
            Kernel::Lanes => value.help("Vector registers: for games on up to 64 nodes"),
            Kernel::Bits => value.help("Bit matrices: for any game of one cat"),
            Kernel::Teams => value.help("A robber against a team of cops"),
            _ => value,
        }
    });
    PossibleValuesParser::new(names).try_map(|name| name.parse())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_default_of_the_memory_is_that_of_the_solver() {
        assert_eq!(
            MEMORY_DEFAULT.parse(),
            Ok(Bytes(Solver::DEFAULT_MEMORY_LIMIT))
        );
    }

    #[test]
    fn every_kernel_can_be_named() {
        let parser = kernels();
        let names = parser.possible_values().unwrap();
        let names: Vec<String> = names.map(|value| value.get_name().to_owned()).collect();
        assert_eq!(names, Kernel::ALL.map(|kernel| kernel.to_string()));
    }
}
