//! Graphs as text.

use std::fmt;

use arbitrary::{Arbitrary, Result, Unstructured};

use super::sketch::{Limits, Sketch};
use super::{Game, below};

/// Text that is nearly that of a graph, or of several: random bytes seldom come near one.
#[derive(Clone)]
pub struct EditedText(pub Vec<u8>);

/// What is put into a text: all that has a meaning in some format, and some that never has.
const TOKENS: [&[u8]; 36] = [
    b"",
    b" ",
    b"\n",
    b"[",
    b"]",
    b",",
    b"[[",
    b"]]",
    b"0",
    b"1",
    b"2",
    b"-",
    b"#",
    b"7 ",
    b"4294967295",
    b"4294967296",
    b".5",
    b"e1",
    b"{}",
    b"\xEF\xBB\xBF",
    b"\xC3",
    b"\r\n",
    b">>graph6<<",
    b">>sparse6<<",
    b">>digraph6<<",
    b":An",
    b"&",
    b"D?",
    b"~",
    b"p edge 3 2\n",
    b"e 1 2\n",
    b"c\n",
    b"graph {",
    b"--",
    b"\"",
    b"/*",
];

impl fmt::Debug for EditedText {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "EditedText(b\"{}\")", self.0.escape_ascii())
    }
}

impl Arbitrary<'_> for EditedText {
    fn arbitrary(bytes: &mut Unstructured<'_>) -> Result<Self> {
        let (graphs, edits, edges) = (below(bytes, 4)?, below(bytes, 5)?, below(bytes, 3)? == 2);
        let mut text = Vec::new();
        for _ in 0..graphs {
            let lists = Sketch::arbitrary(
                bytes,
                Limits {
                    core: 5,
                    tail: 1,
                    long_tail: 1,
                },
            )?
            .lists();
            text.extend(
                if edges {
                    edge_lines(&lists)
                } else {
                    format!("{lists:?}")
                }
                .bytes(),
            );
        }
        for _ in 0..edits {
            let length = u32::try_from(text.len()).expect("short");
            let (at, removed) = (below(bytes, length + 1)?, below(bytes, 3)?);
            let token = *bytes.choose(&TOKENS)?;
            let range = at as usize..(at + removed).min(length) as usize;
            text.splice(range, token.iter().copied());
        }
        Ok(Self(text))
    }
}

/// Graphs to be written one after the other, and how the stream is read.
#[derive(Clone, Debug)]
pub struct Stream {
    /// Games on the graphs; their roles do not matter.
    pub games: Vec<Game>,
    /// How many texts a block has at most.
    pub chunks_max: u32,
    /// With how many bytes a block is full.
    pub bytes_full: u32,
    /// How many bytes the reader gives at a time; 1 or more.
    pub bytes_at_a_time: u32,
}

impl Arbitrary<'_> for Stream {
    fn arbitrary(bytes: &mut Unstructured<'_>) -> Result<Self> {
        let [count, chunks_max, bytes_full, bytes_at_a_time] =
            [5, 4, 200, 100].map(|bound| below(bytes, bound));
        let games = (0..count?)
            .map(|_| Game::arbitrary(bytes))
            .collect::<Result<_>>()?;
        Ok(Self {
            games,
            chunks_max: chunks_max?,
            bytes_full: bytes_full?,
            bytes_at_a_time: bytes_at_a_time? + 1,
        })
    }
}

fn edge_lines(lists: &[Vec<u32>]) -> String {
    let edges = (0..lists.len()).flat_map(|node| lists[node].iter().map(move |to| (node, to)));
    let lines = edges.filter(|&(node, &to)| node <= to as usize);
    lines.map(|(node, to)| format!("{node} {to}\n")).collect()
}
