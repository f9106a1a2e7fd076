//! Graphs as text.

use std::io::BufReader;

use catmouse_engine::Graph;
use catmouse_formats::{
    BlockLimits, Fault, Format, Location, ReadError, Splitter, read_graph, write_graph,
};

use crate::cases::{Game, Stream};

const BYTE_ORDER_MARK: &[u8] = b"\xEF\xBB\xBF";

/// The formats that can hold several graphs one after the other.
const STREAMED: [Format; 4] = [
    Format::Json,
    Format::Graph6,
    Format::Sparse6,
    Format::Digraph6,
];

/// The most nodes of a graph that is written again. A few bytes can state a million nodes, of
/// which graph6 would write all pairs.
const NODES_MAX: u32 = 1_000;

/// Whatever the bytes, reading gives a graph or an error at a place in the text; a graph is read
/// back as it is written; and a stream is cut alike however it arrives.
pub fn check_raw(text: &[u8]) {
    for format in std::iter::once(None).chain(Format::ALL.map(Some)) {
        let read = read_graph(text, format);
        match &read {
            Ok(graph) => assert_read_back(graph),
            Err(error) => {
                let is_place = offsets_of(text, error.location).next().is_some();
                assert!(
                    is_place,
                    "{error}: there is no such place: {}",
                    text.escape_ascii()
                );
            }
        }
        let limits = BlockLimits::default();
        let pieces = split(text, format, limits, text.len().max(1));
        assert_in_place(text, &pieces);
        let one_at_most = BlockLimits {
            chunks_max: 1,
            bytes_full: 0,
        };
        for (limits, at_a_time) in [(limits, 1), (one_at_most, 1), (one_at_most, 7)] {
            let other = split(text, format, limits, at_a_time);
            assert_eq!(
                pieces,
                other,
                "in pieces of {at_a_time}: {}",
                text.escape_ascii()
            );
        }
        assert_one_graph(text, read.as_ref().ok(), &pieces);
    }
}

/// The reader of JSON takes what `serde_json` takes for lists of numbers, if that is a graph; and
/// tells faults of the syntax from those of the graph.
pub fn check_json(text: &[u8]) {
    let read = read_graph(text, Some(Format::Json)).map_err(|error| error.fault);
    // The one thing that is read beyond JSON.
    let json = text.strip_prefix(BYTE_ORDER_MARK).unwrap_or(text);
    let name = || text.escape_ascii();
    match serde_json::from_slice::<Vec<Vec<u32>>>(json) {
        Ok(lists) => {
            let graph = Graph::from_adjacency(lists).map_err(Fault::Graph);
            assert_eq!(read, graph, "{}", name());
        }
        Err(error) => {
            let refused = read
                .as_ref()
                .is_err_and(|fault| !matches!(fault, Fault::Graph(_)));
            assert!(
                refused,
                "serde_json says {error}, but this is read as {read:?}: {}",
                name()
            );
        }
    }
}

/// Every graph is read back as it was written; and a stream of them as so many graphs.
pub fn check_stream(stream: &Stream) {
    let graphs: Vec<Graph> = stream.games.iter().map(Game::graph).collect();
    graphs.iter().for_each(assert_read_back);

    let limits = BlockLimits {
        chunks_max: stream.chunks_max,
        bytes_full: stream.bytes_full,
    };
    for format in STREAMED {
        let mut text = Vec::new();
        for graph in &graphs {
            write_graph(graph, format, &mut text).expect("a vector takes all");
        }
        let pieces = split(&text, Some(format), limits, stream.bytes_at_a_time as usize);
        let read: Vec<_> = pieces.into_iter().map(|piece| piece.read).collect();
        let expected: Vec<_> = graphs.iter().cloned().map(Ok).collect();
        assert_eq!(read, expected, "{format}: {stream:?}");
    }
}

/// A text that a stream was cut into.
#[derive(Debug, PartialEq)]
struct Piece {
    text: Vec<u8>,
    format: Option<Format>,
    location: Location,
    read: Result<Graph, ReadError>,
}

/// Cuts a stream that arrives so many bytes at a time.
fn split(text: &[u8], format: Option<Format>, limits: BlockLimits, at_a_time: usize) -> Vec<Piece> {
    let reader = BufReader::with_capacity(at_a_time, text);
    let mut splitter = Splitter::new(reader, format);
    let mut pieces = Vec::new();
    while let Some(block) = splitter.next_block(limits).expect("reading from memory") {
        let count = block.chunks().len();
        assert!(count > 0, "an empty block: {}", text.escape_ascii());
        assert!(
            count <= limits.chunks_max.max(1) as usize,
            "{count} in a block of {limits:?}"
        );
        pieces.extend(block.chunks().map(|chunk| Piece {
            text: chunk.text().to_owned(),
            format: chunk.format(),
            location: chunk.location(),
            read: chunk.parse(),
        }));
    }
    pieces
}

/// Asserts that pieces stand where they say, in order, and so do their errors. A broken one may
/// reach into the next, since its text ends behind what can't be, and there a graph may begin.
fn assert_in_place(text: &[u8], pieces: &[Piece]) {
    let mut earliest = 0;
    for piece in pieces {
        let is_there = |&begin: &usize| text[begin..].starts_with(&piece.text);
        let begin = offsets_of(text, piece.location).find(|at| *at >= earliest && is_there(at));
        let Some(begin) = begin else {
            panic!("{piece:?} is not there: {}", text.escape_ascii());
        };
        let end = begin + piece.text.len();
        earliest = match &piece.read {
            Ok(_) => end,
            Err(error) => {
                let inside = offsets_of(text, error.location).any(|at| (begin..=end).contains(&at));
                assert!(
                    inside,
                    "{error} is not in {piece:?}: {}",
                    text.escape_ascii()
                );
                begin + 1
            }
        };
    }
}

/// Asserts that a text that is one graph is cut into that alone, and no other text is.
fn assert_one_graph(text: &[u8], graph: Option<&Graph>, pieces: &[Piece]) {
    let alone = match pieces {
        [piece] => piece.read.as_ref().ok(),
        _ => None,
    };
    assert_eq!(graph, alone, "as a stream: {}", text.escape_ascii());
}

fn assert_read_back(graph: &Graph) {
    if graph.node_count() > NODES_MAX {
        return;
    }
    for format in Format::ALL {
        let mut text = Vec::new();
        write_graph(graph, format, &mut text).expect("a vector takes all");
        assert_eq!(
            read_graph(&text, Some(format)).as_ref(),
            Ok(graph),
            "{}",
            text.escape_ascii()
        );
        // Nothing is written for a graph without a node, which looks like no format.
        if !text.is_empty() {
            assert_eq!(
                read_graph(&text, None).as_ref(),
                Ok(graph),
                "{}",
                text.escape_ascii()
            );
        }
    }
}

/// Where a place is in a text, the end included: several offsets in one character, or before it
/// if bytes that continue no character stand there.
fn offsets_of(text: &[u8], location: Location) -> impl Iterator<Item = usize> + use<> {
    let marked = text.strip_prefix(BYTE_ORDER_MARK).unwrap_or(text);
    let mark = text.len() - marked.len();
    let mut place = Location { line: 1, column: 1 };
    let mut offsets = Vec::new();
    for (offset, byte) in marked.iter().map(Some).chain([None]).enumerate() {
        if place == location {
            offsets.push(mark + offset);
        }
        match byte {
            Some(b'\n') => {
                place = Location {
                    line: place.line + 1,
                    column: 1,
                }
            }
            Some(0x80..=0xBF) | None => {}
            Some(_) => place.column += 1,
        }
    }
    offsets.into_iter()
}
