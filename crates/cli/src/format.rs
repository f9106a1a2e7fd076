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
            Format::Edges => value.help("An edge a line, 0 1; a lone number is a node"),
            _ => value,
        }
    };
    Format::ALL.iter().map(value).collect()
}

/// Whether only one graph can stand in a stream of a format.
pub(crate) fn holds_one_graph(format: Format) -> bool {
    matches!(format, Format::Edges)
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
