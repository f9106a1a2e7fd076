//! The oracles: two slow and obvious solvers of pursuit games, for tests to hold the fast ones
//! against.
//!
//! They share no code with what they test: each game's [`Rules`] are stated once more, from the raw
//! adjacency of a [`Graph`](catmouse_game::Graph) or a [`Digraph`](catmouse_game::Digraph). Nor do
//! they share its idea: there is no queue, no walk backwards and no counter of moves here, only
//! minimax in two plain forms, which know of a game what [`Rules`] says and no more.
//!
//! - [`minimax_over_paths`] is the rules as written. It remembers nothing, hence takes exponential
//!   time: for graphs of up to 7 nodes or so, and its budget for larger ones.
//! - [`minimax_by_plies`] asks for the value of every position if play is cut off after 0, 1, 2 …
//!   plies. Its time is plies times moves: in Cat and Mouse milliseconds for graphs of tens of nodes.
//!
//! The games: [`CatAndMouse`] with its variants.
//!
//! ```
//! use catmouse_game::{Graph, Outcome};
//! use catmouse_reference::{CatAndMouse, Situation, Turn, minimax_by_plies, minimax_over_paths};
//!
//! // The mouse starts at 1, two moves from the hole at 0; the cat at 2 is out of the way.
//! let path = Graph::from_adjacency([vec![3], vec![2, 3], vec![1], vec![0, 1]])?;
//! let game = CatAndMouse::new(&path, 0);
//! let start = Situation { mouse: 1, cat: 2, turn: Turn::Mouse };
//!
//! let verdict = minimax_by_plies(&game).verdict(start);
//! assert_eq!((verdict.outcome, verdict.plies), (Outcome::MouseWins, Some(3)));
//! assert_eq!(minimax_over_paths(&game, start, 1_000)?, verdict);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod paths;
mod plies;
mod rules;
mod score;

pub use paths::{PATH_PLIES_MAX, PathsError, minimax_over_paths};
pub use plies::{Verdicts, minimax_by_plies};
pub use rules::cat_and_mouse::{CatAndMouse, Situation, Stalemate};
pub use rules::{Rules, Turn};
pub use score::Verdict;
