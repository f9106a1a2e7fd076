//! `catmouse generate`.

use catmouse_formats::{Format, write_graph};

use crate::arguments::GenerateArguments;
use crate::console::Console;
use crate::failure::{Exit, Failure};
use crate::generate::{GenerateError, graphs_of};

/// Writes the graphs of a family.
pub(super) fn generate(
    arguments: &GenerateArguments,
    console: &mut Console,
) -> Result<Exit, Failure> {
    let mut graphs = graphs_of(&arguments.family)?.peekable();
    // An edge list is one graph a file.
    let one_only = arguments.to == Format::Edges;
    while let Some(graph) = graphs.next() {
        if one_only && graphs.peek().is_some() {
            return Err(GenerateError::ManyInOneFile.into());
        }
        write_graph(&graph?, arguments.to, console.out())?;
    }
    Ok(Exit::Done)
}
