//! What holds of every text, every graph, and every way in which a stream arrives.

use std::io::{self, BufRead, Read};

use catmouse_formats::{
    BlockLimits, Expected, Fault, Format, Found, Location, NamedGraph, ReadError, Splitter,
    read_graph, read_named, write_dot, write_graph,
};
use catmouse_game::Graph;
use proptest::prelude::*;

/// Any graph of few nodes, isolated ones included.
fn graphs() -> impl Strategy<Value = Graph> {
    (0..14_u32).prop_flat_map(|nodes| {
        let pairs = (0..nodes).flat_map(move |a| (0..a).map(move |b| (a, b)));
        let pairs: Vec<(u32, u32)> = pairs.collect();
        let count = pairs.len();
        prop::sample::subsequence(pairs, 0..=count)
            .prop_map(move |edges| Graph::from_edges(nodes, edges).unwrap())
    })
}

/// Text out of pieces that make graphs, almost make graphs, or break them.
fn bracketed() -> impl Strategy<Value = Vec<u8>> {
    let pieces: Vec<&[u8]> = vec![
        b"[",
        b"]",
        b"[[",
        b"]]",
        b"[]",
        b",",
        b"0",
        b"1",
        b"12",
        b" ",
        b"\n",
        b"\n[[",
        b"\n[]",
        b"]]\n",
        b"[[1],[0]]",
        b"\n[[1],[0]]\n",
        b"[[1,2],[0],[0]]",
        b"x",
        b"-1",
        b"1.5",
        b"\"",
        b"\xC3\xA4",
        b"\xE2\x82\xAC",
        b"\xE2\x82",
        b"\xFF",
        b"\xEF\xBB\xBF",
        b"#",
        b"\r\n",
    ];
    prop::collection::vec(prop::sample::select(pieces), 0..24).prop_map(|pieces| pieces.concat())
}

/// Text in the alphabet of JSON lists of numbers, mostly close to a list of lists.
fn json_like() -> impl Strategy<Value = String> {
    let tokens = vec![
        "[",
        "]",
        ",",
        "0",
        "1",
        "2",
        " ",
        "\n",
        "-",
        ".",
        "e",
        "E",
        "00",
        "4294967295",
        "4294967296",
        "[[",
        "],[",
        "]]",
        "[1]",
        "[0]",
        "[1,2]",
        "[[1],[0]]",
        "[]",
    ];
    prop_oneof![
        prop::collection::vec(prop::sample::select(tokens), 0..12).prop_map(|all| all.concat()),
        mutated_json(),
    ]
}

/// The JSON of a graph in which some bytes have been replaced.
fn mutated_json() -> impl Strategy<Value = String> {
    let change = (
        any::<prop::sample::Index>(),
        prop::sample::select(b"[],0123456789 -.eE\t".to_vec()),
    );
    (graphs(), prop::collection::vec(change, 0..3)).prop_map(|(graph, changes)| {
        let mut text = written(&graph, Format::Json);
        for (index, byte) in changes {
            let index = index.index(text.len());
            text[index] = byte;
        }
        String::from_utf8(text).unwrap()
    })
}

fn written(graph: &Graph, format: Format) -> Vec<u8> {
    let mut text = Vec::new();
    write_graph(graph, format, &mut text).unwrap();
    text
}

/// Gives so many bytes at a time, in turn.
struct Pieces<'t> {
    text: &'t [u8],
    sizes: Vec<usize>,
    turn: usize,
}

impl Read for Pieces<'_> {
    fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
        unreachable!("the splitter reads by fill_buf")
    }
}

impl BufRead for Pieces<'_> {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        let size = self.sizes[self.turn % self.sizes.len()];
        Ok(&self.text[..size.min(self.text.len())])
    }

    fn consume(&mut self, amount: usize) {
        self.text = &self.text[amount..];
        self.turn += 1;
    }
}

/// A chunk and what it is parsed into.
type Parsed = (Option<Format>, Location, Vec<u8>, Result<Graph, ReadError>);

fn split(reader: impl BufRead, format: Option<Format>, limits: BlockLimits) -> Vec<Parsed> {
    let mut splitter = Splitter::new(reader, format);
    let mut all = Vec::new();
    while let Some(block) = splitter.next_block(limits).unwrap() {
        assert!((1..=limits.chunks_max as usize).contains(&block.chunks().len()));
        all.extend(block.chunks().map(|chunk| {
            (
                chunk.format(),
                chunk.location(),
                chunk.text().to_vec(),
                chunk.parse(),
            )
        }));
    }
    assert!(splitter.next_block(limits).unwrap().is_none());
    all
}

fn formats() -> impl Strategy<Value = Option<Format>> {
    let formats = Format::ALL.into_iter().map(Some);
    prop::sample::select(formats.chain([None]).collect::<Vec<_>>())
}

/// Text out of pieces of lines, whole ones and broken ones.
fn lined() -> impl Strategy<Value = Vec<u8>> {
    let pieces: Vec<&[u8]> = vec![
        b"\n",
        b"\n",
        b"\r\n",
        b" ",
        b"\t",
        b"A_",
        b"A_\n",
        b"Dhc\n",
        b"D?",
        b"?",
        b"~?@?",
        b":An\n",
        b":An",
        b":",
        b"&AW\n",
        b"&",
        b">>graph6<<",
        b">>sparse6<<",
        b">>digraph6<<",
        b">>",
        b"[[]]",
        b"graph",
        b"{}",
        b"{a--b}",
        b"p edge 2 1\n",
        b"e 1 2\n",
        b"c ",
        b"0 1\n",
        b"\xFF",
        b"\xEF\xBB\xBF",
    ];
    prop::collection::vec(prop::sample::select(pieces), 0..16).prop_map(|pieces| pieces.concat())
}

/// Lines of few nodes that are mostly bytes of six bits.
fn six_bit_lines() -> impl Strategy<Value = Vec<u8>> {
    let prefix = prop::sample::select(vec![&b""[..], b":", b"&"]);
    let nodes = b'?'..=b'G';
    let byte = prop_oneof![10 => b'?'..=b'~', 3 => Just(b'?'), 3 => Just(b'~'), 1 => any::<u8>()];
    let edges = prop::collection::vec(byte, 0..12);
    (prefix, nodes, edges).prop_map(|(prefix, nodes, edges)| [prefix, &[nodes], &edges].concat())
}

/// Tokens of DOT and of DIMACS.
fn tokens() -> impl Strategy<Value = Vec<u8>> {
    let tokens: Vec<&[u8]> = vec![
        b"graph",
        b"strict",
        b"digraph",
        b"subgraph",
        b"node",
        b"{",
        b"}",
        b"[",
        b"]",
        b"=",
        b";",
        b",",
        b":",
        b"--",
        b"->",
        b"-",
        b"a",
        b"b",
        b"c1",
        b"0",
        b"1",
        b"-.5",
        b"\"",
        b"\"x y\"",
        b"\\",
        b"/*",
        b"*/",
        b"//",
        b"#",
        b"<",
        b">",
        b"\n",
        b" ",
        b" ",
        b"a -- b",
        b"{a b}",
        b"\xC3\xA4",
        b"\xC3",
        b"p edge 3 1",
        b"e 1 2",
        b"c",
        b"+",
    ];
    let beginnings: Vec<&[u8]> = vec![b"", b"graph {", b"strict graph x {", b"p edge 3 1\n"];
    let tokens = prop::collection::vec(prop::sample::select(tokens), 0..16);
    (prop::sample::select(beginnings), tokens)
        .prop_map(|(beginning, tokens)| [beginning, &tokens.concat()].concat())
}

/// The text of a graph in any format, in which some bytes have been replaced.
fn mutated() -> impl Strategy<Value = Vec<u8>> {
    let change = (any::<prop::sample::Index>(), any::<u8>());
    let format = prop::sample::select(Format::ALL.to_vec());
    (graphs(), format, prop::collection::vec(change, 0..3)).prop_map(|(graph, format, changes)| {
        let mut text = written(&graph, format);
        for (index, byte) in changes.into_iter().filter(|_| graph.node_count() > 0) {
            let index = index.index(text.len());
            text[index] = byte;
        }
        text
    })
}

/// Any text, mostly close to a graph's.
fn texts() -> impl Strategy<Value = Vec<u8>> {
    let anything = prop::collection::vec(any::<u8>(), 0..200);
    prop_oneof![
        anything,
        bracketed(),
        lined(),
        six_bit_lines(),
        tokens(),
        mutated()
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn what_is_written_is_read_back(graph in graphs()) {
        for format in Format::ALL {
            let text = written(&graph, format);
            prop_assert_eq!(read_graph(&text, Some(format)), Ok(graph.clone()));
            if !text.is_empty() {
                prop_assert_eq!(read_graph(&text, None), Ok(graph.clone()));
            }
        }
    }

    #[test]
    fn white_space_in_json_does_not_count(
        graph in graphs(),
        spaces in prop::collection::vec(prop::sample::select(vec!["", "", " ", "\n", "\r\n", "\t "]), 1..50),
    ) {
        let mut text = Vec::new();
        let mut spaces = spaces.iter().cycle();
        for byte in written(&graph, Format::Json) {
            // Digits stay together.
            if !byte.is_ascii_digit() || !text.last().is_some_and(u8::is_ascii_digit) {
                text.extend_from_slice(spaces.next().unwrap().as_bytes());
            }
            text.push(byte);
        }
        prop_assert_eq!(read_graph(&text, None), Ok(graph));
    }

    #[test]
    fn json_agrees_with_serde(text in json_like()) {
        let lists = serde_json::from_str::<Vec<Vec<u32>>>(&text).ok();
        let expected = lists.and_then(|lists| Graph::from_adjacency(lists).ok());
        prop_assert_eq!(read_graph(text.as_bytes(), Some(Format::Json)).ok(), expected);
    }

    #[test]
    fn a_text_is_a_graph_if_and_only_if_its_stream_is(text in texts(), format in formats()) {
        let alone = match &split(text.as_slice(), format, BlockLimits::default())[..] {
            [(.., graph)] => graph.clone().ok(),
            _ => None,
        };
        prop_assert_eq!(read_graph(&text, format).ok(), alone);
    }

    #[test]
    fn names_change_no_graph(text in texts(), format in formats()) {
        let named = read_named(&text, format);
        prop_assert_eq!(read_graph(&text, format), named.clone().map(|named| named.graph));
        if let Ok(NamedGraph { graph, names: Some(names) }) = named {
            let mut again = Vec::new();
            write_dot(&graph, Some(&names), &mut again).unwrap();
            prop_assert_eq!(read_named(&again, None), Ok(NamedGraph { graph, names: Some(names) }));
        }
    }

    #[test]
    fn a_line_is_the_only_one_of_its_graph(line in six_bit_lines()) {
        let format = match line[0] {
            b':' => Format::Sparse6,
            b'&' => Format::Digraph6,
            _ => Format::Graph6,
        };
        if let Ok(graph) = read_graph(&line, Some(format)) {
            let text = written(&graph, format);
            if format == Format::Sparse6 {
                prop_assert_eq!(read_graph(&text, None), Ok(graph));
            } else {
                prop_assert_eq!(text.trim_ascii_end(), line.trim_ascii_end());
            }
        }
    }

    #[test]
    fn splitting_does_not_depend_on_how_the_stream_arrives(
        text in texts(),
        format in formats(),
        sizes in prop::collection::vec(1..9_usize, 1..6),
        chunks_max in 1..4_u32,
        bytes_full in 0..30_u32,
    ) {
        let whole = split(text.as_slice(), format, BlockLimits::default());
        let pieces = Pieces { text: &text, sizes, turn: 0 };
        prop_assert_eq!(split(pieces, format, BlockLimits { chunks_max, bytes_full }), whole);
    }

    #[test]
    fn a_stream_of_graphs_is_split_into_them(graphs in prop::collection::vec(graphs(), 0..6), between in "[ \n]{0,2}") {
        let mut text = Vec::new();
        for graph in &graphs {
            text.extend_from_slice(written(graph, Format::Json).trim_ascii());
            text.extend_from_slice(between.as_bytes());
        }
        let mut splitter = Splitter::new(text.as_slice(), None);
        let block = splitter.next_block(BlockLimits::default()).unwrap();
        let read: Vec<Graph> = block
            .iter()
            .flat_map(|block| block.chunks().map(|chunk| chunk.parse().unwrap()))
            .collect();
        prop_assert_eq!(read, graphs);
    }

    #[test]
    fn lines_of_three_formats_are_told_apart(
        graphs in prop::collection::vec((graphs(), 0..3_usize, any::<bool>()), 1..6),
        end in prop::sample::select(vec!["\n", "\r\n", "\n\n"]),
    ) {
        let formats = [Format::Graph6, Format::Sparse6, Format::Digraph6];
        let mut text = Vec::new();
        for (graph, format, header) in &graphs {
            let format = formats[*format];
            if *header {
                text.extend(format!(">>{format}<<").bytes());
            }
            text.extend_from_slice(written(graph, format).trim_ascii_end());
            text.extend_from_slice(end.as_bytes());
        }
        let read = split(text.as_slice(), None, BlockLimits::default());
        let read: Vec<_> = read.into_iter().map(|(format, _, _, graph)| (format, graph)).collect();
        let expected = graphs.into_iter().map(|(graph, format, _)| (Some(formats[format]), Ok(graph)));
        prop_assert_eq!(read, expected.collect::<Vec<_>>());
    }

    #[test]
    fn a_stream_begins_as_its_text_is_read(text in bracketed()) {
        let json = Some(Format::Json);
        let parsed = split(text.as_slice(), json, BlockLimits::default());
        let first = parsed.first().map(|(.., graph)| graph.clone());
        match read_graph(&text, json) {
            Err(ReadError { fault: Fault::Syntax { expected: Expected::End, .. }, .. }) => {
                prop_assert!(parsed.len() > 1);
            }
            Err(ReadError { fault: Fault::Syntax { expected: Expected::Graph, found: Found::End }, .. }) => {
                prop_assert_eq!(first, None);
            }
            read => prop_assert_eq!(first, Some(read)),
        }
    }
}
