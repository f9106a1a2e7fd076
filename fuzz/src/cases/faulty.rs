//! Lists that are nearly a graph.

use arbitrary::{Arbitrary, Result, Unstructured};
use catmouse_engine::{GraphError, Node};

use super::{Game, below};

/// The lists of a graph with one fault in them, and the error that names it.
#[derive(Clone, Debug)]
pub struct FaultyGraph {
    /// The neighbours of each node, which are no graph.
    pub lists: Vec<Vec<u32>>,
    /// What is wrong with them.
    pub error: GraphError,
}

impl Arbitrary<'_> for FaultyGraph {
    fn arbitrary(bytes: &mut Unstructured<'_>) -> Result<Self> {
        let (kind, ahead) = (below(bytes, 4)?, below(bytes, u32::MAX - 1000)?);
        let mut lists = Game::arbitrary(bytes)?.lists;
        let nodes = u32::try_from(lists.len()).expect("few nodes");
        let node = below(bytes, nodes)?;
        let list = &mut lists[node as usize];
        let neighbour = bytes.choose(list).ok().map(|&number| Node::new(number));
        let node = Node::new(node);
        let error = match (kind, neighbour) {
            (0, Some(neighbour)) => {
                list.push(neighbour.number());
                GraphError::Duplicate { node, neighbour }
            }
            (1, Some(neighbour)) => {
                lists[neighbour.index()].retain(|&other| other != node.number());
                GraphError::Asymmetric { node, neighbour }
            }
            (2, _) => {
                list.push(nodes + ahead);
                let neighbour = i64::from(nodes + ahead);
                GraphError::OutOfRange {
                    node,
                    neighbour,
                    nodes,
                }
            }
            _ => {
                list.push(node.number());
                GraphError::SelfLoop { node }
            }
        };
        Ok(Self { lists, error })
    }
}
