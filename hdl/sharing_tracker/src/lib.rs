//! Blocks of the `sharing-tracker` design (`thesis12`).

pub mod coalescer;
pub mod scatter_bypass;
#[cfg(test)]
mod testing;
pub mod tracker;

/// The small design that proofs and mutation use.
#[cfg(feature = "verification")]
pub(crate) const SMALL: &str = include_str!("../../../proofs/mutation/tracker.toml");
