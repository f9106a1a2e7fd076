//! The moves of one side.

use crate::digraph::Digraph;
use crate::graph::node::Node;
use crate::graph::{Csr, Graph};
use crate::place::{Place, PlaceSet};

/// The moves of one side: along the arcs of a borrowed graph, but never to a barred place.
///
/// No edge is copied. For an undirected graph the arcs into a place are those out of it; a
/// directed graph holds both.
#[derive(Clone, Debug)]
pub struct Moves<'g> {
    successors: &'g Csr,
    predecessors: &'g Csr,
    barred: PlaceSet,
}

impl<'g> From<&'g Graph> for Moves<'g> {
    fn from(graph: &'g Graph) -> Self {
        let adjacency = graph.adjacency();
        Self {
            successors: adjacency,
            predecessors: adjacency,
            barred: PlaceSet::default(),
        }
    }
}

impl<'g> From<&'g Digraph> for Moves<'g> {
    fn from(graph: &'g Digraph) -> Self {
        let (successors, predecessors) = (graph.forward(), graph.backward());
        Self {
            successors,
            predecessors,
            barred: PlaceSet::default(),
        }
    }
}

impl<'g> Moves<'g> {
    /// The same moves without the places that the side never enters.
    #[must_use]
    pub fn barring(mut self, places: impl Into<PlaceSet>) -> Self {
        self.barred = places.into();
        self
    }

    /// How many places there are, barred ones included: places are numbered from 0.
    #[inline]
    pub fn place_count(&self) -> u32 {
        self.successors.node_count()
    }

    /// All places in which the side can stand, ascending.
    pub fn places(&self) -> impl Iterator<Item = Place> + Clone + '_ {
        let places = (0..self.place_count()).map(Place::new);
        places.filter(|&place| !self.barred.contains(place))
    }

    /// How many arcs there are, those from and to barred places included.
    pub fn arc_count(&self) -> u32 {
        self.successors.arc_count()
    }

    /// Whether both sides move along the arcs of one graph.
    pub fn shares_graph_with(&self, other: &Self) -> bool {
        std::ptr::eq(self.successors, other.successors)
    }

    /// The places that the side never enters.
    #[inline]
    pub fn barred(&self) -> &PlaceSet {
        &self.barred
    }

    /// Whether the side can stand in a place.
    #[inline]
    pub fn allows(&self, place: Place) -> bool {
        place.number() < self.place_count() && !self.barred.contains(place)
    }

    /// Where the side can move to from a place, ascending.
    ///
    /// # Panics
    /// If there is no such place.
    pub fn targets(&self, place: Place) -> impl Iterator<Item = Place> + Clone + '_ {
        let targets = self.arcs_from(place).iter().map(|&node| Place::from(node));
        targets.filter(|&target| !self.barred.contains(target))
    }

    /// Whether the side has a move from a place.
    ///
    /// # Panics
    /// If there is no such place.
    #[inline]
    pub fn can_move(&self, from: Place) -> bool {
        match self.successors.row_bits(Node::new(from.number())) {
            Some(arcs) => arcs & !self.barred.bits_from(0) != 0,
            None => self.targets(from).next().is_some(),
        }
    }

    /// How many moves the side has from a place.
    ///
    /// # Panics
    /// If there is no such place.
    ///
    /// # Complexity
    /// Logarithmic in the place's arcs for each barred place.
    pub fn target_count(&self, place: Place) -> u32 {
        let node = Node::new(place.number());
        let barred = self.barred.as_slice().iter();
        let lost = barred.filter(|place| self.successors.contains(node, Node::new(place.number())));
        let count = self.arcs_from(place).len() - lost.count();
        u32::try_from(count).expect("fewer arcs than 2^32")
    }

    /// The arcs out of a place, ascending, those to barred places included.
    ///
    /// # Panics
    /// If there is no such place.
    #[inline]
    pub fn arcs_from(&self, place: Place) -> &'g [Node] {
        self.successors.row(Node::new(place.number()))
    }

    /// The arcs into a place, ascending, those from barred places included.
    ///
    /// # Panics
    /// If there is no such place.
    #[inline]
    pub fn arcs_into(&self, place: Place) -> &'g [Node] {
        self.predecessors.row(Node::new(place.number()))
    }

    /// The arcs into a place as the bits of a word, those from barred places included; `None` if
    /// there are more than 64 places, or no such place.
    #[inline]
    pub fn arc_bits_into(&self, place: Place) -> Option<u64> {
        self.predecessors.row_bits(Node::new(place.number()))
    }
}
