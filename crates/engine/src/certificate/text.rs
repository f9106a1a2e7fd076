//! Numbers as text.

/// Writes a number in decimal, without the detours of formatting.
pub(super) fn push_number(text: &mut Vec<u8>, number: u32) {
    if number >= 10 {
        push_number(text, number / 10);
    }
    text.push(b'0' + u8::try_from(number % 10).expect("below 10"));
}
