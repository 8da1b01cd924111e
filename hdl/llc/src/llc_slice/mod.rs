//! A write-back slice of a last-level cache: loads, stores, atomics and maintenance of lines, a dirty bit
//! a byte, misses that merge, hits under misses.
//!
//! **Paper**: none; `isca23` §3 and `thesis12` §3.4 take such a slice for granted.
//!
//! **Departs from them**: nothing is given that it could depart from. What the specification leaves open,
//! the cycle in which each thing happens, is decided by the rules of the design's page.
//!
//! ```text
//!               +---------------------------------------------------+
//!  request ===> | compare --> decide ------------> miss queue =====> | ===> memory_request
//!               |  tags,        |   ^ victims, walk   ^              |
//!               |  sectors      v   |                 |              |
//!               |            data array, byte masks --+              |
//!               |               ^   |      MSHR entries, atomics     |
//!  memory_reply ===> (always) --+   v                                |
//!               |            replies (hit_latency) ================> | ===> reply
//!     flush --> |                                                    | --> flushed, idle, events, counters
//!               +---------------------------------------------------+
//! ```
//! `request`, `reply`, `memory_request` and `memory_reply` are ready/valid streams; `memory_reply_ready`
//! is always true.
//!
//! # Rules
//! The numbered rules R1 to R47 stand in `docs/designs/llc.md`, with the timing and its reasons.
//!
//! # Timing
//! With `hit_latency` 1, an empty miss queue and every stream ready: a load that misses, a store to
//! another line, and a load that hits it one cycle later than alone, since it follows the store.
//! ```text
//!  cycle            0      1      2      3      4      5      6      7      8
//!  request          load   store  load
//!  decided                        load   store         load
//!  memory_request                               load
//!  reply                                        .      store         load
//! ```
//! | | cycles |
//! | --- | --- |
//! | accepted to decided | 2 |
//! | accepted to the first beat of a hit, or a store's acknowledgement | `hit_latency + 3` |
//! | accepted to `memory_request` | 4 |
//! | last beat of a line taken to the first beat of the first load that waits | `hit_latency + 3` |
//! | an atomic's answer taken to `reply` | `hit_latency + 3` |
//! | a victim of k dirty sectors | `k + 2` more |
//!
//! # Cost
//! Storage in bits: data `sets * ways * line_bytes * 8`; tags `sets * ways * (tag_bits + 1)`; byte masks
//! `sets * ways * line_bytes`; sector states `sets * ways * 2 * sectors + sets`; recency `sets` times the
//! policy's bits of a set; MSHRs `mshr_entries * (log2(sets) + way_bits + 2 + log2(mshr_merges + 1) +
//! 2 * sectors + mshr_merges * (source_bits + id_bits + sectors))`, with `sectored` `sectors + 1` more an entry.

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

pub use crate::Geometry as Config;
#[cfg(feature = "verification")]
pub use coverage::{Covered, Monitor};
pub use ports::{In, Out};
#[cfg(feature = "verification")]
pub use properties::PROOFS;
#[cfg(feature = "verification")]
pub use stimulus::Stimulus;

use about::{BlockInfo, Timing};
#[cfg(feature = "verification")]
use coverage::unreachable;
use design::DesignKind;

#[cfg(feature = "verification")]
testbenches::dut!(
    Dut,
    "llc_slice",
    LlcSlice,
    replay,
    unreachable,
    RESET_INTERVAL = 20_000,
    COUNTERS = &crate::streams::Events::NAMES,
);

/// The block in a list.
pub const INFO: BlockInfo = BlockInfo {
    name: "llc_slice",
    design: DesignKind::Llc,
    paper: "none",
    summary: "A write-back slice of a last-level cache: a dirty bit a byte, misses that merge, hits under misses.",
    back_pressure: "on every stream but `memory_reply`, which never waits; hits after `hit_latency` + 3 cycles",
    page: include_str!("mod.rs"),
    timing: Timing {
        caption: "With hit_latency 1: a load that misses, a store to another line, and a load that hits it.",
        lanes: &[
            ("clock", "p.........", &[]),
            ("request_valid", "1..0......", &[]),
            ("request_kind", "===x......", &["load", "store", "load"]),
            ("request_line", "==.x......", &["A", "B"]),
            ("event_miss", "0..1.0....", &[]),
            ("event_hit", "0.....10..", &[]),
            ("memory_request_valid", "0...10....", &[]),
            ("memory_request_line", "x...=x....", &["A"]),
            ("reply_valid", "0....1010.", &[]),
            ("reply_kind", "x....=x=x.", &["store", "load"]),
        ],
    },
};
