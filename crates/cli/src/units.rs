//! Numbers as a person reads them.

use std::fmt;

/// A number of bytes, in the largest unit of which there is one, rounded down to a tenth.
pub(crate) struct Bytes(pub(crate) u64);

impl fmt::Display for Bytes {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        const UNITS: [(&str, u32); 6] = [
            ("EiB", 60),
            ("PiB", 50),
            ("TiB", 40),
            ("GiB", 30),
            ("MiB", 20),
            ("KiB", 10),
        ];
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
