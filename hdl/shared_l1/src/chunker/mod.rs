//! Packetizes a home core's reply to the core that asked: a header beat, then one beat for each sector
//! that was asked for.
//!
//! **Paper**: `pact20` §3.3, Optimization I ("chunking").
//!
//! **Departs from it**:
//! - The paper does not frame its replies: here the header says which sectors follow, so that no
//!   sector beat needs an address.
//!
//! ```text
//!              +---------+
//!  reply =====>|         |
//!              | chunker |====> packet
//!  line_data ->|         |
//!              |         |----> line_valid, line_sector
//!              +---------+
//! ```
//! `line_data` is the home's copy of sector `line_sector` of the reply's line, in the same cycle;
//! `line_valid` says that it is wanted.
//!
//! # Rules
//! - **R1** A packet is a header beat, then sector beats in rising order of sectors, one beat a cycle at
//!   most; `packet_last` is true in its last beat only.
//! - **R2** With `chunking = true` the sector beats are those of `reply_sectors`. With
//!   `chunking = false` they are all sectors of the line, unless `reply_sectors` is 0.
//! - **R3** A reply of no sectors, a store's acknowledgement, is a header alone.
//! - **R4** `packet_header` is true in the header beat. In every beat `packet_core` and `packet_id` are
//!   those of the reply, and `packet_sectors` are all sectors of the packet.
//! - **R5** `line_valid` is true while a sector beat is offered, and only then; `line_sector` is its
//!   sector and `packet_data` is `line_data`.
//! - **R6** The header is offered in the first cycle in which a reply is valid and no packet has
//!   begun, and each later beat in the first one after the beat before was taken in which the reply is
//!   valid: `packet_valid` is `reply_valid`. A cycle without a reply changes nothing.
//! - **R7** `reply_ready` is true exactly in the cycle in which the last beat is taken.
//! - **R8** A reset drops the current packet; the next beat is a header.
//! - **R9** The environment keeps `reply` as it is while a beat waits, and `line_data` while a sector
//!   beat does. Between two beats of a packet there may be cycles in which `reply_valid` is false; in
//!   those in which it is true, the reply is that of the header.
//!
//! # Timing
//! Latency 0, one beat a cycle. Sectors 0 and 2 of a line, `packet_ready` low in cycle 1:
//! ```text
//!  cycle         0       1       2       3
//!  reply_valid   yes     yes     yes     yes
//!  packet        header  0       0       2
//!  packet_ready  yes     no      yes     yes
//!  packet_last   no      no      no      yes
//!  reply_ready   no      no      no      yes
//! ```
//!
//! `reply_ready` depends on `reply_valid`, through logic alone, since it reports a beat that is taken
//! (R7); so a sender must not wait for it before it offers a reply.
//!
//! # Cost
//! Storage in bits: one for each sector of a line. Beats of a packet: 1 + sectors asked for, against
//! 1 + `line_bytes / sector_bytes`. With 4 sectors and every mask but 0 equally likely that is 47 beats
//! for 15 replies against 75: 37 % saved; with one sector, the paper's usual case (figure 6), 2 against
//! 5.

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
pub use ports::{In, Line, LineBack, Out, Packet, Ports, Ready, Reply};
#[cfg(feature = "verification")]
pub use properties::PROOFS;
#[cfg(feature = "verification")]
pub use stimulus::Stimulus;

use about::{BlockInfo, Timing};
#[cfg(feature = "verification")]
use coverage::unreachable;
use design::DesignKind;

#[cfg(feature = "verification")]
testbenches::dut!(Dut, "chunker", Chunker, unreachable);

/// The block in a list.
pub const INFO: BlockInfo = BlockInfo {
    name: "chunker",
    design: DesignKind::SharedL1,
    paper: "pact20 §3.3",
    summary: "Packetizes a home core's reply: a header, then the requested sectors of the line.",
    back_pressure: "both streams; a beat a cycle",
    page: include_str!("mod.rs"),
    timing: Timing {
        caption: "Sectors 0 and 2 of a line; the second beat waits a cycle.",
        table: "
            clock         p
            reply_valid   1
            packet_header 1 0
            line_valid    0 1
            line_sector   x 0 . 2
            packet_ready  1 0 1
            packet_last   0 . . 1
            reply_ready   0 . . 1
        ",
        beside: "reply_sectors 0b101",
        ..Timing::PLAIN
    },
};
