//! How a stream is split: what is given out when, and how it goes on behind a fault.

use std::collections::VecDeque;
use std::io::{self, BufReader, Cursor, Read};

use catmouse_formats::{Block, BlockLimits, Format, Location, Splitter, read_graph, write_graph};
use catmouse_game::Graph;
use serde_json::Value;

fn split(text: &[u8]) -> Vec<String> {
    let mut splitter = Splitter::new(text, None);
    let mut all = Vec::new();
    while let Some(block) = splitter.next_block(BlockLimits::default()).unwrap() {
        all.extend(block.chunks().map(|chunk| match chunk.parse() {
            Ok(graph) => format!("{} nodes at {}", graph.node_count(), chunk.location()),
            Err(error) => error.to_string(),
        }));
    }
    all
}

#[test]
fn each_stream_is_split_as_the_data_say() {
    for line in include_str!("data/streams.jsonl").lines() {
        let case: Value = serde_json::from_str(line).unwrap();
        let text = case["text"].as_str().unwrap();
        let expected: Vec<String> = serde_json::from_value(case["read"].clone()).unwrap();
        assert_eq!(split(text.as_bytes()), expected, "{text:?}");
    }
}

#[test]
fn a_character_that_breaks_off_is_shown_as_a_byte() {
    let stray = "line 1, column 3: expected a graph, which begins with '[', found the byte 0xE2";
    assert_eq!(
        split(b"[]\xE2\x82\n[[]]"),
        [
            "0 nodes at line 1, column 1",
            stray,
            "1 nodes at line 2, column 1"
        ]
    );
}

/// A pipe whose writer has written these pieces so far, and then has not written more: waiting for
/// more fails.
struct Pipe(VecDeque<&'static [u8]>);

impl Read for Pipe {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let piece = self.0.pop_front();
        let piece = piece.ok_or_else(|| io::Error::from(io::ErrorKind::WouldBlock))?;
        buffer[..piece.len()].copy_from_slice(piece);
        Ok(piece.len())
    }
}

#[test]
fn a_graph_is_given_out_at_its_closing_bracket() {
    let pieces: [&[u8]; 5] = [b"[[1],[0]]", b" [[1],", b"[0]]\n[]", b"[", b"[1"];
    let mut splitter = Splitter::new(BufReader::new(Pipe(pieces.into())), None);
    let mut sizes = Vec::new();
    let error = loop {
        match splitter.next_block(BlockLimits::default()) {
            Ok(block) => sizes.push(block.unwrap().chunks().len()),
            Err(error) => break error,
        }
    };
    assert_eq!(sizes, [1, 2]);
    assert_eq!(error.kind(), io::ErrorKind::WouldBlock);
}

#[test]
fn a_reader_that_failed_may_go_on() {
    struct FailsOnce(Option<io::ErrorKind>, Cursor<&'static [u8]>);
    impl Read for FailsOnce {
        fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
            let position = self.1.position();
            match self.0 {
                Some(kind) if position == 4 => {
                    self.0 = None;
                    Err(kind.into())
                }
                _ => {
                    let end = buffer.len().min(4);
                    self.1.read(&mut buffer[..end])
                }
            }
        }
    }
    for kind in [io::ErrorKind::Interrupted, io::ErrorKind::TimedOut] {
        let reader = BufReader::new(FailsOnce(Some(kind), Cursor::new(b"[[1],[0]]")));
        let mut splitter = Splitter::new(reader, None);
        let mut block = splitter.next_block(BlockLimits::default());
        if kind != io::ErrorKind::Interrupted {
            assert_eq!(block.unwrap_err().kind(), kind);
            block = splitter.next_block(BlockLimits::default());
        }
        let block = block.unwrap().unwrap();
        assert_eq!(block.chunks().next().unwrap().text(), b"[[1],[0]]");
    }
}

#[test]
fn blocks_keep_to_their_limits() {
    let text = b"[[1],[0]]\n".repeat(100);
    let count = |chunks_max, bytes_full| {
        let mut splitter = Splitter::new(text.as_slice(), None);
        let limits = BlockLimits {
            chunks_max,
            bytes_full,
        };
        splitter.next_block(limits).unwrap().unwrap().chunks().len()
    };
    assert_eq!(count(7, 1000), 7);
    assert_eq!(count(0, 1000), 1);
    assert_eq!(count(1000, 27), 3);
    assert_eq!(count(1000, 28), 4);
    assert_eq!(count(1000, 0), 1);
    assert_eq!(count(1000, 100_000), 100);
}

#[test]
fn large_graphs_stand_among_small_ones() {
    let cycle = Graph::from_edges(3600, (0..3600).map(|node| (node, (node + 1) % 3600))).unwrap();
    let dense = Graph::from_edges(700, (0..700).flat_map(|a| (0..a).map(move |b| (a, b)))).unwrap();
    let small = Graph::from_edges(2, [(0, 1)]).unwrap();
    for (format, large) in [(Format::Graph6, &cycle), (Format::Json, &dense)] {
        let graphs = [&small, large, large, &small, &small, large];
        let mut text = b" ".to_vec();
        for graph in graphs {
            write_graph(graph, format, &mut text).unwrap();
            text.extend(b"\r\n ");
        }
        assert!(text.len() > 3 << 20);
        let mut splitter = Splitter::new(text.as_slice(), None);
        let mut read = Vec::new();
        while let Some(block) = splitter.next_block(BlockLimits::default()).unwrap() {
            read.extend(
                block
                    .chunks()
                    .map(|chunk| (chunk.parse().unwrap(), chunk.location())),
            );
        }
        let lines = (0..).map(|index| Location {
            line: 1 + 2 * index,
            column: 2,
        });
        let expected: Vec<_> = graphs.into_iter().cloned().zip(lines).collect();
        assert!(read == expected, "{format}");
    }
}

#[test]
fn blocks_go_to_other_threads() {
    fn is_shared<T: Send + Sync + 'static>() {}
    is_shared::<Block>();
}

#[test]
fn a_short_text_does_not_take_much_memory() {
    for text in [
        "0 999999999",
        "[[999999999]]",
        "4294967295",
        "[[4294967295]]",
    ] {
        assert!(read_graph(text.as_bytes(), None).is_err(), "{text}");
    }
}

#[test]
fn depth_does_not_matter() {
    let deep = [b'['; 1 << 20];
    let error = read_graph(&deep, None).unwrap_err();
    assert_eq!(
        error.to_string(),
        "line 1, column 3: expected a node number or ']', found '['"
    );
    assert_eq!(split(&deep).len(), 1);
}
