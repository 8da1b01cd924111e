//! A bank of the last-level cache: a write-back slice, with an atomic buffer in front and an AXI4 manager behind, and one
//! flush for all of them.
//!
//! **Paper**: none; `isca23` §3 and `thesis12` §3.4 take such a bank for granted.
//!
//! ```text
//!               +---------------------------------------------+
//!  request ===> | atomic_buffer ==> llc_slice ==> axi4_memory | ===> ar, aw, w
//!  reply   <=== |               <==           <==             | <=== r, b
//!     flush --> |                                             | --> flushed, idle, performed, error, events, counters
//!               +---------------------------------------------+
//! ```
//! Of `[llc_bank]` `atomic_buffer` says whether there is a buffer, `memory` whether there is a manager: with "ports"
//! `memory_request` and `memory_reply` of the slice are the bank's.
//!
//! # Rules
//! - **R1** The bank is an `atomic_buffer`, an `llc_slice` and an `axi4_memory`, one behind the other, each with the rules
//!   of its page; what one offers another is there in the same cycle. A part that the config leaves out is a wire.
//! - **R2** The buffer's `enable` is true; its `slice_request` and `slice_reply` are the slice's `request` and `reply`.
//! - **R3** The slice's `memory_request` and `memory_reply` are the manager's `request` and `reply`, but that a load or
//!   store has no `operation` there. The buffer lets no atomic pass, so that none comes to the manager.
//! - **R4** The buffer's `flush` is `flush`. The slice's is true in a cycle in which `flush` and the buffer's `flushed`
//!   are, and is `flush` without a buffer.
//! - **R5** `flushed` is true while the slice's is, and the buffer's. Every write has been acknowledged then: by AXI's
//!   `b`, or at `memory_reply`. Behind a buffer `flushed` does not come for a `flush` that has fallen before; without one
//!   it is the slice's, which then comes for one cycle if the walk had begun.
//! - **R6** `idle` is true while that of each part is. The sector that a buffer holds counts: the bank is not `idle` until
//!   a flush, or a request to its line that is no atomic, has released it.
//! - **R7** `performed` is the buffer's, `error` the manager's; `event_`, `evict_line` and the counters are the slice's,
//!   which sees the buffer's local loads and stores as any other.
//! - **R8** Requests to one line take effect in the order in which they were taken, whoever sent them.
//! - **R9** A reset is each part's.
//!
//! The environment's side: that of `llc_slice` for `request` and `reply`, and, with a buffer, that an atomic names one
//! word; with "ports" that of `llc_slice` for `memory_request` and `memory_reply`; with "axi4" that of AXI4, and that a
//! response at `b` comes only when the memory itself has the write, as `cache` 0 asks for, since `flushed` relies on it.
//!
//! # Timing
//! | with `hit_latency` 1, an empty bank and every stream ready | cycles |
//! | --- | --- |
//! | request offered to the first beat of a hit, or a store's acknowledgement | `hit_latency + 3` |
//! | request offered to `memory_request` | 4 |
//! | to `ar` | 5 |
//! | atomic to the sector that the buffer holds: offered to answered | 1 |
//!
//! No part adds a cycle to another's: the bank takes as long as the three joined by hand. A flush takes
//! the buffer's, when it holds a changed sector, then the slice's walk, then the last response.
//!
//! # Cost
//! Storage of the parts, and nothing more; behind a buffer the slice's `id` has one bit more.

mod config;
#[cfg(feature = "verification")]
mod coverage;
#[cfg(feature = "verification")]
pub mod model;
pub mod ports;
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
    "llc_bank",
    LlcBank,
    unreachable,
    RESET_INTERVAL = 20_000,
    COUNTERS = &crate::streams::Events::NAMES,
    RECORDED = coverage::RECORDED
);

/// The blocks whose properties and mutants represent those of this top.
pub const PARTS: &[&str] = &["atomic_buffer", "llc_slice", "axi4_memory"];

/// The block in a list.
pub const INFO: BlockInfo = BlockInfo {
    name: "llc_bank",
    design: DesignKind::Llc,
    paper: "none",
    summary: "A bank of the last-level cache: slice, atomic buffer and AXI4 manager behind one flush.",
    back_pressure: "on every stream but `memory_reply`, which never waits; hits after `hit_latency` + 3 cycles",
    page: include_str!("mod.rs"),
    timing: Timing {
        caption: "With hit_latency 1 and two sets: a flush writes back the sector that an atomic has changed.",
        table: "
            clock            p*18
            flush            1 .*17
            event_hit        0 .*3  1 0 .*12
            event_write_back 0 .*9  1 0 .*6
            aw_valid         0 .*11 1 0 .*4
            w_valid          0 .*11 1 0 .*4
            b_valid          0 .*12 1 . 0 .*2
            b_ready          0 .*13 1 .*3
            flushed          0 .*16 1
        ",
        beside: "reply_ready 1; ar_ready 1; aw_ready 1; w_ready 1",
        before: "
            request_kind atomic; request_line A; request_sectors 1; request_byte_enable 15
            reply_ready 1; ar_ready 1; aw_ready 1; w_ready 1
            request_valid 1    0*21
            r_valid       0*8  1 .*3 0*10
            r_last        0*11 1 0*10
        ",
        geometry: "llc.sets = 2",
    },
};
