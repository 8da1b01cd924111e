//! Routes a request to a slice under either organisation of the last-level cache, and a miss of it from
//! there.
//!
//! **Paper**: `isca23` §3.1, figure 6; the slice within a chip is of the kind it cites for address
//! mapping (§3.3), whose function it does not give.
//!
//! **Departs from it**:
//! - The paper has no atomics. Here they go where any other request goes, and are performed beside the
//!   memory of their line under SM-side: done in the slices of two chips, one would be lost.
//!
//! ```text
//!                +--------------+
//!  sm_side ----> |              | ---> to_chip, to_slice, to_set, to_tag, over_link
//!  request ====> | route_policy |
//!                |              | ---> miss_over_link
//!                +--------------+
//! ```
//!
//! # Rules
//! - **R1** Under memory-side a request goes to the home chip of its line (`to_chip`), under SM-side to the
//!   chip that asks.
//! - **R2** The slice is h of the line in any chip: the XOR of all groups of `log2(slices)` bits of the
//!   line address, from the bottom up, the last one zero-extended. A single slice is slice 0.
//! - **R3** The set within the slice is the `log2(slice sets)` bits of the line address just above its
//!   low `log2(slices)` bits, and the tag is what is above those.
//! - **R4** `over_link` is true if the request goes to another chip than the one that asks.
//! - **R5** `miss_over_link` is true if what the request's slice sends down (a miss, a write-back, an
//!   atomic) goes over the inter-chip links to the home chip, where it bypasses the slice: under SM-side,
//!   for a line of another chip. In every other case it goes to the memory of the slice's chip.
//! - **R6** Every output follows from the inputs of the same cycle.
//! - **R7** The environment names only chips below `chips`.
//!
//! # Timing
//! Combinational. With 2 chips, a line of chip 1 asked for by chip 0:
//! ```text
//!  sm_side  to_chip  over_link  miss_over_link
//!  no       1        yes        no
//!  yes      0        no         yes
//! ```
//!
//! # Cost
//! No storage; `line_bits - log2(slices)` two-input gates for the slice.

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
use ports::Ports;
pub use ports::{Destination, In, Out, Request};
#[cfg(feature = "verification")]
pub use properties::PROOFS;
#[cfg(feature = "verification")]
pub use stimulus::Stimulus;

use about::{BlockInfo, Timing};
use design::DesignKind;

#[cfg(feature = "verification")]
use coverage::unreachable;

#[cfg(feature = "verification")]
testbenches::dut!(Dut, "route_policy", RoutePolicy, unreachable);

/// The block in a list.
pub const INFO: BlockInfo = BlockInfo {
    name: "route_policy",
    design: DesignKind::Sac,
    paper: "isca23 §3.1",
    summary: "Routes a request, and its miss, under either organisation of the last-level cache.",
    back_pressure: "none; combinational",
    page: include_str!("mod.rs"),
    timing: Timing {
        caption: "Chip 0 asks for a line of chip 1, then for a local one, under either organisation.",
        table: "
            sm_side        0 1 0 1
            request_home   1 . 0
            to_chip        1 0
            over_link      1 0
            miss_over_link 0 1 0
        ",
        ..Timing::PLAIN
    },
};
