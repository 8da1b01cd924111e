//! A bank of L2: a write-back slice whose lines are sectors of the L1, with an atomic buffer in front, and what splits
//! an L1's requests into sectors.
//!
//! **Paper**: `thesis12` §3.2, §3.4, Table 4.1.
//!
//! **Departs from it**: the paper gives the L2's size, ways, banks and line, and performs coherent operations there;
//! nothing is said of what happens in which cycle.
//!
//! ```text
//!               +---------------------------------------------+
//!  request ===> | line_splitter ==> atomic_buffer ==> slice ==> | ===> memory_request
//!  reply   <=== |               <==               <==       <== | <=== memory_reply (always taken)
//!     flush --> |                                             | --> flushed, idle, performed, events, counters
//!               +---------------------------------------------+
//! ```
//!
//! # Rules
//! - **R1** The bank is a [`line_splitter`](crate::line_splitter), an `atomic_buffer` and an `llc_slice` of lines of one
//!   sector, one behind the other, each with the rules of its page; what one offers another is there in the same cycle.
//! - **R2** A part is a request to the buffer with `sectors` 1, `source` 0 and the part's `id`; a beat of the buffer's
//!   `reply` is a `part_reply`. The buffer's `enable` is true.
//! - **R3** The buffer's `slice_request` and `slice_reply` are the slice's `request` and `reply`; `memory_request`
//!   and `memory_reply` are the slice's, with its line address, the sector's in the bank.
//! - **R4** The buffer's `flush` is `flush`. The slice's is true in a cycle in which `flush` and the buffer's
//!   `flushed` are. `flushed` is true while the slice's and the buffer's are: so not after a `flush` that fell before
//!   it, nor before a request that was taken in between is answered.
//! - **R5** `idle` is true while the splitter's and the slice's are. The buffer may hold a sector then.
//! - **R6** `performed` is the buffer's; `event_`, `evict_line` and the counters are the slice's, which sees the buffer's
//!   local loads and stores as any other.
//! - **R7** Requests to one sector take effect in the order in which they were taken, whoever sent them; so do a
//!   core's to one line.
//! - **R8** A reset is each part's.
//!
//! The environment's side: that of `line_splitter` for `request`, and that of `llc_slice` for `memory_reply`; `source`
//! and `id` together are distinct among requests that are not answered; `reply` is taken within a bound that depends
//! on nothing but `reply`.
//!
//! # Timing
//! | with `hit_latency` 1, an empty bank and every stream ready | cycles |
//! | --- | --- |
//! | request offered to the first beat of a hit, or a store's acknowledgement | `hit_latency + 3` |
//! | to the last beat of a hit of k sectors | `hit_latency + 2 + k` |
//! | request offered to `memory_request` | 4 |
//! | atomic to the sector that the buffer holds: offered to answered | 1 |
//!
//! A line of four sectors takes four cycles of the splitter, and of the slice when they hit: one line in four cycles.
//!
//! # Cost
//! Storage of the parts; the slice's lines have one sector: `[l2] bytes` of data over all banks, an eighth of it for
//! dirty bytes, and a tag for each sector.

mod config;
#[cfg(feature = "verification")]
mod coverage;
#[cfg(feature = "verification")]
pub mod model;
pub(crate) mod ports;
pub mod rtl;
#[cfg(feature = "verification")]
mod stimulus;
#[cfg(test)]
mod tests;

pub use config::Config;
#[cfg(feature = "verification")]
pub use coverage::{Covered, Monitor};
pub use ports::{In, Out};
#[cfg(feature = "verification")]
pub use stimulus::Stimulus;

use about::{BlockInfo, Timing};
use design::DesignKind;

#[cfg(feature = "verification")]
use coverage::unreachable;

#[cfg(feature = "verification")]
testbenches::dut!(
    Dut,
    "l2_bank",
    L2Bank,
    unreachable,
    RESET_INTERVAL = 20_000,
    COUNTERS = &llc::streams::Events::NAMES,
    RECORDED = coverage::RECORDED
);

/// The blocks whose properties and mutants represent those of this top.
pub const PARTS: &[&str] = &["line_splitter", "atomic_buffer", "llc_slice"];

/// The block in a list.
pub const INFO: BlockInfo = BlockInfo {
    name: "l2_bank",
    design: DesignKind::SharingTracker,
    paper: "thesis12 §3.4",
    summary: "A bank of L2 for L1 lines of several sectors, with atomics performed in front of it.",
    back_pressure: "on every stream but `memory_reply`, which never waits; hits after `hit_latency` + 3 cycles",
    page: include_str!("mod.rs"),
    timing: Timing {
        caption: "With hit_latency 1: a load of two sectors that hit.",
        table: "
            clock         p*8
            request_valid 1   . 0
            request_ready 0   1 x
            reply_valid   0   . . . 1 . 0
            reply_sector  x   . . . 0 1 x
            reply_last    x   . . . 0 1 x
            idle          1   0 . . . . 1
        ",
        beside: "request_sectors 0b11; reply_ready 1; memory_request_ready 1",
        before: "
            request_sectors 0b11; memory_request_ready 1; memory_reply_last 1; reply_ready 1
            request_valid      1   . 0*5
            memory_reply_valid 0*6 1 .   0*20
            memory_reply_id    0*7 1
        ",
        ..Timing::PLAIN
    },
};
