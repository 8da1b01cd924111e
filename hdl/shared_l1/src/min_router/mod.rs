//! Routes a request to a line homed elsewhere to the home core or directly to L2, whichever is fewer
//! hops away.
//!
//! **Paper**: `pact20` §3.3, Optimization II ("Min(H, L2)"), on the mesh of table 1.
//!
//! **Departs from it**:
//! - The paper does not say who wins a tie: here the home does, whose L1 may save the way to L2.
//! - The paper does not say where cores and slices sit: `[mesh]` does.
//!
//! ```text
//!                 +------------+
//!  request =====> | min_router | ---> to_l2
//!                 |            | ---> home, slice, hops_home, hops_l2
//!                 +------------+
//! ```
//!
//! # Rules
//! - **R1** `home` is the home core of the line, as `home_map` has it.
//! - **R2** `slice` is `floor(byte address / interleave_bytes)` modulo the number of L2 slices, which may
//!   be any.
//! - **R3** `hops_home` is the Manhattan distance on the mesh from the tile of the core that asks to the
//!   tile of the home; tile t lies in column `t mod columns` of row `floor(t / columns)`. The local home is
//!   0 hops away.
//! - **R4** `hops_l2` is that distance from the core that asks to the slice of the line.
//! - **R5** `to_l2` is true if `hops_l2 < hops_home`; a tie goes home.
//! - **R6** With `min_routing = false` every request goes home: `to_l2` is never true.
//! - **R7** Every output follows from the inputs of the same cycle: the way of a request depends on the
//!   core that asks and on the address only.
//! - **R8** The environment names only cores below `cores`.
//!
//! # Timing
//! Combinational. Preset `pact20`, a cycle each; the home of line 0x0 is core 0 on tile 0, its slice 0 on
//! tile 3:
//! ```text
//!  core   line   home  slice  hops_home  hops_l2  to_l2
//!  0      0x0    0     0      0          3        no
//!  2      0x0    0     0      2          1        yes
//!  1      0x0    0     0      1          2        no
//! ```
//!
//! # Cost
//! No storage, no multiplier and no divider: places are tables, and the slice is bits of the address
//! where their number is a power of two. An odd factor of it takes a tree of additions modulo that
//! factor, one for each three address bits.

mod config;
#[cfg(feature = "verification")]
mod coverage;
#[cfg(feature = "verification")]
mod geometry;
#[cfg(feature = "verification")]
pub mod model;
mod ports;
#[cfg(feature = "verification")]
mod properties;
#[cfg(feature = "verification")]
mod replay;
pub mod rtl;
#[cfg(feature = "verification")]
mod stimulus;
#[cfg(test)]
mod tests;

pub use config::Config;
#[cfg(feature = "verification")]
pub use coverage::{Covered, Monitor};
#[cfg(feature = "verification")]
pub use geometry::Nearer;
pub use ports::{In, Out, Ports, Request};
#[cfg(feature = "verification")]
pub use properties::PROOFS;
#[cfg(feature = "verification")]
pub use stimulus::Stimulus;

use about::{BlockInfo, Timing};
#[cfg(feature = "verification")]
use coverage::unreachable;
use design::DesignKind;

#[cfg(feature = "verification")]
testbenches::dut!(Dut, "min_router", MinRouter, replay, unreachable);

/// The block in a list.
pub const INFO: BlockInfo = BlockInfo {
    name: "min_router",
    design: DesignKind::SharedL1,
    paper: "pact20 §3.3",
    summary: "Routes a remote request to the home core or to L2, whichever is fewer hops away.",
    back_pressure: "none; combinational",
    page: include_str!("mod.rs"),
    timing: Timing {
        caption: "Line 0x0, whose home is core 0 and whose slice is slice 0, asked for by three cores.",
        table: "
            request_core 0 2 1
            hops_home    0 2 1
            hops_l2      3 1 2
            to_l2        0 1 0
        ",
        ..Timing::PLAIN
    },
};
