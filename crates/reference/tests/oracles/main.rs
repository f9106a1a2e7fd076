//! The oracles against known games, against each other, and against games worked out by hand.

mod agreement;
mod census;
mod fine_points;
mod graphs;
mod known_games;
mod limits;
