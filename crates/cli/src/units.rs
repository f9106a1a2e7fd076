//! Numbers as a person reads them.

use std::fmt;
use std::str::FromStr;

/// A number of bytes; displayed in the largest unit of which there is one, rounded down to a tenth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Bytes(pub(crate) u64);

/// The units, and the powers of two that they are.
const UNITS: [(&str, u32); 6] = [
    ("EiB", 60),
    ("PiB", 50),
    ("TiB", 40),
    ("GiB", 30),
    ("MiB", 20),
    ("KiB", 10),
];

impl fmt::Display for Bytes {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some((unit, shift)) = UNITS.iter().find(|(_, shift)| self.0 >> shift > 0) else {
            return write!(formatter, "{} bytes", self.0);
        };
        let whole = self.0 >> shift;
        match ((self.0 >> (shift - 10)) & 1023) * 10 / 1024 {
            0 => write!(formatter, "{whole} {unit}"),
            tenth => write!(formatter, "{whole}.{tenth} {unit}"),
        }
    }
}

impl FromStr for Bytes {
    type Err = &'static str;

    /// Reads a whole number of bytes, or of a unit: `512M`, `8G`, `8GiB`, `8 gib`.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let digits = text.bytes().take_while(u8::is_ascii_digit).count();
        let (number, unit) = text.split_at(digits);
        let shift = shift_of(unit.trim_start_matches(' '));
        let (Ok(number), Some(shift)) = (number.parse::<u64>(), shift) else {
            return Err("expected a size like 512M, 8G or 8GiB");
        };
        let bytes = number.checked_mul(1 << shift);
        bytes.map(Self).ok_or("more than can be counted")
    }
}

/// The power of two that a unit is, named in full or by its first letter.
fn shift_of(unit: &str) -> Option<u32> {
    if unit.is_empty() || unit.eq_ignore_ascii_case("B") {
        return Some(0);
    }
    let found = UNITS
        .iter()
        .find(|(name, _)| name.eq_ignore_ascii_case(unit) || name[..1].eq_ignore_ascii_case(unit));
    found.map(|&(_, shift)| shift)
}

/// A whole number with its digits in groups of three: `1,234,567`.
pub(crate) struct Grouped(pub(crate) u64);

impl fmt::Display for Grouped {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let digits = self.0.to_string();
        for (index, digit) in digits.char_indices() {
            if index > 0 && (digits.len() - index).is_multiple_of(3) {
                formatter.write_str(",")?;
            }
            write!(formatter, "{digit}")?;
        }
        Ok(())
    }
}

/// A number of things: `1 graph`, `1,234 graphs`.
pub(crate) struct Counted(pub(crate) u64, pub(crate) &'static str);

impl fmt::Display for Counted {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(count, noun) = *self;
        let plural = if count == 1 { "" } else { "s" };
        write!(formatter, "{} {noun}{plural}", Grouped(count))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_are_told_in_the_largest_unit_that_fits() {
        let cases = [
            (0, "0 bytes"),
            (1023, "1023 bytes"),
            (1024, "1 KiB"),
            (1536, "1.5 KiB"),
            (8 << 30, "8 GiB"),
            ((8 << 30) - 1, "7.9 GiB"),
            (u64::MAX, "15.9 EiB"),
        ];
        for (bytes, text) in cases {
            assert_eq!(Bytes(bytes).to_string(), text);
        }
    }

    #[test]
    fn sizes_are_read_in_any_unit() {
        let cases = [
            ("0", 0),
            ("1000", 1000),
            ("7B", 7),
            ("512M", 512 << 20),
            ("8g", 8 << 30),
            ("8GiB", 8 << 30),
            ("8 gib", 8 << 30),
            ("15E", 15 << 60),
        ];
        for (text, bytes) in cases {
            assert_eq!(text.parse(), Ok(Bytes(bytes)), "{text}");
        }
        for text in [
            "",
            "G",
            "8GB",
            "8.5G",
            "-1",
            "8 Gi",
            "16E",
            "99999999999999999999",
        ] {
            assert!(text.parse::<Bytes>().is_err(), "{text}");
        }
    }

    #[test]
    fn digits_are_grouped_in_threes() {
        let cases = [
            (0, "0"),
            (999, "999"),
            (1000, "1,000"),
            (1_234_567, "1,234,567"),
        ];
        for (number, text) in cases {
            assert_eq!(Grouped(number).to_string(), text);
        }
    }
}
