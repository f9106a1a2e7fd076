//! The moves of one side.

mod steps;
pub(crate) mod team;

use std::ops::Range;

use self::steps::Steps;
use self::team::{Pace, Rest, Team};
use crate::arena::ArenaError;
use crate::digraph::Digraph;
use crate::graph::node::Node;
use crate::graph::{Csr, Graph};
use crate::place::{Place, PlaceSet};

/// The moves of one side: along the arcs of a borrowed graph, but never to a barred place.
///
/// A side is one piece, whose places are the nodes, or a [`Team`]. No edge is copied, and no
/// product of graphs is ever made. For an undirected graph the arcs into a node are those out of
/// it; a directed graph holds both.
#[derive(Clone, Debug)]
pub struct Moves<'g> {
    successors: &'g Csr,
    predecessors: &'g Csr,
    barred: PlaceSet,
    team: Option<Team>,
}

impl<'g> From<&'g Graph> for Moves<'g> {
    fn from(graph: &'g Graph) -> Self {
        let adjacency = graph.adjacency();
        Self {
            successors: adjacency,
            predecessors: adjacency,
            barred: PlaceSet::default(),
            team: None,
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
            team: None,
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

    /// The same moves by a team of so many pieces, which starts off the board.
    ///
    /// # Errors
    /// [`ArenaError::NoPieces`] or [`ArenaError::TooManyPlaces`] if there are none or too many.
    pub fn by_team(mut self, pieces: u32, pace: Pace, rest: Rest) -> Result<Self, ArenaError> {
        let nodes = self.successors.node_count();
        if pieces == 0 {
            return Err(ArenaError::NoPieces);
        }
        let team = Team::new(nodes, pieces, pace, rest);
        self.team = Some(team.ok_or(ArenaError::TooManyPlaces { pieces, nodes })?);
        Ok(self)
    }

    /// The team that makes the moves; `None` if it is one piece that stands on a node from the
    /// start.
    #[inline]
    pub fn team(&self) -> Option<Team> {
        self.team
    }

    /// How many places there are, barred ones included: places are numbered from 0.
    #[inline]
    pub fn place_count(&self) -> u32 {
        match self.team {
            None => self.successors.node_count(),
            Some(team) => team.off_board().number() + 1,
        }
    }

    /// The nodes on which the pieces stand, ascending; none off the board.
    ///
    /// # Panics
    /// If there is no such place.
    pub fn nodes_of(&self, place: Place) -> impl Iterator<Item = Node> + Clone + use<> {
        let node = self.team.is_none().then(|| Node::new(place.number()));
        let team = self.team.map(|team| team.nodes_of(place));
        node.into_iter().chain(team.into_iter().flatten())
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
    ///
    /// # Complexity
    /// Linear in the moves; for a team, in all the ways in which its pieces can make them.
    pub fn targets(&self, place: Place) -> impl Iterator<Item = Place> + Clone + '_ {
        let entering = match self.team {
            Some(team) if place == team.off_board() => 0..place.number(),
            _ => 0..0,
        };
        self.reached(place, self.successors, entering)
    }

    /// Where the side may have come from by a move to a place, ascending.
    ///
    /// # Panics
    /// If there is no such place.
    ///
    /// # Complexity
    /// As for [`Moves::targets`].
    pub fn sources(&self, place: Place) -> impl Iterator<Item = Place> + Clone + '_ {
        let off_board = self.team.map(Team::off_board);
        let entered = off_board.filter(|&off_board| off_board != place);
        let entered = entered.map_or(0..0, |place| place.number()..place.number() + 1);
        self.reached(place, self.predecessors, entered)
    }

    /// What is reached from a place along arcs, and where or whence the board is entered, but no
    /// barred place.
    fn reached(
        &self,
        place: Place,
        arcs: &'g Csr,
        entering: Range<u32>,
    ) -> impl Iterator<Item = Place> + Clone + '_ {
        let (piece, team) = match self.team {
            None => (arcs.row(Node::new(place.number())), Vec::new()),
            Some(team) if place == team.off_board() => (&[][..], Vec::new()),
            Some(team) => (&[][..], self.steps(arcs).of_team(team, place)),
        };
        let places = piece.iter().map(|&node| Place::from(node)).chain(team);
        let places = places.chain(entering.map(Place::new));
        places.filter(|&place| !self.barred.contains(place))
    }

    /// Where one piece can step to from a node; for a piece of a team that may include staying.
    ///
    /// # Panics
    /// If there is no such node.
    pub fn steps_from(&self, node: Node) -> impl Iterator<Item = Node> + Clone + '_ {
        self.steps(self.successors).of_piece(node)
    }

    /// From where one piece can step to a node; for a piece of a team that may include staying.
    ///
    /// # Panics
    /// If there is no such node.
    pub fn steps_into(&self, node: Node) -> impl Iterator<Item = Node> + Clone + '_ {
        self.steps(self.predecessors).of_piece(node)
    }

    fn steps(&self, arcs: &'g Csr) -> Steps<'g> {
        Steps {
            arcs,
            successors: self.successors,
            rest: self.team.map(Team::rest),
        }
    }

    /// Whether the side has a move from a place.
    ///
    /// # Panics
    /// If there is no such place.
    #[inline]
    pub fn can_move(&self, from: Place) -> bool {
        let bits = self.arc_bits(self.successors, from);
        bits.map_or_else(
            || self.targets(from).next().is_some(),
            |arcs| arcs & !self.barred.bits_from(0) != 0,
        )
    }

    /// How many moves the side has from a place.
    ///
    /// # Panics
    /// If there is no such place.
    ///
    /// # Complexity
    /// Logarithmic in the place's arcs for each barred place; for a team as [`Moves::targets`].
    pub fn target_count(&self, place: Place) -> u32 {
        if self.team.is_some() {
            let count = self.targets(place).count();
            return u32::try_from(count).expect("fewer moves than places");
        }
        let node = Node::new(place.number());
        let barred = self.barred.as_slice().iter();
        let lost = barred.filter(|place| self.successors.contains(node, Node::new(place.number())));
        let count = self.arcs_from(place).len() - lost.count();
        u32::try_from(count).expect("fewer arcs than 2^32")
    }

    /// For a side of one piece, the arcs out of a place, ascending, those to barred places
    /// included.
    ///
    /// # Panics
    /// If there is no such place.
    #[inline]
    pub fn arcs_from(&self, place: Place) -> &'g [Node] {
        debug_assert!(self.team.is_none(), "a team moves along no single arc");
        self.successors.row(Node::new(place.number()))
    }

    /// For a side of one piece, the arcs into a place, ascending, those from barred places
    /// included.
    ///
    /// # Panics
    /// If there is no such place.
    #[inline]
    pub fn arcs_into(&self, place: Place) -> &'g [Node] {
        debug_assert!(self.team.is_none(), "a team moves along no single arc");
        self.predecessors.row(Node::new(place.number()))
    }

    /// For a side of one piece, the arcs into a place as the bits of a word, those from barred
    /// places included; `None` if there are more than 64 places, or no such place.
    #[inline]
    pub fn arc_bits_into(&self, place: Place) -> Option<u64> {
        self.arc_bits(self.predecessors, place)
    }

    fn arc_bits(&self, arcs: &Csr, place: Place) -> Option<u64> {
        match self.team {
            None => arcs.row_bits(Node::new(place.number())),
            Some(_) => None,
        }
    }
}
