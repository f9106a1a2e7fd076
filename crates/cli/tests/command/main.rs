//! The command as its users meet it.

mod answers;
mod faults;
mod generated;
mod pages;
mod run;
mod screens;
mod streams;
mod tables;
