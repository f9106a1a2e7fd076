//! Reading one graph.

use catmouse_game::{Digraph, Graph};

use crate::error::{Fault, Found, ReadError};
use crate::format::Format;
use crate::lines::only_line;
use crate::location::Location;
use crate::names::NamedGraph;
use crate::six_bits::{digraph6, graph6, sparse6};
use crate::source::Source;
use crate::white_space::{white_space_before, without_byte_order_mark};
use crate::{dimacs, dot, edges, json};

/// Reads exactly one graph; without a format, it is told by how the text begins.
///
/// The text of an edge list may be empty: that is the graph without a node.
///
/// # Errors
/// [`ReadError`] with the place of the first fault in the syntax; if there is none, of the first
/// fault by node, then by neighbour, that makes it no graph. Anything behind the graph is a fault.
///
/// # Complexity
/// Linear time and memory in the text, besides sorting lists that do not ascend.
///
/// # Examples
/// ```
/// use catmouse_formats::{Format, read_graph};
///
/// let path = read_graph(b"0 1 # the first edge\n1 2\n", None)?;
/// assert_eq!(path, read_graph(b"[[1],[0,2],[1]]", Some(Format::Json))?);
///
/// let error = read_graph(b"[[1],\n [{}]]", None).unwrap_err();
/// assert_eq!(error.to_string(), "line 2, column 3: expected a node number or ']', found '{'");
/// # Ok::<(), catmouse_formats::ReadError>(())
/// ```
pub fn read_graph(text: &[u8], format: Option<Format>) -> Result<Graph, ReadError> {
    let (source, format) = only_graph(text, format)?;
    read_source(source, format)
}

/// The same, together with the names of the nodes if the text has them.
///
/// # Errors
/// As in [`read_graph`].
///
/// # Examples
/// ```
/// use catmouse_formats::read_named;
/// use catmouse_game::Node;
///
/// let named = read_named(b"graph { hole -- jerry -- tom }", None)?;
/// assert_eq!(named.names.unwrap().name(Node::new(1)), "jerry");
/// # Ok::<(), catmouse_formats::ReadError>(())
/// ```
pub fn read_named(text: &[u8], format: Option<Format>) -> Result<NamedGraph, ReadError> {
    let (source, format) = only_graph(text, format)?;
    read_named_source(source, format)
}

/// Reads exactly one directed graph as [`read_graph`] reads an undirected one: JSON lists the
/// successors of each node, edges are arcs, and DOT is a `digraph`. A self-loop is an arc like any
/// other. Of a format or a text that holds undirected graphs, each edge is two arcs.
///
/// # Errors
/// As in [`read_graph`], self-loops and arcs without their reverse aside.
///
/// # Complexity
/// As in [`read_graph`].
///
/// # Examples
/// ```
/// use catmouse_formats::read_digraph;
///
/// let arcs = read_digraph(b"[[0, 1], [], [1]]", None)?;
/// assert_eq!(arcs, read_digraph(b"digraph { 0 -> {0 1}; 2 -> 1 }", None)?);
/// # Ok::<(), catmouse_formats::ReadError>(())
/// ```
pub fn read_digraph(text: &[u8], format: Option<Format>) -> Result<Digraph, ReadError> {
    read_named_digraph(text, format).map(|named| named.graph)
}

/// The same, together with the names of the nodes if the text has them.
///
/// # Errors
/// As in [`read_digraph`].
pub fn read_named_digraph(
    text: &[u8],
    format: Option<Format>,
) -> Result<NamedGraph<Digraph>, ReadError> {
    let (source, format) = only_graph(text, format)?;
    read_digraph_source(source, format)
}

/// The text of a graph with nothing else, and its format; `None` says that it is not any.
fn only_graph(
    text: &[u8],
    format: Option<Format>,
) -> Result<(Source<'_>, Option<Format>), ReadError> {
    let format = format.or_else(|| Format::detect(text));
    let source = Source {
        text: without_byte_order_mark(text),
        begin: Location::START,
    };
    match format {
        Some(format) if format.is_of_lines() => Ok((only_line(source)?, Some(format))),
        _ => Ok((source, format)),
    }
}

/// Reads exactly one graph in a format; `None` says that it is not any. In a format of lines the
/// text is the line.
pub(crate) fn read_source(source: Source<'_>, format: Option<Format>) -> Result<Graph, ReadError> {
    match format {
        Some(Format::Json) => json::read(source),
        Some(Format::Graph6) => graph6::read(source),
        Some(Format::Sparse6) => sparse6::read(source),
        Some(Format::Digraph6) => digraph6::read(source),
        Some(Format::Edges) => edges::read::<Graph>(source),
        Some(Format::Dimacs) => dimacs::read(source),
        Some(Format::Dot) => dot::read(source).map(|named| named.graph),
        None => Err(unknown_format(source)),
    }
}

/// The same, together with names.
pub(crate) fn read_named_source(
    source: Source<'_>,
    format: Option<Format>,
) -> Result<NamedGraph, ReadError> {
    match format {
        Some(Format::Dot) => dot::read(source),
        _ => read_source(source, format).map(NamedGraph::from),
    }
}

/// Reads exactly one directed graph in a format, as [`read_source`] an undirected one.
pub(crate) fn read_digraph_source(
    source: Source<'_>,
    format: Option<Format>,
) -> Result<NamedGraph<Digraph>, ReadError> {
    match format {
        Some(Format::Json) => json::read_directed(source).map(NamedGraph::from),
        Some(Format::Digraph6) => digraph6::read_directed(source).map(NamedGraph::from),
        Some(Format::Edges) => edges::read::<Digraph>(source).map(NamedGraph::from),
        Some(Format::Dot) => dot::read_directed(source),
        _ => read_named_source(source, format).map(NamedGraph::with_both_arcs),
    }
}

fn unknown_format(source: Source<'_>) -> ReadError {
    let begin = white_space_before(source.text);
    let found = Found::first_of(&source.text[begin..]);
    source.error(begin, Fault::UnknownFormat { found })
}
