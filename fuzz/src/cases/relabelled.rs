//! Games and how to write them down in another way.

use arbitrary::{Arbitrary, Result, Unstructured};

use super::game::relabelled_lists;
use super::{ArenaCase, Game, Side, coin, shuffle};

/// A label for each node or place, all of them different.
#[derive(Clone, Debug)]
pub struct Relabelling {
    labels: Vec<u32>,
}

/// A game of Cat and Mouse, new labels for its nodes, and its edges in some order.
#[derive(Clone, Debug)]
pub struct RelabelledGame {
    /// The game.
    pub game: Game,
    /// The labels of its nodes.
    pub labels: Relabelling,
    /// Its edges in some order, either end first.
    pub edges: Vec<(u32, u32)>,
}

/// A pursuit game and new labels for the places of both sides.
#[derive(Clone, Debug)]
pub struct RelabelledArena {
    /// The game.
    pub case: ArenaCase,
    /// The labels of the mouse's places.
    pub mouse_labels: Relabelling,
    /// The labels of the cat's places.
    pub cat_labels: Relabelling,
}

impl Arbitrary<'_> for RelabelledGame {
    fn arbitrary(bytes: &mut Unstructured<'_>) -> Result<Self> {
        let game = Game::arbitrary(bytes)?;
        let labels = Relabelling::arbitrary(bytes, game.lists.len())?;
        let graph = game.graph();
        let edges = graph.edges().map(|(a, b)| (a.number(), b.number()));
        let mut edges: Vec<_> = edges.collect();
        shuffle(bytes, &mut edges)?;
        for (a, b) in &mut edges {
            if coin(bytes, 128)? {
                std::mem::swap(a, b);
            }
        }
        Ok(Self {
            game,
            labels,
            edges,
        })
    }
}

impl Arbitrary<'_> for RelabelledArena {
    fn arbitrary(bytes: &mut Unstructured<'_>) -> Result<Self> {
        let case = ArenaCase::arbitrary(bytes)?;
        let mouse_labels = Relabelling::arbitrary(bytes, case.mouse.arcs.len())?;
        let cat_labels = Relabelling::arbitrary(bytes, case.cat.arcs.len())?;
        Ok(Self {
            case,
            mouse_labels,
            cat_labels,
        })
    }
}

impl RelabelledGame {
    /// The game under its new labels.
    pub fn relabelled(&self) -> Game {
        self.game.relabelled(&self.labels.labels)
    }
}

impl RelabelledArena {
    /// The game under its new labels. Captures in the same place become pairs, since the sides may
    /// have got different labels.
    pub fn relabelled(&self) -> ArenaCase {
        let Self {
            case,
            mouse_labels,
            cat_labels,
        } = self;
        let pairs = match &case.captures {
            Some(pairs) => pairs.clone(),
            None => {
                let places = case.mouse.place_count().min(case.cat.place_count());
                (0..places).map(|place| (place, place)).collect()
            }
        };
        let pair = |(mouse, cat)| (mouse_labels.of(mouse), cat_labels.of(cat));
        let (mouse, cat, first) = case.start;
        ArenaCase {
            mouse: mouse_labels.of_side(&case.mouse),
            cat: cat_labels.of_side(&case.cat),
            safe: mouse_labels.of_all(&case.safe),
            goals: cat_labels.of_all(&case.goals),
            captures: Some(pairs.into_iter().map(pair).collect()),
            start: (mouse_labels.of(mouse), cat_labels.of(cat), first),
            ..*case
        }
    }
}

impl Relabelling {
    /// The label of a node or place.
    pub fn of(&self, number: u32) -> u32 {
        self.labels[number as usize]
    }

    fn arbitrary(bytes: &mut Unstructured<'_>, count: usize) -> Result<Self> {
        let mut labels: Vec<u32> = (0..).take(count).collect();
        shuffle(bytes, &mut labels)?;
        Ok(Self { labels })
    }

    fn of_all(&self, numbers: &[u32]) -> Vec<u32> {
        numbers.iter().map(|&number| self.of(number)).collect()
    }

    fn of_side(&self, side: &Side) -> Side {
        Side {
            arcs: relabelled_lists(&side.arcs, &self.labels),
            barred: self.of_all(&side.barred),
        }
    }
}
