//! Blocks a core's loads of a line while a store or atomic of that core to the line, which was routed
//! another way than the load would be, is not acknowledged.
//!
//! **Paper**: none; it mends `pact20` §4.1, where a core's mode changes while its stores are in flight.
//!
//! **Departs from it**:
//! - As published, nothing keeps a load that goes to L2 in private mode from overtaking a local store
//!   that goes by way of the home: the load would answer with data older than the store.
//!
//! ```text
//!                +---------------+
//!  request ----->|               |----> load_blocked
//!  store ------> | store_tracker |----> has_room, store_entry
//!  ack --------> |               |----> is_empty
//!                +---------------+
//! ```
//! `request` is the line that the core asks for in this cycle and the way it would take, be it load,
//! store or atomic; a way is by the home (`request_to_home`) or to L2.
//!
//! # Rules
//! - **R1** An entry belongs to a line and a way while it counts at least one store that is not
//!   acknowledged. A store or atomic is accepted in a cycle with `store_valid && has_room`; from the
//!   next cycle on it is counted by the entry `store_entry`.
//! - **R2** `store_entry` is the entry of the request's line and way, if there is one, else the lowest
//!   that is free.
//! - **R3** `has_room` is true if the entry of the request's line and way counts fewer than
//!   `store_tracker_merges`, or if there is none and an entry is free. An acknowledgement of the same
//!   cycle changes nothing.
//! - **R4** `load_blocked` is true if there is an entry of the request's line and the other way.
//! - **R5** With `ack_valid` the entry `ack_entry` counts one store less from the next cycle on; at 0 it
//!   is free. If it was free, nothing changes.
//! - **R6** A store and an acknowledgement of one cycle both take effect, in one entry too.
//! - **R7** `is_empty` is true while every entry is free.
//! - **R8** A reset frees every entry.
//! - **R9** The environment acknowledges each store once, with its `store_entry`.
//!
//! # Timing
//! Every output comes in its cycle. A store to line a by way of the home, then loads of it to L2:
//! ```text
//!  cycle         0     1     2     3
//!  request       a     a     a     a
//!  to_home       yes   no    no    no
//!  store_valid   yes   no    no    no
//!  ack_valid     no    no    yes   no
//!  load_blocked  no    yes   yes   no
//! ```
//! Full: `has_room` is low for a line and way that have no entry.
//!
//! # Cost
//! Storage in bits: `store_tracker_lines * (line_bits + 1 + ceil(log2(store_tracker_merges + 1)))`.

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
pub use ports::{Ack, In, Out, Ports, Request, Store, StoreBack};
#[cfg(feature = "verification")]
pub use properties::PROOFS;
#[cfg(feature = "verification")]
pub use stimulus::Stimulus;

use about::{BlockInfo, Timing};
#[cfg(feature = "verification")]
use coverage::unreachable;
use design::DesignKind;

#[cfg(feature = "verification")]
testbenches::dut!(Dut, "store_tracker", StoreTracker, unreachable);

/// The block in a list.
pub const INFO: BlockInfo = BlockInfo {
    name: "store_tracker",
    design: DesignKind::SharedL1,
    paper: "mends pact20 §4.1",
    summary: "Blocks loads that could overtake an unacknowledged store of their core.",
    back_pressure: "none; answers in its cycle",
    page: include_str!("mod.rs"),
    timing: Timing {
        caption: "A store by way of the home, then loads of its line to L2.",
        table: "
            clock           p
            request_line    a
            request_to_home 1 0
            store_valid     1 0
            ack_valid       0 . 1 0
            load_blocked    0 1 . 0
        ",
        ..Timing::PLAIN
    },
};
