//! The index of a node.

use std::fmt;

/// A node of a graph, numbered from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Node(u32);

impl Node {
    /// The node with this number.
    pub const fn new(number: u32) -> Self {
        Self(number)
    }

    /// The node's number.
    pub const fn number(self) -> u32 {
        self.0
    }

    /// The node's number as an index into a slice.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl From<u32> for Node {
    fn from(number: u32) -> Self {
        Self(number)
    }
}

impl fmt::Display for Node {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(formatter)
    }
}
