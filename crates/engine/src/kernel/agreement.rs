//! Every kernel, with every set of instructions, against the queue kernel: on every position of
//! games of all shapes, around the sizes at which words, lanes and chunks are full.

use catmouse_game::{
    Arena, Captures, Digraph, Moves, Outcome, Place, PlaceSet, Player, Position, Stalemate,
};

use super::bits::BitsStore;
use super::goal::{Decided, Goal};
use super::instructions::Instructions;
use super::lanes::{self, LanesStore};
use super::queue::QueueStore;

/// A sequence of numbers that looks random and is the same everywhere (xorshift).
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, bound: u32) -> u32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        u32::try_from((self.0 >> 32) % u64::from(bound)).unwrap()
    }

    fn place(&mut self, places: u32) -> Place {
        Place::new(self.below(places))
    }

    /// A directed graph of so many moves a node on average, self-loops included.
    fn digraph(&mut self, nodes: u32, moves: u32) -> Digraph {
        let arcs = (0..nodes * moves).map(|_| (self.below(nodes), self.below(nodes)));
        let arcs: std::collections::BTreeSet<_> = arcs.collect();
        Digraph::from_arcs(nodes, arcs.into_iter().collect::<Vec<_>>()).unwrap()
    }
}

/// The moves of both sides of a game.
struct Boards {
    mouse: Digraph,
    cat: Digraph,
}

/// A game with several of everything: safe places, goals, captures at a distance, barred places, and
/// any rule for stalemate and endless play.
fn arena<'b>(boards: &'b Boards, numbers: &mut Numbers) -> Arena<'b> {
    let (mouse_places, cat_places) = (boards.mouse.node_count(), boards.cat.node_count());
    let mut pair = || (numbers.place(mouse_places), numbers.place(cat_places));
    let barred = pair();
    let start = std::iter::repeat_with(&mut pair)
        .find(|start| start.0 != barred.0 && start.1 != barred.1)
        .unwrap();
    let pairs: Vec<_> = (0..mouse_places).map(|_| pair()).collect();
    let (safe, goals): (Vec<_>, Vec<_>) = (0..2).map(|_| pair()).unzip();
    let captures = match numbers.below(2) {
        0 => Captures::same_place(),
        _ => Captures::pairs(pairs),
    };
    let rules = [
        (Stalemate::Draw, Outcome::Draw),
        (Stalemate::Loses, Outcome::Draw),
        (Stalemate::Wins, Outcome::CatWins),
        (Stalemate::Loses, Outcome::MouseWins),
    ];
    let (stalemate, endless) = rules[Place::new(numbers.below(4)).index()];
    Arena::builder(
        Moves::from(&boards.mouse).barring(barred.0),
        Moves::from(&boards.cat).barring(barred.1),
    )
    .safe(safe.into_iter().collect::<PlaceSet>())
    .goals(goals.into_iter().collect::<PlaceSet>())
    .captures(captures)
    .start(start.0, start.1)
    .first(if numbers.below(2) == 0 {
        Player::Mouse
    } else {
        Player::Cat
    })
    .stalemate(stalemate)
    .endless(endless)
    .build()
    .unwrap()
}

/// Holds every kernel that can hold an arena against the queue kernel, on every position.
fn assert_kernels_agree(arena: &Arena<'_>) {
    let mut queue = QueueStore::default();
    queue.solve(arena, Goal::Plies).unwrap();
    let answer = Goal::Answer(arena.start());
    let expected_answer = queue.decided(arena.start());
    for instructions in Instructions::available() {
        let assert_agrees = |kernel, decided: &dyn Fn(Position) -> Decided| {
            for position in arena.positions() {
                let expected = queue.decided(position);
                assert_eq!(
                    decided(position),
                    expected,
                    "{kernel}, {instructions:?}: {position}"
                );
            }
        };
        let mut bits = BitsStore::default();
        assert_eq!(bits.solve(arena, answer, instructions), Ok(expected_answer));
        bits.solve(arena, Goal::Plies, instructions).unwrap();
        assert_agrees("bits", &|position| bits.decided(position));
        if lanes::memory_bytes(arena).is_some() {
            let mut lanes = LanesStore::default();
            assert_eq!(lanes.solve(arena, answer, instructions), expected_answer);
            lanes.solve(arena, Goal::Plies, instructions);
            assert_agrees("lanes", &|position| lanes.decided(position));
        }
    }
}

fn assert_kernels_agree_on(sizes: impl IntoIterator<Item = (u32, u32)>, games: u32) {
    let mut numbers = Numbers(0x5EED_CA75_0F3A_11CE);
    for (mouse_places, cat_places) in sizes {
        for game in 0..games {
            let moves = 1 + game % 4;
            let mouse = numbers.digraph(mouse_places, moves);
            let cat = numbers.digraph(cat_places, 1 + game / 4 % 4);
            let boards = Boards { mouse, cat };
            assert_kernels_agree(&arena(&boards, &mut numbers));
        }
    }
}

#[test]
fn small_games_of_all_shapes() {
    let sizes = (2..=12).flat_map(|mouse| [(mouse, 2), (mouse, 7), (mouse, mouse)]);
    assert_kernels_agree_on(sizes, 60);
}

#[test]
fn games_around_full_lanes_and_words() {
    let borders = [15, 16, 17, 31, 32, 33, 63, 64, 65];
    let sizes = borders
        .into_iter()
        .flat_map(|size| [(size, size), (size, 5), (7, size)]);
    assert_kernels_agree_on(sizes, 12);
}

#[test]
fn games_around_full_tiles_and_chunks() {
    let sizes = [
        (127, 128),
        (128, 129),
        (129, 3),
        (300, 300),
        (511, 513),
        (3, 1025),
        (1030, 65),
    ];
    assert_kernels_agree_on(sizes, 3);
}
