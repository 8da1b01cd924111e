//! The stop of a core on the ring of requests: it sends the core's load misses round, passes on those of
//! others, and hands one over that its L1 can answer.
//!
//! **Paper**: `taco16` §4.2 and figure 5: the CCN buffer (CB) and the request queue (ReqQ); §4.5 for a
//! request that comes home.
//!
//! **Departs from it**:
//! - A request from CB needs two free places of ReqQ, a passing one needs one (the bubble rule). As
//!   published any free place does, and the ring deadlocks.
//! - A request carries the number of the MSHR entry that waits, and whether it has left its home node.
//! - The head of CB goes to L2 when it has waited `buffer_patience` cycles: a busy ring would keep it for
//!   ever, since what passes goes first.
//!
//! ```text
//!                +--------------------------------+
//!  inject   ===> | CB ----.                       | ===> unserved   to L2
//!                |         v                      |
//!  passing  ===> | ------> ReqQ --> decide -----> | ===> next       the ring
//!                |                  ^   |         |
//!                |     lookup <-----'   '-------> | ===> served     the local L1 holds it
//!                +--------------------------------+
//!                    |        ^
//!                  lookup   answer   shadow tags
//! ```
//! `inject`, `passing`, `next`, `served` and `unserved` are ready/valid streams. An *local* request has the
//! core number `core`; any other is *foreign*. `travelled` is true once a request has left its home node.
//!
//! # Rules
//! - **R1** CB keeps up to `buffer` requests in order. `inject_ready` is true exactly in a cycle at whose
//!   beginning it has a free place.
//! - **R2** ReqQ keeps up to `request_queue` requests in order. `passing_ready` is true exactly in a cycle
//!   at whose beginning it has a free place; a request that is taken enters as it is.
//! - **R3** The head of CB enters ReqQ, as a local request that has not travelled, in a cycle at whose
//!   beginning ReqQ has two free places, in which `passing_valid` is false, and in which the head's
//!   time-out has not passed.
//! - **R4** A foreign request that will be at ReqQ's head in the next cycle, is in ReqQ at the beginning
//!   of this one, and has not been offered on `next`, is looked up: `lookup_valid` is true with its line.
//!   Nothing else is.
//! - **R5** A foreign head is decided on in a cycle after one in which it was looked up, by `answer_hit` of
//!   this cycle. Before, it waits.
//! - **R6** A foreign head that hits is offered on `served`, with `answer_way` of this cycle, and leaves
//!   ReqQ when it is taken. The offer is taken back in a cycle in which `answer_hit` is false.
//! - **R7** A foreign head that misses is offered on `next` as it is, from then on whatever `answer_hit`
//!   says, and leaves when it is taken.
//! - **R8** A local head that has not travelled is offered on `next`, with `travelled`, from its first cycle
//!   at the head on.
//! - **R9** A local head that has travelled has gone round: it enters the queue of `unserved` in a cycle at
//!   whose beginning that has a free place, as a request without `timed_out`.
//! - **R10** The head of CB times out after `buffer_patience` cycles in which it is at the head and does not
//!   leave. From then on it enters the queue of `unserved`, with `timed_out`, in a cycle at whose beginning
//!   that has a free place and in which R9 enters none.
//! - **R11** The queue of `unserved` keeps two requests in order and offers the first; nothing is taken
//!   back.
//! - **R12** `round_trip` is true in the cycle of an entry by R9, `timed_out` in that of one by R10.
//! - **R13** `idle` is true in a cycle at whose beginning CB and the queue of `unserved` are empty. Foreign
//!   requests may be in ReqQ, and local ones on the ring.
//! - **R14** A reset empties all queues.
//!
//! The environment's side: `core` keeps its value from reset on; a core number is below the number of
//! cores; `answer_hit` says in the cycle after a lookup whether the local L1 holds that line now.
//!
//! # Timing
//! With all streams ready: local request a, and foreign request b, which the local L1 does not hold.
//! ```text
//!  cycle           0      1      2      3      4
//!  inject          a
//!  next                          a             b
//!  passing                       b
//!  lookup                               b
//! ```
//! | | cycles |
//! | --- | --- |
//! | `inject` to `next` | 2 |
//! | `passing` to `next` or `served` | 2; one a cycle |
//! | `passing` of a local request to `unserved` | 2 |
//!
//! A request that nobody answers is on `unserved` `2 * cores + 2` cycles after its `inject`, in an empty
//! ring with links of latency 1.
//!
//! # Cost
//! Storage in bits: `buffer * (line_bits + entry_bits) + request_queue * (line_bits + entry_bits +
//! core_bits + 1)`, beside 2 places of `line_bits + entry_bits + 1` and a counter of the time-out.

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
pub use ports::{Answer, In, Lookup, Miss, Out, Request, Served, Unserved};
#[cfg(feature = "verification")]
pub use properties::PROOFS;
#[cfg(feature = "verification")]
pub use stimulus::Stimulus;

use about::{BlockInfo, Timing};
#[cfg(feature = "verification")]
use coverage::unreachable;
use design::DesignKind;
use ports::Ports;

#[cfg(feature = "verification")]
testbenches::dut!(Dut, "request_stop", RequestStop, unreachable);

/// The block in a list.
pub const INFO: BlockInfo = BlockInfo {
    name: "request_stop",
    design: DesignKind::Ccn,
    paper: "taco16 §4.2",
    summary: "A core's stop on the ring of requests: sends its load misses round, passes on others, hands over hits.",
    back_pressure: "on every stream; 2 cycles",
    page: include_str!("mod.rs"),
    timing: Timing {
        caption: "A local request a, and a foreign request b that the local L1 does not hold.",
        table: "
            clock         p
            inject_valid  1 0
            inject_line   a x
            passing_valid 0 . 1 0
            passing_line  x . b x
            lookup_valid  0 . . 1 0
            lookup_line   x . . b x
            answer_hit    x . . . 0 x
            next_valid    0 . 1 0 1 0
            next_line     x . a x b x
        ",
        beside: "core 2; next_ready 1; served_ready 1; unserved_ready 1",
        ..Timing::PLAIN
    },
};
