//! A subset of Graphviz's DOT: undirected graphs, and directed ones.
//!
//! ```text
//!     graph     = ["strict"] ("graph" | "digraph") [name] "{" {statement [";"]} "}"
//!     statement = ends {attributes}
//!               | ("graph" | "node" | "edge") {attributes}
//!               | name "=" value
//!     ends      = end {("--" | "->") end}
//!     end       = name [":" name [":" name]]
//!               | "{" {(name | name "=" value) [";" | ","]} "}"
//!     attributes = "[" {name ["=" value] [";" | ","]} "]"
//! ```
//!
//! Each end is joined to each of the next, in a graph by `--` and in a digraph by `->`. Attributes
//! are read over. In a strict graph an edge may be given more than once.

mod tokens;

use std::borrow::Cow;
use std::collections::HashMap;
use std::io;

use catmouse_game::{Digraph, Graph, GraphError, Node};

use self::tokens::{Token, Tokens};
use crate::error::{DotFault, Expected, ReadError};
use crate::kind::Kind;
use crate::names::{NamedGraph, Names};
use crate::placed::{PlacedEdge, edge_error};
use crate::source::Source;

/// How many more edges than bytes of text there may be: the groups of a short text must not take
/// much memory.
const EDGES_AHEAD_OF_TEXT_MAX: usize = 1 << 20;

/// Writes a graph in DOT, the lower node of an edge first, ascending. With names, all nodes come
/// first, so that reading numbers them alike.
///
/// # Errors
/// What writing to `out` fails with.
pub fn write_dot(graph: &Graph, names: Option<&Names>, out: &mut impl io::Write) -> io::Result<()> {
    writeln!(out, "graph {{")?;
    write_nodes(graph, names, out)?;
    for (a, b) in graph.edges() {
        let (a, b) = (written_name(a, names), written_name(b, names));
        writeln!(out, "  {a} -- {b};")?;
    }
    writeln!(out, "}}")
}

/// Writes a directed graph in DOT, where an arc comes from first, ascending; names as in
/// [`write_dot`].
///
/// # Errors
/// What writing to `out` fails with.
pub fn write_dot_digraph(
    graph: &Digraph,
    names: Option<&Names>,
    out: &mut impl io::Write,
) -> io::Result<()> {
    writeln!(out, "digraph {{")?;
    write_nodes(graph, names, out)?;
    for node in graph.nodes() {
        for &successor in graph.successors(node) {
            let (from, to) = (written_name(node, names), written_name(successor, names));
            writeln!(out, "  {from} -> {to};")?;
        }
    }
    writeln!(out, "}}")
}

/// Writes the nodes that no edge or arc mentions, or with names all.
fn write_nodes(
    graph: &impl Kind,
    names: Option<&Names>,
    out: &mut impl io::Write,
) -> io::Result<()> {
    for node in graph.nodes() {
        if names.is_some() || graph.is_isolated(node) {
            writeln!(out, "  {};", written_name(node, names))?;
        }
    }
    Ok(())
}

fn written_name(node: Node, names: Option<&Names>) -> String {
    match names {
        Some(names) => format!("\"{}\"", names.name(node).replace('"', "\\\"")),
        None => node.to_string(),
    }
}

/// Reads one graph, which is the whole text, and the names of its nodes.
pub(crate) fn read(source: Source<'_>) -> Result<NamedGraph, ReadError> {
    let mut tokens = Tokens::of(source)?;
    let strict = tokens.take_if(&Token::Keyword("strict"))?;
    if tokens.peek() == Some(&Token::Keyword("digraph")) {
        return Err(tokens.error(DotFault::Directed));
    }
    if !tokens.take_if(&Token::Keyword("graph"))? {
        return Err(tokens.unexpected(Expected::DotGraph));
    }
    read_body(source, tokens)?.graph(strict)
}

/// The same for a digraph, or a graph with each edge as two arcs.
pub(crate) fn read_directed(source: Source<'_>) -> Result<NamedGraph<Digraph>, ReadError> {
    let mut tokens = Tokens::of(source)?;
    let strict = tokens.take_if(&Token::Keyword("strict"))?;
    if tokens.peek() == Some(&Token::Keyword("digraph")) {
        tokens.expect_arcs();
        tokens.take()?;
        return read_body(source, tokens)?.graph(strict);
    }
    if !tokens.take_if(&Token::Keyword("graph"))? {
        return Err(tokens.unexpected(Expected::DotDigraph));
    }
    let graph: NamedGraph = read_body(source, tokens)?.graph(strict)?;
    Ok(graph.with_both_arcs())
}

/// Reads what stands behind the word that begins a graph.
fn read_body<'t>(source: Source<'t>, mut tokens: Tokens<'t>) -> Result<Reader<'t>, ReadError> {
    if matches!(tokens.peek(), Some(Token::Name(_) | Token::Html)) {
        tokens.take()?;
    }
    if !tokens.take_if(&Token::Sign(b'{'))? {
        return Err(tokens.unexpected(Expected::DotBody));
    }
    let mut reader = Reader::new(source, tokens);
    while !reader.tokens.take_if(&Token::Sign(b'}'))? {
        reader.statement()?;
        reader.tokens.take_if(&Token::Sign(b';'))?;
    }
    if reader.tokens.peek().is_some() {
        return Err(reader.tokens.unexpected(Expected::End));
    }
    Ok(reader)
}

/// The nodes and edges read so far.
struct Reader<'t> {
    source: Source<'t>,
    tokens: Tokens<'t>,
    numbers: HashMap<Cow<'t, str>, u32>,
    edges: Vec<PlacedEdge>,
}

impl<'t> Reader<'t> {
    fn new(source: Source<'t>, tokens: Tokens<'t>) -> Self {
        Self {
            source,
            tokens,
            numbers: HashMap::new(),
            edges: Vec::new(),
        }
    }

    fn statement(&mut self) -> Result<(), ReadError> {
        match self.tokens.peek() {
            Some(Token::Keyword("subgraph")) => Err(self.tokens.error(DotFault::Subgraph)),
            Some(Token::Keyword("graph" | "node" | "edge")) => {
                self.tokens.take()?;
                self.attributes()
            }
            Some(Token::Name(_)) => {
                let name = self.tokens.name(Expected::DotName)?;
                if self.tokens.peek() == Some(&Token::Sign(b'=')) {
                    return self.value();
                }
                let first = vec![self.node(name)?];
                self.edges(first)
            }
            Some(Token::Sign(b'{')) => {
                let first = self.group()?;
                self.edges(first)
            }
            _ => Err(self.tokens.unexpected(Expected::DotStatement)),
        }
    }

    /// Reads what is joined to the nodes that a statement begins with.
    fn edges(&mut self, mut from: Vec<u32>) -> Result<(), ReadError> {
        while self.tokens.take_if(&Token::Join)? {
            let offset = self.tokens.offset();
            let to = self.end()?;
            let room = self.source.text.len() + EDGES_AHEAD_OF_TEXT_MAX - self.edges.len();
            if from.len().saturating_mul(to.len()) > room {
                return Err(self.source.error(offset, DotFault::TooManyEdges));
            }
            for &a in &from {
                self.edges
                    .extend(to.iter().map(|&b| PlacedEdge { a, b, offset }));
            }
            from = to;
        }
        self.attributes()
    }

    fn end(&mut self) -> Result<Vec<u32>, ReadError> {
        match self.tokens.peek() {
            Some(Token::Sign(b'{')) => self.group(),
            Some(Token::Keyword("subgraph")) => Err(self.tokens.error(DotFault::Subgraph)),
            _ => {
                let name = self.tokens.name(Expected::DotEnd)?;
                Ok(vec![self.node(name)?])
            }
        }
    }

    /// Reads the nodes between braces, of which each counts once.
    fn group(&mut self) -> Result<Vec<u32>, ReadError> {
        self.tokens.take()?;
        let mut nodes = Vec::new();
        while !self.tokens.take_if(&Token::Sign(b'}'))? {
            let name = self.tokens.name(Expected::DotGroup)?;
            if self.tokens.peek() == Some(&Token::Sign(b'=')) {
                self.value()?;
            } else {
                nodes.push(self.node(name)?);
            }
            self.separator()?;
        }
        nodes.sort_unstable();
        nodes.dedup();
        Ok(nodes)
    }

    /// The number of a node; reads over a port behind its name.
    fn node(&mut self, name: Cow<'t, str>) -> Result<u32, ReadError> {
        for _ in 0..2 {
            if self.tokens.take_if(&Token::Sign(b':'))? {
                self.tokens.name(Expected::DotName)?;
            }
        }
        let next = u32::try_from(self.numbers.len());
        let next = next.map_err(|_| self.tokens.error(GraphError::TooManyNodes))?;
        Ok(*self.numbers.entry(name).or_insert(next))
    }

    fn attributes(&mut self) -> Result<(), ReadError> {
        while self.tokens.take_if(&Token::Sign(b'['))? {
            while !self.tokens.take_if(&Token::Sign(b']'))? {
                self.tokens.name(Expected::DotAttribute)?;
                self.value()?;
                self.separator()?;
            }
        }
        Ok(())
    }

    /// Reads over an equals sign and what stands behind it.
    fn value(&mut self) -> Result<(), ReadError> {
        if !self.tokens.take_if(&Token::Sign(b'='))? {
            return Err(self.tokens.unexpected(Expected::DotEquals));
        }
        if !self.tokens.take_if(&Token::Html)? {
            self.tokens.name(Expected::DotValue)?;
        }
        Ok(())
    }

    fn separator(&mut self) -> Result<(), ReadError> {
        if !self.tokens.take_if(&Token::Sign(b';'))? {
            self.tokens.take_if(&Token::Sign(b','))?;
        }
        Ok(())
    }

    /// The graph of all that has been read.
    fn graph<K: Kind>(mut self, strict: bool) -> Result<NamedGraph<K>, ReadError> {
        let names = names_by_number(&self.numbers);
        let numbers = own_numbers(&names);
        if let Some(numbers) = &numbers {
            for edge in &mut self.edges {
                edge.a = numbers[Node::new(edge.a).index()];
                edge.b = numbers[Node::new(edge.b).index()];
            }
        }
        if strict {
            let key = |edge: &PlacedEdge| match edge.ends() {
                (a, b) if a > b && !K::IS_DIRECTED => (b, a),
                ends => ends,
            };
            self.edges.sort_by_key(key);
            self.edges.dedup_by_key(|edge| key(edge));
        }
        let nodes = u32::try_from(names.len()).expect("as many as have numbers");
        let ends = self.edges.iter().map(|edge| edge.ends());
        let graph = K::from_ends(nodes, ends).map_err(|fault| {
            let name = |node: Node| match numbers {
                Some(_) => node.to_string(),
                None => names[node.index()].to_owned(),
            };
            edge_error::<K>(self.source, &fault, self.edges.iter().copied(), name)
        })?;
        let names = names.into_iter().map(str::to_owned).collect();
        Ok(NamedGraph {
            graph,
            names: numbers.is_none().then(|| Names::new(names)),
        })
    }
}

/// The names in the order of their numbers.
fn names_by_number<'n>(numbers: &'n HashMap<Cow<'_, str>, u32>) -> Vec<&'n str> {
    let mut names: Vec<(u32, &str)> = numbers
        .iter()
        .map(|(name, &number)| (number, &**name))
        .collect();
    names.sort_unstable();
    names.into_iter().map(|(_, name)| name).collect()
}

/// The names as numbers, if they are those of all nodes.
fn own_numbers(names: &[&str]) -> Option<Vec<u32>> {
    let number = |name: &&str| {
        let number: u32 = name.parse().ok()?;
        let is_plain = number.to_string() == *name;
        (is_plain && Node::new(number).index() < names.len()).then_some(number)
    };
    names.iter().map(number).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Format, read_named};

    fn read(text: &str) -> (Graph, Vec<String>) {
        let named = read_named(text.as_bytes(), Some(Format::Dot)).unwrap();
        let names = named.names;
        let name = |node| names.as_ref().map(|names| names.name(node).to_owned());
        let names = named.graph.nodes().filter_map(name).collect();
        (named.graph, names)
    }

    #[test]
    fn names_are_numbered_in_order() {
        let (graph, names) = read("graph { b -- a -- \"x y\"; c }");
        assert_eq!(graph, Graph::from_edges(4, [(0, 1), (1, 2)]).unwrap());
        assert_eq!(names, ["b", "a", "x y", "c"]);
    }

    #[test]
    fn numbers_of_all_nodes_are_their_own() {
        let (graph, names) = read("graph { 3 -- 1; 0 -- 3; 2 }");
        assert_eq!(graph, Graph::from_edges(4, [(1, 3), (0, 3)]).unwrap());
        assert!(names.is_empty());
        for other in [
            "graph { 3 -- 1; 0 -- 3 }",
            "graph { 1 -- 00 }",
            "graph { 0 -- -1 }",
            "graph { 0 -- 1.0 }",
        ] {
            assert!(!read(other).1.is_empty(), "{other}");
        }
    }

    #[test]
    fn what_does_not_count_is_read_over() {
        let text = "/* a graph */ STRICT Graph \"G\" {\n# line 1\n// --\n\
            graph [label=<b <i>x</i>>, rank=same;] node[shape=box][color=red]\n\
            a:n -- b:p:sw [weight=2 label=\"-> }\"]; rankdir=LR\n\
            b--a; { rank = same; a, b c } -- d_1;;\n a -- a1 -- 2}";
        let (graph, names) = read(&text.replace(";;", ";"));
        assert_eq!(names, ["a", "b", "c", "d_1", "a1", "2"]);
        let edges = [(0, 1), (0, 3), (1, 3), (2, 3), (0, 4), (4, 5)];
        assert_eq!(graph, Graph::from_edges(6, edges).unwrap());
    }

    #[test]
    fn quoted_names_are_written_as_they_are_read() {
        let text = r#"graph { "a\\"; "\\"; "q\"q"; ""; "graph"; "-->"; "b\n" -- "ä€"; "tw\
o" }"#;
        let (graph, names) = read(text);
        let expected = [
            r"a\\", r"\\", "q\"q", "", "graph", "-->", r"b\n", "ä€", "two",
        ];
        assert_eq!(names, expected);
        let named = read_named(text.as_bytes(), None).unwrap();
        let mut written = Vec::new();
        write_dot(&graph, named.names.as_ref(), &mut written).unwrap();
        assert_eq!(read_named(&written, None), Ok(named));
    }

    #[test]
    fn graphs_are_written_a_line_an_edge() {
        let graph = Graph::from_edges(4, [(3, 0), (0, 1)]).unwrap();
        let mut text = Vec::new();
        write_dot(&graph, None, &mut text).unwrap();
        assert_eq!(text, b"graph {\n  2;\n  0 -- 1;\n  0 -- 3;\n}\n");
    }

    #[test]
    fn a_node_counts_once_in_a_group() {
        let (graph, _) = read("graph { a -- {b c b} -- d }");
        let edges = [(0, 1), (0, 2), (1, 3), (2, 3)];
        assert_eq!(graph, Graph::from_edges(4, edges).unwrap());
    }

    #[test]
    fn groups_make_no_more_edges_than_a_limit() {
        let group = |letter, count| {
            let names: Vec<String> = (0..count)
                .map(|number| format!("{letter}{number}"))
                .collect();
            format!("{{{}}}", names.join(" "))
        };
        let text = |count| format!("graph {{ {} -- {} }}", group('a', count), group('b', count));
        assert_eq!(read(&text(1024)).0.edge_count(), 1024 * 1024);
        let error = read_named(text(2000).as_bytes(), None).unwrap_err();
        assert_eq!(error.fault, crate::Fault::Dot(DotFault::TooManyEdges));
    }
}
