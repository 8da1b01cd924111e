//! A Bloom filter of the lines that a core stored to since the last flush: in `ccn` a load of such a line goes
//! to L2 and not to the ring, in `shared_l1` the line stays private for the core.
//!
//! **Paper**: none; it mends `taco16` §4.2.2, by which a core's load can be answered by another L1's
//! copy that is older than the core's store.
//!
//! **Departs from it**: the paper accepts weak order between cores. A core's program order is
//! another matter. `own_store_filter = false` is the design as published, without this block.
//!
//! ```text
//!             +------------------+
//!  store ====>|                  |
//!  query ====>| own_store_filter |====> answer
//!  clear ---->|                  |
//!             +------------------+
//! ```
//! Nothing has back-pressure: each event is accepted in the cycle in which its `valid` is true. A
//! store is every store and atomic of the core; the clear is the last step of a flush, a barrier of
//! the whole cluster, after every store is acknowledged and every L1 invalid.
//!
//! # Rules
//! - **R1** A query in cycle t is answered in cycle t + 1, and `answer_valid` is true only then.
//! - **R2** `answer_filtered` is true when, before the clock edge of cycle t, both bits of the queried
//!   line were set, else false.
//! - **R3** The bits of a line are h1 and h2: the line address is cut from the bottom into groups of
//!   `w = log2(filter_bits)` bits, the highest filled up with zeros; h1 is the XOR of the groups, h2
//!   the XOR of group k rotated left by `k mod w`. They may coincide.
//! - **R4** A store sets both bits of its line at the edge of its cycle: a query of the same cycle does
//!   not see it, one of a later cycle does.
//! - **R5** A clear resets every bit at the edge of its cycle but those of a store in that cycle.
//! - **R6** Nothing else resets a bit: a line stored since the last clear and reset is always filtered.
//! - **R7** Store, query and clear may come in every cycle, all together too. A query changes nothing.
//! - **R8** A reset resets every bit and drops the answer in flight.
//! - **R9** `answer_filtered` is false whenever `answer_valid` is.
//!
//! The environment's side: none; a store, a query and a clear may come in every cycle.
//!
//! # Timing
//! Latency 1, throughput 1. A line is stored to, and looked for in the same cycle and in the next:
//! ```text
//!  cycle     0      1      2
//!  store     a
//!  query     a      a
//!  answer           no     filtered
//! ```
//! Never full: it only becomes less exact. Of the lines that were not stored to it filters
//! `(1 - (1 - 1/m)^(2n))^2` after n stored lines with m bits, for lines without a pattern:
//!
//! | stored lines | 50 | 100 | 200 | 500 | 1000 |
//! | --- | --- | --- | --- | --- | --- |
//! | 512 bits | 3 % | 10 % | 29 % | 74 % | 96 % |
//! | 4,096 bits | 0.06 % | 0.2 % | 0.9 % | 4.7 % | 15 % |
//! | 16,384 bits | 0.004 % | 0.015 % | 0.06 % | 0.35 % | 1.3 % |
//!
//! # Cost
//! Storage in bits: `filter_bits`, all flip-flops, since a clear takes one cycle; 2 more for the answer.

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
pub use ports::{Answer, In, Line, Out, Ports};
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
    "own_store_filter",
    OwnStoreFilter,
    unreachable,
    RECORDED = coverage::RECORDED
);

/// The block in a list.
pub const INFO: BlockInfo = BlockInfo {
    name: "own_store_filter",
    design: DesignKind::Ccn,
    paper: "taco16 §4.2.2",
    summary: "Bloom filter of the lines that a core stored to since the last flush.",
    back_pressure: "none; one cycle",
    page: include_str!("mod.rs"),
    timing: Timing {
        caption: "A query of line a in the cycle of a store to it, and one in the next.",
        table: "
            clock           p
            store_valid     1 0
            store_line      a x
            query_valid     1 . 0
            query_line      a . x
            answer_valid    0 1 . 0
            answer_filtered 0 . 1 0
        ",
        ..Timing::PLAIN
    },
};
