//! The program under attack, a process a run, in a separate tree outside of which nothing may change.

mod arena;
mod environment;
pub mod judge;
pub mod mutation;
mod options;
mod places;
mod streams;
mod together;
