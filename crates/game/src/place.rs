//! Where a side stands.

use std::fmt;

use crate::graph::node::Node;

/// Where a side stands: for a side of one piece the number of its node, for a
/// [`Team`](crate::Team) a multiset of nodes, or off the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place(u32);

impl Place {
    /// The place with this number.
    pub const fn new(number: u32) -> Self {
        Self(number)
    }

    /// The place's number.
    pub const fn number(self) -> u32 {
        self.0
    }

    /// The place's number as an index into a slice.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl Place {
    /// The bit of the place in a word of 64 places from one on; none if it lies outside.
    #[inline]
    pub(crate) fn bit_from(self, begin: u32) -> u64 {
        let offset = self.0.wrapping_sub(begin);
        if offset < u64::BITS { 1 << offset } else { 0 }
    }
}

impl From<Node> for Place {
    fn from(node: Node) -> Self {
        Self(node.number())
    }
}

impl fmt::Display for Place {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(formatter)
    }
}

/// A set of places, ascending. No allocation for up to one place, so that the games of small
/// graphs cost next to nothing to set up.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlaceSet(Places);

#[derive(Clone, Debug, Default, PartialEq, Eq)]
enum Places {
    #[default]
    None,
    One(Place),
    Many(Vec<Place>),
}

impl PlaceSet {
    /// The places, ascending.
    #[inline]
    pub fn as_slice(&self) -> &[Place] {
        match &self.0 {
            Places::None => &[],
            Places::One(place) => std::slice::from_ref(place),
            Places::Many(places) => places,
        }
    }

    /// Whether a place is in the set.
    #[inline]
    pub fn contains(&self, place: Place) -> bool {
        match &self.0 {
            Places::None => false,
            Places::One(only) => *only == place,
            Places::Many(places) => places.binary_search(&place).is_ok(),
        }
    }

    /// The 64 places from one on as the bits of a word, a bit for each that is in the set.
    #[inline]
    pub fn bits_from(&self, begin: u32) -> u64 {
        self.as_slice()
            .iter()
            .fold(0, |bits, place| bits | place.bit_from(begin))
    }

    /// Whether there is no place in the set.
    pub fn is_empty(&self) -> bool {
        self.as_slice().is_empty()
    }
}

impl From<Place> for PlaceSet {
    fn from(place: Place) -> Self {
        Self(Places::One(place))
    }
}

impl FromIterator<Place> for PlaceSet {
    fn from_iter<Iter: IntoIterator<Item = Place>>(places: Iter) -> Self {
        let mut places: Vec<Place> = places.into_iter().collect();
        places.sort_unstable();
        places.dedup();
        Self(match places[..] {
            [] => Places::None,
            [only] => Places::One(only),
            _ => Places::Many(places),
        })
    }
}
