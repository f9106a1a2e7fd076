//! Streams of one graph a line.

use std::ops::Range;

use memchr::memchr;

use crate::error::{Expected, ReadError};
use crate::source::Source;
use crate::white_space::white_space_before;

/// Cuts a growing text into its lines. White space before a line's first character does not count,
/// so blank lines are skipped, nor does a carriage return at its end.
#[derive(Debug, Default)]
pub(crate) struct Lines {
    /// Where the next line begins.
    at: usize,
    /// Up to where its end has been searched for.
    searched: usize,
}

impl Lines {
    /// The next line; `None` if the text has to grow before there is one. The text is the one of
    /// the call before, perhaps grown.
    pub(crate) fn next(&mut self, text: &[u8]) -> Option<Range<usize>> {
        self.at += white_space_before(&text[self.at..]);
        let from = self.at.max(self.searched);
        let Some(length) = memchr(b'\n', &text[from..]) else {
            self.searched = text.len();
            return None;
        };
        let line = self.at..from + length;
        self.at = line.end + 1;
        Some(without_carriage_return(text, line))
    }

    /// The last line of a text that has been used up and does not grow any more.
    pub(crate) fn finish(&mut self, text: &[u8]) -> Option<Range<usize>> {
        let line = self.at..text.len();
        self.at = line.end;
        (!line.is_empty()).then(|| without_carriage_return(text, line))
    }

    /// The offset before which the text is no longer needed.
    pub(crate) fn needed_from(&self) -> usize {
        self.at
    }

    /// Follows the text when what is no longer needed is removed from it.
    pub(crate) fn forget(&mut self, removed: usize) {
        self.at -= removed;
        self.searched = self.searched.saturating_sub(removed);
    }
}

fn without_carriage_return(text: &[u8], mut line: Range<usize>) -> Range<usize> {
    line.end -= usize::from(text[line.clone()].ends_with(b"\r"));
    line
}

/// The only line of a text that is not blank; a text without such a line is an empty one.
pub(crate) fn only_line(source: Source<'_>) -> Result<Source<'_>, ReadError> {
    let mut lines = Lines::default();
    let line = lines
        .next(source.text)
        .or_else(|| lines.finish(source.text));
    let line = line.unwrap_or(source.text.len()..source.text.len());
    let rest = lines.needed_from();
    let next = rest + white_space_before(&source.text[rest..]);
    if next < source.text.len() {
        return Err(source.unexpected(next, Expected::End));
    }
    Ok(source.part(line))
}
