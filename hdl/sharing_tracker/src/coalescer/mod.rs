//! Coalesces the 32 lane addresses of a warp's load into the distinct lines they touch, each with the
//! sectors wanted, and gives their number before the first.
//!
//! **Paper**: `thesis12` §3.3 and §3.5; 32 lanes are Table 4.1's warp.
//!
//! **Departs from it**: the paper gives the coalescing unit no order and no time. Here lines come in
//! the order of their lowest active lanes, one a cycle.
//!
//! A lane's address comes as that of its sector, the byte address divided by `sector_bytes`: the low bits
//! choose nothing here. A lane touches the one sector that holds its address.
//!
//! ```text
//!            +-----------+
//!  warp ====>| coalescer |====> count    how many lines
//!            |           |====> line     each of them
//!            +-----------+
//! ```
//! All three are streams: a beat passes in a cycle in which `valid` and `ready` are both true, and is
//! offered unchanged until then.
//!
//! # Rules
//! - **R1** Warps are handled one at a time, in order: `warp_ready` is true when none is being searched.
//! - **R2** A warp that passes in cycle t is searched from cycle t + 1 on. Each step of the search, a
//!   cycle, takes the line of the lowest lane that is left, and with it every lane left of the same
//!   line. A warp without an active lane has one step that finds no line. The search ends with the step
//!   after which no lane is left, and in the cycle after that step `warp_ready` is true.
//! - **R3** A lane's line is its sector address divided by the sectors of a line, `line_bytes /
//!   sector_bytes`, and the
//!   remainder is its sector of that line. The found line's `line_sectors` are the sectors of the lanes
//!   taken with it, bit i for sector i. Inactive lanes count nowhere.
//! - **R4** A line found waits to leave; with the step that ends the search, the count of the warp's
//!   lines, 0 to 32, waits too. A step happens only in a cycle in which, before its edge, fewer than 32
//!   lines and fewer than 2 counts wait; else the search stalls.
//! - **R5** While no line of an earlier warp is left to leave, the oldest waiting count is offered, from
//!   the cycle after it began to wait on. The count waits until it passes.
//! - **R6** In the cycle after a count above 0 passed, that warp's first line is offered; in the cycle
//!   after a line passed, the next one. `line_last` is true with the warp's last line. A line waits
//!   until it passes, and in the cycle after the last one the next count may be offered (R5).
//! - **R7** A reset drops everything that waits and the search.
//!
//! The environment's side: `warp` and its `warp_sector` stay while they wait; `count` and `line` may wait for any time.
//!
//! # Timing
//! A warp of 2 lines, one of none, one of 1, everything taken at once:
//! ```text
//!  cycle        0   1   2   3   4   5   6   7   8
//!  warp         a           b       c
//!  warp_ready   yes no  no  yes no  yes no  yes yes
//!  step             a1  a2      b0      c1
//!  count                    2           0   1
//!  line                         a1  a2          c1
//! ```
//! From a warp of U lines to its count: max(U, 1) + 1 cycles; to its first line, one more. Throughput: a
//! line a cycle, and a cycle for each count: U lines in U + 1 cycles, 32 lines in 34.
//!
//! # Cost
//! Storage in bits: `32 * (address_bits - log2(sector_bytes))` for the addresses of the warp that is searched, 32 lanes
//! left, 6 and 1 for its count and state; `32 * (line_bits + sectors)` for the lines that wait, with 16
//! for their queue; 12 for the counts that wait, with 4; 6 for the lines still to leave. 32 comparators of
//! a line address. `thesis12` gives no figure.

mod config;
#[cfg(feature = "verification")]
mod coverage;
#[cfg(feature = "verification")]
pub mod model;
mod ports;
#[cfg(feature = "verification")]
mod properties;
pub mod rtl;
#[cfg(feature = "verification")]
mod stimulus;
#[cfg(test)]
mod tests;

pub use config::Config;
#[cfg(feature = "verification")]
pub use coverage::{Covered, Monitor};
use ports::Ports;
pub use ports::{Count, In, Line, Out, Ready, Sectors, Warp};
#[cfg(feature = "verification")]
pub use properties::PROOFS;
#[cfg(feature = "verification")]
pub use stimulus::{Load, Stimulus};

use about::{BlockInfo, Timing};
use design::DesignKind;

#[cfg(feature = "verification")]
use coverage::unreachable;

#[cfg(feature = "verification")]
testbenches::dut!(Dut, "coalescer", Coalescer, unreachable);

/// The block in a list.
pub const INFO: BlockInfo = BlockInfo {
    name: "coalescer",
    design: DesignKind::SharingTracker,
    paper: "thesis12 §3.3",
    summary: "Coalesces a warp's lane addresses into distinct lines, with the sectors of each.",
    back_pressure: "ready/valid; a line a cycle",
    page: include_str!("mod.rs"),
    timing: Timing {
        caption: "A warp of two lines: their number first, then each of them.",
        table: "
            clock        p
            warp_valid   1 0
            warp_ready   1 0 . 1
            count_valid  0 . . 1 0
            count_unique x . . 2 x
            line_valid   0 . . . 1 . 0
            line_address x . . . a b x
            line_last    x . . . 0 1 x
        ",
        beside: "warp_active 0b11; warp_sector 0x28,0x2c; count_ready 1; line_ready 1",
        ..Timing::PLAIN
    },
};
