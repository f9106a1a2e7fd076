//! What each verb does.

mod census;
mod certify;
mod completions;
mod convert;
mod generate;
mod man;
mod solve;
mod table;
mod verify;

use crate::arguments::Verb;
use crate::console::Console;
use crate::failure::{Exit, Failure};

/// Does what a verb says.
///
/// # Errors
/// [`Failure`] if it had to stop.
pub(crate) fn run(verb: &Verb, console: &mut Console) -> Result<Exit, Failure> {
    match verb {
        Verb::Solve(arguments) => solve::solve(arguments, console),
        Verb::Table(arguments) => table::table(arguments, console),
        Verb::Certify(arguments) => certify::certify(arguments, console),
        Verb::Verify(arguments) => verify::verify(arguments, console),
        Verb::Census(arguments) => census::census(arguments, console),
        Verb::Generate(arguments) => generate::generate(arguments, console),
        Verb::Convert(arguments) => convert::convert(arguments, console),
        Verb::Completions(arguments) => completions::completions(arguments, console),
        Verb::Man(arguments) => man::man(arguments, console),
    }
}
