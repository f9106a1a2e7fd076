//! Checks as plain functions on typed input, called by libFuzzer targets and property tests alike.
//!
//! [`cases`] holds the inputs, valid games by construction; [`checks`] the checks, each of which
//! panics with the game and the position on which it finds a disagreement; [`rounds`] the plainest
//! way to solve any game, which one of the checks compares with.
//!
//! ```
//! use catmouse_fuzz::cases::Game;
//! use catmouse_fuzz::checks::check_game;
//!
//! check_game(&Game::with_usual_roles(vec![vec![3], vec![2, 3], vec![1], vec![0, 1]]));
//! ```
//!
//! # Fuzzing
//! `cargo +nightly fuzz run TARGET` from the root of the repository, for one of the [`TARGETS`]. It
//! begins with the seeds in `fuzz/corpus/TARGET/*.seed`, which are in the repository, and puts what
//! it finds beside them, which is not. (`cargo fuzz cmin` deletes seeds: `git restore` them.)
//! For text, add `-- -dict=fuzz/dictionaries/json.dict`, or `edges.dict`.
//!
//! Seeds are written by `cargo run -p catmouse-fuzz --example seeds`. For the targets that read text
//! they are graphs and near misses; for the others, which make a case of any bytes, they are random,
//! of several lengths. A change to how cases are made from bytes gives them another meaning, but
//! keeps them valid.
//!
//! A failure that was found becomes a file in `regressions/TARGET`, see the README there; `cargo
//! test` runs all of these, and the seeds.

#![forbid(unsafe_code)]
#![warn(missing_docs)]

pub mod cases;
pub mod checks;
pub mod rounds;
mod targets;

pub use crate::targets::{TARGETS, Target};
