//! Random games of every kind: directed moves, several safe places, goals, capture pairs, barred
//! places, all rules, either player first. And random changes of their certificates.

use catmouse_engine::{
    Arena, Captures, Digraph, Kernel, Moves, Outcome, Place, PlaceSet, Player, Solver, Stalemate,
};
use catmouse_verifier::mutations::{assert_true, mutate};
use catmouse_verifier::{Proved, Rule, Verified, verify};
use proptest::prelude::*;

use crate::games::{Kind, certificate, certificate_by};
use crate::truths::by_rounds;

/// A stream of numbers, the same for the same seed.
pub(crate) struct Dice(u64);

impl Dice {
    pub(crate) fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    pub(crate) fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from((self.0 >> 33) % u64::try_from(bound).unwrap()).unwrap()
    }

    fn number(&mut self, bound: u32) -> u32 {
        u32::try_from(self.below(bound.try_into().unwrap())).unwrap()
    }

    fn some_places(&mut self, places: u32, one_in: u32) -> Vec<Place> {
        (0..places)
            .filter(|_| self.number(one_in) == 0)
            .map(Place::new)
            .collect()
    }

    pub(crate) fn digraph(&mut self, places: u32, one_in: u32) -> Digraph {
        let mut rows = Vec::new();
        for _ in 0..places {
            rows.push(
                (0..places)
                    .filter(|_| self.number(one_in) == 0)
                    .collect::<Vec<_>>(),
            );
        }
        Digraph::from_adjacency(rows).unwrap()
    }
}

const RULES: [(Stalemate, Outcome); 7] = [
    (Stalemate::Draw, Outcome::Draw),
    (Stalemate::Loses, Outcome::Draw),
    (Stalemate::Wins, Outcome::Draw),
    (Stalemate::Loses, Outcome::MouseWins),
    (Stalemate::Wins, Outcome::MouseWins),
    (Stalemate::Loses, Outcome::CatWins),
    (Stalemate::Wins, Outcome::CatWins),
];

/// A game on two graphs; `None` if a player would have no place to start.
fn arena<'g>(mouse: &'g Digraph, cat: &'g Digraph, dice: &mut Dice) -> Option<Arena<'g>> {
    let (mice, cats) = (mouse.node_count(), cat.node_count());
    let barred = [dice.some_places(mice, 6), dice.some_places(cats, 6)];
    let start = |dice: &mut Dice, places: u32, barred: &[Place]| {
        let free: Vec<Place> = (0..places)
            .map(Place::new)
            .filter(|place| !barred.contains(place))
            .collect();
        (!free.is_empty()).then(|| free[dice.below(free.len())])
    };
    let (mouse_start, cat_start) = (
        start(dice, mice, &barred[0])?,
        start(dice, cats, &barred[1])?,
    );
    let (stalemate, endless) = RULES[dice.below(RULES.len())];
    let captures = match dice.below(2) {
        0 => Captures::same_place(),
        _ => {
            let pairs = dice.some_places(mice * cats, 8).into_iter();
            Captures::pairs(pairs.map(|pair| {
                let (mouse, cat) = (pair.number() / cats, pair.number() % cats);
                (Place::new(mouse), Place::new(cat))
            }))
        }
    };
    let [mouse_barred, cat_barred] = barred.map(|places| places.into_iter().collect::<PlaceSet>());
    let arena = Arena::builder(
        Moves::from(mouse).barring(mouse_barred),
        Moves::from(cat).barring(cat_barred),
    );
    let safe: PlaceSet = dice.some_places(mice, 6).into_iter().collect();
    let goals: PlaceSet = dice.some_places(cats, 8).into_iter().collect();
    let arena = arena.safe(safe).goals(goals).captures(captures);
    let arena = arena
        .start(mouse_start, cat_start)
        .first(Player::BOTH[dice.below(2)]);
    Some(arena.stalemate(stalemate).endless(endless).build().unwrap())
}

/// Runs a check on the game that a seed stands for.
fn with_arena(seed: u64, places_max: u32, check: impl FnOnce(&Arena<'_>, &mut Dice)) {
    let mut dice = Dice::new(seed);
    let [mice, cats] = [1, 1].map(|least| least + dice.number(places_max));
    let one_in = 2 + dice.number(3);
    let (mouse, cat) = (dice.digraph(mice, one_in), dice.digraph(cats, one_in));
    if let Some(arena) = arena(&mouse, &cat, &mut dice) {
        check(&arena, &mut dice);
    }
}

/// Asserts that a game's certificates prove all that they should.
fn assert_proved(arena: &Arena<'_>) {
    let won = by_rounds(arena);
    let truth = |position| won.get(&position).copied();
    let outcome = truth(arena.start()).map_or(arena.endless(), |won| won.0.wins());
    let plies = truth(arena.start()).map(|won| won.1);
    for kind in Kind::ALL {
        let text = certificate(arena, kind);
        let verified = verify(arena, &text);
        let Ok(verified) = verified else {
            panic!("{verified:?}\n{}", String::from_utf8_lossy(&text));
        };
        assert_true(arena, &verified, truth);
        let expected = match kind {
            Kind::Start => Proved::Outcome {
                outcome,
                plies_max: plies,
            },
            Kind::Exact => Proved::Exact { outcome, plies },
            Kind::Table => continue,
        };
        let position = arena.start();
        assert_eq!(
            verified,
            Verified::Start {
                position,
                proved: expected
            }
        );
    }
}

/// Asserts that changed certificates are rejected, or prove what is true.
fn assert_mutants_prove_no_falsehood(arena: &Arena<'_>, dice: &mut Dice) {
    let won = by_rounds(arena);
    for kind in Kind::ALL {
        let text = certificate(arena, kind);
        for _ in 0..40 {
            let mut mutant = text.clone();
            for _ in 0..=dice.below(4) {
                mutant = mutate(&mutant, &mut |bound| dice.below(bound));
            }
            if let Ok(verified) = verify(arena, &mutant) {
                assert_true(arena, &verified, |position| won.get(&position).copied());
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 3000, ..ProptestConfig::default() })]

    #[test]
    fn games_of_every_kind_are_proved(seed in any::<u64>()) {
        with_arena(seed, 8, |arena, _| assert_proved(arena));
    }

    #[test]
    fn mutants_prove_no_falsehood(seed in any::<u64>()) {
        with_arena(seed, 7, assert_mutants_prove_no_falsehood);
    }
}

/// The mouse walks a one-way path to its end, while the cat rests: a game of as many plies as are
/// wanted. So entries of one, two and three bytes are checked, and those at their borders.
#[test]
fn tables_of_games_of_any_length() {
    for places in [2, 63, 64, 65, 16_383, 16_384, 16_385] {
        let walk = Digraph::from_arcs(places, (1..places).map(|to| (to - 1, to))).unwrap();
        let rest = Digraph::from_arcs(1, [(0, 0)]).unwrap();
        let arena = Arena::builder(&walk, &rest).safe(Place::new(places - 1));
        let arena = arena.captures(Captures::pairs([])).build().unwrap();
        let solver = Solver::builder().kernel(Kernel::Queue).build();
        let text = certificate_by(&solver, &arena, Kind::Table);
        let (expected, last) = (2 * places - 3, 2 * places - 2);
        let verified = verify(&arena, &text);
        assert!(
            matches!(
                verified,
                Ok(Verified::Table { plies: Some(plies), plies_max, .. })
                    if plies == expected && plies_max == last
            ),
            "{verified:?}"
        );
        // One ply more than the most that a width holds must not be taken for undecided.
        let forgery = String::from_utf8(text)
            .unwrap()
            .replace(
                &format!("plies {last}\n"),
                &format!("plies {}\n", last.saturating_sub(2)),
            )
            .replace(&format!("\n0 {}", mouse_wins_in(last - 1)), "\n0 .")
            .replace(&format!("\n0 {}\n", mouse_wins_in(last)), "\n0 .\n");
        let rejection = verify(&arena, forgery.as_bytes()).unwrap_err();
        assert!(matches!(rejection.rule, Rule::Entry { .. }), "{rejection}");
    }
}

/// An entry as a table spells it.
fn mouse_wins_in(plies: u32) -> String {
    let tens = Some(plies / 10).filter(|&tens| tens > 0);
    let letter = char::from(b"abcdefghij"[usize::try_from(plies % 10).unwrap()]);
    format!(
        "{}{letter}",
        tens.map_or(String::new(), |tens| tens.to_string())
    )
}
