//! The graphs that are timed, in families, each made from a fixed seed.
//!
//! The hole is 0, the mouse starts at 1, the cat at 2. Every node has a neighbour, and the cat can
//! move from its start; by construction, except that the tree owes the latter to its seed.
//!
//! | name | graphs | what |
//! |---|---|---|
//! | `n50` | 200 | 50 nodes, edge probability from 0.04 to 0.5 |
//! | `n50-draws` | 200 | the same, but the hole hangs off one or two nodes away from the mouse: most games are drawn |
//! | `small` | 1000 | 8 to 12 nodes, edge probability from 0.15 to 0.6 |
//! | `random-4000` | 1 | average degree 4 |
//! | `grid-63x63` | 1 | a square grid with shuffled labels |
//! | `dense-1000` | 1 | edge probability 0.3 |
//! | `dense-1000-draws` | 1 | the same, but the hole hangs off one node away from the mouse |
//! | `tree-3000` | 1 | a random labelled tree |
//! | `cycle-2000` | 1 | a cycle with shuffled labels |

use catmouse_game::{Graph, Node};
use rand::seq::{IndexedRandom, SliceRandom};
use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::random;

/// Graphs that are timed together.
#[derive(Clone, Debug)]
pub struct Family {
    /// What the family is called in benches and reports.
    pub name: &'static str,
    /// Its graphs, at least one.
    pub graphs: Vec<Graph>,
}

/// All families.
///
/// The seed offset is added to each family's own seed: 0 gives the graphs that are reported,
/// anything else fresh graphs of the same kinds, to see that a figure is no accident.
pub fn all(seed_offset: u64) -> Vec<Family> {
    let recipes = RECIPES.iter();
    recipes.map(|recipe| recipe.family(seed_offset)).collect()
}

/// The family of a name, if there is one; the seed offset is that of [`all`].
pub fn by_name(name: &str, seed_offset: u64) -> Option<Family> {
    let recipe = RECIPES.iter().find(|recipe| recipe.name == name)?;
    Some(recipe.family(seed_offset))
}

/// The names of all families, in the order of [`all`].
pub fn names() -> impl Iterator<Item = &'static str> {
    RECIPES.iter().map(|recipe| recipe.name)
}

struct Recipe {
    name: &'static str,
    seed: u64,
    make: fn(&mut ChaCha8Rng) -> Vec<Graph>,
}

impl Recipe {
    fn family(&self, seed_offset: u64) -> Family {
        let mut rng = ChaCha8Rng::seed_from_u64(self.seed.wrapping_add(seed_offset));
        Family {
            name: self.name,
            graphs: (self.make)(&mut rng),
        }
    }
}

/// Seeds lie apart, so that small offsets of one family are not another's.
const RECIPES: [Recipe; 9] = [
    Recipe {
        name: "n50",
        seed: 1_000_000,
        make: |rng| spread().map(|p| playable(50, p, rng)).collect(),
    },
    Recipe {
        name: "n50-draws",
        seed: 2_000_000,
        make: |rng| {
            let doors = [1, 2].into_iter().cycle();
            let graphs = spread().zip(doors);
            graphs
                .map(|(p, doors)| remote_hole(50, p, doors, rng))
                .collect()
        },
    },
    Recipe {
        name: "small",
        seed: 3_000_000,
        make: |rng| (0..1000).map(|_| small(rng)).collect(),
    },
    Recipe {
        name: "random-4000",
        seed: 4_000_000,
        make: |rng| vec![playable(4000, 4.0 / 3999.0, rng)],
    },
    Recipe {
        name: "grid-63x63",
        seed: 5_000_000,
        make: |rng| vec![random::shuffle_labels(&random::grid(63, 63), rng)],
    },
    Recipe {
        name: "dense-1000",
        seed: 6_000_000,
        make: |rng| vec![playable(1000, 0.3, rng)],
    },
    Recipe {
        name: "dense-1000-draws",
        seed: 7_000_000,
        make: |rng| vec![remote_hole(1000, 0.3, 1, rng)],
    },
    Recipe {
        name: "tree-3000",
        seed: 8_000_000,
        make: |rng| vec![random::tree(3000, rng)],
    },
    Recipe {
        name: "cycle-2000",
        seed: 9_000_000,
        make: |rng| vec![random::shuffle_labels(&random::cycle(2000), rng)],
    },
];

/// Edge probabilities spread evenly from 0.04 to 0.5.
fn spread() -> impl Iterator<Item = f64> {
    (0..200).map(|step| 0.04 + 0.46 * f64::from(step) / 199.0)
}

fn small(rng: &mut impl Rng) -> Graph {
    let nodes = rng.random_range(8..=12);
    let p = rng.random_range(0.15..0.6);
    playable(nodes, p, rng)
}

/// A random graph, repaired by adding edges so that every node has a neighbour, and the cat at 2
/// one other than the hole.
fn playable(nodes: u32, p: f64, rng: &mut impl Rng) -> Graph {
    let attached = random::attach_isolated(&random::gnp(nodes, p, rng), rng);
    let (hole, cat) = (Node::new(0), Node::new(2));
    if attached.neighbours(cat) != [hole] {
        return attached;
    }
    let others: Vec<u32> = (0..nodes).filter(|node| ![0, 2].contains(node)).collect();
    let other = others.choose(rng).expect("at least 3 nodes");
    let mut edges = random::edges(&attached);
    edges.push((cat.number(), *other));
    random::graph(nodes, &edges)
}

/// A random graph whose hole hangs off a few nodes, its doors, which are neither the mouse's
/// start, nor its neighbours unless there are too few others, nor the cat's start.
///
/// The graph without the hole is made first. Its nodes are numbered one lower, so that the mouse
/// starts at 0 and the cat at 1.
fn remote_hole(nodes: u32, p: f64, doors: usize, rng: &mut impl Rng) -> Graph {
    let inner = random::attach_isolated(&random::gnp(nodes - 1, p, rng), rng);
    let (mouse, cat) = (Node::new(0), Node::new(1));
    let (near, far): (Vec<_>, Vec<_>) = inner
        .nodes()
        .filter(|&node| node != mouse && node != cat)
        .partition(|&node| inner.has_edge(mouse, node));
    let mut candidates = if far.len() < doors { near } else { far };
    let (chosen, _) = candidates.partial_shuffle(rng, doors);
    let doors = chosen.iter().map(|door| (0, door.number() + 1));
    let edges = random::edges(&inner)
        .into_iter()
        .map(|(a, b)| (a + 1, b + 1));
    let edges: Vec<_> = edges.chain(doors).collect();
    random::graph(nodes, &edges)
}
