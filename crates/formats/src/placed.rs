//! Edges with their places in the text, and the errors that name these.

use catmouse_game::{GraphError, Node};

use crate::error::{Fault, ReadError};
use crate::kind::Kind;
use crate::source::Source;

/// By how much the node count that sparse6 or DIMACS states may exceed the bytes of the text:
/// isolated nodes take no text there, and a short text must not take much memory.
pub const NODES_AHEAD_MAX: u32 = 1 << 20;

/// An edge, and where in the text it stands.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PlacedEdge {
    pub(crate) a: u32,
    pub(crate) b: u32,
    pub(crate) offset: usize,
}

impl PlacedEdge {
    /// Both ends.
    pub(crate) fn ends(self) -> (u32, u32) {
        (self.a, self.b)
    }

    fn joins<K: Kind>(self, a: Node, b: Node) -> bool {
        let (a, b) = (a.number(), b.number());
        self.ends() == (a, b) || (!K::IS_DIRECTED && self.ends() == (b, a))
    }
}

/// Checks the number of nodes that stands at an offset against the length of the text.
pub(crate) fn check_nodes_ahead(
    source: Source<'_>,
    nodes: u32,
    offset: usize,
) -> Result<(), ReadError> {
    let nodes_max = source.text.len() as u64 + u64::from(NODES_AHEAD_MAX);
    if u64::from(nodes) <= nodes_max {
        return Ok(());
    }
    Err(source.error(offset, Fault::NodesAhead { nodes }))
}

/// The error of edges that make no graph of a kind, at the edge which is at fault; `name` says how the text
/// names a node.
#[cold]
pub(crate) fn edge_error<K: Kind>(
    source: Source<'_>,
    fault: &GraphError,
    edges: impl Iterator<Item = PlacedEdge>,
    name: impl Fn(Node) -> String,
) -> ReadError {
    let (a, b) = match *fault {
        GraphError::Duplicate { node, neighbour } => (node, neighbour),
        GraphError::SelfLoop { node } => (node, node),
        _ => return source.error(0, fault.clone()),
    };
    let mut equal = edges.filter(|edge| edge.joins::<K>(a, b));
    match (equal.next(), equal.next()) {
        (Some(edge), _) if a == b && !K::IS_DIRECTED => {
            source.error(edge.offset, Fault::Loop { node: name(a) })
        }
        (Some(first), Some(second)) => {
            let first = source.location(first.offset);
            let (a, b) = (name(Node::new(second.a)), name(Node::new(second.b)));
            let fault = if K::IS_DIRECTED {
                Fault::RepeatedArc { a, b, first }
            } else {
                Fault::RepeatedEdge { a, b, first }
            };
            source.error(second.offset, fault)
        }
        _ => source.error(0, fault.clone()),
    }
}
