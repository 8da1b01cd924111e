//! A table, by identifier, of a core's requests in flight to other cores, with what each asked for.
//!
//! **Paper**: `pact20` §3.2: a remote request skips the local L1 and the local MSHR.
//!
//! **Departs from it**:
//! - The paper names nothing that matches a reply to its request. A line is not kept: the data of a
//!   reply is not cached, so that there is nothing to merge with.
//!
//! ```text
//!             +----------------+
//!  issue ====>|                |----> reply_known, reply_sectors, reply_context
//!             | remote_tracker |
//!  reply ---->|                |----> in_flight
//!             +----------------+
//! ```
//!
//! # Rules
//! - **R1** A request that is issued (`issue_valid && issue_ready`) in cycle t is in flight from cycle
//!   t + 1 on.
//! - **R2** `issue_ready` is true exactly while fewer than `remote_requests` are in flight, whatever is
//!   released in that cycle.
//! - **R3** `reply_known` is true while a request with the identifier `reply_id` is in flight;
//!   `reply_sectors` and `reply_context` are then those that it was issued with, unchanged.
//! - **R4** With `reply_done` the request `reply_id` is in flight no more from the next cycle on. If none
//!   is, nothing changes.
//! - **R5** An issue and a release of one cycle both take effect.
//! - **R6** `in_flight` is the number of requests in flight, before the clock edge.
//! - **R7** A reset leaves none in flight.
//! - **R8** The environment issues no identifier that is in flight, not even in the cycle of its release.
//!
//! # Timing
//! The reply's answer comes in its cycle. `remote_requests` 1:
//! ```text
//!  cycle        0    1    2    3
//!  issue        a    b    b    b
//!  issue_ready  yes  no   no   yes
//!  reply_id          a    a    a
//!  reply_done   no   no   yes  no
//!  reply_known       yes  yes  no
//! ```
//!
//! # Cost
//! Storage in bits: `remote_requests * (1 + id_bits + sectors + context_bits)`, and
//! `ceil(log2(remote_requests + 1))`; a comparator of `id_bits` for each request.

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
pub use ports::{In, Issue, Out, Ports, Ready, Reply, ReplyBack};
#[cfg(feature = "verification")]
pub use properties::PROOFS;
#[cfg(feature = "verification")]
pub use stimulus::Stimulus;

use about::{BlockInfo, Timing};
#[cfg(feature = "verification")]
use coverage::unreachable;
use design::DesignKind;

#[cfg(feature = "verification")]
testbenches::dut!(Dut, "remote_tracker", RemoteTracker, unreachable);

/// The block in a list.
pub const INFO: BlockInfo = BlockInfo {
    name: "remote_tracker",
    design: DesignKind::SharedL1,
    paper: "pact20 §3.2",
    summary: "Table of requests in flight to other cores, with the sectors that each asked for.",
    back_pressure: "on `issue`; answers in its cycle",
    page: include_str!("mod.rs"),
    timing: Timing {
        caption: "One request at most: b waits until a is answered.",
        table: "
            clock       p
            issue_id    a b
            issue_ready 1 0 . 1
            reply_id    x a
            reply_done  0 . 1 0
            reply_known x 1 . 0
        ",
        beside: "issue_valid 1; issue_sectors 1",
        geometry: "shared_l1.remote_requests = 1",
        ..Timing::PLAIN
    },
};
