//! Following the brackets of a graph, eight bytes at a time.
//!
//! Behind the bracket that opens a graph, those that open and close its lists alternate. Taking
//! that first bracket for one that closes, the first bracket that is like the one before it ends
//! the graph, if it closes, and opens a third level, if it opens. So there is nothing to count:
//!
//! ```text
//!     for each byte that is a bracket:
//!         if it opens and a list is open, or it closes and none is: stop
//!         a list is open if and only if the bracket opens
//! ```
//!
//! As long as brackets alternate, a list is open behind a bracket if and only if the number of
//! brackets up to it is odd. So the bytes of a word are judged all at once, without a branch on
//! where brackets are: each against the number of brackets up to it in the word.

/// A word of eight equal bytes.
const fn each(byte: u8) -> u64 {
    u64::from_ne_bytes([byte; 8])
}

/// Finds the first bracket that is like the one before it. `in_list` says whether the bracket
/// before the text opens a list, and then the same for the bracket before the one found, or the
/// end of the text.
pub(super) fn find_repeated(text: &[u8], in_list: &mut bool) -> Option<usize> {
    let (words, rest) = text.as_chunks();
    for (index, word) in words.iter().enumerate() {
        if let Some(offset) = find_in_word(u64::from_le_bytes(*word), in_list) {
            return Some(8 * index + offset);
        }
    }
    let mut word = [0; 8];
    word[..rest.len()].copy_from_slice(rest);
    let offset = find_in_word(u64::from_le_bytes(word), in_list)?;
    Some(text.len() - rest.len() + offset)
}

/// The same in a word, whose lowest byte is the first.
#[inline]
fn find_in_word(word: u64, in_list: &mut bool) -> Option<usize> {
    let brackets = brackets_of(word);
    // No sum exceeds 8, so that none flows over into the next byte.
    let counts = brackets.wrapping_mul(each(1));
    let opens_expected = counts ^ if *in_list { each(1) } else { 0 };
    // `[` is 0x5B and `]` is 0x5D: they differ in the second bit.
    let opens = word >> 1;
    let repeated = brackets & (opens ^ opens_expected);
    if repeated == 0 {
        *in_list ^= (counts >> 56) & 1 == 1;
        return None;
    }
    let bit = repeated.trailing_zeros();
    *in_list = (opens >> bit) & 1 == 1;
    Some(bit as usize / 8)
}

/// In each byte 1 if it is a bracket, else 0.
#[inline]
fn brackets_of(word: u64) -> u64 {
    // With the second and third bit set, `Y`, `[`, `]` and `_` become one ...
    let differing = (word | each(0x06)) ^ each(0x5F);
    let differs = ((differing & each(0x7F)) + each(0x7F)) | differing;
    let alike = !differs >> 7;
    // ... of which brackets are those that have just one of the two.
    alike & ((word >> 1) ^ (word >> 2)) & each(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The pseudocode above.
    fn find_slowly(text: &[u8], in_list: &mut bool) -> Option<usize> {
        for (offset, &byte) in text.iter().enumerate() {
            if matches!(byte, b'[' | b']') {
                let opens = byte == b'[';
                if opens == *in_list {
                    return Some(offset);
                }
                *in_list = opens;
            }
        }
        None
    }

    fn agree(text: &[u8]) {
        for in_list in [false, true] {
            let (mut fast, mut slow) = (in_list, in_list);
            let found = find_repeated(text, &mut fast);
            assert_eq!(found, find_slowly(text, &mut slow), "{text:?}");
            assert_eq!(fast, slow, "{text:?}");
        }
    }

    #[test]
    fn each_byte_is_told_from_a_bracket() {
        for byte in 0..=u8::MAX {
            for place in 0..9 {
                let mut text = *b"1,\xFF\x00\xDB\xDD3,5";
                text[place] = byte;
                agree(&text);
            }
        }
    }

    #[test]
    fn each_short_sequence_of_brackets_is_followed() {
        for length in 0..10 {
            for choice in 0..3_usize.pow(length) {
                let digit = |place| choice / 3_usize.pow(place) % 3;
                let text: Vec<u8> = (0..length).map(|place| b"[]0"[digit(place)]).collect();
                agree(&text);
            }
        }
    }
}
