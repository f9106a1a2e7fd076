//! Where the pieces of a team can step to, all together.

use super::team::{Pace, Rest, Team};
use crate::graph::Csr;
use crate::graph::node::Node;
use crate::place::Place;

/// The steps of single pieces along arcs, or back against them.
#[derive(Clone, Copy)]
pub(super) struct Steps<'g> {
    /// Where the arcs lead that a piece steps along.
    pub(super) arcs: &'g Csr,
    /// The arcs out of each node, by which it is known who is stuck.
    pub(super) successors: &'g Csr,
    /// When the pieces may stay; `None` if only along a self-loop.
    pub(super) rest: Option<Rest>,
}

impl<'g> Steps<'g> {
    /// Where one piece can step to from a node, or may have come from.
    pub(super) fn of_piece(self, node: Node) -> impl Iterator<Item = Node> + Clone + use<'g> {
        let may_stay = match self.rest {
            None => false,
            Some(Rest::Allowed) => true,
            Some(Rest::IfStuck) => self.successors.row(node).is_empty(),
        };
        // A self-loop is staying already.
        let stays = may_stay && !self.arcs.contains(node, node);
        let arcs = self.arcs.row(node).iter().copied();
        stays.then_some(node).into_iter().chain(arcs)
    }

    /// Where a team on the board can step to from a place, ascending.
    ///
    /// # Complexity
    /// If all pieces move, as many steps as the product of their choices.
    pub(super) fn of_team(self, team: Team, place: Place) -> Vec<Place> {
        let nodes: Vec<Node> = team.nodes_of(place).collect();
        let mut stepped = match team.pace() {
            Pace::All => self.all(&nodes),
            Pace::One => self.one(&nodes),
        };
        for nodes in &mut stepped {
            nodes.sort_unstable();
        }
        stepped.sort_unstable();
        stepped.dedup();
        stepped
            .into_iter()
            .map(|nodes| team.place_of(nodes))
            .collect()
    }

    fn all(self, nodes: &[Node]) -> Vec<Vec<Node>> {
        nodes.iter().fold(vec![Vec::new()], |begun, &node| {
            let extend = |nodes: &Vec<Node>| {
                let nodes = nodes.clone();
                self.of_piece(node)
                    .map(move |to| nodes.iter().copied().chain([to]).collect())
            };
            begun.iter().flat_map(extend).collect()
        })
    }

    fn one(self, nodes: &[Node]) -> Vec<Vec<Node>> {
        let moved = |index: usize| {
            self.of_piece(nodes[index]).map(move |to| {
                let mut nodes = nodes.to_vec();
                nodes[index] = to;
                nodes
            })
        };
        (0..nodes.len()).flat_map(moved).collect()
    }
}
