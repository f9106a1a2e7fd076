//! Pursuit games of every kind that an arena allows.

use arbitrary::{Arbitrary, Result, Unstructured};
use catmouse_engine::{
    Arena, Captures, Digraph, Moves, Outcome, Place, PlaceSet, Player, Position, Stalemate,
};

use super::sketch::{Limits, Sketch};
use super::{below, coin, some_below};

/// A pursuit game as plain lists: both sides on graphs of their own, any rules that fit together.
#[derive(Clone, Debug)]
pub struct ArenaCase {
    /// The mouse's side.
    pub mouse: Side,
    /// The cat's side.
    pub cat: Side,
    /// Where the mouse is safe; perhaps with duplicates, in any order, like all lists here.
    pub safe: Vec<u32>,
    /// Where the cat wins by arriving.
    pub goals: Vec<u32>,
    /// The pairs of mouse and cat that are a capture; `None` if it is the same place.
    pub captures: Option<Vec<(u32, u32)>>,
    /// Where the mouse and the cat start, and who moves first.
    pub start: (u32, u32, Player),
    /// What a stalemate means.
    pub stalemate: Stalemate,
    /// Whom endless play counts for.
    pub endless: Outcome,
}

/// One side of a game: where it can move to.
#[derive(Clone, Debug)]
pub struct Side {
    /// The places that the arcs out of each place lead to.
    pub arcs: Vec<Vec<u32>>,
    /// The places never entered; not all of them.
    pub barred: Vec<u32>,
}

/// Every stalemate rule with every rule for endless play that it fits, the usual ones first.
pub const RULES: [(Stalemate, Outcome); 7] = [
    (Stalemate::Draw, Outcome::Draw),
    (Stalemate::Loses, Outcome::Draw),
    (Stalemate::Loses, Outcome::MouseWins),
    (Stalemate::Loses, Outcome::CatWins),
    (Stalemate::Wins, Outcome::Draw),
    (Stalemate::Wins, Outcome::MouseWins),
    (Stalemate::Wins, Outcome::CatWins),
];

impl Arbitrary<'_> for ArenaCase {
    fn arbitrary(bytes: &mut Unstructured<'_>) -> Result<Self> {
        let (stalemate, endless) = RULES[below(bytes, 7)? as usize];
        let first = Player::BOTH[below(bytes, 2)? as usize];
        let mouse = Side::arbitrary(bytes)?;
        let cat = Side::arbitrary(bytes)?;
        let start = (
            mouse.arbitrary_start(bytes)?,
            cat.arbitrary_start(bytes)?,
            first,
        );
        let [mouse_places, cat_places] = [mouse.place_count(), cat.place_count()];
        let safe = some_below(bytes, mouse_places, 2)?;
        let goals = some_below(bytes, cat_places, 2)?;
        let captures = match below(bytes, 2)? {
            0 => None,
            _ => {
                let pair = |pair| (pair / cat_places, pair % cat_places);
                let pairs = some_below(bytes, mouse_places * cat_places, 12)?;
                Some(pairs.into_iter().map(pair).collect())
            }
        };
        Ok(Self {
            mouse,
            cat,
            safe,
            goals,
            captures,
            start,
            stalemate,
            endless,
        })
    }
}

impl ArenaCase {
    /// The graphs of the mouse's and of the cat's moves.
    ///
    /// # Panics
    /// If a list is refused.
    pub fn digraphs(&self) -> [Digraph; 2] {
        [&self.mouse, &self.cat].map(|side| {
            Digraph::from_adjacency(&side.arcs)
                .unwrap_or_else(|error| panic!("refused with {error}: {self:?}"))
        })
    }

    /// The game on the graphs made by [`Self::digraphs`].
    ///
    /// # Panics
    /// If the game is refused.
    pub fn arena<'g>(&self, [mouse, cat]: &'g [Digraph; 2]) -> Arena<'g> {
        let barring =
            |graph: &'g Digraph, side: &Side| Moves::from(graph).barring(set(&side.barred));
        let captures = self
            .captures
            .as_ref()
            .map_or_else(Captures::same_place, |pairs| {
                Captures::pairs(
                    pairs
                        .iter()
                        .map(|&(mouse, cat)| (Place::new(mouse), Place::new(cat))),
                )
            });
        let (mouse_start, cat_start, first) = self.start;
        Arena::builder(barring(mouse, &self.mouse), barring(cat, &self.cat))
            .safe(set(&self.safe))
            .goals(set(&self.goals))
            .captures(captures)
            .start(Place::new(mouse_start), Place::new(cat_start))
            .first(first)
            .stalemate(self.stalemate)
            .endless(self.endless)
            .build()
            .unwrap_or_else(|error| panic!("refused with {error}: {self:?}"))
    }

    /// The start as a position.
    pub fn start_position(&self) -> Position {
        let (mouse, cat, turn) = self.start;
        Position {
            mouse: Place::new(mouse),
            cat: Place::new(cat),
            turn,
        }
    }
}

impl Side {
    /// How many places there are, barred ones included.
    pub fn place_count(&self) -> u32 {
        u32::try_from(self.arcs.len()).expect("few places")
    }

    /// Whether the side can stand in a place.
    pub fn allows(&self, place: u32) -> bool {
        place < self.place_count() && !self.barred.contains(&place)
    }

    /// Any directed graph, self-loops included; or else an undirected graph, where staying put is
    /// a move or not.
    fn arbitrary(bytes: &mut Unstructured<'_>) -> Result<Self> {
        let limits = Limits {
            core: 8,
            tail: 4,
            long_tail: 60,
        };
        let arcs = match below(bytes, 3)? {
            0 => arbitrary_arcs(bytes)?,
            1 => Sketch::arbitrary(bytes, limits)?.lists(),
            _ => with_staying(Sketch::arbitrary(bytes, limits)?.lists()),
        };
        let places = u32::try_from(arcs.len()).expect("few places");
        let mut barred = some_below(bytes, places, 2)?;
        if (0..places).all(|place| barred.contains(&place)) {
            barred.clear();
        }
        Ok(Self { arcs, barred })
    }

    fn arbitrary_start(&self, bytes: &mut Unstructured<'_>) -> Result<u32> {
        let allowed = (0..self.place_count()).filter(|&place| self.allows(place));
        let allowed: Vec<u32> = allowed.collect();
        bytes.choose(&allowed).copied()
    }
}

fn arbitrary_arcs(bytes: &mut Unstructured<'_>) -> Result<Vec<Vec<u32>>> {
    let (places, density) = (1 + below(bytes, 8)?, below(bytes, 256)?);
    let mut arcs = Vec::new();
    for _ in 0..places {
        let mut list = Vec::new();
        for place in (0..places).rev() {
            if coin(bytes, density)? {
                list.push(place);
            }
        }
        arcs.push(list);
    }
    Ok(arcs)
}

fn with_staying(mut lists: Vec<Vec<u32>>) -> Vec<Vec<u32>> {
    for (place, list) in (0..).zip(&mut lists) {
        list.push(place);
    }
    lists
}

fn set(places: &[u32]) -> PlaceSet {
    places.iter().copied().map(Place::new).collect()
}
