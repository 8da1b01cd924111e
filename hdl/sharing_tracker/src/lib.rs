//! Blocks of the `sharing-tracker` design (`thesis12`).
//!
//! | module | what it holds |
//! | --- | --- |
//! | [`streams`] | what nodes, banks and L2 send each other |
//! | [`scatter_bypass`], [`coalescer`] | which lines a warp's load touches, and whether it bypasses the L1 |
//! | [`tracker`], [`tracker_bank`] | the directory of the lines that L1 caches share, and a bank of it |
//! | [`line_splitter`], [`l2_bank`] | a bank of L2 |
//! | [`tracker_node`] | a core's L1, its warps' lines, and its answers to other cores |
//! | [`environment`], [`program_order`] | what L2 holds, and what a core must find, for those who judge |

pub mod coalescer;
#[cfg(feature = "verification")]
pub mod environment;
pub mod l2_bank;
pub mod line_splitter;
#[cfg(feature = "verification")]
pub mod program_order;
pub mod scatter_bypass;
pub mod streams;
#[cfg(test)]
mod testing;
pub mod tracker;
pub mod tracker_bank;
pub mod tracker_node;

/// The small design that proofs and mutation use.
#[cfg(feature = "verification")]
pub(crate) const SMALL: &str = include_str!("../../../proofs/mutation/tracker.toml");
