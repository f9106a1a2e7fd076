//! What holds of every text, every graph, and every way in which a stream arrives.

use std::io::{self, BufRead, Read};

use catmouse_formats::{
    BlockLimits, Expected, Fault, Format, Found, Location, ReadError, Splitter, read_graph,
    write_graph,
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
    prop::sample::select(vec![None, Some(Format::Json), Some(Format::Edges)])
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
    fn any_bytes_are_read_or_refused(text in prop::collection::vec(any::<u8>(), 0..200), format in formats()) {
        let _ = read_graph(&text, format);
        split(text.as_slice(), format, BlockLimits::default());
    }

    #[test]
    fn splitting_does_not_depend_on_how_the_stream_arrives(
        text in bracketed(),
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
