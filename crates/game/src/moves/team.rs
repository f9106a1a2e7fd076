//! Sides of several pieces, and sides that choose where they start.

use std::iter::successors;

use crate::graph::node::Node;
use crate::place::Place;

/// A side of one piece or more that all start off the board and enter it by the side's first move,
/// each on any node.
///
/// Its places are the multisets of that many nodes, for pieces are alike and may share a node, and
/// behind them the place off the board, which is never entered again. Multisets are numbered from 0
/// in the order of their ascending nodes, so for one piece a place's number is that of its node.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Team {
    nodes: u32,
    pieces: u32,
    pace: Pace,
    rest: Rest,
}

/// How many pieces of a team move in a turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Pace {
    /// Every piece.
    #[default]
    All,
    /// One, of the side's choice.
    One,
}

/// When a piece of a team may stay on its node where it would move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Rest {
    /// Always.
    #[default]
    Allowed,
    /// Only if no arc leaves its node, so that a team is never without a move.
    IfStuck,
}

impl Team {
    /// A team on a graph of so many nodes; `None` if there are no pieces, or so many places that
    /// they can't be numbered.
    pub(super) fn new(nodes: u32, pieces: u32, pace: Pace, rest: Rest) -> Option<Self> {
        let team = Self {
            nodes,
            pieces,
            pace,
            rest,
        };
        let places = multisets(nodes.into(), pieces.into())?;
        let countable = places < u64::from(u32::MAX);
        (pieces > 0 && countable).then_some(team)
    }

    /// How many nodes there are.
    pub fn nodes(self) -> u32 {
        self.nodes
    }

    /// How many pieces there are.
    pub fn pieces(self) -> u32 {
        self.pieces
    }

    /// How many pieces move in a turn.
    pub fn pace(self) -> Pace {
        self.pace
    }

    /// When a piece may stay.
    pub fn rest(self) -> Rest {
        self.rest
    }

    /// The place off the board, which is the last.
    pub fn off_board(self) -> Place {
        Place::new(self.multisets_of(self.nodes, self.pieces))
    }

    /// The nodes of the pieces, ascending; none off the board.
    ///
    /// # Panics
    /// If there is no such place.
    ///
    /// # Complexity
    /// For each piece, logarithmic in the nodes.
    pub fn nodes_of(self, place: Place) -> impl Iterator<Item = Node> + Clone {
        let off_board = self.off_board();
        assert!(place <= off_board, "there is no place {place}");
        let missing = if place == off_board { 0 } else { self.pieces };
        // So far: the lowest node that may come next, the pieces to come, the number among those.
        let first = (Node::new(0), missing, place.number());
        let steps = successors(Some(first), move |&(lowest, missing, number)| {
            let later = missing.checked_sub(1)?;
            let node = self.first_node(lowest, later, number);
            let before = self.beginning_below(node, later) - self.beginning_below(lowest, later);
            Some((node, later, number - before))
        });
        steps.skip(1).map(|(node, ..)| node)
    }

    /// The place of pieces on these nodes, as many as there are pieces, in any order.
    ///
    /// # Panics
    /// If there are more nodes or fewer, or one does not exist.
    ///
    /// # Complexity
    /// Sorting; else, for each piece, linear in the pieces.
    pub fn place_of(self, nodes: impl IntoIterator<Item = Node>) -> Place {
        let mut nodes: Vec<Node> = nodes.into_iter().collect();
        nodes.sort_unstable();
        assert!(
            nodes.len() == self.pieces as usize
                && nodes.iter().all(|node| node.number() < self.nodes),
            "{nodes:?} are not the nodes of {} pieces",
            self.pieces
        );
        let mut lowest = Node::new(0);
        let numbers = (0..self.pieces).rev().zip(nodes).map(|(later, node)| {
            let before = self.beginning_below(node, later) - self.beginning_below(lowest, later);
            lowest = node;
            before
        });
        Place::new(numbers.sum())
    }

    /// How many multisets of a node and `later` nodes not below it begin below a node.
    fn beginning_below(self, node: Node, later: u32) -> u32 {
        // Those of all nodes, without those of the nodes from this one on.
        let pieces = later + 1;
        self.multisets_of(self.nodes, pieces)
            - self.multisets_of(self.nodes - node.number(), pieces)
    }

    /// The first node, not below the lowest, of the multiset with a number among all that begin
    /// there or later.
    fn first_node(self, lowest: Node, later: u32, number: u32) -> Node {
        let number = number + self.beginning_below(lowest, later);
        let (mut low, mut high) = (lowest.number(), self.nodes);
        while high - low > 1 {
            let middle = low.midpoint(high);
            if self.beginning_below(Node::new(middle), later) <= number {
                low = middle;
            } else {
                high = middle;
            }
        }
        Node::new(low)
    }

    /// How many multisets of at most so many pieces there are on at most the team's nodes.
    fn multisets_of(self, nodes: u32, pieces: u32) -> u32 {
        let count = multisets(nodes.into(), pieces.into()).and_then(|count| count.try_into().ok());
        count.expect("fewer than the team's places, which were counted")
    }
}

/// How many multisets of so many elements there are of a set; `None` if far too many.
fn multisets(set: u64, elements: u64) -> Option<u64> {
    // After each factor this is the number of multisets of fewer elements, hence whole.
    (0..elements).try_fold(1_u64, |count, taken| {
        Some(count.checked_mul(set.checked_add(taken)?)? / (taken + 1))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn team(nodes: u32, pieces: u32) -> Team {
        Team::new(nodes, pieces, Pace::All, Rest::Allowed).unwrap()
    }

    #[test]
    fn places_are_the_multisets_in_order() {
        let team = team(3, 2);
        let numbers = (0..team.off_board().number()).map(Place::new);
        let nodes = |place| team.nodes_of(place).map(Node::number).collect::<Vec<_>>();
        assert_eq!(
            numbers.map(nodes).collect::<Vec<_>>(),
            [[0, 0], [0, 1], [0, 2], [1, 1], [1, 2], [2, 2]]
        );
        assert_eq!(team.nodes_of(team.off_board()).count(), 0);
    }

    #[test]
    fn every_place_is_found_again() {
        for (nodes, pieces) in [(1, 1), (5, 1), (1, 4), (7, 3), (19, 4)] {
            let team = team(nodes, pieces);
            for place in (0..team.off_board().number()).map(Place::new) {
                let mut nodes: Vec<Node> = team.nodes_of(place).collect();
                assert!(nodes.is_sorted());
                nodes.reverse();
                assert_eq!(team.place_of(nodes), place);
            }
        }
    }

    #[test]
    fn teams_that_cannot_be_numbered_are_none() {
        let new = |nodes, pieces| Team::new(nodes, pieces, Pace::All, Rest::Allowed);
        assert_eq!(new(5, 0), None);
        assert_eq!(new(100_000, 2), None);
        assert_eq!(new(u32::MAX, 9), None);
        assert_eq!(new(0, 2).map(|team| team.off_board().number()), Some(0));
        assert!(new(1_000, 3).is_some());
    }
}
