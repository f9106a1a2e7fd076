//! The arguments that graphs are read by.

use catmouse_formats::Format;
use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};

use crate::format::format_values;

/// How graphs are read.
#[derive(Debug, Args)]
#[command(next_help_heading = "Input")]
pub(crate) struct FormatArgument {
    /// The format of the graphs; if not given, it is told by how each input begins
    #[arg(long, value_name = "FORMAT", value_parser = formats())]
    pub(crate) format: Option<Format>,
}

/// Reads the name of a format.
pub(super) fn formats() -> impl TypedValueParser<Value = Format> {
    PossibleValuesParser::new(format_values()).try_map(|name| name.parse())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_format_can_be_named() {
        let parser = formats();
        let names = parser.possible_values().unwrap();
        let names: Vec<String> = names.map(|value| value.get_name().to_owned()).collect();
        assert_eq!(names, Format::ALL.map(|format| format.to_string()));
    }
}
