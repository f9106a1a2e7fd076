//! Adjacency in compressed sparse rows: all neighbours in one array, cut into rows by offsets.

use super::error::GraphError;
use super::node::Node;

/// Rows of nodes, each ascending and without a duplicate.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Csr {
    /// Where each row begins in `targets`, and at last where the final row ends.
    offsets: Vec<u32>,
    targets: Vec<Node>,
    /// Each row as the bits of a word, if there are no more nodes than bits; else empty.
    bits: Vec<u64>,
}

/// Whether a node may be its own neighbour.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum SelfLoops {
    Refused,
    Allowed,
}

impl Csr {
    /// Builds the rows from lists in any order; refuses neighbours out of range, duplicates and,
    /// unless allowed, self-loops. The first fault by node, then by neighbour, is reported.
    pub(crate) fn from_rows<Rows>(rows: Rows, self_loops: SelfLoops) -> Result<Self, GraphError>
    where
        Rows: IntoIterator,
        Rows::Item: AsRef<[u32]>,
    {
        let rows = rows.into_iter();
        let mut offsets = Vec::with_capacity(rows.size_hint().0.saturating_add(1));
        let mut targets = Vec::new();
        offsets.push(0);
        for row in rows {
            targets.extend(row.as_ref().iter().copied().map(Node::new));
            offsets.push(u32::try_from(targets.len()).map_err(|_| GraphError::TooManyArcs)?);
        }
        Self::checked(offsets, targets, self_loops)
    }

    /// Builds the rows from arcs, which need not be sorted, by counting sort.
    ///
    /// # Complexity
    /// Linear in nodes and arcs, besides the sorting within rows.
    pub(crate) fn from_arcs(
        nodes: u32,
        arcs: impl Iterator<Item = (u32, u32)> + Clone,
        self_loops: SelfLoops,
    ) -> Result<Self, GraphError> {
        let mut offsets = vec![0_u32; nodes as usize + 1];
        for (from, to) in arcs.clone() {
            let out_of_range = |node, neighbour| GraphError::OutOfRange {
                node: Node::new(node),
                neighbour: i64::from(neighbour),
                nodes,
            };
            if from >= nodes {
                return Err(out_of_range(to, from));
            }
            if to >= nodes {
                return Err(out_of_range(from, to));
            }
            let degree = &mut offsets[from as usize + 1];
            *degree = degree.checked_add(1).ok_or(GraphError::TooManyArcs)?;
        }
        for index in 1..offsets.len() {
            offsets[index] = offsets[index]
                .checked_add(offsets[index - 1])
                .ok_or(GraphError::TooManyArcs)?;
        }
        let mut next = offsets.clone();
        let mut targets = vec![Node::new(0); offsets[nodes as usize] as usize];
        for (from, to) in arcs {
            targets[next[from as usize] as usize] = Node::new(to);
            next[from as usize] += 1;
        }
        Self::checked(offsets, targets, self_loops)
    }

    /// Builds the rows of a simple undirected graph from words, of which bit v of word u says
    /// whether v is in the row of u; `None` if they have a fault, or there are more than 64.
    pub(crate) fn from_symmetric_bits(rows: &[u64]) -> Option<Self> {
        let offsets = offsets_of_bits(rows)?;
        let arcs = *offsets.last()? as usize;
        // What is written behind a row is written over by the next.
        let mut targets = vec![Node::new(0); arcs + STRIDE - 1];
        // Behind the rows is one that has all bits, for what is written behind a row.
        let mut lists_back = [u64::MAX; u64::BITS as usize + 1];
        lists_back[..rows.len()].copy_from_slice(rows);
        let mut symmetric = 1;
        for (node, (&row, &begin)) in rows.iter().zip(&offsets).enumerate() {
            let (mut rest, mut at) = (row, begin as usize);
            while rest != 0 {
                for target in targets[at..].first_chunk_mut::<STRIDE>()? {
                    let bit = rest.trailing_zeros();
                    *target = Node::new(bit);
                    symmetric &= lists_back[bit as usize] >> node;
                    rest &= rest.wrapping_sub(1);
                }
                at += STRIDE;
            }
        }
        targets.truncate(arcs);
        let bits = rows.to_vec();
        (symmetric == 1).then_some(Self {
            offsets,
            targets,
            bits,
        })
    }

    fn checked(
        offsets: Vec<u32>,
        targets: Vec<Node>,
        self_loops: SelfLoops,
    ) -> Result<Self, GraphError> {
        let mut csr = Self {
            offsets,
            targets,
            bits: Vec::new(),
        };
        csr.sort_rows();
        csr.check_rows(self_loops)?;
        if csr.node_count() <= u64::BITS {
            let bits = |node| {
                csr.row(node)
                    .iter()
                    .fold(0, |bits, to: &Node| bits | 1 << to.number())
            };
            csr.bits = csr.nodes().map(bits).collect();
        }
        Ok(csr)
    }

    /// The rows of the reversed arcs.
    pub(crate) fn reversed(&self) -> Self {
        let arcs = self.nodes().flat_map(|from| {
            self.row(from)
                .iter()
                .map(move |to| (to.number(), from.number()))
        });
        Self::from_arcs(self.node_count(), arcs, SelfLoops::Allowed)
            .expect("reversing keeps what was checked")
    }

    /// Finds an arc without its reverse, the first by node, then by neighbour.
    ///
    /// # Complexity
    /// Linear: as rows ascend, the arcs into a node come in the order of its own row, so a
    /// pointer into each row moves forward by one for each arc that is met by its reverse.
    pub(crate) fn find_one_way_arc(&self) -> Option<(Node, Node)> {
        let mut next = self.offsets.clone();
        let symmetric = self.nodes().all(|from| {
            self.row(from).iter().all(|to| {
                let expected = next[to.index()];
                next[to.index()] += 1;
                expected < self.offsets[to.index() + 1] && self.targets[expected as usize] == from
            })
        });
        if symmetric {
            return None;
        }
        self.nodes().find_map(|from| {
            let one_way = self.row(from).iter().find(|&&to| !self.contains(to, from));
            one_way.map(|&to| (from, to))
        })
    }

    #[inline]
    pub(crate) fn node_count(&self) -> u32 {
        u32::try_from(self.offsets.len() - 1).expect("checked when built")
    }

    pub(crate) fn arc_count(&self) -> u32 {
        self.offsets[self.offsets.len() - 1]
    }

    pub(crate) fn nodes(&self) -> impl ExactSizeIterator<Item = Node> + Clone + use<> {
        NodeRange(0..self.node_count())
    }

    #[inline]
    pub(crate) fn row(&self, node: Node) -> &[Node] {
        let (begin, end) = (self.offsets[node.index()], self.offsets[node.index() + 1]);
        &self.targets[begin as usize..end as usize]
    }

    #[inline]
    pub(crate) fn row_bits(&self, node: Node) -> Option<u64> {
        self.bits.get(node.index()).copied()
    }

    pub(crate) fn contains(&self, from: Node, to: Node) -> bool {
        self.row(from).binary_search(&to).is_ok()
    }

    fn sort_rows(&mut self) {
        for bounds in self.offsets.windows(2) {
            let row = &mut self.targets[bounds[0] as usize..bounds[1] as usize];
            if !row.is_sorted() {
                row.sort_unstable();
            }
        }
    }

    fn check_rows(&self, self_loops: SelfLoops) -> Result<(), GraphError> {
        let nodes = u32::try_from(self.offsets.len() - 1).map_err(|_| GraphError::TooManyNodes)?;
        for node in self.nodes() {
            let row = self.row(node);
            for (index, &neighbour) in row.iter().enumerate() {
                if neighbour.number() >= nodes {
                    let neighbour = i64::from(neighbour.number());
                    return Err(GraphError::OutOfRange {
                        node,
                        neighbour,
                        nodes,
                    });
                }
                if neighbour == node && self_loops == SelfLoops::Refused {
                    return Err(GraphError::SelfLoop { node });
                }
                if row.get(index + 1) == Some(&neighbour) {
                    return Err(GraphError::Duplicate { node, neighbour });
                }
            }
        }
        Ok(())
    }
}

/// How many targets are taken from bits at once: mostly all of a small graph's row, so that the
/// processor need not foresee where the row ends.
const STRIDE: usize = 4;

/// Where the rows begin that are given as bits, and at last where the final row ends; `None` if
/// there are more than 64, or a bit says a node out of range or a self-loop.
fn offsets_of_bits(rows: &[u64]) -> Option<Vec<u32>> {
    let nodes = u32::try_from(rows.len()).ok()?;
    if nodes > u64::BITS {
        return None;
    }
    let out_of_range = u64::MAX.checked_shl(nodes).unwrap_or(0);
    let mut offsets = Vec::with_capacity(rows.len() + 1);
    let (mut arcs, mut faults) = (0, 0);
    offsets.push(arcs);
    for (node, row) in rows.iter().enumerate() {
        arcs += row.count_ones();
        offsets.push(arcs);
        faults |= (row & out_of_range) | ((row >> node) & 1);
    }
    (faults == 0).then_some(offsets)
}

/// The nodes of a range, in order.
#[derive(Clone)]
struct NodeRange(std::ops::Range<u32>);

impl Iterator for NodeRange {
    type Item = Node;

    fn next(&mut self) -> Option<Node> {
        self.0.next().map(Node::new)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.0.size_hint()
    }
}

impl ExactSizeIterator for NodeRange {}
