//! Adjacency lists as JSON: `[[1,2],[0],[0]]`.

mod brackets;
mod framing;
mod small;

use std::io;

use catmouse_game::{Digraph, Graph, GraphError, Node};

pub(crate) use self::framing::Framing;
use crate::cursor::Cursor;
use crate::error::{Expected, Fault, Found, ReadError};
use crate::kind::Kind;
use crate::rows::Rows;
use crate::source::Source;
use crate::white_space::{is_white_space, white_space_before};

/// Writes a graph as JSON on one line, without white space, each list ascending.
///
/// # Errors
/// What writing to `out` fails with.
pub fn write_json(graph: &Graph, out: &mut impl io::Write) -> io::Result<()> {
    write_lists(graph, out)
}

/// The same for graphs of any kind.
pub(crate) fn write_lists(graph: &impl Kind, out: &mut impl io::Write) -> io::Result<()> {
    let mut before_list = "";
    write!(out, "[")?;
    for node in graph.nodes() {
        write!(out, "{before_list}[")?;
        let mut before_number = "";
        for neighbour in graph.list(node) {
            write!(out, "{before_number}{neighbour}")?;
            before_number = ",";
        }
        write!(out, "]")?;
        before_list = ",";
    }
    writeln!(out, "]")
}

/// Reads one graph, which is the whole text, white space aside.
pub(crate) fn read(source: Source<'_>) -> Result<Graph, ReadError> {
    match small::read(source.text) {
        Some(graph) => Ok(graph),
        None => read_any(source),
    }
}

/// Reads one directed graph, which is the whole text, white space aside.
pub(crate) fn read_directed(source: Source<'_>) -> Result<Digraph, ReadError> {
    read_any(source)
}

fn read_any<K: Kind>(source: Source<'_>) -> Result<K, ReadError> {
    let mut cursor = Cursor::new(source);
    let rows = read_rows(&mut cursor).map_err(|error| or_unclosed(source, error))?;
    cursor.skip(is_white_space);
    if cursor.peek().is_some() {
        return Err(source.unexpected(cursor.at, Expected::End));
    }
    K::from_lists(rows.iter()).map_err(|fault| graph_error(source, fault))
}

fn read_rows(cursor: &mut Cursor<'_>) -> Result<Rows, ReadError> {
    let mut rows = Rows::for_text(cursor.source.text);
    open(cursor, Expected::Graph)?;
    if closes(cursor) {
        return Ok(rows);
    }
    let mut expected = Expected::ListOrClosing;
    loop {
        open(cursor, expected)?;
        read_row(cursor, &mut rows)?;
        if rows.end_row().is_none() {
            return Err(cursor.source.error(cursor.at, GraphError::TooManyArcs));
        }
        if !goes_on(cursor)? {
            return Ok(rows);
        }
        expected = Expected::List;
    }
}

/// Reads the numbers of a list and its closing bracket.
#[inline]
fn read_row(cursor: &mut Cursor<'_>, rows: &mut Rows) -> Result<(), ReadError> {
    if closes(cursor) {
        return Ok(());
    }
    let mut expected = Expected::NumberOrClosing;
    loop {
        rows.push(cursor.number(expected)?);
        if !goes_on(cursor)? {
            return Ok(());
        }
        expected = Expected::Number;
    }
}

/// Moves behind an opening bracket and the white space around it.
#[inline]
fn open(cursor: &mut Cursor<'_>, expected: Expected) -> Result<(), ReadError> {
    cursor.skip(is_white_space);
    if cursor.peek() != Some(b'[') {
        return Err(unexpected(cursor, expected));
    }
    cursor.at += 1;
    cursor.skip(is_white_space);
    Ok(())
}

/// Moves behind a closing bracket if one stands next.
#[inline]
fn closes(cursor: &mut Cursor<'_>) -> bool {
    let closes = cursor.peek() == Some(b']');
    cursor.at += usize::from(closes);
    closes
}

/// Moves behind a comma, then white space too, or behind a closing bracket: whether it was a comma.
#[inline]
fn goes_on(cursor: &mut Cursor<'_>) -> Result<bool, ReadError> {
    cursor.skip(is_white_space);
    if closes(cursor) {
        return Ok(false);
    }
    if cursor.peek() != Some(b',') {
        return Err(unexpected(cursor, Expected::CommaOrClosing));
    }
    cursor.at += 1;
    cursor.skip(is_white_space);
    Ok(true)
}

#[cold]
fn unexpected(cursor: &Cursor<'_>, expected: Expected) -> ReadError {
    cursor.source.unexpected(cursor.at, expected)
}

/// If the text ends within a graph, an error that names the graph's beginning.
#[cold]
fn or_unclosed(source: Source<'_>, mut error: ReadError) -> ReadError {
    let begin = white_space_before(source.text);
    if let Fault::Syntax {
        expected,
        found: Found::End,
    } = error.fault
        && begin < source.text.len()
    {
        let begin = source.location(begin);
        error.fault = Fault::Unclosed { expected, begin };
    }
    error
}

/// The error of a well-formed text that is no graph, at the number which is at fault.
#[cold]
fn graph_error(source: Source<'_>, fault: GraphError) -> ReadError {
    let offset = match fault {
        GraphError::OutOfRange {
            node, neighbour, ..
        } => find_number(source.text, node, neighbour, 0),
        GraphError::SelfLoop { node } => find_number(source.text, node, node.number().into(), 0),
        GraphError::Duplicate { node, neighbour } => {
            find_number(source.text, node, neighbour.number().into(), 1)
        }
        GraphError::Asymmetric { node, neighbour } => {
            find_number(source.text, node, neighbour.number().into(), 0)
        }
        _ => None,
    };
    source.error(offset.unwrap_or(0), fault)
}

/// Where a well-formed text has a number in the list of a node, behind `earlier` equal ones.
fn find_number(text: &[u8], node: Node, number: i64, earlier: usize) -> Option<usize> {
    let mut lists = text
        .iter()
        .enumerate()
        .filter(|&(_, &byte)| byte == b'[')
        .skip(1);
    let begin = lists.nth(node.index())?.0 + 1;
    let mut offset = begin;
    let list = text[begin..].split(|&byte| byte == b']').next()?;
    let numbers = list.split(|&byte| byte == b',').map(|item| {
        let digits = offset + item.len() - item.trim_ascii_start().len();
        offset += item.len() + 1;
        (digits, item.trim_ascii())
    });
    let equal = numbers.filter(|(_, digits)| *digits == number.to_string().as_bytes());
    equal.map(|(offset, _)| offset).nth(earlier)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Format, Location, read_graph};

    #[test]
    fn white_space_may_stand_anywhere() {
        let compact = read_graph(b"[[1,2],[0],[0],[]]", Some(Format::Json)).unwrap();
        let spread = b" \r\n[ [\t1 , 2\n] ,\n[0 ]\n,[ 0],[ ] ] \n";
        assert_eq!(read_graph(spread, Some(Format::Json)), Ok(compact));
    }

    #[test]
    fn the_graph_without_a_node_is_read() {
        for text in ["[]", " [ \n] "] {
            let graph = read_graph(text.as_bytes(), Some(Format::Json)).unwrap();
            assert_eq!(graph.node_count(), 0);
        }
    }

    #[test]
    fn small_graphs_are_read_as_any() {
        for nodes in [0, 1, 9, 10, 11, 12, 63, 64, 65, 66, 101] {
            let path = (1..nodes).map(|node| (node - 1, node));
            let chords = (2..nodes).step_by(3).map(|node| (0, node));
            let graph = Graph::from_edges(nodes, path.chain(chords)).unwrap();
            let mut text = Vec::new();
            write_json(&graph, &mut text).unwrap();
            let spaced = String::from_utf8(text.clone())
                .unwrap()
                .replace(',', " ,\n");
            for text in [text.as_slice(), spaced.as_bytes()] {
                let begin = Location::START;
                assert_eq!(read_any(Source { text, begin }), Ok(graph.clone()));
                assert_eq!(small::read(text), (nodes <= 64).then(|| graph.clone()));
            }
        }
    }

    #[test]
    fn graphs_are_written_on_one_line() {
        let graph = Graph::from_edges(5, [(3, 0), (0, 1), (1, 3)]).unwrap();
        let mut text = Vec::new();
        write_json(&graph, &mut text).unwrap();
        assert_eq!(text, b"[[1,3],[0,3],[],[0,1],[]]\n");
    }

    #[test]
    fn numbers_are_found_in_the_list_of_a_node() {
        let text = b" [ [11, 1 ,\n1],[],[1]]";
        let find = |node, number, earlier| find_number(text, Node::new(node), number, earlier);
        assert_eq!(find(0, 11, 0), Some(4));
        assert_eq!(find(0, 1, 0), Some(8));
        assert_eq!(find(0, 1, 1), Some(12));
        assert_eq!(find(0, 1, 2), None);
        assert_eq!(find(1, 1, 0), None);
        assert_eq!(find(2, 1, 0), Some(19));
    }
}
