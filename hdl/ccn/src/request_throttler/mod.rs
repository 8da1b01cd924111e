//! Samples how many of a core's ring requests another L1 answers, and throttles the core's requests for
//! the rest of an epoch when they are too few.
//!
//! **Paper**: `taco16` §4.4, "RT" of figure 5; its parameters are those of Table II (b).
//!
//! **Departs from it**:
//! - The paper leaves out a hit rate equal to H_min, and one without a request. Both throttle.
//! - Epochs may be counted in cycles instead of retired instructions.
//! - Counters have `counter_bits`, and both hold once the requests' is full, so that their ratio holds;
//!   the paper gives no width. A window of a million instructions does not fill 24 bits.
//!
//! ```text
//!             +-------------------+
//!  retired -->|                   |--> admit
//!  inject --->| request_throttler |--> phase
//!  hit ------>|                   |--> n_total, n_hits
//!             +-------------------+
//! ```
//! An event is accepted in the cycle in which its port is true. The node defines them: `inject` when a
//! load miss enters the CCN buffer; `hit` when a remote L1 answers a request that entered in this
//! window, for which the node keeps a bit in each MSHR entry, cleared while `phase` is not sampling.
//! Whether the core is admitted or not, its shadow tags go on serving others.
//!
//! # Rules
//! - **R1** After a reset the position in the epoch is 0, `phase` is 0 (sampling) and both counters
//!   are 0.
//! - **R2** `admit` is true in phases 0 and 1, false in phase 2. All outputs are what the state before
//!   the cycle's edge gives; no input reaches them in the same cycle.
//! - **R3** The events of a cycle take effect at its edge in the order inject, hit, tick: a cycle with
//!   all three leaves the state that three cycles with one each would.
//! - **R4** While sampling, an inject increments `n_total`, unless that is full (all ones).
//! - **R5** While sampling, a hit increments `n_hits` if `n_total` is not full and `n_hits` is below
//!   `n_total`, an inject of the same cycle included. Hence `n_hits` never exceeds `n_total`.
//! - **R6** In the other phases inject and hit change nothing: the counters hold to the end of the
//!   epoch.
//! - **R7** Every cycle is a tick: the position rises by `retired`. While sampling, the tick by which it
//!   reaches `sample` ends the window: from the next cycle on the phase is 1 (admitting) if
//!   `n_hits * h_min_denominator > n_total * h_min_numerator`, with the events of the tick's cycle,
//!   else 2 (throttled); so a window without an inject throttles.
//! - **R8** The phase stays until the tick by which the position reaches `epoch`. From the next cycle on
//!   the position is what it exceeded `epoch` by, both counters are 0 and the phase is 0.
//! - **R9** A tick of 0 changes nothing, so that with `epoch_unit = "cycles"`, where `retired` is one
//!   bit, only cycles in which it is 1 count.
//!
//! The environment's side: none; every event may come in every cycle.
//!
//! # Timing
//! With `sample = 15`, `epoch = 30` and `h_min` 5/100; the events of cycle 2 count, the tick of cycle 2
//! ends the window, that of cycle 4 the epoch, two instructions of which belong to the next:
//! ```text
//!  cycle      0    1    2    3    4    5
//!  retired    8    0    8    1   15    0
//!  inject     x         x         x
//!  hit             x    x         x
//!  n_total    0    1    1    2    2    0
//!  n_hits     0    0    1    2    2    0
//!  phase      0    0    0    1    1    0
//! ```
//! Never full: nothing waits.
//!
//! # Cost
//! Storage in bits: `2 * counter_bits + position_bits`, where `position_bits` is the width of `epoch - 1`. The
//! phase takes none: the counters hold after the window, so that the comparison of R7 holds.
//!
//! | | here (`taco16`) | `taco16` Table II |
//! | --- | --- | --- |
//! | tP | 10,000,000 instructions | 10 million |
//! | tS | 1,000,000 instructions | 1 million |
//! | H_min | 5/100 | 0.05 |
//! | storage | 72 bits | not given |

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
pub use ports::{In, Out, PHASES, Ports};
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

#[cfg(feature = "verification")]
testbenches::dut!(
    Dut,
    "request_throttler",
    RequestThrottler,
    replay,
    unreachable,
    RESET_INTERVAL = 2_000
);

/// The block in a list.
pub const INFO: BlockInfo = BlockInfo {
    name: "request_throttler",
    design: DesignKind::Ccn,
    paper: "taco16 §4.4",
    summary: "Throttles a core's ring requests for an epoch when too few sampled ones hit.",
    back_pressure: "none; answers from registers",
    page: include_str!("mod.rs"),
    timing: Timing {
        caption: "The window ends with an inject and no hit: the core is throttled to the epoch's end.",
        table: "
            clock   p . . |4 .  . .
            retired 9 0 8 |4 15 4 1
            inject  0 1 0
            n_total 0 . 1 |4 .  . 0
            phase   0 . . |4 2  . 0
            admit   1 . . |4 0  . 1
        ",
        geometry: "
            ccn.sample = 45
            ccn.epoch = 66
        ",
        ..Timing::PLAIN
    },
};
