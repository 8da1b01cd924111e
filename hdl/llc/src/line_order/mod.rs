//! Keeps the requests that share a sector in order before a memory that does not.
//!
//! **Paper**: none. A slice, and an L1, ask of the next level that it performs requests that share a sector of
//! a line in their order; memory controllers and interconnects promise it for answered requests alone.
//!
//! ```text
//!                +------------+
//!  request   ===>| line_order |===> memory_request
//!  reply     <===|            |<=== memory_reply
//!                |            |---> idle
//!                +------------+
//! ```
//! All four are ready/valid streams. A *write* is a request that is no load. Two requests *overlap* if they are to
//! one line and name a sector in common; one that is neither load nor store, an atomic, counts as if it named all
//! sectors of its line, since what performs it may read and write back more than the atomic's sector.
//!
//! # Rules
//! - **R1** A request passes from `request` to `memory_request` unchanged, in the cycle in which it is
//!   taken from the one by the other: there is no register between them.
//! - **R2** The request is unanswered from the next cycle on, up to the cycle in which a beat with its
//!   `id` and `last` passes by R6, that one included.
//! - **R3** A request is held while an unanswered write overlaps it, and a write while any unanswered request
//!   does. Sectors of a line that no request shares are in no order: four write-backs of a line's four sectors
//!   are with the memory at once.
//! - **R4** A request is held in a cycle at whose beginning `entries` are unanswered.
//! - **R5** While it is held `memory_request_valid` and `request_ready` are false; else they are
//!   `request_valid` and `memory_request_ready`. `request_ready` thus depends on what `request` carries,
//!   and not on `request_valid`; all behind a request that is held waits.
//! - **R6** Beats pass from `memory_reply` to `reply` unchanged and at once: `reply_valid` is
//!   `memory_reply_valid`, `memory_reply_ready` is `reply_ready`, whatever else happens. A beat for an
//!   `id` that is not unanswered changes nothing.
//! - **R7** `idle` is true in a cycle at whose beginning nothing is unanswered. A reset makes it so.
//!
//! The environment's side: the `id`s of unanswered requests are distinct; each is answered once, after
//! the memory has performed it.
//!
//! # Timing
//! Combinational. A load behind an unanswered store to its sector passes in the cycle after that in
//! which the store's acknowledgement passed.
//!
//! # Cost
//! Storage in bits: `entries * (line_bits + sectors + memory_id_bits + 2)`.

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
testbenches::dut!(Dut, "line_order", LineOrder, unreachable);

/// The block in a list.
pub const INFO: BlockInfo = BlockInfo {
    name: "line_order",
    design: DesignKind::Llc,
    paper: "none",
    summary: "Keeps the requests that share a sector in order before a memory that does not.",
    back_pressure: "ready/valid; combinational",
    page: include_str!("mod.rs"),
    timing: Timing {
        caption: "A load waits for the store to its sector.",
        table: "
            clock                p
            request_valid        1     .    . . 0
            request_kind         store load . . x
            request_ready        1     0    . 1
            memory_request_valid 1     0    . 1 0
            memory_reply_valid   0     .    1 0
            reply_valid          0     .    1 0
            idle                 1     0    . 1 0
        ",
        beside: "
            request_sectors 1; memory_request_ready 1; reply_ready 1; memory_reply_kind store
            memory_reply_last 1
        ",
        ..Timing::PLAIN
    },
};
