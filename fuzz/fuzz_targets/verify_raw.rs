#![cfg_attr(fuzzing, no_main)]

#[cfg(fuzzing)]
libfuzzer_sys::fuzz_target!(|text: &[u8]| {
    catmouse_fuzz::checks::check_raw_certificate(text);
});

#[cfg(not(fuzzing))]
fn main() {}
