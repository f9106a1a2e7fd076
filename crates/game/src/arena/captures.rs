//! Which pairs of places are a capture.

use crate::moves::team::Team;
use crate::place::Place;

/// Which pairs of the mouse's place and the cat's place are a capture.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Captures(Relation);

#[derive(Clone, Debug, Default, PartialEq, Eq)]
enum Relation {
    /// Both stand in the same place.
    #[default]
    SamePlace,
    /// The mouse is a team of one, and a piece of the cat's team stands on its node.
    SharedNode { mouse: Team, cats: Team },
    /// The listed pairs of mouse and cat, ascending.
    Pairs(Vec<(Place, Place)>),
}

impl Captures {
    /// A capture is when both stand in the same place.
    pub fn same_place() -> Self {
        Self::default()
    }

    /// A capture is when a piece of either team shares a node with one of the other; off the board
    /// there is none.
    pub fn shared_node(mouse: Team, cats: Team) -> Self {
        Self(Relation::SharedNode { mouse, cats })
    }

    /// The captures are the pairs (mouse, cat) listed, in any order.
    pub fn pairs(pairs: impl IntoIterator<Item = (Place, Place)>) -> Self {
        let mut pairs: Vec<_> = pairs.into_iter().collect();
        pairs.sort_unstable();
        pairs.dedup();
        Self(Relation::Pairs(pairs))
    }

    /// Whether the mouse is caught.
    ///
    /// # Complexity
    /// Constant for the same place, linear in the pieces for a shared node, else logarithmic in the
    /// pairs.
    pub fn contains(&self, mouse: Place, cat: Place) -> bool {
        match &self.0 {
            Relation::SamePlace => mouse == cat,
            Relation::SharedNode { mouse: team, cats } => {
                let mut hunters = cats.nodes_of(cat);
                hunters.any(|hunter| team.nodes_of(mouse).any(|node| node == hunter))
            }
            Relation::Pairs(pairs) => pairs.binary_search(&(mouse, cat)).is_ok(),
        }
    }

    /// The cat's places, of which there are `cat_places`, that catch a mouse in a place, ascending.
    ///
    /// # Complexity
    /// For a shared node linear in the cat's places, else in what is found.
    pub fn catching(&self, mouse: Place, cat_places: u32) -> impl Iterator<Item = Place> + '_ {
        let (tried, pairs) = match &self.0 {
            Relation::SamePlace if mouse.number() < cat_places => {
                (mouse.number()..mouse.number() + 1, &[][..])
            }
            Relation::SamePlace => (0..0, &[][..]),
            Relation::SharedNode { .. } => (0..cat_places, &[][..]),
            Relation::Pairs(pairs) => (0..0, pairs_of(pairs, mouse)),
        };
        let tried = tried.map(Place::new);
        let found = tried.filter(move |&cat| self.contains(mouse, cat));
        found.chain(pairs.iter().map(|pair| pair.1))
    }

    /// The same as the bits of a word, for the 64 places of the cat from one on.
    #[inline]
    pub fn catching_bits(&self, mouse: Place, begin: u32) -> u64 {
        match &self.0 {
            Relation::SamePlace => mouse.bit_from(begin),
            Relation::SharedNode { cats, .. } => {
                let cat_places = cats.off_board().number().saturating_add(1);
                self.catching(mouse, cat_places)
                    .fold(0, |bits, cat| bits | cat.bit_from(begin))
            }
            Relation::Pairs(pairs) => pairs_of(pairs, mouse)
                .iter()
                .fold(0, |bits, pair| bits | pair.1.bit_from(begin)),
        }
    }

    /// The captures once every place, of either side, has another number.
    ///
    /// # Panics
    /// If a capture is a shared node: the places of teams keep their numbers.
    #[must_use]
    pub fn renumbered(&self, renumber: impl Fn(Place) -> Place) -> Self {
        match &self.0 {
            Relation::SamePlace => Self::same_place(),
            Relation::SharedNode { .. } => panic!("the places of teams keep their numbers"),
            Relation::Pairs(pairs) => Self::pairs(
                pairs
                    .iter()
                    .map(|&(mouse, cat)| (renumber(mouse), renumber(cat))),
            ),
        }
    }

    /// Whether a capture is when a piece of either team shares a node with one of the other.
    pub fn is_shared_node(&self) -> bool {
        self.shared_by().is_some()
    }

    /// The teams, if a capture is when a piece of either shares a node with one of the other.
    pub(super) fn shared_by(&self) -> Option<(Team, Team)> {
        match self.0 {
            Relation::SharedNode { mouse, cats } => Some((mouse, cats)),
            _ => None,
        }
    }

    /// The pairs listed; none if captures are told by a rule.
    pub(super) fn listed(&self) -> &[(Place, Place)] {
        match &self.0 {
            Relation::Pairs(pairs) => pairs,
            _ => &[],
        }
    }
}

/// The pairs listed for a place of the mouse.
fn pairs_of(pairs: &[(Place, Place)], mouse: Place) -> &[(Place, Place)] {
    let begin = pairs.partition_point(|pair| pair.0 < mouse);
    let end = pairs.partition_point(|pair| pair.0 <= mouse);
    &pairs[begin..end]
}
