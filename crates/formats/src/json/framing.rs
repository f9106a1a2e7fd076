//! Finding where the graphs of a stream begin and end, without parsing them.
//!
//! Within a graph nothing but brackets counts: one opens the graph, one each of its lists, and
//! the graph ends with the bracket that closes the first. What can't be told by counting is left
//! to the parser. Two things break the count, and each cuts off a frame that no parser accepts:
//! a bracket that opens a third level, and a character that stands between graphs.
//!
//! Behind a broken frame the search goes on for a line that begins a graph. That is a line whose
//! first character is `[`, followed by another `[` or by a `]` that ends the graph; what follows
//! such a `]` must be neither a comma nor a bracket that closes, or it would end a list of the
//! broken graph. The line of the third bracket itself may be that line, if the broken graph does
//! not begin in it or before it.

use std::ops::Range;

use super::brackets::find_repeated;
use crate::location::begins_character;
use crate::white_space::{is_white_space, white_space_before};

/// Cuts a growing text into frames, byte by byte as the bytes arrive.
#[derive(Debug)]
pub(crate) struct Framing {
    /// How far the text has been seen.
    at: usize,
    state: State,
}

#[derive(Clone, Copy, Debug)]
enum State {
    /// Between graphs.
    Between,
    /// In a graph, and there in a list or not.
    Inside { begin: usize, in_list: bool },
    /// In a character that stands between graphs; it may take several bytes.
    Stray { begin: usize },
    /// Behind a broken graph, in search of the next.
    Searching { line_is_blank: bool },
    /// In search, behind a bracket that is the first character of its line.
    MaybeGraph { begin: usize },
    /// In search, behind such a bracket and the one that closes it.
    MaybeEmptyGraph { begin: usize, end: usize },
}

/// What a step through the text comes to.
enum Step {
    Frame(Range<usize>),
    Onward,
    TextUsedUp,
}

impl Framing {
    /// At the beginning of a text.
    pub(crate) fn new() -> Self {
        Self {
            at: 0,
            state: State::Between,
        }
    }

    /// The next frame; `None` if the text has to grow before there is one.
    ///
    /// The text is the one of the call before, perhaps grown. A frame begins behind the beginning
    /// of the frame before, but where that is broken the two may overlap.
    pub(crate) fn next(&mut self, text: &[u8]) -> Option<Range<usize>> {
        loop {
            match self.step(text) {
                Step::Frame(frame) => return Some(frame),
                Step::Onward => {}
                Step::TextUsedUp => return None,
            }
        }
    }

    /// The last frame of a text that has been used up and does not grow any more.
    pub(crate) fn finish(&mut self, text: &[u8]) -> Option<Range<usize>> {
        match std::mem::replace(&mut self.state, State::Between) {
            State::Inside { begin, .. } | State::Stray { begin } => Some(begin..text.len()),
            State::MaybeEmptyGraph { begin, end } => Some(begin..end),
            State::Between | State::Searching { .. } | State::MaybeGraph { .. } => None,
        }
    }

    /// The offset before which the text is no longer needed.
    pub(crate) fn needed_from(&self) -> usize {
        match self.state {
            State::Between | State::Searching { .. } => self.at,
            State::Inside { begin, .. }
            | State::Stray { begin }
            | State::MaybeGraph { begin }
            | State::MaybeEmptyGraph { begin, .. } => begin,
        }
    }

    /// Follows the text when what is no longer needed is removed from it.
    pub(crate) fn forget(&mut self, removed: usize) {
        self.at -= removed;
        match &mut self.state {
            State::Between | State::Searching { .. } => {}
            State::Inside { begin, .. } | State::Stray { begin } | State::MaybeGraph { begin } => {
                *begin -= removed;
            }
            State::MaybeEmptyGraph { begin, end } => {
                *begin -= removed;
                *end -= removed;
            }
        }
    }

    fn step(&mut self, text: &[u8]) -> Step {
        match self.state {
            State::Between => self.between(text),
            State::Inside { begin, in_list } => self.inside(text, begin, in_list),
            State::Stray { begin } => self.stray(text, begin),
            State::Searching { line_is_blank } => self.search(text, line_is_blank),
            State::MaybeGraph { begin } => self.maybe_graph(text, begin),
            State::MaybeEmptyGraph { begin, end } => self.maybe_empty_graph(text, begin, end),
        }
    }

    fn between(&mut self, text: &[u8]) -> Step {
        let Some(byte) = self.skip_white_space(text) else {
            return Step::TextUsedUp;
        };
        let begin = self.at;
        self.at += 1;
        self.state = match byte {
            b'[' => State::Inside {
                begin,
                in_list: false,
            },
            _ => State::Stray { begin },
        };
        Step::Onward
    }

    fn inside(&mut self, text: &[u8], begin: usize, mut in_list: bool) -> Step {
        let Some(skipped) = find_repeated(&text[self.at..], &mut in_list) else {
            self.at = text.len();
            self.state = State::Inside { begin, in_list };
            return Step::TextUsedUp;
        };
        self.at += skipped + 1;
        self.state = if in_list {
            behind_third_bracket(text, begin, self.at - 1)
        } else {
            State::Between
        };
        Step::Frame(begin..self.at)
    }

    /// Completes a stray character, so that it can be shown.
    fn stray(&mut self, text: &[u8], begin: usize) -> Step {
        let end = begin + character_length(text[begin]);
        while self.at < end {
            match text.get(self.at) {
                None => return Step::TextUsedUp,
                Some(&byte) if begins_character(byte) => break,
                Some(_) => self.at += 1,
            }
        }
        self.state = State::Searching {
            line_is_blank: false,
        };
        Step::Frame(begin..self.at)
    }

    fn search(&mut self, text: &[u8], mut line_is_blank: bool) -> Step {
        for (index, &byte) in text.iter().enumerate().skip(self.at) {
            match byte {
                b'\n' => line_is_blank = true,
                b'[' if line_is_blank => {
                    self.at = index + 1;
                    self.state = State::MaybeGraph { begin: index };
                    return Step::Onward;
                }
                _ => line_is_blank &= is_white_space(byte),
            }
        }
        self.at = text.len();
        self.state = State::Searching { line_is_blank };
        Step::TextUsedUp
    }

    fn maybe_graph(&mut self, text: &[u8], begin: usize) -> Step {
        let Some(byte) = self.skip_white_space(text) else {
            return Step::TextUsedUp;
        };
        self.at += 1;
        self.state = match byte {
            b'[' => State::Inside {
                begin,
                in_list: true,
            },
            b']' => State::MaybeEmptyGraph {
                begin,
                end: self.at,
            },
            _ => State::Searching {
                line_is_blank: false,
            },
        };
        Step::Onward
    }

    fn maybe_empty_graph(&mut self, text: &[u8], begin: usize, end: usize) -> Step {
        match self.skip_white_space(text) {
            None => Step::TextUsedUp,
            Some(b',' | b']') => {
                self.state = State::Searching {
                    line_is_blank: false,
                };
                Step::Onward
            }
            Some(_) => {
                self.state = State::Between;
                Step::Frame(begin..end)
            }
        }
    }

    /// The next byte that is not white space, if there is one.
    fn skip_white_space(&mut self, text: &[u8]) -> Option<u8> {
        self.at += white_space_before(&text[self.at..]);
        text.get(self.at).copied()
    }
}

/// How many bytes a character in UTF-8 takes that begins with this one.
fn character_length(first: u8) -> usize {
    match first {
        0xC0..=0xDF => 2,
        0xE0..=0xEF => 3,
        0xF0..=0xFF => 4,
        _ => 1,
    }
}

/// The state behind the third open bracket of the graph that begins at `begin`: the bracket may
/// be the first or the second of a line that begins the next graph.
fn behind_third_bracket(text: &[u8], begin: usize, bracket: usize) -> State {
    let no_graph = State::Searching {
        line_is_blank: false,
    };
    let Some(line) = text[begin..bracket].iter().rposition(|&byte| byte == b'\n') else {
        return no_graph;
    };
    let mut line = (begin + line..=bracket).filter(|&offset| !is_white_space(text[offset]));
    match (line.next(), line.next()) {
        (Some(first), None) => State::MaybeGraph { begin: first },
        (Some(first), Some(second)) if second == bracket && text[first] == b'[' => State::Inside {
            begin: first,
            in_list: true,
        },
        _ => no_graph,
    }
}
