//! The connected components of a graph.

use std::borrow::Cow;
use std::collections::VecDeque;

use catmouse_game::{Graph, Node};

/// A connected component, with its nodes numbered from 0 in their order.
pub(super) struct Component<'g> {
    pub(super) graph: Cow<'g, Graph>,
    /// Its nodes in the whole graph, ascending; empty if it is the whole graph.
    nodes: Vec<Node>,
}

impl Component<'_> {
    /// One of its nodes in the whole graph.
    pub(super) fn node(&self, node: Node) -> Node {
        self.nodes.get(node.index()).copied().unwrap_or(node)
    }
}

/// The components, by their lowest nodes. A connected graph is not copied.
///
/// # Complexity
/// Linear in nodes and edges, besides sorting each component's nodes.
pub(super) fn components_of(graph: &Graph) -> impl Iterator<Item = Component<'_>> {
    let mut is_found = vec![false; Node::new(graph.node_count()).index()];
    graph.nodes().filter_map(move |first| {
        if is_found[first.index()] {
            return None;
        }
        let nodes = component_from(graph, first, &mut is_found);
        if nodes.len() == is_found.len() {
            return Some(Component {
                graph: Cow::Borrowed(graph),
                nodes: Vec::new(),
            });
        }
        Some(Component {
            graph: Cow::Owned(induced(graph, &nodes)),
            nodes,
        })
    })
}

/// The nodes that are connected with one, ascending.
fn component_from(graph: &Graph, first: Node, is_found: &mut [bool]) -> Vec<Node> {
    let mut nodes = vec![first];
    let mut queue = VecDeque::from([first]);
    is_found[first.index()] = true;
    while let Some(node) = queue.pop_front() {
        for &next in graph.neighbours(node) {
            if !std::mem::replace(&mut is_found[next.index()], true) {
                nodes.push(next);
                queue.push_back(next);
            }
        }
    }
    nodes.sort_unstable();
    nodes
}

/// The graph on some nodes, which are numbered from 0.
fn induced(graph: &Graph, nodes: &[Node]) -> Graph {
    let number = |node: Node| {
        let index = nodes.binary_search(&node);
        u32::try_from(index.expect("a component has its nodes' neighbours"))
            .expect("fewer nodes than in the whole graph")
    };
    let row = |&node: &Node| {
        let neighbours = graph.neighbours(node).iter();
        neighbours.map(|&node| number(node)).collect::<Vec<u32>>()
    };
    Graph::from_adjacency(nodes.iter().map(row)).expect("part of a graph that was checked")
}
