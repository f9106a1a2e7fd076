//! Telling the format of a text by its first line.
//!
//! The alphabet of graph6 has all letters and brackets, so `[[]]` and `graph{}` could be lines of
//! it. But its first byte says how long a line is, up to 62 nodes: it is graph6 if the length fits,
//! else what else it looks like.

use super::Format;
use crate::six_bits::{begins_with_header, format_of_line, graph6_bytes, six_bits};
use crate::white_space::is_white_space;

/// The format of a text that does not begin with white space; `None` if more of the text is needed
/// to tell, and it goes on.
pub(super) fn tell(text: &[u8], is_whole: bool) -> Option<Option<Format>> {
    let Some(&first) = text.first() else {
        return is_whole.then_some(None);
    };
    match first {
        b'0'..=b'9' | b'-' | b'#' => Some(Some(Format::Edges)),
        b'/' => tell_by_comment(text, is_whole),
        b':' => Some(Some(Format::Sparse6)),
        b'&' => Some(Some(Format::Digraph6)),
        b'>' => tell_by_header(text, is_whole),
        b'~' => Some(Some(Format::Graph6)),
        b'?'..=b'}' => tell_by_line(text, is_whole),
        _ => Some(None),
    }
}

/// A comment begins a graph in DOT, a lone slash the path of a file that is not there.
fn tell_by_comment(text: &[u8], is_whole: bool) -> Option<Option<Format>> {
    match text.get(1) {
        Some(b'/' | b'*') => Some(Some(Format::Dot)),
        None if !is_whole => None,
        _ => Some(None),
    }
}

fn tell_by_header(text: &[u8], is_whole: bool) -> Option<Option<Format>> {
    match begins_with_header(text) {
        None if !is_whole => None,
        Some(true) => Some(Some(format_of_line(text))),
        _ => Some(None),
    }
}

/// The format of a text that begins with a byte of graph6 that says its length.
fn tell_by_line(text: &[u8], is_whole: bool) -> Option<Option<Format>> {
    let graph6 = Some(Some(Format::Graph6));
    let end = text.iter().position(|&byte| byte == b'\n');
    let line = &text[..end.unwrap_or(text.len())];
    let line = line.strip_suffix(b"\r").unwrap_or(line);
    let is_whole = is_whole || end.is_some();
    let bytes = graph6_bytes(text[0])?;
    let six_bits_only = line.iter().all(|&byte| six_bits(byte).is_some());
    if six_bits_only && !is_whole && line.len() <= bytes {
        return None;
    }
    if six_bits_only && line.len() == bytes {
        return graph6;
    }
    if let Some(format) = tell_by_word(line) {
        return Some(Some(format));
    }
    if six_bits_only || line.len() >= bytes {
        return graph6;
    }
    is_whole.then_some(None)
}

/// The format of a line by its first word.
fn tell_by_word(line: &[u8]) -> Option<Format> {
    if line[0] == b'[' {
        return Some(Format::Json);
    }
    let is_word = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'_';
    let length = line.iter().take_while(|byte| is_word(byte)).count();
    let (word, rest) = line.split_at(length);
    let is_dot = ["graph", "digraph", "strict"]
        .iter()
        .any(|dot| word.eq_ignore_ascii_case(dot.as_bytes()));
    let is_dimacs =
        matches!(word, b"c" | b"p" | b"e") && rest.first().is_none_or(|&byte| is_white_space(byte));
    match () {
        () if is_dot => Some(Format::Dot),
        () if is_dimacs => Some(Format::Dimacs),
        () => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::white_space::without_byte_order_mark;

    const CASES: [(&[u8], Option<Format>); 40] = [
        (b"[]", Some(Format::Json)),
        (b"[[", Some(Format::Json)),
        (b"[[]]\n[[]]", Some(Format::Json)),
        (b"[\n[1],[0]]", Some(Format::Json)),
        (b"[\r\n[1],[0]]", Some(Format::Json)),
        (b"0 1", Some(Format::Edges)),
        (b"# comment", Some(Format::Edges)),
        (b"-1 0", Some(Format::Edges)),
        (b":An", Some(Format::Sparse6)),
        (b":", Some(Format::Sparse6)),
        (b"&AG", Some(Format::Digraph6)),
        (b">>graph6<<A_", Some(Format::Graph6)),
        (b">>sparse6<<:An", Some(Format::Sparse6)),
        (b">>digraph6<<&AG", Some(Format::Digraph6)),
        (b">>graph6<<:An", Some(Format::Graph6)),
        (b">>graph6<", None),
        (b">>graph7<<", None),
        (b">", None),
        (b"?", Some(Format::Graph6)),
        (b"D?{", Some(Format::Graph6)),
        (b"D?{\r\n", Some(Format::Graph6)),
        (b"D?", Some(Format::Graph6)),
        (b"D?_?", Some(Format::Graph6)),
        (b"D?!", Some(Format::Graph6)),
        (b"D?{ and more", Some(Format::Graph6)),
        (b"D?\n{", Some(Format::Graph6)),
        (b"~", Some(Format::Graph6)),
        (b"{}", Some(Format::Graph6)),
        (b"missing.csv", None),
        (b"{\"a\": 1}", None),
        (b"p edge 3 2", Some(Format::Dimacs)),
        (b"c", Some(Format::Dimacs)),
        (b"c\tcomment", Some(Format::Dimacs)),
        (b"e 1 2", Some(Format::Dimacs)),
        (b"graph{}", Some(Format::Dot)),
        (b"Strict GRAPH", Some(Format::Dot)),
        (b"digraph{}", Some(Format::Dot)),
        (b"// comment", Some(Format::Dot)),
        (b"\x7F", None),
        (b"\xC3\xA4", None),
    ];

    #[test]
    fn formats_are_told_by_the_first_line() {
        for (text, format) in CASES {
            assert_eq!(tell(text, true), Some(format), "{text:?}");
            let marked = [b"\xEF\xBB\xBF \n\t", text].concat();
            assert_eq!(Format::detect(&marked), format, "{text:?}");
        }
        assert_eq!(Format::detect(b" \n"), None);
    }

    #[test]
    fn what_is_told_early_stays_true() {
        let long = [b"graph".as_slice(), &[b'?'; 126]].concat();
        assert_eq!(tell(&long, true), Some(Some(Format::Graph6)));
        let brackets = b"[[]]".repeat(17);
        let longer = [b"c".as_slice(), &[b'?'; 105], b" "].concat();
        for text in CASES
            .map(|(text, _)| text)
            .into_iter()
            .chain([&long[..], &longer, &brackets])
        {
            for length in 0..text.len() {
                let early = tell(&text[..length], false);
                let late = tell(text, true);
                assert!(early.is_none() || early == late, "{text:?} up to {length}");
            }
        }
    }

    #[test]
    fn brackets_are_graph6_if_the_length_fits() {
        for (count, format) in [(15, Format::Json), (16, Format::Graph6), (17, Format::Json)] {
            let text = b"[[]]".repeat(count);
            assert_eq!(Format::detect(without_byte_order_mark(&text)), Some(format));
        }
    }
}
