//! Flushes all nodes of a cluster together: each until every one has shown that it is empty.
//!
//! **Paper**: none; `pact20` §4.1 flushes all L1 caches at the end of a kernel.
//!
//! ```text
//!             +---------------+
//!    flush -->| flush_barrier |--> node_flush    to every node
//!  flushed <--|               |<-- node_flushed  a bit a node
//!             +---------------+
//! ```
//! Nodes that serve requests of others go on with it while they are flushed, so that none may leave its flush before all
//! are empty: a line that one asked for would come from one that has begun the next kernel.
//!
//! # Rules
//! - **R1** A flush begins in a cycle in which `flush` is true, `flushed` is false, and none is in progress.
//!   The flush ends in the first cycle, from that one on, at which every node has shown `node_flushed`: in
//!   it, or in an earlier cycle of the flush.
//! - **R2** `node_flush` is true in every cycle of a flush, whatever `flush` does in it, and in every other
//!   cycle in which `flush` is true. Hence `node_flush` falls for all nodes in one cycle.
//! - **R3** `flushed` is true from the cycle after a flush has ended on, up to the first cycle in which `flush` is false,
//!   that one included.
//! - **R4** A reset ends a flush, which then has not been.
//!
//! The environment's side: each node shows `node_flushed` within a bound once `node_flush` is true, and only when it is
//! empty; `flush` may rise and fall at any time.
//!
//! `node_flush` depends on `flush` through logic alone; no other output does.
//!
//! # Timing
//! `flushed` a cycle after the last node's. Two nodes, of which node 1 is empty earlier:
//! ```text
//!  cycle           0    1    2    3    4    5    6
//!  flush           no   yes  yes  yes  yes  no   no
//!  node_flush      no   yes  yes  yes  yes  no   no
//!  node_flushed 0  no   no   no   yes  yes  yes  no
//!  node_flushed 1  no   no   yes  yes  yes  yes  no
//!  flushed         no   no   no   no   yes  yes  no
//! ```
//!
//! # Cost
//! Storage in bits, of N nodes: `N + 2`.

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
pub use ports::{In, Out};
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
testbenches::dut!(Dut, "flush_barrier", FlushBarrier, unreachable);

/// The block in a list.
pub const INFO: BlockInfo = BlockInfo {
    name: "flush_barrier",
    design: DesignKind::Private,
    paper: "none",
    summary: "Flushes all nodes of a cluster together: each until every one is empty.",
    back_pressure: "none; `flushed` a cycle after the last node's",
    page: include_str!("mod.rs"),
    timing: Timing {
        caption: "Two nodes, of which node 1 is empty earlier.",
        table: "
            clock        p
            flush        0 1 . . . 0
            node_flush   0 1 . . . 0
            node_flushed 0 . 2 3 . . 0
            flushed      0 . . . 1 . 0
        ",
        geometry: "cluster.cores = 2",
        ..Timing::PLAIN
    },
};
