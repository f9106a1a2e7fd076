#![cfg_attr(fuzzing, no_main)]

#[cfg(fuzzing)]
libfuzzer_sys::fuzz_target!(
    |case: catmouse_fuzz::cases::Forgery<catmouse_fuzz::cases::Game>| {
        catmouse_fuzz::checks::check_forged_game(&case);
    }
);

#[cfg(not(fuzzing))]
fn main() {}
