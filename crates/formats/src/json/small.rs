//! Reading small graphs straight into bits.
//!
//! Most graphs of a long stream have few nodes. For up to 64, each list is gathered in a word, which
//! takes no memory and shows duplicates at once. Nothing but graphs is read here: whatever looks
//! wrong, and any larger graph, is left to the reader that can say what is wrong and where.

use catmouse_game::Graph;

use crate::white_space::{is_white_space, white_space_before};

/// The most nodes of a small graph: the bits of a word.
const NODES_MAX: usize = u64::BITS as usize;

/// Reads a small graph, which is the whole text, white space aside; `None` if it is not one.
pub(super) fn read(text: &[u8]) -> Option<Graph> {
    let mut lists = [0; NODES_MAX];
    let (nodes, rest) = read_lists(text, &mut lists)?;
    if white_space_before(rest) < rest.len() {
        return None;
    }
    Graph::from_bit_rows(&lists[..nodes]).ok()
}

/// Reads the lists of a graph: how many there are, and the text behind them.
fn read_lists<'t>(text: &'t [u8], lists: &mut [u64; NODES_MAX]) -> Option<(usize, &'t [u8])> {
    let mut text = behind(text, b'[')?;
    if let Some(rest) = behind(text, b']') {
        return Some((0, rest));
    }
    for (index, list) in lists.iter_mut().enumerate() {
        (*list, text) = read_list(behind(text, b'[')?)?;
        match behind(text, b',') {
            Some(rest) => text = rest,
            None => return Some((index + 1, behind(text, b']')?)),
        }
    }
    None
}

/// Reads the numbers of a list behind its opening bracket: their bits, and the text behind the list.
#[inline]
fn read_list(text: &[u8]) -> Option<(u64, &[u8])> {
    if let Some(rest) = behind(text, b']') {
        return Some((0, rest));
    }
    let mut list = 0;
    let mut wrong = false;
    let mut rest = without_white_space(text);
    loop {
        // Behind a number at least two brackets follow.
        let &[first, second, third] = rest.first_chunk()?;
        let (tens, ones) = (first.wrapping_sub(b'0'), second.wrapping_sub(b'0'));
        // Chosen without a branch, as lengths are hard to foresee.
        let two_digits = ones <= 9;
        let number = if two_digits {
            tens.wrapping_mul(10).wrapping_add(ones)
        } else {
            tens
        };
        let bit = 1_u64.checked_shl(number.into()).unwrap_or(0);
        wrong |= tens > 9 || (two_digits && tens == 0) || list & bit == bit;
        list |= bit;
        let separator = if two_digits { third } else { second };
        rest = &rest[1 + usize::from(two_digits)..];
        if separator == b',' {
            rest = without_white_space(&rest[1..]);
        } else if let Some(behind_comma) = behind(rest, b',') {
            rest = without_white_space(behind_comma);
        } else {
            rest = behind(rest, b']')?;
            return (!wrong).then_some((list, rest));
        }
    }
}

/// The text behind a byte, if that stands next, white space aside.
#[inline]
fn behind(text: &[u8], byte: u8) -> Option<&[u8]> {
    match without_white_space(text) {
        [first, rest @ ..] if *first == byte => Some(rest),
        _ => None,
    }
}

#[inline]
fn without_white_space(mut text: &[u8]) -> &[u8] {
    while let [first, rest @ ..] = text
        && is_white_space(*first)
    {
        text = rest;
    }
    text
}
