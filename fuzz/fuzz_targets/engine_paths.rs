#![cfg_attr(fuzzing, no_main)]

#[cfg(fuzzing)]
libfuzzer_sys::fuzz_target!(|case: catmouse_fuzz::cases::SmallGame| {
    catmouse_fuzz::checks::check_paths(&case);
});

#[cfg(not(fuzzing))]
fn main() {}
