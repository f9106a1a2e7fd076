#![cfg_attr(fuzzing, no_main)]

#[cfg(fuzzing)]
libfuzzer_sys::fuzz_target!(|case: catmouse_fuzz::cases::FaultyGraph| {
    catmouse_fuzz::checks::check_faulty(&case);
});

#[cfg(not(fuzzing))]
fn main() {}
