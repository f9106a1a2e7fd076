//! The command as its users meet it.

mod answers;
mod batches;
mod census;
mod converted;
mod directed;
mod faults;
mod generated;
mod pages;
mod parity;
mod proofs;
mod run;
mod screens;
mod streams;
mod tables;
