//! The command as its users meet it.

mod answers;
mod batches;
mod census;
mod faults;
mod generated;
mod pages;
mod run;
mod screens;
mod streams;
mod tables;
