//! What the engine is measured with: the textbook solver as its baseline, and the bench families.
//!
//! [`textbook`] is the solver that everyone writes for Cat and Mouse. It is frozen: a speed-up
//! claimed against it means the same on every day. [`families`] are the graphs that are timed,
//! made from fixed seeds; [`random`] makes graphs of their kinds. [`contenders`] are what is timed.
//!
//! ```
//! use catmouse_benches::{families, textbook};
//! use catmouse_game::Outcome;
//!
//! let family = families::by_name("cycle-2000", 0).expect("a family of that name");
//! assert_eq!(family.graphs[0].edge_count(), 2000);
//!
//! let family = families::by_name("small", 0).expect("a family of that name");
//! let colours = textbook::solve(&textbook::adjacency(&family.graphs[0]));
//! assert_eq!(colours.answer(), Outcome::MouseWins.answer());
//! ```
//!
//! Unlike in the other libraries the modules are public, as their functions are named to be called
//! by them. Limits: the textbook solver knows the usual roles alone, hole 0, mouse 1, cat 2.

#![forbid(unsafe_code)]
#![warn(missing_docs)]

pub mod contenders;
pub mod families;
pub mod random;
pub mod textbook;
