//! What the command says of formats, and what does not fit them.

use catmouse_formats::Format;
use clap::builder::PossibleValue;

use crate::failure::Failure;

/// The names of all formats, with what they look like.
pub(crate) fn format_values() -> Vec<PossibleValue> {
    let value = |format: &Format| {
        let value = PossibleValue::new(format.to_string());
        match format {
            Format::Json => value.help("The neighbours of each node: [[1,2],[0],[0]]"),
            Format::Graph6 => {
                value.help("A graph a line in six bits a byte, as nauty writes it: Bo")
            }
            Format::Sparse6 => value.help("The same for graphs of few edges: :Bc"),
            Format::Digraph6 => {
                value.help("The same with an arc for each direction of an edge: &B[_")
            }
            Format::Edges => value.help("An edge or an arc a line, 0 1; a lone number is a node"),
            Format::Dimacs => value.help("p edge 3 2, then an edge a line, e 1 2; nodes from 1 on"),
            Format::Dot => value.help("Graphviz: graph { a -- b }, or digraph { a -> b }"),
            _ => value,
        }
    };
    Format::ALL.iter().map(value).collect()
}

/// Whether a stream of a format holds one graph.
pub(crate) fn holds_one_graph(format: Format) -> bool {
    matches!(format, Format::Edges | Format::Dimacs | Format::Dot)
}

/// Checks that so many graphs can stand in one stream.
///
/// # Errors
/// [`Failure::ManyInOneFile`] if they can't.
pub(crate) fn check_count(format: Format, graphs: u64) -> Result<(), Failure> {
    if holds_one_graph(format) && graphs > 1 {
        return Err(Failure::ManyInOneFile(format));
    }
    Ok(())
}
