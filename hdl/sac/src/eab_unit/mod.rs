//! Estimates the effective available bandwidth (EAB) of both organisations of the last-level cache from
//! a profile's counters, and chooses one.
//!
//! **Paper**: `isca23` §3.3, its two equations and table 1; the threshold is theta of §3.5.
//!
//! **Departs from it**:
//! - The paper's arithmetic is exact and left to software or hardware; here rates are in 65536ths and
//!   bandwidths in 1/16 GB/s, every quotient and product rounded down where it is formed (R3, R4).
//! - Quotients of the paper that are 0 / 0 have a value (R5, R9).
//!
//! ```text
//!               +----------+
//!  counters ==> |          |
//!               | eab_unit | ===> result
//!  slice =====> |          |
//!               +----------+
//! ```
//! `counters` carries the six sums over all chips, `slice` the two counters of one slice at a time, chip
//! after chip. All three streams have valid and ready: once valid is asserted, the data stays until the
//! handshake.
//!
//! # Rules
//! N is `chips * slices`. `rate(part, whole)` is `floor(part * 65536 / whole)`, and 65536 when
//! `part >= whole`; `1 - r` is `65536 - r`; `b x r` is `floor(b * r / 65536)`, products formed from
//! left to right and rounded down each; sums, minima and the comparison are exact.
//! - **R1** After a reset the block is idle, until a cycle in which `counters_valid` is true. From the
//!   next cycle on `slice_ready` is true, until N slices have been taken, one in each cycle in which
//!   `slice_valid` is true too; it is false at any other time.
//! - **R2** The result of the slices of which the last was taken in cycle t is offered from cycle
//!   t + L on, L being 647, whatever the values are. The result is offered until it is taken, and the
//!   block is idle in the cycle after that. `counters_ready` is true in cycle t + L - 1 only: the sums
//!   hold until they are no longer needed.
//! - **R3** `R_local` is `rate(local_requests, total_requests)`, `R_remote` is `1 - R_local`; the hit rate
//!   h under memory-side is `rate(memory_side_hits, memory_side_requests)`, under SM-side `rate(crd_hits, crd_requests)`.
//! - **R4** LSU of an organisation is `floor(sum * 65536 / (N * max))`, of the sum and the greatest of its
//!   N slice counters.
//! - **R5** If no slice of an organisation has a request its LSU is 65536; if `crd_requests` is 0 the hit
//!   rate under SM-side is that under memory-side.
//! - **R6** `llc = B_LLC x LSU`, `hit = llc x h` and `miss = llc x (1 - h)`, with LSU and h of the
//!   organisation.
//! - **R7** EAB of memory-side is `min(B_intra, hit x R_local + min(miss x R_local, B_mem x R_local))` plus
//!   `min(B_inter, hit x R_remote + min(miss x R_remote, B_mem x R_remote))`.
//! - **R8** EAB of SM-side is
//!   `min(B_intra x R_local, hit x R_local + min(miss x R_local, B_mem x R_local))` plus
//!   `min(B_intra x R_remote, hit x R_remote + min(miss x R_remote, B_inter, B_mem x R_remote))`.
//! - **R9** If `total_requests` or `memory_side_requests` is 0 both are 0.
//! - **R10** `result_sm_side` is true if EAB of SM-side times 65536 is more than EAB of memory-side times
//!   `65536 + theta_65536`.
//! - **R11** Each EAB is less than `Bmax / 65536` units above the paper's, worked out exactly, and less
//!   than `3 * Bmax / 65536 + 6` below it, Bmax being the greatest of the four bandwidths.
//! - **R12** With slices offered in every cycle a result takes at most 4096 cycles from `counters_valid` to
//!   `result_valid`, whatever the configuration.
//! - **R13** A reset drops the evaluation in progress.
//!
//! The environment's side: the sums stay from `counters_valid` until `counters_ready`, and a slice's counters until they
//! are taken; those of all N slices come after each `counters`.
//!
//! # Timing
//! With one chip of one slice, whose sums s and slice a are there from cycle 0 on:
//! ```text
//!  cycle           0    1    2  ... L    L+1  L+2
//!  counters_valid  s    s    s      s
//!  slice_valid     a    a
//!  slice_ready     no   yes  no     no   no   no
//!  counters_ready  no   no   no     yes  no   no
//!  result_valid    no   no   no     no   yes  no
//!  result_ready                          yes
//! ```
//! With slices in every cycle a result comes `N + L` cycles after `counters_valid`, 711 with `isca23`.
//! While the block is not idle new sums wait: their `counters_ready` comes with their result.
//!
//! # Cost
//! One serial fraction and one serial multiplier. Storage in bits beside theirs:
//! `2 * (2 * slice_counter_bits + ceil(log2 N))` of sums and maxima of the slice counters and a slice
//! number, 34 of two rates, 40 of two bandwidths, `max(20, slice_counter_bits + ceil(log2 N))` of a value
//! that is carried on, 40 of both EABs, and 9 of state. The paper gives no size.

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
pub use ports::{Counters, In, Out, Outcome, Ready, Slice};
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
testbenches::dut!(
    Dut,
    "eab_unit",
    EabUnit,
    replay,
    unreachable,
    RESET_INTERVAL = 40_000,
    RECORDED = coverage::RECORDED
);

/// The block in a list.
pub const INFO: BlockInfo = BlockInfo {
    name: "eab_unit",
    design: DesignKind::Sac,
    paper: "isca23 §3.3",
    summary: "Estimates the effective available bandwidth of both LLC organisations, and chooses.",
    back_pressure: "all streams; 711 cycles with the preset",
    page: include_str!("mod.rs"),
    timing: Timing {
        caption: "The counters of a single slice, a gap of arithmetic, and a result for SM-side.",
        table: "
            clock          p . . |644 . . .
            counters_valid 1 . . |644 . 0
            counters_ready 0 . . |644 1 0
            slice_valid    1 . 0
            slice_ready    0 1 0
            result_valid   0 . . |644 0 1 0
            result_sm_side x . . |644 x 1 x
        ",
        beside: "
            total_requests 100; memory_side_requests 100; crd_requests 100; crd_hits 100
            slice_memory_side 10; slice_sm_side 10; result_ready 1
        ",
        geometry: "
            sac.chips = 1
            sac.slices = 1
        ",
        ..Timing::PLAIN
    },
};
