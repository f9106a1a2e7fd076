//! What graph6, sparse6 and digraph6 have in common: one graph a line, in bytes of six bits.
//!
//! Each byte from `?` to `~` stands for six bits, its value less 63, the highest first. Behind an
//! optional header such as `>>graph6<<` and the character that the format begins with, if it has
//! one, stands the number of nodes; the rest of the line is the edges, in bits:
//!
//! ```text
//!     0 to 62              one byte
//!     63 to 258,047        '~' and three bytes
//!     258,048 to 2^36 - 1  '~~' and six bytes
//! ```

mod bits;
pub(crate) mod digraph6;
pub(crate) mod graph6;
pub(crate) mod sparse6;

use std::io;

use catmouse_game::GraphError;

use crate::error::{EncodingFault, Expected, ReadError};
use crate::format::Format;
use crate::source::Source;

/// What is added to six bits to make a byte.
const BIAS: u8 = 63;

/// The byte that begins node counts of more than six bits.
const LONG: u8 = b'~';

/// The most nodes that are counted in one byte, and in four.
const COUNT_MAX_SHORT: u64 = 62;
const COUNT_MAX_MIDDLE: u64 = 258_047;

/// A line up to its edges.
#[derive(Clone, Copy)]
struct Line<'t> {
    source: Source<'t>,
    nodes: u32,
    /// The offset of the number of nodes.
    count: usize,
    /// The offset of the edges.
    edges: usize,
}

impl<'t> Line<'t> {
    /// Reads the line of a graph up to its edges.
    fn open(source: Source<'t>, format: Format) -> Result<Self, ReadError> {
        let header = header_before(source.text, format);
        let mut begin = header;
        if let Some(prefix) = prefix_of(format) {
            if source.text.get(header) != Some(&prefix) {
                return Err(source.unexpected_in_line(header, Expected::LineOf(format)));
            }
            begin += 1;
        }
        let (nodes, edges) = read_node_count(source, begin)?;
        let nodes =
            u32::try_from(nodes).map_err(|_| source.error(begin, GraphError::TooManyNodes))?;
        Ok(Self {
            source,
            nodes,
            count: begin,
            edges,
        })
    }

    /// The bytes of the edges.
    fn bytes(self) -> &'t [u8] {
        &self.source.text[self.edges..]
    }

    /// Checks that the edges are so many bits, in bytes that exist, the unused bits 0.
    fn check_bits(self, format: Format, bits: u64) -> Result<(), ReadError> {
        let (expected, found) = (bits.div_ceil(6), self.bytes().len() as u64);
        let length = EncodingFault::Length {
            format,
            nodes: self.nodes,
            expected,
            found,
        };
        let surplus = usize::try_from(expected).ok().filter(|_| found > expected);
        self.check_bytes(surplus.unwrap_or(self.bytes().len()))?;
        match surplus {
            Some(surplus) => Err(self.source.error(self.edges + surplus, length)),
            None if found < expected => Err(self.source.error(self.source.text.len(), length)),
            None => self.check_padding(expected * 6 - bits),
        }
    }

    /// Checks that so many bytes of the edges stand for six bits each.
    fn check_bytes(self, count: usize) -> Result<(), ReadError> {
        match self.bytes()[..count]
            .iter()
            .position(|&byte| six_bits(byte).is_none())
        {
            None => Ok(()),
            Some(at) => {
                let offset = self.edges + at;
                Err(self.source.unexpected_in_line(offset, Expected::SixBits))
            }
        }
    }

    /// Checks that so many bits at the end are 0.
    fn check_padding(self, unused: u64) -> Result<(), ReadError> {
        match self.bytes().last() {
            Some(last) if (last - BIAS) & ((1 << unused) - 1) != 0 => {
                let last = self.source.text.len() - 1;
                Err(self.source.error(last, EncodingFault::PaddingNotZero))
            }
            _ => Ok(()),
        }
    }
}

/// The format that the line of a graph is in, by its header or its first character.
#[inline]
pub(crate) fn format_of_line(line: &[u8]) -> Format {
    match line.first() {
        Some(b':') => Format::Sparse6,
        Some(b'&') => Format::Digraph6,
        Some(b'>') if header_before(line, Format::Sparse6) > 0 => Format::Sparse6,
        Some(b'>') if header_before(line, Format::Digraph6) > 0 => Format::Digraph6,
        _ => Format::Graph6,
    }
}

/// Whether a text begins with a header; `None` if it would have to go on for that.
pub(crate) fn begins_with_header(text: &[u8]) -> Option<bool> {
    let headers = [Format::Graph6, Format::Sparse6, Format::Digraph6].map(header_of);
    if headers.iter().any(|header| text.starts_with(header)) {
        return Some(true);
    }
    let may_go_on = headers.iter().any(|header| header.starts_with(text));
    (!may_go_on).then_some(false)
}

/// How many bytes of graph6 a graph takes whose line begins with this byte, if one byte counts its
/// nodes.
pub(crate) fn graph6_bytes(first: u8) -> Option<usize> {
    let nodes = six_bits(first).filter(|_| first != LONG)?;
    usize::try_from(1 + graph6::bit_count(nodes.into()).div_ceil(6)).ok()
}

/// The six bits that a byte stands for.
pub(crate) fn six_bits(byte: u8) -> Option<u8> {
    byte.checked_sub(BIAS).filter(|bits| *bits < 64)
}

/// What lines of a format begin with.
fn prefix_of(format: Format) -> Option<u8> {
    match format {
        Format::Sparse6 => Some(b':'),
        Format::Digraph6 => Some(b'&'),
        _ => None,
    }
}

/// What may stand before the line of a graph; networkx writes it before each.
fn header_of(format: Format) -> &'static [u8] {
    match format {
        Format::Sparse6 => b">>sparse6<<",
        Format::Digraph6 => b">>digraph6<<",
        _ => b">>graph6<<",
    }
}

/// How many bytes the header takes that a line begins with.
#[inline]
fn header_before(line: &[u8], format: Format) -> usize {
    let header = header_of(format);
    // Nearly all lines are told by their first byte.
    if line.first() == Some(&b'>') && line.starts_with(header) {
        header.len()
    } else {
        0
    }
}

/// Reads a number of nodes, and the offset behind it.
fn read_node_count(source: Source<'_>, begin: usize) -> Result<(u64, usize), ReadError> {
    let digits = match &source.text[begin..] {
        [LONG, LONG, ..] => begin + 2..begin + 8,
        [LONG, ..] => begin + 1..begin + 4,
        _ => begin..begin + 1,
    };
    let end = digits.end;
    let mut nodes = 0;
    for offset in digits {
        let byte = source.text.get(offset).copied();
        let Some(bits) = byte.and_then(six_bits) else {
            return Err(source.unexpected_in_line(offset, Expected::SixBits));
        };
        nodes = nodes << 6 | u64::from(bits);
    }
    let shorter_max = match end - begin {
        8 => Some(COUNT_MAX_MIDDLE),
        4 => Some(COUNT_MAX_SHORT),
        _ => None,
    };
    match shorter_max {
        Some(max) if nodes <= max => {
            Err(source.error(begin, EncodingFault::NodeCountTooLong { nodes }))
        }
        _ => Ok((nodes, end)),
    }
}

/// Writes what lines of a format begin with, and the number of nodes.
fn write_node_count(nodes: u32, format: Format, out: &mut impl io::Write) -> io::Result<()> {
    let nodes = u64::from(nodes);
    let (mark, digits): (&[u8], _) = if nodes <= COUNT_MAX_SHORT {
        (b"", 1)
    } else if nodes <= COUNT_MAX_MIDDLE {
        (b"~", 3)
    } else {
        (b"~~", 6)
    };
    out.write_all(prefix_of(format).as_slice())?;
    out.write_all(mark)?;
    for digit in (0..digits).rev() {
        out.write_all(&[BIAS + low_six_bits(nodes >> (6 * digit))])?;
    }
    Ok(())
}

fn low_six_bits(bits: u64) -> u8 {
    (bits & 63).to_le_bytes()[0]
}
