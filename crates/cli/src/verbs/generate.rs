//! `catmouse generate`.

use catmouse_formats::write_graph;

use crate::arguments::GenerateArguments;
use crate::console::Console;
use crate::failure::{Exit, Failure};
use crate::format::check_count;
use crate::generate::graphs_of;

/// Writes the graphs of a family.
pub(super) fn generate(
    arguments: &GenerateArguments,
    console: &mut Console,
) -> Result<Exit, Failure> {
    let mut graphs = graphs_of(&arguments.family)?.peekable();
    while let Some(graph) = graphs.next() {
        // As far as matters: whether it is alone.
        check_count(arguments.to, if graphs.peek().is_some() { 2 } else { 1 })?;
        write_graph(&graph?, arguments.to, console.out())?;
    }
    Ok(Exit::Done)
}
