//! White space, and other bytes before a text that do not count.

/// The mark with which some programs begin text in UTF-8.
pub(crate) const BYTE_ORDER_MARK: &[u8] = b"\xEF\xBB\xBF";

/// What JSON takes for white space.
#[inline]
pub(crate) fn is_white_space(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t' | b'\n' | b'\r')
}

/// How many bytes of white space a text begins with.
pub(crate) fn white_space_before(text: &[u8]) -> usize {
    let first = text.iter().position(|&byte| !is_white_space(byte));
    first.unwrap_or(text.len())
}

/// The text without the byte order mark, if it begins with one.
pub(crate) fn without_byte_order_mark(text: &[u8]) -> &[u8] {
    text.strip_prefix(BYTE_ORDER_MARK).unwrap_or(text)
}
