//! Cutting a stream into the texts of its graphs.

use std::io::{self, BufRead, ErrorKind};
use std::ops::Range;

use crate::block::{Block, BlockLimits};
use crate::cutter::Cutter;
use crate::format::Format;
use crate::json::Framing;
use crate::lines::Lines;
use crate::location::Location;
use crate::six_bits::format_of_line;
use crate::white_space::{BYTE_ORDER_MARK, white_space_before, without_byte_order_mark};

/// The most that is taken from the reader at a time.
const READ_BYTES_MAX: usize = 1 << 20;

/// From how many bytes on a text is not copied into its block.
const LARGE_BYTES: usize = 1 << 20;

/// Cuts a stream into the texts of its graphs, without parsing them.
///
/// A stream of JSON holds any number of graphs. One that does not parse stands in nobody's way:
/// its text ends with the bracket that closes it, and the next begins behind. Where brackets do
/// not match or something else stands between graphs, there is one text for what is broken, whose
/// parsing gives the error. Then the stream goes on at the next line that begins a graph, which
/// is a line at or after the fault that begins with `[[`, or with `[]` if no comma or closing
/// bracket follows; but never the line that the broken graph begins.
///
/// A stream of graph6, sparse6 or digraph6 holds a graph on each line that is not blank. If the
/// format was not given, each line tells which of the three it is in.
///
/// In any other format the whole stream is one text.
///
/// # Examples
/// ```
/// use catmouse_formats::{BlockLimits, Splitter};
///
/// let stream = b"[[1],[0]] oops\n[[1],[0]\n[[]] [[1],[0]]".as_slice();
/// let block = Splitter::new(stream, None).next_block(BlockLimits::default())?.unwrap();
/// let read: Vec<String> = block
///     .chunks()
///     .map(|chunk| match chunk.parse() {
///         Ok(graph) => format!("{} nodes", graph.node_count()),
///         Err(error) => error.to_string(),
///     })
///     .collect();
/// assert_eq!(read, [
///     "2 nodes",
///     "line 1, column 11: expected a graph, which begins with '[', found 'o'",
///     "line 3, column 1: expected ',' or ']', found '['",
///     "1 nodes",
///     "2 nodes",
/// ]);
/// # Ok::<(), std::io::Error>(())
/// ```
#[derive(Debug)]
pub struct Splitter<R> {
    reader: R,
    /// Whether the reader has nothing more to give.
    ended: bool,
    /// What has been read and is still needed.
    text: Vec<u8>,
    /// Where `text[located]` is in the stream.
    location: Location,
    located: usize,
    format: Option<Format>,
    /// Whether the format was told by how the stream begins.
    told: bool,
    phase: Phase,
}

#[derive(Debug)]
enum Phase {
    /// Nothing has been read yet.
    Beginning,
    /// In a stream of many texts.
    Cutting(Cutter),
    /// In a stream that is one text.
    OneText,
    /// Everything has been given out.
    Done,
}

impl<R: BufRead> Splitter<R> {
    /// Cuts what the reader gives; without a format, it is told by how the stream begins.
    pub fn new(reader: R, format: Option<Format>) -> Self {
        Self {
            reader,
            ended: false,
            text: Vec::new(),
            location: Location::START,
            located: 0,
            format,
            told: format.is_none(),
            phase: Phase::Beginning,
        }
    }

    /// The next texts; `None` at the end of the stream.
    ///
    /// It waits for the reader only while there is no complete text in hand: a graph is given
    /// out as soon as its closing bracket or the end of its line has arrived. (What follows it
    /// must have arrived too behind `[]` in search of the next graph behind a fault, and at the
    /// beginning of the stream while brackets alone have been read, which may be graph6.) So a
    /// reader with a larger buffer makes larger blocks.
    ///
    /// # Errors
    /// What the reader fails with. What has been read is kept: the call may be repeated.
    ///
    /// # Complexity
    /// Linear in the bytes read. Memory: the block, the text of the graph that has begun, and
    /// what the reader has given at once, of which at most 1 MiB is taken.
    pub fn next_block(&mut self, limits: BlockLimits) -> io::Result<Option<Block>> {
        loop {
            match &mut self.phase {
                Phase::Beginning => self.begin()?,
                Phase::Cutting(_) => return self.cut_block(limits),
                Phase::OneText => return self.one_text().map(Some),
                Phase::Done => return Ok(None),
            }
        }
    }

    /// Reads until the format can be told.
    fn begin(&mut self) -> io::Result<()> {
        while !self.ended && BYTE_ORDER_MARK.starts_with(&self.text) {
            self.read_more()?;
        }
        let mark = self.text.len() - without_byte_order_mark(&self.text).len();
        self.text.drain(..mark);
        self.remove(white_space_before(&self.text));
        while !self.ended && (self.text.is_empty() || !self.tell_format()) {
            self.read_more()?;
            self.remove(white_space_before(&self.text));
        }
        self.tell_format();
        self.phase = match self.format {
            Some(Format::Json) | None => Phase::Cutting(Cutter::Brackets(Framing::new())),
            Some(format) if format.is_of_lines() => Phase::Cutting(Cutter::Lines(Lines::default())),
            Some(_) => Phase::OneText,
        };
        Ok(())
    }

    /// Tells the format if it was not given: whether enough has been read to do so.
    fn tell_format(&mut self) -> bool {
        if !self.told {
            return true;
        }
        let told = Format::tell(&self.text, self.ended);
        self.format = told.flatten();
        told.is_some()
    }

    fn one_text(&mut self) -> io::Result<Block> {
        while !self.ended {
            self.read_more()?;
        }
        self.phase = Phase::Done;
        let text = std::mem::take(&mut self.text);
        Ok(Block::of_one(text, self.format, self.location))
    }

    fn cut_block(&mut self, limits: BlockLimits) -> io::Result<Option<Block>> {
        let mut block = Block::new();
        loop {
            while !block.is_full(limits)
                && let Some(bounds) = self.next_text()
            {
                self.push(&mut block, bounds);
            }
            if !block.is_empty() {
                return Ok(Some(block));
            }
            if let Phase::Done = self.phase {
                return Ok(None);
            }
            self.read_texts()?;
        }
    }

    /// The bounds of the next text in hand, at the end of the stream of the last.
    fn next_text(&mut self) -> Option<Range<usize>> {
        let Phase::Cutting(cutter) = &mut self.phase else {
            return None;
        };
        let next = cutter.next(&self.text);
        if next.is_none() && self.ended {
            let last = cutter.finish(&self.text);
            self.phase = Phase::Done;
            return last;
        }
        next
    }

    fn push(&mut self, block: &mut Block, bounds: Range<usize>) {
        self.locate(bounds.start);
        let location = self.location;
        let text = &self.text[bounds.clone()];
        let format = match self.format {
            Some(format) if self.told && format.is_of_lines() => Some(format_of_line(text)),
            format => format,
        };
        // What begins like no format goes on as JSON, whose graphs can be found again.
        self.format = self.format.or(Some(Format::Json));
        let is_large = block.is_empty() && bounds.len() >= LARGE_BYTES;
        match is_large.then(|| self.give_away(bounds.clone())).flatten() {
            Some(text) => *block = Block::of_one(text, format, location),
            None => block.push(&self.text[bounds], format, location),
        }
    }

    /// Gives away a text rather than to copy it, and forgets what stands before it, unless it is
    /// still needed.
    fn give_away(&mut self, bounds: Range<usize>) -> Option<Vec<u8>> {
        let unneeded = match &mut self.phase {
            Phase::Cutting(cutter) if cutter.needed_from() < bounds.end => return None,
            Phase::Cutting(cutter) => cutter.forget(),
            _ => self.text.len(),
        };
        self.locate(unneeded);
        self.located = 0;
        let rest = self.text.split_off(unneeded);
        let mut text = std::mem::replace(&mut self.text, rest);
        text.truncate(bounds.end);
        text.drain(..bounds.start);
        Some(text)
    }

    /// Reads more in the place of what is no longer needed.
    fn read_texts(&mut self) -> io::Result<()> {
        if let Phase::Cutting(cutter) = &mut self.phase {
            let unneeded = cutter.forget();
            self.remove(unneeded);
        }
        self.read_more()
    }

    /// Moves the location forward to an offset in the text.
    fn locate(&mut self, offset: usize) {
        self.location = self.location.after(&self.text[self.located..offset]);
        self.located = offset;
    }

    /// Removes so many bytes at the beginning of the text.
    fn remove(&mut self, count: usize) {
        self.locate(count);
        self.text.drain(..count);
        self.located = 0;
    }

    /// Waits for what the reader has next.
    fn read_more(&mut self) -> io::Result<()> {
        let read = loop {
            match self.reader.fill_buf() {
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                read => break read?,
            }
        };
        self.ended = read.is_empty();
        let taken = read.len().min(READ_BYTES_MAX);
        self.text.extend_from_slice(&read[..taken]);
        self.reader.consume(taken);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Gives the same bytes so many times.
    struct Repeated(&'static [u8], usize);

    impl io::Read for Repeated {
        fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
            unreachable!("the splitter reads by fill_buf")
        }
    }

    impl BufRead for Repeated {
        fn fill_buf(&mut self) -> io::Result<&[u8]> {
            Ok(if self.1 == 0 { b"" } else { self.0 })
        }

        fn consume(&mut self, amount: usize) {
            self.1 -= usize::from(amount > 0);
        }
    }

    #[test]
    fn what_is_skipped_is_not_kept() {
        for (piece, errors) in [(b"[ [[,", 1), (b"x]\n [", 1), (b" \n\t\r ", 0)] {
            let mut splitter = Splitter::new(Repeated(piece, 10_000), Some(Format::Json));
            let mut errors_met = 0;
            while let Some(block) = splitter.next_block(BlockLimits::default()).unwrap() {
                errors_met += block
                    .chunks()
                    .filter(|chunk| chunk.parse().is_err())
                    .count();
            }
            assert_eq!(errors_met, errors, "{piece:?}");
            assert!(splitter.text.capacity() < 100);
        }
    }
}
