//! Blocks of the `sharing-tracker` design (`thesis12`).

pub mod coalescer;
pub mod scatter_bypass;
pub mod tracker;
