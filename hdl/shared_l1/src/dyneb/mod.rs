//! Chooses, for one core and time and again, whether its L1 is private or shared: it samples both at
//! once, compares what it counted, and follows the choice for a while.
//!
//! **Paper**: `pact20` §4, figure 8; EB is Eq. 3, AMAT is Eq. 1 and 2, the check of the private miss
//! rate is "L1MRpr" of §4.2.
//!
//! **Departs from it**:
//! - Both phases have limits in requests (R8, R19), and few private misses end sampling alone (R18). A
//!   core that is home to no line in use makes no local access to a shared set: as published it samples
//!   indefinitely, and as shared it executes indefinitely. The preset has none of the three.
//! - A core can be private for a while before it samples (R20): a sample of empty private sets has their first
//!   misses alone, whatever would hit later. The preset begins with a sample.
//! - Counters are halved together instead of overflowing; the paper gives no width. Both metrics stay
//!   what they were under a common scale, but for the rounding.
//! - Quotients of the paper that are infinite or 0 / 0 have a value here (R10, R12).
//!
//! ```text
//!                  +---------+
//!  access   =====> |         | =====> phase, even_sets_shared, odd_sets_shared
//!  away     =====> |         | =====> decision
//!  l2_reply =====> |  dyneb  |
//!  home_reply ===> |         |
//!  counter_index > |         | -----> counter_value
//!                  +---------+
//! ```
//! An event is accepted in the cycle in which its `valid` is true. The caller defines events: accesses are
//! the core's local ones that were accepted, atomics left out, and the address decides the group, private
//! for an even set and shared for an odd one; away are its other requests that were accepted, which only a
//! limit needs; replies are those that a local request waits for, as the ports' page says. A flush of the L1
//! is no event. A *request* is a cycle with an access, or one away, or both.
//!
//! # Rules
//! - **R1** After a reset the phase is sampling but for R20, all counters are 0 and both groups have `samples`
//!   accesses to come.
//! - **R2** In a cycle there is at most one event of each of four kinds: access, away, L2 reply, home
//!   reply. All may come together, and all take effect at the cycle's edge.
//! - **R3** While sampling and evaluation last, `phase` is 0, even sets are private and odd sets shared.
//!   In execution both are what was decided, and `phase` is 1 for private, 2 for shared.
//! - **R4** `counter_value` is, in the same cycle, the counter that `counter_index` names, and 0 for
//!   index 7. Reading changes nothing.
//! - **R5** While sampling, an access increments its group's `accesses`, and its `misses` unless it hit;
//!   an L2 reply its group's `l2_replies`; a home reply `shared_home_replies`. Nothing else changes a
//!   counter but R6 and R17.
//! - **R6** When a counter that an edge would increment is at its maximum, all seven are first halved,
//!   rounded down, once; then all increments of the edge happen.
//! - **R7** Sampling ends with the access after which each group has had at least `samples`. R6 does not
//!   touch that count. The other events of that cycle still count.
//! - **R8** With `sampling_limit` above 0, sampling also ends with its so-manieth request, and the
//!   decision is private, whatever was counted. If R7 ends it with that same request, R7 holds.
//! - **R9** If `private_miss_rate_percent` is above 0 and
//!   `100 * private_misses < percent * private_accesses`, the decision is private under either metric.
//! - **R10** EB of a group is `l2_replies * accesses / misses + home_replies`, exact, with 0 home replies
//!   for private. Without misses it is infinite, or 0 if there are no replies either.
//! - **R11** With metric `eb` the decision is shared if EB of shared is strictly more than EB of
//!   private, else private, also when both are infinite.
//! - **R12** With metric `amat` the decision is shared if AMAT of shared is strictly less than AMAT of
//!   private, in 256ths of a cycle: `miss = 256 M / A` (0 if A is 0), `local = 256 A / (A + H)` (256 if
//!   A + H is 0), `remote = 256 - local`, and AMAT is
//!   `l1 * 256 + (local * miss / 256) * l2 + remote * (home * 256 + miss * l2) / 256`, every division
//!   rounded down.
//! - **R13** The decision comes in cycle 128 (`eb`) or 256 (`amat`) after the edge that ended sampling,
//!   the first cycle after it being number 1, whatever the values. Until then counters hold and events
//!   count nowhere.
//! - **R14** In the cycle of the decision, and only then, `decision_valid` is true; `decision_shared` says
//!   which, and phase and modes are the new ones already.
//! - **R15** In execution the counters hold the values that were compared, and events do not change them.
//! - **R16** Execution lasts for `execute` accesses of any group, from the cycle of the decision on, whose
//!   access counts. Replies and evaluation do not.
//! - **R17** In the cycle after the end of execution the phase is sampling but for R20, and all is as after a reset.
//! - **R18** With `early_private`, sampling also ends in a cycle before which the private group has had
//!   `samples` and R9 holds of what the counters show. The decision is private, whatever this cycle's
//!   events are, which count as those of R7 do.
//! - **R19** With `execution_limit` above 0, execution also ends with its so-manieth request, that of the
//!   cycle of the decision included.
//! - **R20** With `warm_up` above 0 the phase after a reset, and after an execution as shared, is execution as
//!   private, for `warm_up` accesses in place of `execute`. No decision begins it, and the counters are 0 in it. R16,
//!   R17 and R19 hold of it.
//!
//! The environment's side: at most one event of each of the four kinds comes in a cycle.
//!
//! # Timing
//! With `samples = 1`, `execute = 2` and `eb`; p and s are accesses to a private and a shared set:
//! ```text
//!  cycle            0    1    2  ...  129   130   131
//!  access           p    s    s        p     s     p
//!  private_accesses 0    1    1        1     1     0
//!  shared_accesses  0    0    1        1     1     0
//!  phase            0    0    0        1     1     0
//!  decision_valid                      x
//! ```
//! The access of cycle 1 ends sampling, that of cycle 2 counts nowhere, that of cycle 129 is the first of
//! execution, that of cycle 131 the first of the next sampling phase. Never full: nothing waits.
//!
//! # Cost
//! Storage in bits: `7 * counter_bits` of counters; `2 * bits(samples) + bits(execute)` of down-counters,
//! `warm_up` in place of `execute` where it is greater,
//! and with limits the bits of the greater, where `bits(n)` is the width of n; 3 and the width of the
//! latency for the phase, 1 more with `sampling_limit` or an early end; and the operands of the serial
//! arithmetic. `pact20` §4.3 gives no storage, only 0.005 mm2 a core at 65 nm.
//!
//! | config | counters | down-counters | phase | arithmetic | together | `pact20` |
//! | --- | --- | --- | --- | --- | --- | --- |
//! | 512 samples, 16,384 of execution, 16 bits (`pact20`) | 112 | 35 | 10 | 173 | 330 bits | not given |
//! | the same with the default limits and early end | 112 | 54 | 11 | 173 | 350 bits | not given |

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
pub use design::Metric;
pub use ports::{In, Out, Ports};
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

// Sampling and execution of the paper's configuration take some 20,000 cycles together.
#[cfg(feature = "verification")]
testbenches::dut!(
    Dut,
    "dyneb",
    Dyneb,
    replay,
    unreachable,
    RESET_INTERVAL = 150_000,
    COUNTERS = &COUNTERS,
    RECORDED = coverage::RECORDED
);

/// The names of the phases.
pub const PHASES: &[(&str, u64)] =
    &[("sampling", 0), ("execute_private", 1), ("execute_shared", 2)];

/// Width of a phase.
pub const PHASE_BITS: usize = 2;

/// Width of `counter_index`.
const COUNTER_INDEX_BITS: usize = 3;

/// The block in a list.
pub const INFO: BlockInfo = BlockInfo {
    name: "dyneb",
    design: DesignKind::SharedL1,
    paper: "pact20 §4",
    summary: "Chooses a private or shared L1 by the effective bandwidth, or AMAT, of sampled sets.",
    back_pressure: "none; decides in 128 or 256 cycles",
    page: include_str!("mod.rs"),
    timing: Timing {
        caption: "The last access of sampling, a gap of evaluation, and a decision for shared.",
        table: "
            clock            p . . |125 . .
            access_valid     1 0
            phase            0 . . |125 2
            odd_sets_shared  1
            even_sets_shared 0 . . |125 1
            decision_valid   0 . . |125 1 0
            decision_shared  x . . |125 1 x
        ",
        beside: "access_shared 1; access_hit 1; l2_reply_valid 1 0; l2_reply_shared 1",
        before: "access_valid 1",
        geometry: "
            dyneb.samples = 1
            dyneb.execute = 2
            dyneb.early_private = false
        ",
    },
};

/// The counters in the order of `counter_index`.
pub const COUNTERS: [&str; Config::COUNTERS] = [
    "private_accesses",
    "private_misses",
    "private_l2_replies",
    "shared_accesses",
    "shared_misses",
    "shared_l2_replies",
    "shared_home_replies",
];
