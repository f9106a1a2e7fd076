//! Checks certificates of pursuit games on graphs, without trusting the solver.
//!
//! A certificate is a text that proves how a game ends from its start, or from every position. To
//! trust it, read this crate and `catmouse-game`, which states the rules: nothing else takes part.
//! `docs/certificates/format.md` specifies the text and proves that what is checked here suffices.
//!
//! ```
//! use catmouse_game::{Arena, Graph, Outcome};
//! use catmouse_verifier::{Proved, Verified, game_hash, verify};
//!
//! // The mouse starts at 1, next to the hole at 0.
//! let graph = Graph::from_edges(3, [(0, 1), (0, 2), (1, 2)])?;
//! let arena = Arena::cat_and_mouse(&graph)?;
//! let certificate = format!(
//!     "catmouse certificate 1\nkind start\ngame sha256 {}\nstart 1 2 mouse\n\
//!      mouse wins in 1\n1 2 0 1\nend\n",
//!     game_hash(&arena),
//! );
//! let verified = verify(&arena, certificate.as_bytes())?;
//! let plies_max = Some(1);
//! let proved = Proved::Outcome { outcome: Outcome::MouseWins, plies_max };
//! assert_eq!(verified, Verified::Start { position: arena.start(), proved });
//!
//! let forged = certificate.replace("1 2 0 1", "1 2 2 1");
//! println!("{}", verify(&arena, forged.as_bytes()).unwrap_err());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Start reading at [`verify`], then `guarantee.rs` and `table.rs`, where the rules are. Limits: a
//! table takes at most 3 bytes of memory a position, and [`MEMORY_LIMIT`] in all unless
//! [`verify_stream`] is told otherwise; games of more than 8,388,605 plies have no table.

#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod game_text;
mod guarantee;
mod lines;
#[cfg(feature = "mutations")]
pub mod mutations;
mod rejection;
mod table;
mod verified;
mod verify;

pub use crate::game_text::{GameHash, game_hash, write_game};
pub use crate::rejection::{Entry, Rejection, Rule, VerifyError};
pub use crate::verified::{Proved, Verified};
pub use crate::verify::{MEMORY_LIMIT, verify, verify_stream};
