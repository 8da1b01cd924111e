//! SM dueling: decides, interval by interval, whether the follower SMs use the decoupled L1 or the
//! baseline, by the miss rates of two leader SMs, of which one always has the decoupled L1, the other
//! the baseline.
//!
//! **Paper**: `ics15` §4.3, Table 3.
//!
//! **Departs from it**:
//! - §4.3 turns to the decoupled L1 whenever its leader's miss rate is not higher; Table 3 has a margin
//!   of 10 %. Here a rate counts as higher by `margin_percent` percentage points, for either side, and
//!   in between the followers keep what they have, so that they do not flap.
//! - The comparison is exact, by cross-multiplication; the paper does not say how rates are compared.
//! - An interval in which a leader has fewer than `min_accesses` accesses decides nothing.
//! - SM 0 and SM 1 keep leading; in the paper "all the SMs" turn, after which nothing could be compared.
//!
//! ```text
//!                       +--------------+
//!  decoupled_access ==> |              |
//!  baseline_access ===> |              | -----> followers_decoupled
//!  advance -----------> |  sm_dueling  |
//!  counter_index -----> |              | -----> counter_value
//!                       +--------------+
//! ```
//! An access is accepted in the cycle in which its `valid` is true. The caller defines accesses: loads of
//! SM 0 (`decoupled`) and of SM 1 (`baseline`) that their L1 accepted, `hit` for the status `hit` or
//! `hit_pending`; stores, atomics and refused loads are none. Accesses of other SMs have no port: they
//! have no effect.
//!
//! # Rules
//! - **R1** After a reset the followers use the baseline, all four counters are 0, and `interval` cycles
//!   of the first interval are to come.
//! - **R2** A cycle with `advance` passes a cycle of interval time, one without does not. The interval
//!   closes with the cycle, one with `advance`, that makes `interval` of them; the next cycle is the first
//!   of the next interval.
//! - **R3** An access increments its leader's `accesses`, and its `misses` unless it hit, in any cycle,
//!   with or without `advance`. Those of both leaders may come in one cycle.
//! - **R4** When a leader's `accesses` are `interval` already, neither of its counters changes.
//! - **R5** An access of the closing cycle belongs to the interval that it closes. In the cycle after it
//!   all four counters are 0, and an access of that cycle is the first of the next interval.
//! - **R6** If either leader has fewer than `min_accesses` accesses in the closed interval, nothing
//!   changes.
//! - **R7** With `a0`, `m0` for accesses and misses of the decoupled leader and `a1`, `m1` of the baseline
//!   one: if `m0 * a1 > m1 * a0` and `100 * (m0 * a1 - m1 * a0) >= margin_percent * a0 * a1`, the
//!   followers use the baseline.
//! - **R8** If `m1 * a0 > m0 * a1` and `100 * (m1 * a0 - m0 * a1) >= margin_percent * a0 * a1`, the
//!   followers use the decoupled L1.
//! - **R9** In every other case they keep what they have; rates that are equal never change it, also with
//!   a margin of 0.
//! - **R10** `followers_decoupled` is a register. The decision of an interval is on the port from the
//!   second cycle after its closing cycle on, whatever `advance` is; in the closing cycle and the one
//!   after it the port has the old one. Counting of the next interval goes on meanwhile.
//! - **R11** `counter_value` is, in the same cycle, the counter that `counter_index` names. Reading changes
//!   nothing.
//!
//! The environment's side: an access is one of its leader that was looked up, once; both may come in any cycle.
//!
//! # Timing
//! Latency 2 cycles from the closing cycle; the shortest interval is 2 cycles long, so that one
//! comparison is done before the next begins. Never full: nothing waits. With `interval = 4`,
//! `min_accesses = 2`; m is a miss, h a hit:
//! ```text
//!  cycle                0    1    2    3    4    5    6
//!  advance              1    1    1    1    1    1    1
//!  decoupled_access     h    h                   m
//!  baseline_access           m    m    m
//!  decoupled_accesses   0    1    2    2    0    0    1
//!  baseline_misses      0    0    1    2    0    0    0
//!  followers_decoupled  0    0    0    0    0    1    1
//! ```
//! Cycle 3 closes the interval with its access: three misses of three against none of two.
//!
//! # Cost
//! Storage in bits, with `b` the width of `interval`: `4 * b` of counters, `4 * b` of those of the
//! interval that is compared, `ceil(log2(interval))` for the time, 1 that says that an interval has
//! closed, 1 for the answer. `ics15` gives none.
//!
//! | config | counters | compared | time | flags | together | `ics15` |
//! | --- | --- | --- | --- | --- | --- | --- |
//! | 500 cycles (`ics15`) | 36 | 36 | 9 | 2 | 83 bits | not given |

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
pub use ports::{Access, In, Out};
#[cfg(feature = "verification")]
pub use properties::PROOFS;
#[cfg(feature = "verification")]
pub use replay::Transaction;
#[cfg(feature = "verification")]
pub use stimulus::Stimulus;

use about::{BlockInfo, Timing};
#[cfg(feature = "verification")]
use coverage::unreachable;
use design::DesignKind;
use ports::Ports;

#[cfg(feature = "verification")]
testbenches::dut!(
    Dut,
    "sm_dueling",
    SmDueling,
    replay,
    unreachable,
    COUNTERS = &COUNTERS,
    RECORDED = coverage::RECORDED
);

/// The block in a list.
pub const INFO: BlockInfo = BlockInfo {
    name: "sm_dueling",
    design: DesignKind::DecoupledL1d,
    paper: "ics15 §4.3",
    summary: "SM dueling: the miss rates of two leader SMs choose the L1 of the follower SMs.",
    back_pressure: "none; decides in 2 cycles",
    page: include_str!("mod.rs"),
    timing: Timing {
        caption: "An interval of 4 cycles closes with its access; the answer shows two cycles later.",
        table: "
            clock                  p
            advance                1
            decoupled_access_valid 1 . 0 . . 1 0
            decoupled_access_hit   1 . x . . 0 x
            baseline_access_valid  0 1 . . 0
            baseline_access_hit    x 0 . . x
            followers_decoupled    0 . . . . 1
        ",
        geometry: "
            sm_dueling.interval = 4
            sm_dueling.min_accesses = 2
        ",
        ..Timing::PLAIN
    },
};

/// The counters in the order of `counter_index`.
pub const COUNTERS: [&str; Config::COUNTERS] =
    ["decoupled_accesses", "decoupled_misses", "baseline_accesses", "baseline_misses"];
