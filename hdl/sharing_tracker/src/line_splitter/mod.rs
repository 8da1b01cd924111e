//! Splits the requests to a bank of L2 into parts of one sector, and marks the last answer of a request.
//!
//! **Paper**: `thesis12` §3.4; Table 4.1 has lines of 128 bytes in the L1 and of 32 in L2.
//!
//! **Departs from it**: the paper does not say how a line of four sectors is had from an L2 whose lines are sectors.
//!
//! ```text
//!               +---------------+
//!  request  ===>| line_splitter |===> part
//!  reply    <===|               |<=== part_reply
//!               |               |---> idle
//!               +---------------+
//! ```
//! All four are ready/valid streams. Conditions of a cycle are taken from the registers at its beginning and from
//! its inputs.
//!
//! # Rules
//! - **R1** A request has a part for each of its `sectors`. In each cycle one is offered at `part`: the lowest of
//!   those that have not been taken. The request is taken in the cycle in which the last of them is.
//! - **R2** A part is offered in a cycle in which `request_valid` is true, and a place is free or the request has
//!   one. In the first such cycle the request takes a place, the lowest free one of `split_requests`, be the part
//!   taken or not.
//! - **R3** A part has the request's `kind`, `operation`, `byte_enable` and `data`; its `line` is the request's
//!   times the sectors of a line, plus the sector; its `id` is the number of the place times
//!   2^`sector_bits`, plus the sector.
//! - **R4** `request_ready` is true in a cycle in which a place is free or the request has one, `part_ready`
//!   is true, and one part is left. `request_ready` depends on what `request` carries and not on
//!   `request_valid`.
//! - **R5** Beats pass from `part_reply` to `reply` in the cycle in which they are offered: `reply_valid` is
//!   `part_reply_valid` while the place that the beat's `id` names is taken, `part_reply_ready` is `reply_ready`. `kind`
//!   and `data` are those of the beat; `source` and `id` those of the request that has the place; `sector` is the
//!   beat's. A beat for a place that is free, which no environment may offer, goes no further and changes nothing.
//! - **R6** `reply_last` is true when it is the answer to the last part that was not answered, be all parts taken
//!   by then or not: never while one is still to be offered.
//! - **R7** A place is free from the cycle after that in which its beat with `last` was taken on, and can be taken
//!   in that cycle.
//! - **R8** `idle` is true in a cycle at whose beginning no place is taken. A reset makes it so, and forgets which
//!   parts of the request have been taken.
//!
//! The environment's side: a load names at least one sector, a store or atomic exactly one; the payload of `request`
//! holds while it waits; each part is answered once, after it was taken, in any order.
//!
//! # Timing
//! Combinational. A load of two sectors, and a store:
//! ```text
//!  cycle           0     1     2     ..   a     a+1
//!  request         load  load  store
//!  request_ready   no    yes   yes
//!  part            s0    s1    store
//!  part_reply                             s1    s0
//!  reply_last                             no    yes
//! ```
//! One part a cycle: a line of four sectors in four cycles. `part_valid` depends on `request_valid`,
//! `request_ready` on `part_ready`, `reply` on `part_reply`, `part_reply_ready` on `reply_ready`, through logic alone.
//!
//! # Cost
//! Storage in bits: `split_requests * (source_bits + id_bits + left_bits)`, where `left_bits` is the width of a number
//! up to the sectors of a line; of the request at `request` a bit for each sector whose part has been taken, whether
//! it has a place, and its number.

mod config;
#[cfg(feature = "verification")]
mod coverage;
#[cfg(feature = "verification")]
pub mod model;
pub(crate) mod ports;
#[cfg(feature = "verification")]
mod properties;
pub mod rtl;
#[cfg(feature = "verification")]
pub(crate) mod stimulus;
#[cfg(test)]
mod tests;

pub use config::Config;
pub(crate) use config::slice;
#[cfg(feature = "verification")]
pub use coverage::{Covered, Monitor};
pub use ports::{In, Out, Part, PartReply};
#[cfg(feature = "verification")]
pub use properties::PROOFS;
#[cfg(feature = "verification")]
pub use stimulus::Stimulus;

use about::{BlockInfo, Timing};
use design::DesignKind;

#[cfg(feature = "verification")]
use coverage::unreachable;

#[cfg(feature = "verification")]
testbenches::dut!(Dut, "line_splitter", LineSplitter, unreachable);

/// The block in a list.
pub const INFO: BlockInfo = BlockInfo {
    name: "line_splitter",
    design: DesignKind::SharingTracker,
    paper: "thesis12 §3.4",
    summary: "Splits an L1's requests into sectors, and marks the last answer of a request.",
    back_pressure: "ready/valid; combinational",
    page: include_str!("mod.rs"),
    timing: Timing {
        caption: "A load of two sectors, whose answers come in the other order.",
        table: "
            clock            p
            request_valid    1    .    0
            request_ready    0    1    x
            part_valid       1    .    0
            part_line        s0=0 s1=1 x
            part_reply_valid 0    .    . 1 . 0
            reply_sector     x    .    . 1 0 x
            reply_last       x    .    . 0 1 x
            idle             1    0    . . . 1
        ",
        beside: "
            request_sectors 0b11; part_ready 1; reply_ready 1
            part_reply_id x . . 1 0
        ",
        ..Timing::PLAIN
    },
};
