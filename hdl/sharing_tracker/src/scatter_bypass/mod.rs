//! Decides for each load of a warp whether it bypasses the L1, by the number of distinct lines it
//! touches, and gives these lines.
//!
//! **Paper**: `thesis12` §3.3.
//!
//! **Departs from it**: it defines what the paper leaves open: no active warp counts as one, a load
//! without an active lane does not bypass, and a load that comes while the lines for a warp are being
//! divided anew waits.
//!
//! ```text
//!                   +----------------+
//!  active_warps --->|                |----> lines_per_warp
//!  warp =====>      | scatter_bypass |====> decision    lines of the load, bypass or not
//!                   |                |====> line        each of them
//!                   +----------------+
//! ```
//! `warp`, `decision` and `line` are streams: a beat passes in a cycle in which `valid` and `ready` are
//! both true, and is offered unchanged until then.
//!
//! # Rules
//! - **R1** `lines_per_warp` is the number of L1 lines, `sets * ways`, divided by the active warps,
//!   rounded down. 0 active warps count as 1.
//! - **R2** The block keeps the number of warps it divided by last, 1 after a reset. In a cycle t in which
//!   no division is in progress and `active_warps`, 0 taken as 1, differs from it, a division begins, by
//!   that number; it is in progress in cycles t + 1 to t + d, where d is `bits(sets * ways) + 1` and
//!   bits(n) is the width of n. Changes of `active_warps` meanwhile are ignored.
//! - **R3** `lines_per_warp_valid` is true in a cycle in which no division is in progress and
//!   `active_warps`, 0 taken as 1, is the number divided by last. A division shows its result in cycle
//!   t + d + 1.
//! - **R4** Warps, their lines and their counts are those of the [`coalescer`](super::coalescer), cycle
//!   by cycle, its `count` being taken by R5 and its `line` by R7.
//! - **R5** A warp is decided in a cycle in which its count is offered, `lines_per_warp_valid` is true,
//!   and no decision is valid or the valid one passes. Its decision is valid from the next cycle on
//!   until it passes.
//! - **R6** `decision_bypass` is true when the load touches at least `lines_per_warp` lines, as it is in
//!   the cycle of R5, and at least one.
//! - **R7** While a decision is valid, no line is offered; so a warp's first line comes after its decision
//!   has passed.
//! - **R8** A reset drops the warps, decisions and lines in flight and the division;
//!   `lines_per_warp` is then that of one warp.
//! - **R9** The environment sends loads only. Numbers of warps above 64 mean what R1 says.
//!
//! # Timing
//! A warp of 2 lines with `lines_per_warp` 2, everything taken at once:
//! ```text
//!  cycle        0    1    2    3    4    5    6
//!  warp         a
//!  warp_ready   yes  no   no   yes  yes  yes  yes
//!  decision                         2, bypass
//!  line                                  a1   a2
//! ```
//! From a warp of U lines to its decision: max(U, 1) + 2 cycles. Throughput: U lines in U + 2 cycles. A
//! change of `active_warps` holds decisions up for d + 1 cycles: 12 with the paper's 512 lines.
//!
//! # Cost
//! Storage in bits, beside the coalescer's: `bits(sets * ways)` of `lines_per_warp`, 7 of the warps, 1
//! for the division, 8 for the decision, and the divider. `thesis12` gives no figure.

mod config;
#[cfg(feature = "verification")]
mod coverage;
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
use ports::Ports;
pub use ports::{Decision, In, Out, Ready};
#[cfg(feature = "verification")]
pub use properties::PROOFS;
#[cfg(feature = "verification")]
pub use replay::Transaction;
#[cfg(feature = "verification")]
pub use stimulus::Stimulus;

use about::{BlockInfo, Timing};
use design::DesignKind;

#[cfg(feature = "verification")]
use coverage::unreachable;

#[cfg(feature = "verification")]
testbenches::dut!(Dut, "scatter_bypass", ScatterBypass, replay, unreachable);

/// The block in a list.
pub const INFO: BlockInfo = BlockInfo {
    name: "scatter_bypass",
    design: DesignKind::SharingTracker,
    paper: "thesis12 §3.3",
    summary: "Decides by a warp load's distinct lines whether it bypasses the L1, and lists them.",
    back_pressure: "ready/valid; a line a cycle",
    page: include_str!("mod.rs"),
    timing: Timing {
        caption: "A load of two lines bypasses: its decision first, then each line.",
        table: "
            clock           p
            warp_valid      1 0
            warp_ready      1 0 . 1
            lines_per_warp  2
            decision_valid  0 . . . 1 0
            decision_unique x . . . 2 x
            decision_bypass x . . . 1 x
            line_valid      0 . . . . 1 . 0
            line_address    x . . . . a b x
        ",
        beside: "
            active_warps 64; warp_active 0b11; warp_sector 0x28,0x2c; decision_ready 1
            line_ready 1
        ",
        before: "active_warps 64*20",
        ..Timing::PLAIN
    },
};
