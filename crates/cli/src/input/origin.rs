//! Where graphs come from.

use std::ffi::OsString;
use std::fmt;
use std::fs::File;
use std::io::{self, BufRead, BufReader, Cursor, Read};
use std::path::PathBuf;

/// What a GRAPH argument stands for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Origin {
    /// The standard input: `-`.
    Stdin,
    /// A file of this name.
    File(PathBuf),
    /// The argument is itself the text.
    Argument(Vec<u8>),
}

impl Origin {
    /// With a large buffer come large blocks, hence enough work for all threads.
    const BUFFER_BYTES: usize = 1 << 18;

    /// A file if there is one of that name, `-` for stdin, else the text of a graph.
    pub(crate) fn of_argument(argument: OsString) -> Self {
        if argument == "-" {
            return Self::Stdin;
        }
        let path = PathBuf::from(argument);
        match path.metadata() {
            Ok(_) => Self::File(path),
            // It is there, and opening it will tell what is wrong.
            Err(error) if error.kind() == io::ErrorKind::PermissionDenied => Self::File(path),
            Err(_) => Self::Argument(path.into_os_string().into_encoded_bytes()),
        }
    }

    /// Begins to read.
    pub(crate) fn open(&self) -> io::Result<Box<dyn BufRead>> {
        fn buffered(reader: impl Read + 'static) -> Box<dyn BufRead> {
            Box::new(BufReader::with_capacity(Origin::BUFFER_BYTES, reader))
        }
        Ok(match self {
            Self::Stdin => buffered(io::stdin()),
            Self::File(path) => buffered(File::open(path)?),
            Self::Argument(text) => Box::new(Cursor::new(text.clone())),
        })
    }
}

impl fmt::Display for Origin {
    /// Writes a name for messages.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Stdin => formatter.write_str("stdin"),
            Self::File(path) => path.display().fmt(formatter),
            Self::Argument(text) => write_shortened(formatter, text),
        }
    }
}

/// Quotes a text, of which a long one is cut.
fn write_shortened(formatter: &mut fmt::Formatter<'_>, text: &[u8]) -> fmt::Result {
    const CHARACTERS_MAX: usize = 40;
    let text = String::from_utf8_lossy(text);
    match text.char_indices().nth(CHARACTERS_MAX) {
        None => write!(formatter, "{text:?}"),
        Some((end, _)) => write!(formatter, "{:?}…", &text[..end]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_argument_is_a_file_if_there_is_one() {
        let directory = tempfile::tempdir().unwrap();
        let path = directory.path().join("[[1],[0]]");
        assert!(matches!(
            Origin::of_argument(path.clone().into()),
            Origin::Argument(_)
        ));
        File::create(&path).unwrap();
        assert_eq!(Origin::of_argument(path.clone().into()), Origin::File(path));
        assert_eq!(Origin::of_argument("-".into()), Origin::Stdin);
        assert_eq!(
            Origin::of_argument("[]".into()),
            Origin::Argument(b"[]".into())
        );
    }

    #[test]
    fn long_texts_are_cut_between_characters() {
        let name = |text: &str| Origin::Argument(text.into()).to_string();
        assert_eq!(name(&"ä".repeat(40)), format!("{:?}", "ä".repeat(40)));
        assert_eq!(name(&"ä".repeat(41)), format!("{:?}…", "ä".repeat(40)));
    }
}
