#![cfg_attr(fuzzing, no_main)]

#[cfg(fuzzing)]
libfuzzer_sys::fuzz_target!(|case: catmouse_fuzz::cases::Batch| {
    catmouse_fuzz::checks::check_batch(&case);
});

#[cfg(not(fuzzing))]
fn main() {}
