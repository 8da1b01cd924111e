//! Arbitrates the one lookup a cycle of a home core's L1 between the core itself and the requests that
//! other cores send, which wait in a queue.
//!
//! **Paper**: `pact20` §3.2, figure 4 (B, C and D).
//!
//! **Departs from it**:
//! - After `arbiter_starvation_limit` losses in a row the queued head wins once. The paper's strict
//!   priority (limit 0) can starve other cores for ever, and two cores that starve each other can hang
//!   a kernel.
//! - An offer that was not taken stays, as every stream's payload does: a remote request that waits
//!   at the L1 is not withdrawn for a local one.
//!
//! ```text
//!             +------------+
//!  local ====>|            |
//!             | l1_arbiter |====> l1
//!  remote ===>|-> queue ---|
//!             +------------+
//! ```
//!
//! # Rules
//! - **R1** Remote requests enter a queue of `remote_in_queue` and leave it in the order in which they
//!   entered, each once. One that enters in cycle t can be offered from cycle t + 1 on; the oldest is
//!   called the head. `remote_ready` is low exactly while the queue is full, also in a cycle in which
//!   one leaves.
//! - **R2** A local request is offered in its cycle, before a head, unless R4 or R6 says otherwise.
//! - **R3** The head is offered in a cycle in which no local request is valid, if `has_room` is true.
//! - **R4** The head loses in a cycle in which a local request is taken (`local_valid && local_ready`).
//!   When it has lost `arbiter_starvation_limit` times since it became the head, it goes before local
//!   requests until it is taken: it is offered while `has_room` is true, and nothing is otherwise. The
//!   next head starts from 0.
//! - **R5** With `arbiter_starvation_limit = 0` no number of losses changes anything.
//! - **R6** A head that was offered and not taken is offered again in the next cycle, whatever arrives.
//! - **R7** `l1_valid` is true exactly when something is offered. `l1_remote`, `l1_head` and `l1_data`
//!   are those of what is offered, the latter two as they came in.
//! - **R8** `local_ready` is `l1_ready` unless the head goes first by R4 or R6; then it is low.
//!   `local_ready` does not depend on `local_valid` or `has_room`.
//! - **R9** A reset empties the queue and forgets losses and offers.
//! - **R10** The environment keeps a stream's payload, and its `valid`, until it is taken, and `has_room`
//!   true until the head that is offered is taken.
//!
//! # Timing
//! Local requests pass in their cycle; a remote request takes one cycle at least. Limit 2, `l1_ready`
//! always high:
//! ```text
//!  cycle         0    1    2    3    4    5
//!  local         a    b    c    d    d    e
//!  remote        x
//!  l1            a    b    c    x    d    e
//!  local_ready   yes  yes  yes  no   yes  yes
//! ```
//! Full: `remote_ready` is low; local requests go on.
//!
//! # Cost
//! Storage in bits: `remote_in_queue * (head_bits + data_bits)` and the queue's pointers;
//! `ceil(log2(limit + 1))` bits of losses; 1 bit of what was offered.

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
pub use ports::{In, Offered, Out, Ports, Ready, Request};
#[cfg(feature = "verification")]
pub use properties::PROOFS;
#[cfg(feature = "verification")]
pub use stimulus::Stimulus;

use about::{BlockInfo, Timing};
#[cfg(feature = "verification")]
use coverage::unreachable;
use design::DesignKind;

// A head may lose 65,535 times before it wins.
#[cfg(feature = "verification")]
testbenches::dut!(Dut, "l1_arbiter", L1Arbiter, unreachable, RESET_INTERVAL = 50_000);

/// The block in a list.
pub const INFO: BlockInfo = BlockInfo {
    name: "l1_arbiter",
    design: DesignKind::SharedL1,
    paper: "pact20 §3.2",
    summary: "Arbitrates an L1's lookup between its core and the queued requests of others.",
    back_pressure: "all streams; local requests pass in their cycle",
    page: include_str!("mod.rs"),
    timing: Timing {
        caption: "Limit 2: the remote request x wins after two losses.",
        table: "
            clock        p
            local_head   a b c d      . e
            local_ready  1 . . 0      1
            remote_valid 1 0
            l1_head      a b c x=0x77 d e
            l1_remote    0 . . 1      0
        ",
        beside: "local_valid 1; remote_head 0x77; l1_ready 1; has_room 1",
        geometry: "shared_l1.arbiter_starvation_limit = 2",
        ..Timing::PLAIN
    },
};
