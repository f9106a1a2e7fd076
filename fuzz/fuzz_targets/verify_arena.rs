#![cfg_attr(fuzzing, no_main)]

#[cfg(fuzzing)]
libfuzzer_sys::fuzz_target!(|case: catmouse_fuzz::cases::Forgery<
    catmouse_fuzz::cases::ArenaCase,
>| {
    catmouse_fuzz::checks::check_forged_arena(&case);
});

#[cfg(not(fuzzing))]
fn main() {}
