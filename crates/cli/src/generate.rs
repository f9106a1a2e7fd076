//! Making graphs.

mod all;
mod dice;
mod families;
mod playable;
mod random;
mod tree;

use catmouse_engine::{Graph, GraphError};
use thiserror::Error;

use crate::arguments::{Family, NodesArgument, SeedArgument};
use crate::units::Grouped;

/// The most nodes of a graph: the game on more of them has over 8 billion positions.
const NODES_MAX: u32 = 1 << 16;

/// The most edges of a graph; they take 1 GiB while it is made.
const EDGES_MAX: u32 = 1 << 26;

/// Graphs in the making.
pub(crate) type Graphs = Box<dyn Iterator<Item = Result<Graph, GenerateError>>>;

/// Why graphs are not made.
#[derive(Debug, Error)]
pub(crate) enum GenerateError {
    #[error("{} nodes are too many: graphs are made of up to {}", Grouped(*.0), Grouped(NODES_MAX.into()))]
    TooManyNodes(u64),
    #[error("a graph of more than {EDGES_MAX} edges is too large")]
    TooManyEdges,
    #[error("a {family} has {nodes_min} nodes or more")]
    TooFewNodes {
        family: &'static str,
        nodes_min: u32,
    },
    #[error("a playable graph has 3 nodes or more")]
    NeverPlayable,
    #[error("there are 2^{0} graphs on {1} nodes: all are made of up to {max} nodes", max = all::NODES_MAX)]
    TooManyGraphs(u64, u32),
    #[error(transparent)]
    Graph(#[from] GraphError),
}

/// The graphs of a family, made as they are asked for.
///
/// # Errors
/// [`GenerateError`] if there are no such graphs, or they are too large or too many.
pub(crate) fn graphs_of(family: &Family) -> Result<Graphs, GenerateError> {
    let graph = match *family {
        Family::Random(ref arguments) => return random::graphs(arguments),
        Family::All(ref arguments) => return all::graphs(arguments),
        Family::Path(NodesArgument { nodes }) => families::path(nodes),
        Family::Cycle(NodesArgument { nodes }) => families::cycle(nodes),
        Family::Complete(NodesArgument { nodes }) => families::complete(nodes),
        Family::Star(NodesArgument { nodes }) => families::star(nodes),
        Family::Wheel(NodesArgument { nodes }) => families::wheel(nodes),
        Family::Grid { width, height } => families::grid(width, height),
        Family::Hypercube { dimension } => families::hypercube(dimension),
        Family::Petersen => families::petersen(),
        Family::Tree {
            nodes: NodesArgument { nodes },
            seed: SeedArgument { seed },
        } => tree::tree(nodes, seed),
    };
    Ok(Box::new(std::iter::once(Ok(graph?))))
}

/// Checks a number of nodes.
fn check_nodes(nodes: u64) -> Result<u32, GenerateError> {
    u32::try_from(nodes)
        .ok()
        .filter(|&nodes| nodes <= NODES_MAX)
        .ok_or(GenerateError::TooManyNodes(nodes))
}

/// Builds a graph unless it has too many edges. The number of nodes must have been checked.
fn build(nodes: u32, edges: impl Iterator<Item = (u32, u32)>) -> Result<Graph, GenerateError> {
    let counted = edges.zip(1..).map(|(edge, count)| {
        let fits = count <= EDGES_MAX;
        fits.then_some(edge).ok_or(GenerateError::TooManyEdges)
    });
    let edges: Vec<_> = counted.collect::<Result<_, _>>()?;
    Ok(Graph::from_edges(nodes, edges)?)
}
