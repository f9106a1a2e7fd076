//! Reading a certificate line by line, and the numbers in it.

use std::io::{BufRead, Read};

use catmouse_game::Position;

use crate::rejection::{Rejection, Rule, VerifyError};

/// The lines of a certificate. Each is held only until the next is read.
pub(crate) struct Lines<Reader> {
    reader: Reader,
    line: Vec<u8>,
    number: u64,
    length_max: u64,
}

impl<Reader: BufRead> Lines<Reader> {
    /// Longer lines are rejected before they are read whole.
    pub(crate) fn new(reader: Reader, length_max: u64) -> Self {
        Self {
            reader,
            line: Vec::new(),
            number: 0,
            length_max,
        }
    }

    /// The next line, without its end.
    pub(crate) fn next(&mut self) -> Result<&[u8], VerifyError> {
        self.line.clear();
        self.number += 1;
        let mut bounded = (&mut self.reader).take(self.length_max + 1);
        let length = bounded.read_until(b'\n', &mut self.line)?;
        if self.line.pop_if(|last| *last == b'\n').is_some() {
            return Ok(&self.line);
        }
        let is_too_long = u64::try_from(length).is_ok_and(|length| length > self.length_max);
        Err(self.reject(if is_too_long {
            let length_max = self.length_max;
            Rule::LineTooLong { length_max }
        } else {
            Rule::Incomplete
        }))
    }

    /// The line read last.
    pub(crate) fn current(&self) -> &[u8] {
        &self.line
    }

    /// Reads a line that can only be this one.
    pub(crate) fn expect(&mut self, text: &str, rule: Rule) -> Result<(), VerifyError> {
        if self.next()? == text.as_bytes() {
            Ok(())
        } else {
            Err(self.reject(rule))
        }
    }

    /// Nothing may follow the last line.
    pub(crate) fn expect_end(&mut self) -> Result<(), VerifyError> {
        if self.reader.fill_buf()?.is_empty() {
            Ok(())
        } else {
            self.number += 1;
            Err(self.reject(Rule::Trailing))
        }
    }

    /// The number of the line read last, counted from 1.
    pub(crate) fn number(&self) -> u64 {
        self.number
    }

    /// The line read last breaks a rule of the text.
    pub(crate) fn reject(&self, rule: Rule) -> VerifyError {
        reject(self.number, None, rule)
    }
}

/// A line breaks a rule.
pub(crate) fn reject(line: u64, position: Option<Position>, rule: Rule) -> VerifyError {
    VerifyError::Rejected(Rejection {
        line,
        position,
        rule,
    })
}

/// The number that a text is, if it is in canonical form: decimal, without leading zeros.
pub(crate) fn number(text: &[u8]) -> Option<u32> {
    let (number, rest) = leading_number(text)?;
    rest.is_empty().then_some(number)
}

/// The number that a text begins with, in canonical form, and what follows it.
pub(crate) fn leading_number(text: &[u8]) -> Option<(u32, &[u8])> {
    let (mut number, mut length) = (0_u64, 0);
    while let Some(&digit) = text.get(length).filter(|byte| byte.is_ascii_digit()) {
        number = 10 * number + u64::from(digit - b'0');
        length += 1;
        if length > DIGITS_MAX {
            return None;
        }
    }
    let is_canonical = length == 1 || (length > 1 && text[0] != b'0');
    let number = u32::try_from(number).ok().filter(|_| is_canonical)?;
    Some((number, &text[length..]))
}

/// No number below 2^32 has more digits.
const DIGITS_MAX: usize = 10;

/// The numbers of a line, each but the first after one space; `None` unless there are exactly so
/// many.
pub(crate) fn numbers<const COUNT: usize>(line: &[u8]) -> Option<[u32; COUNT]> {
    let mut words = line.split(|&byte| byte == b' ');
    let mut numbers = [0; COUNT];
    for place in &mut numbers {
        *place = number(words.next()?)?;
    }
    words.next().is_none().then_some(numbers)
}
