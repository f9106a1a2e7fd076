//! Which pairs of places are a capture.

use crate::place::Place;

/// Which pairs of the mouse's place and the cat's place are a capture.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Captures(Relation);

#[derive(Clone, Debug, Default, PartialEq, Eq)]
enum Relation {
    /// Both stand in the same place.
    #[default]
    SamePlace,
    /// The listed pairs of mouse and cat, ascending.
    Pairs(Vec<(Place, Place)>),
}

impl Captures {
    /// A capture is when both stand in the same place.
    pub fn same_place() -> Self {
        Self::default()
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
    /// Constant for the same place, else logarithmic in the pairs.
    pub fn contains(&self, mouse: Place, cat: Place) -> bool {
        match &self.0 {
            Relation::SamePlace => mouse == cat,
            Relation::Pairs(pairs) => pairs.binary_search(&(mouse, cat)).is_ok(),
        }
    }

    /// The cat's places, of which there are `cat_places`, that catch a mouse in a place, ascending.
    pub fn catching(&self, mouse: Place, cat_places: u32) -> impl Iterator<Item = Place> + '_ {
        let same = self.pairs_of(mouse).is_none() && mouse.number() < cat_places;
        let pairs = self
            .pairs_of(mouse)
            .unwrap_or_default()
            .iter()
            .map(|pair| pair.1);
        same.then_some(mouse).into_iter().chain(pairs)
    }

    /// The same as the bits of a word, for the 64 places of the cat from one on.
    #[inline]
    pub fn catching_bits(&self, mouse: Place, begin: u32) -> u64 {
        match self.pairs_of(mouse) {
            None => mouse.bit_from(begin),
            Some(pairs) => pairs
                .iter()
                .fold(0, |bits, pair| bits | pair.1.bit_from(begin)),
        }
    }

    /// The pairs listed for a place of the mouse; `None` if a capture is the same place.
    #[inline]
    fn pairs_of(&self, mouse: Place) -> Option<&[(Place, Place)]> {
        match &self.0 {
            Relation::SamePlace => None,
            Relation::Pairs(pairs) => {
                let begin = pairs.partition_point(|pair| pair.0 < mouse);
                let end = pairs.partition_point(|pair| pair.0 <= mouse);
                Some(&pairs[begin..end])
            }
        }
    }

    /// The captures once every place, of either side, has another number.
    #[must_use]
    pub fn renumbered(&self, renumber: impl Fn(Place) -> Place) -> Self {
        match &self.0 {
            Relation::SamePlace => Self::same_place(),
            Relation::Pairs(pairs) => Self::pairs(
                pairs
                    .iter()
                    .map(|&(mouse, cat)| (renumber(mouse), renumber(cat))),
            ),
        }
    }

    /// The pairs listed; none if a capture is when both stand in the same place.
    pub(crate) fn listed(&self) -> &[(Place, Place)] {
        match &self.0 {
            Relation::SamePlace => &[],
            Relation::Pairs(pairs) => pairs,
        }
    }
}
