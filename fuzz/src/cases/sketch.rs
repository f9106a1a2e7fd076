//! Recipes for graphs of several families.

use std::collections::BTreeSet;

use arbitrary::{Result, Unstructured};

use super::{below, coin};

/// A graph in the making: a core of one of four families, and what is added to it.
#[derive(Default)]
pub(super) struct Sketch {
    nodes: u32,
    /// The lower node first.
    edges: BTreeSet<(u32, u32)>,
}

/// How large a sketch may get.
#[derive(Clone, Copy)]
pub(super) struct Limits {
    /// The most nodes in the core.
    pub(super) core: u32,
    /// The most nodes in the tail.
    pub(super) tail: u32,
    /// The most nodes in the tail of one case in 64.
    pub(super) long_tail: u32,
}

impl Sketch {
    /// A graph of 1 node or more, besides what [`Self::add_node`] adds.
    ///
    /// A dense core with a long tail makes long chases: the mouse gains time in the tail, and each
    /// round of the chase brings the cat only a little nearer.
    pub(super) fn arbitrary(bytes: &mut Unstructured<'_>, limits: Limits) -> Result<Self> {
        let family = below(bytes, 4)?;
        let nodes = 1 + below(bytes, limits.core)?;
        let tail = match below(bytes, 64)? {
            0..32 => 0,
            32..63 => below(bytes, limits.tail + 1)?,
            _ => below(bytes, limits.long_tail + 1)?,
        };
        let chords = below(bytes, 4)?;
        let mut sketch = Self::default();
        match family {
            0 => sketch.random(bytes, nodes)?,
            1 => sketch.tree(bytes, nodes)?,
            2 => sketch.cycle(nodes),
            _ => sketch.grid(bytes, nodes)?,
        }
        for _ in 0..chords {
            let (a, b) = (below(bytes, sketch.nodes)?, below(bytes, sketch.nodes)?);
            sketch.join(a, b);
        }
        let mut end = below(bytes, sketch.nodes)?;
        for _ in 0..tail {
            end = sketch.add_node(Some(end));
        }
        Ok(sketch)
    }

    pub(super) fn node_count(&self) -> u32 {
        self.nodes
    }

    /// Adds a node that hangs off another one, or else is isolated.
    pub(super) fn add_node(&mut self, neighbour: Option<u32>) -> u32 {
        let node = self.nodes;
        self.nodes += 1;
        if let Some(neighbour) = neighbour {
            self.join(neighbour, node);
        }
        node
    }

    /// The neighbours of each node, ascending.
    pub(super) fn lists(&self) -> Vec<Vec<u32>> {
        let mut lists = vec![Vec::new(); self.nodes as usize];
        for &(a, b) in &self.edges {
            lists[a as usize].push(b);
            lists[b as usize].push(a);
        }
        lists.iter_mut().for_each(|list| list.sort_unstable());
        lists
    }

    /// Joins two nodes by an edge, unless they are one or joined already.
    fn join(&mut self, a: u32, b: u32) {
        if a != b {
            self.edges.insert((a.min(b), a.max(b)));
        }
    }

    /// Each pair is an edge or not, from sparse to dense; connected or not.
    fn random(&mut self, bytes: &mut Unstructured<'_>, nodes: u32) -> Result<()> {
        self.nodes = nodes;
        let density = below(bytes, 256)?;
        for high in 1..nodes {
            for low in 0..high {
                if coin(bytes, density)? {
                    self.join(low, high);
                }
            }
        }
        Ok(())
    }

    fn tree(&mut self, bytes: &mut Unstructured<'_>, nodes: u32) -> Result<()> {
        self.add_node(None);
        for node in 1..nodes {
            let parent = below(bytes, node)?;
            self.add_node(Some(parent));
        }
        Ok(())
    }

    /// A cycle; two nodes are an edge.
    fn cycle(&mut self, nodes: u32) {
        self.nodes = nodes;
        for node in 0..nodes {
            self.join(node, (node + 1) % nodes);
        }
    }

    /// A grid of some width, the last row perhaps not full.
    fn grid(&mut self, bytes: &mut Unstructured<'_>, nodes: u32) -> Result<()> {
        self.nodes = nodes;
        let width = 2 + below(bytes, 3)?;
        for node in 0..nodes {
            if node % width > 0 {
                self.join(node - 1, node);
            }
            if node >= width {
                self.join(node - width, node);
            }
        }
        Ok(())
    }
}
