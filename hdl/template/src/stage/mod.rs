//! Holds words in order, first in, first out.
//!
//! **Paper**: `taco16` §4.2.1.
//!
//! ```text
//!             +-------+
//!  request ==>| stage |==> forward
//!             |       |---> held
//!             +-------+
//! ```
//! `request` and `forward` are streams: a beat passes in a cycle in which `valid` and `ready` are both true, and is
//! offered unchanged until then.
//!
//! # Rules
//! - **R1** Requests leave in the order in which they came, each once, from the cycle after they came on.
//! - **R2** `request_ready` is false exactly while `depth` requests are held.
//! - **R3** `held` is the number of requests held, before the clock edge.
//! - **R4** A reset empties the block.
//!
//! The environment's side: a request stays while it waits.
//!
//! # Timing
//! Latency 1, throughput 1. `depth` 2, `forward_ready` false until cycle 3:
//! ```text
//!  cycle          0    1    2    3    4
//!  request        a    b    c    c
//!  request_ready  yes  yes  no   no   yes
//!  forward             a    a    a    b
//!  held           0    1    2    2    1
//! ```
//!
//! # Cost
//! Storage in bits: `depth * line_bits + 2 * ceil(log2(depth)) + ceil(log2(depth + 1))`.

mod config;
#[cfg(feature = "verification")]
mod coverage;
#[cfg(feature = "verification")]
pub mod model;
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
#[cfg(feature = "verification")]
pub use properties::PROOFS;
pub use signal::port::Ready;
#[cfg(feature = "verification")]
pub use stimulus::Stimulus;

use about::{BlockInfo, Timing};
use design::DesignKind;

signal::bundle! {
    /// A request that the block holds.
    pub stream Request(config: &Config) {
        /// Line address.
        line: u64 = config.line_bits(),
    }
}

signal::ports! {
    rtl rtl::Stage(config: &Config);

    /// Requests to hold.
    in stream request: Request = config,
    /// Requests in the order in which they came.
    out stream forward: Request = config,
    /// Requests that are held.
    out held: u64 = config.count_bits(),
}

#[cfg(feature = "verification")]
testbenches::dut!(Dut, "stage", Stage);

/// The block in a list.
pub const INFO: BlockInfo = BlockInfo {
    name: "stage",
    design: DesignKind::Ccn,
    paper: "taco16 §4.2.1",
    summary: "Holds requests in order.",
    back_pressure: "on both streams; a request a cycle",
    page: include_str!("mod.rs"),
    timing: Timing {
        caption: "Two requests, of which the first waits.",
        table: "
            clock         p
            request_valid 1 . 0
            request_line  a b x
            forward_valid 0 1 . . 0
            forward_ready 0 . 1
            forward_line  x a . b x
        ",
        ..Timing::PLAIN
    },
};
