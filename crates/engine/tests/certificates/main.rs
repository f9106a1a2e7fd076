//! Certificates that the engine writes, and what becomes of them when they are altered.

mod arenas;
mod bindings;
mod cat_and_mouse;
mod forgeries;
mod games;
mod python;
mod truths;
