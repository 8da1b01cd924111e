//! The cooperative caching network: a stop for each core, on a ring of requests and on a ring of responses.
//!
//! **Paper**: `taco16` §4.1, §4.2 and figure 5; §5.1 for the directions.
//!
//! **Departs from it**: the stops do, and their pages say where. As published the rings deadlock.
//!
//! ```text
//!            inject  unserved  fill            write  invalidate  read        to each core's L1 and L2
//!               ||      ||      ||               |        |        |
//!          +----vv------^^------^^---------------v--------v--------^----+
//!          |  stop 0  ==requests==>  stop 1  ==requests==> ... stop N-1 |==.
//!       .=>|          <=responses==          <=responses==              |  ||
//!       || +------------------------------------------------------------+  ||
//!       '===================================================================
//! ```
//! Of each port there is one for each core: `inject_valid[3]` is that of core 3. `inject`, `unserved` and `fill` of a
//! core are ready/valid streams. There is such a block of up to 32 cores; beyond, stops are joined by hand.
//!
//! # Rules
//! - **R1** Core i has a [stop](crate::ring_stop) of the number i, and its ports are those of core i. A request that
//!   leaves it goes to the stop of core i + 1, from the last to core 0.
//! - **R2** A response that leaves it goes to the stop of core i - 1, from core 0 to the last.
//! - **R3** A link takes `link_latency` cycles, of which one is the stop's, in order: each of `link_latency - 1`
//!   skid buffers holds two requests, or two beats.
//! - **R4** A reset empties stops and links.
//! - **R5** Each request that is taken from `inject` leaves once: as a whole line on the `fill` of its core, its
//!   sectors in rising order and not mixed with others, or on `unserved`.
//! - **R6** The queues of requests of all stops, with the links between them, have a free place in every cycle, and
//!   so have the queues of responses, but for a line in flight between two queues, which holds a place in both.
//! - **R7** A request or response that has left CB leaves the ring within
//!   `4 * cores * sectors * (places + 2 * link_latency)` cycles in which every `fill_ready` and
//!   `unserved_ready` is true, with queues of `places` each. Tests check this bound. Proofs have a bound of
//!   such cycles in a row, for three cores, lines of one sector and links of latency 1: 45 with queues of two
//!   places, 102 with three.
//!
//! No `ready` of a core depends on the `valid` of the same stream.
//!
//! The environment's side: that of each `ring_stop`, of which the neighbours do theirs: a core number is below `cores`, and
//! a response is whole. An MSHR entry is in flight once.
//!
//! # Timing
//! | in an empty ring, links of latency L | cycles |
//! | --- | --- |
//! | `inject` to `unserved` of a request that nobody answers | (L + 1) * `cores` + 2 |
//! | `inject` to the last beat on `fill` of one that the core h hops on answers | (2 L + 1) h + 2 + `sectors` |
//!
//! # Cost
//! Storage in bits: `cores` times that of a stop, beside `2 * (link_latency - 1)` requests and beats of each link.

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
pub use ports::{Each, In, Out};
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
testbenches::dut!(Dut, "ccn_ring", CcnRing, unreachable);

/// The block in a list.
pub const INFO: BlockInfo = BlockInfo {
    name: "ccn_ring",
    design: DesignKind::Ccn,
    paper: "taco16 §4.1",
    summary: "The cooperative caching network: a stop for each core on a ring of requests and one of responses.",
    back_pressure: "on every stream of a core",
    page: include_str!("mod.rs"),
    timing: Timing {
        caption: "With two cores, a request a of core 0 that nobody answers.",
        table: "
            clock          p
            inject_valid   1 0
            inject_line    a x
            round_trip     0 . . . . 1 0
            unserved_valid 0 . . . . . 1 0
            unserved_line  x . . . . . a x
        ",
        beside: "unserved_ready 0b11; fill_ready 0b11",
        geometry: "ccn.cores = 2",
        ..Timing::PLAIN
    },
};
