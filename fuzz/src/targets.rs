//! The fuzz targets by name, to run them on files without libFuzzer.

use arbitrary::{Arbitrary, Unstructured};

use crate::checks;

/// A fuzz target.
pub struct Target {
    /// The name, as in `cargo fuzz run`.
    pub name: &'static str,
    /// What it does with the bytes of a file.
    pub run: fn(&[u8]),
}

/// All fuzz targets.
pub const TARGETS: [Target; 14] = [
    target("engine_oracle", |bytes| {
        on_case(bytes, checks::check_game);
    }),
    target("engine_paths", |bytes| {
        on_case(bytes, |case| _ = checks::check_paths(case));
    }),
    target("arena_rules", |bytes| {
        on_case(bytes, checks::check_arena);
    }),
    target("game_invariance", |bytes| {
        on_case(bytes, checks::check_relabelled_game);
    }),
    target("arena_invariance", |bytes| {
        on_case(bytes, checks::check_relabelled_arena);
    }),
    target("batch", |bytes| {
        on_case(bytes, checks::check_batch);
    }),
    target("graph_faults", |bytes| {
        on_case(bytes, checks::check_faulty);
    }),
    target("read_raw", checks::check_raw),
    target("read_write", |bytes| {
        on_case(bytes, checks::check_stream);
    }),
    target("json_serde", checks::check_json),
    target("certificates", |bytes| {
        on_case(bytes, checks::check_certificates);
    }),
    target("verify_game", |bytes| {
        on_case(bytes, checks::check_forged_game);
    }),
    target("verify_arena", |bytes| {
        on_case(bytes, checks::check_forged_arena);
    }),
    target("verify_raw", checks::check_raw_certificate),
];

const fn target(name: &'static str, run: fn(&[u8])) -> Target {
    Target { name, run }
}

/// Checks the case that bytes make, as libFuzzer would.
fn on_case<Case: for<'b> Arbitrary<'b>>(bytes: &[u8], check: fn(&Case)) {
    if let Ok(case) = Case::arbitrary_take_rest(Unstructured::new(bytes)) {
        check(&case);
    }
}
