//! All small games of Cat and Mouse, whole and altered.

use catmouse_engine::{Arena, Kernel, Solver, Workspace, certify_table};
use catmouse_verifier::mutations::{assert_true, single_changes};
use catmouse_verifier::{Proved, Verified, verify};

use crate::games::{Kind, all_graphs, certificate, certificate_by, long_game};
use crate::truths::Oracle;

#[test]
fn tables_of_all_graphs_to_six_nodes_verify() {
    let (solver, mut workspace) = (Solver::new(), Workspace::new());
    let mut text = Vec::new();
    for graph in (3..=6).flat_map(all_graphs) {
        let arena = Arena::cat_and_mouse(&graph).unwrap();
        text.clear();
        let table = solver.solve_in(&mut workspace, &arena).unwrap();
        certify_table(&table, &mut text).unwrap();
        let verified = verify(&arena, &text).unwrap();
        assert!(matches!(verified, Verified::Table { .. }));
        let oracle = Oracle::of(&graph);
        assert_true(&arena, &verified, |position| oracle.truth(position));
    }
}

#[test]
fn every_start_of_all_graphs_to_five_nodes_verifies() {
    for graph in (3..=5).flat_map(all_graphs) {
        let game = Arena::cat_and_mouse(&graph).unwrap();
        let oracle = Oracle::of(&graph);
        for start in game.positions() {
            let arena = game.clone().starting_from(start).unwrap();
            let outcome = oracle.truth(start).map(|truth| truth.0.wins());
            let outcome = outcome.unwrap_or(arena.endless());
            for kind in [Kind::Start, Kind::Exact] {
                let verified = verify(&arena, &certificate(&arena, kind)).unwrap();
                assert_true(&arena, &verified, |position| oracle.truth(position));
                let Verified::Start { proved, .. } = verified else {
                    panic!("{verified:?} of one start");
                };
                let proved = match (kind, proved) {
                    (Kind::Start, Proved::Outcome { outcome, .. }) => outcome,
                    (Kind::Exact, Proved::Exact { outcome, .. }) => outcome,
                    _ => panic!("{kind:?} proves {proved:?}"),
                };
                assert_eq!(proved, outcome);
            }
        }
    }
}

/// Asserts that each single change of a game's certificates is rejected, or proves what is true.
fn assert_changes_prove_no_falsehood(arena: &Arena<'_>, oracle: &Oracle, kinds: &[Kind]) -> u64 {
    let mut accepted = 0;
    for &kind in kinds {
        let text = certificate(arena, kind);
        for changed in single_changes(&text, 7).filter(|changed| *changed != text) {
            if let Ok(verified) = verify(arena, &changed) {
                assert_true(arena, &verified, |position| oracle.truth(position));
                assert_ne!(kind, Kind::Table, "there is one table of a game");
                accepted += 1;
            }
        }
    }
    accepted
}

#[test]
fn single_changes_prove_no_falsehood_on_all_graphs_to_four_nodes() {
    let mut accepted = 0;
    for graph in (3..=4).flat_map(all_graphs) {
        let game = Arena::cat_and_mouse(&graph).unwrap();
        let oracle = Oracle::of(&graph);
        accepted += assert_changes_prove_no_falsehood(&game, &oracle, &[Kind::Table]);
        for start in game.positions() {
            let arena = game.clone().starting_from(start).unwrap();
            let kinds = [Kind::Start, Kind::Exact];
            accepted += assert_changes_prove_no_falsehood(&arena, &oracle, &kinds);
        }
    }
    assert!(
        accepted > 0,
        "some other moves are as good, and some promises are weaker"
    );
}

/// All pairs of different nodes other than the hole are covered, since all numberings of each
/// graph are.
#[test]
fn single_changes_prove_no_falsehood_on_all_graphs_of_five_nodes() {
    for graph in all_graphs(5) {
        let game = Arena::cat_and_mouse(&graph).unwrap();
        let oracle = Oracle::of(&graph);
        let start = game.start();
        for turn in [start.turn, start.turn.opponent()] {
            let start = catmouse_engine::Position { turn, ..start };
            let arena = game.clone().starting_from(start).unwrap();
            let kinds = [Kind::Start, Kind::Exact];
            assert_changes_prove_no_falsehood(&arena, &oracle, &kinds);
        }
    }
}

#[test]
fn every_kernel_gives_the_same_bytes() {
    let kernels = [Kernel::Queue, Kernel::Lanes, Kernel::Bits];
    for graph in all_graphs(5).step_by(7).chain([long_game()]) {
        let arena = Arena::cat_and_mouse(&graph).unwrap();
        for kind in Kind::ALL {
            let texts = kernels.map(|kernel| {
                let solver = Solver::builder().kernel(kernel).build();
                certificate_by(&solver, &arena, kind)
            });
            assert!(texts.iter().all(|text| *text == texts[0]));
        }
    }
}

#[test]
fn the_win_in_133_plies_is_proved_in_eight_kilobytes() {
    let graph = long_game();
    let arena = Arena::cat_and_mouse(&graph).unwrap();
    let text = certificate(&arena, Kind::Start);
    assert!(text.len() <= 8 << 10, "{} bytes", text.len());
    let Ok(Verified::Start { proved, .. }) = verify(&arena, &certificate(&arena, Kind::Exact))
    else {
        panic!("no proof of the start");
    };
    let outcome = catmouse_engine::Outcome::CatWins;
    let plies = Some(133);
    assert_eq!(proved, Proved::Exact { outcome, plies });
}
