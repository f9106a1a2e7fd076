#![cfg_attr(fuzzing, no_main)]

#[cfg(fuzzing)]
libfuzzer_sys::fuzz_target!(|case: catmouse_fuzz::cases::Stream| {
    catmouse_fuzz::checks::check_stream(&case);
});

#[cfg(not(fuzzing))]
fn main() {}
