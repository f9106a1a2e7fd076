//! The checks on random games: the same as the fuzz targets run, on bytes from proptest.

use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use arbitrary::{Arbitrary, Unstructured};
use catmouse_fuzz::cases::{
    ArenaCase, Batch, EditedText, FaultyGraph, Forgery, Game, RelabelledArena, RelabelledGame,
    SmallGame, Stream,
};
use catmouse_fuzz::checks::{
    check_arena, check_batch, check_certificates, check_faulty, check_forged_arena,
    check_forged_game, check_game, check_json, check_paths, check_raw, check_raw_certificate,
    check_relabelled_arena, check_relabelled_game, check_stream,
};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::test_runner::TestRunner;

/// A case beside the bytes that it is made from; both are shown if a check fails. The bytes make a
/// file for `regressions`.
struct Input<Case> {
    case: Case,
    bytes: Vec<u8>,
}

impl<Case: fmt::Debug> fmt::Debug for Input<Case> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            formatter,
            "{:?}\nmade from the bytes {:?}",
            self.case, self.bytes
        )
    }
}

/// Runs a check on so many cases, each made from up to `bytes_max` bytes.
fn check_many<Case>(cases: u32, bytes_max: usize, check: impl Fn(&Case))
where
    Case: fmt::Debug + for<'b> Arbitrary<'b>,
{
    let inputs = vec(any::<u8>(), 0..=bytes_max).prop_map(|bytes| {
        let case = Case::arbitrary_take_rest(Unstructured::new(&bytes));
        let case = case.expect("any bytes make a case");
        Input { case, bytes }
    });
    let config = ProptestConfig {
        cases,
        failure_persistence: None,
        max_shrink_iters: 20_000,
        ..ProptestConfig::default()
    };
    let outcome = TestRunner::new(config).run(&inputs, |input| {
        check(&input.case);
        Ok(())
    });
    if let Err(error) = outcome {
        panic!("{error}");
    }
}

#[test]
fn cat_and_mouse_is_as_the_oracle_by_plies_says() {
    check_many(5_000, 120, check_game);
}

#[test]
fn small_cat_and_mouse_is_as_the_oracle_over_paths_says() {
    let (checked, skipped) = (AtomicU64::new(0), AtomicU64::new(0));
    check_many(3_000, 30, |case: &SmallGame| {
        let coverage = check_paths(case);
        checked.fetch_add(coverage.checked, Relaxed);
        skipped.fetch_add(coverage.skipped, Relaxed);
    });
    let (checked, skipped) = (checked.into_inner(), skipped.into_inner());
    assert!(
        checked > 20 * skipped,
        "{checked} positions checked, but {skipped} skipped"
    );
}

#[test]
fn any_pursuit_game_is_as_solving_by_rounds_says() {
    check_many::<ArenaCase>(15_000, 160, check_arena);
}

#[test]
fn labels_order_and_the_way_of_building_change_no_game() {
    check_many::<RelabelledGame>(3_000, 200, check_relabelled_game);
}

#[test]
fn labels_and_the_way_of_barring_change_no_pursuit_game() {
    check_many::<RelabelledArena>(10_000, 200, check_relabelled_arena);
}

#[test]
fn a_batch_is_its_games_one_by_one() {
    check_many::<Batch>(1_000, 400, check_batch);
}

#[test]
fn what_is_no_graph_is_refused_for_its_fault() {
    check_many::<FaultyGraph>(5_000, 150, check_faulty);
}

#[test]
fn any_text_is_read_or_refused_alike_in_pieces() {
    check_many(20_000, 80, |EditedText(text): &EditedText| check_raw(text));
}

#[test]
fn json_is_read_as_serde_json_reads_it() {
    check_many(50_000, 80, |EditedText(text): &EditedText| check_json(text));
}

#[test]
fn certificates_of_any_pursuit_game_are_proved_and_the_same_by_every_kernel() {
    check_many::<ArenaCase>(3_000, 160, check_certificates);
}

#[test]
fn altered_certificates_of_cat_and_mouse_prove_nothing_that_is_false() {
    check_many::<Forgery<Game>>(20_000, 120, check_forged_game);
}

#[test]
fn altered_certificates_of_any_pursuit_game_prove_nothing_that_is_false() {
    check_many::<Forgery<ArenaCase>>(20_000, 160, check_forged_arena);
}

#[test]
fn bytes_prove_nothing_that_is_false() {
    check_many(2_000, 40, |bytes: &Vec<u8>| check_raw_certificate(bytes));
}

#[test]
fn graphs_are_read_back_from_a_stream() {
    check_many::<Stream>(3_000, 300, check_stream);
}
