//! How the words of the game are serialised.

use std::fmt::Display;

use serde::Serializer;

/// Serialises a word as it is displayed: `mouse`, `cat`, `draw`.
pub(crate) fn word<Word, S>(word: &Word, serializer: S) -> Result<S::Ok, S::Error>
where
    Word: Display,
    S: Serializer,
{
    serializer.collect_str(word)
}
