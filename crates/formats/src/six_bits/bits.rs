//! Sequences of bits in bytes of six.

use std::io;

use super::{BIAS, six_bits};

/// What is not six bits.
const NOT_SIX_BITS: u8 = 1 << 7;

/// The six bits of each byte, the first of them the lowest.
const REVERSED: [u8; 256] = {
    let mut table = [NOT_SIX_BITS; 256];
    let mut bits = 0;
    while bits < 64 {
        let mut reversed = 0;
        let mut index = 0;
        while index < 6 {
            reversed |= ((bits >> index) & 1) << (5 - index);
            index += 1;
        }
        table[(BIAS + bits) as usize] = reversed;
        bits += 1;
    }
    table
};

/// Reads bits up to 64 at a time, the first of them the lowest. What is read is right if the end is
/// found to be sound.
pub(super) struct LowFirst<'t> {
    bytes: std::slice::Iter<'t, u8>,
    /// The bits that have been read, but not taken.
    ready: u64,
    ready_count: u32,
    /// The bits of everything that has been met.
    met: u8,
}

impl<'t> LowFirst<'t> {
    pub(super) fn new(bytes: &'t [u8]) -> Self {
        Self {
            bytes: bytes.iter(),
            ready: 0,
            ready_count: 0,
            met: 0,
        }
    }

    /// Takes so many bits.
    #[inline]
    pub(super) fn take(&mut self, count: u32) -> u64 {
        let first = count.min(32);
        self.take_few(first) | self.take_few(count - first) << first
    }

    /// Takes up to 32 bits, for which a word has room besides those of a byte.
    #[inline]
    fn take_few(&mut self, count: u32) -> u64 {
        while self.ready_count < count {
            let byte = self.bytes.next();
            let reversed = byte.map_or(NOT_SIX_BITS, |&byte| REVERSED[usize::from(byte)]);
            self.met |= reversed;
            self.ready |= u64::from(reversed) << self.ready_count;
            self.ready_count += 6;
        }
        let taken = self.ready & !(u64::MAX << count);
        self.ready >>= count;
        self.ready_count -= count;
        taken
    }

    /// Whether what has been taken is all there is, in bytes that stand for six bits, and the bits
    /// that are left of the last are 0.
    pub(super) fn is_sound_end(&self) -> bool {
        self.bytes.as_slice().is_empty() && self.ready == 0 && self.met & NOT_SIX_BITS == 0
    }
}

/// The places of the bits that are 1, ascending.
#[derive(Clone)]
pub(super) struct Ones<'t> {
    bytes: &'t [u8],
    /// How many bytes have been passed.
    passed: usize,
    /// The bits of the last of them that are left, the first of them the highest of eight.
    left: u8,
}

impl<'t> Ones<'t> {
    /// The bits of bytes that stand for six bits each.
    pub(super) fn of(bytes: &'t [u8]) -> Self {
        Self {
            bytes,
            passed: 0,
            left: 0,
        }
    }
}

impl Iterator for Ones<'_> {
    type Item = u64;

    fn next(&mut self) -> Option<u64> {
        if self.left == 0 {
            let rest = &self.bytes[self.passed..];
            let zeros = rest.iter().position(|&byte| byte != BIAS)?;
            self.left = six_bits(rest[zeros])? << 2;
            self.passed += zeros + 1;
        }
        let index = self.left.leading_zeros();
        self.left ^= 1 << (7 - index);
        Some(6 * (self.passed as u64 - 1) + u64::from(index))
    }
}

/// Writes bits into bytes of six; a line's worth is buffered.
pub(super) struct BitWriter<'o, W> {
    out: &'o mut W,
    buffer: Vec<u8>,
    /// The bits begun, of which there are `count`.
    bits: u8,
    count: u32,
}

const BUFFER_BYTES: usize = 4096;

impl<'o, W: io::Write> BitWriter<'o, W> {
    pub(super) fn new(out: &'o mut W) -> Self {
        Self {
            out,
            buffer: Vec::new(),
            bits: 0,
            count: 0,
        }
    }

    /// Writes a bit.
    pub(super) fn bit(&mut self, bit: bool) -> io::Result<()> {
        self.bits = self.bits << 1 | u8::from(bit);
        self.count += 1;
        if self.count == 6 {
            self.buffer.push(BIAS + self.bits);
            (self.bits, self.count) = (0, 0);
        }
        if self.buffer.len() == BUFFER_BYTES {
            self.out.write_all(&self.buffer)?;
            self.buffer.clear();
        }
        Ok(())
    }

    /// Writes so many bits of a number, the highest first.
    pub(super) fn number(&mut self, number: u32, bits: u32) -> io::Result<()> {
        (0..bits)
            .rev()
            .try_for_each(|bit| self.bit((number >> bit) & 1 == 1))
    }

    /// How many bits the byte begun has room for.
    pub(super) fn room(&self) -> u32 {
        (6 - self.count) % 6
    }

    /// Fills up the byte begun, and ends the line.
    pub(super) fn finish(mut self, padding: bool) -> io::Result<()> {
        for _ in 0..self.room() {
            self.bit(padding)?;
        }
        self.buffer.push(b'\n');
        self.out.write_all(&self.buffer)
    }
}
