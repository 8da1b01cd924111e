//! Unpacks the packets that home cores send into replies to the core: a beat for each sector that the
//! core asked for, and one without data for a store.
//!
//! **Paper**: `pact20` §3.3, Optimization I ("chunking"): the side of the core that asked.
//!
//! ```text
//!              +----------------+
//!  packet ====>|                |====> core_reply
//!  wanted ---->| chunk_receiver |
//!              |                |----> request_present, request_id, request_done
//!              +----------------+
//! ```
//! `wanted_sectors` are the sectors that the request `request_id` asked for, in the same cycle: what
//! `remote_tracker` answers.
//!
//! # Rules
//! - **R1** A packet of no sectors is a reply of one beat without data: `core_reply_sector` and
//!   `core_reply_data` are 0, and `core_reply_last` is true. The beat is taken when the core takes the
//!   reply.
//! - **R2** Any other header is taken in its cycle and gives no reply.
//! - **R3** The sector beats after a header are of its `packet_sectors`, in rising order. A beat of a
//!   sector in `wanted_sectors` is offered to the core with its sector and data, and taken when the core
//!   takes it.
//! - **R4** A beat of any other sector (with `chunking = false` the whole line comes) is taken in its
//!   cycle and gives no reply.
//! - **R5** `core_reply_last` is true when no wanted sector of the packet is above that of the beat.
//! - **R6** `request_id` and `core_reply_id` are the identifier of the packet at hand: `packet_id` until a
//!   header with sectors is taken, then that header's until its last beat is taken. `request_present` is true
//!   while a packet is at hand: its header is offered, or a beat of it is to come.
//! - **R7** `request_done` is true exactly in the cycle in which the last beat of a packet is taken, be it
//!   wanted or not.
//! - **R8** `core_reply_valid` and its payload follow from the packet's beat and from the header before
//!   it, not from `core_reply_ready`.
//! - **R9** A reset drops the current packet: the next beat is taken for a header.
//! - **R10** The environment sends a header, then a beat for each of its sectors, with gaps or without,
//!   and keeps a beat as it is until it is taken. With a sector beat `wanted_sectors` is, of that sector
//!   and those to come, what it was with the sector beat before; of others, and in any other cycle, it
//!   may be anything.
//!
//! # Timing
//! Latency 0, one beat a cycle. The whole line comes, sectors 0 and 2 of 4 are wanted:
//! ```text
//!  cycle             0       1    2    3    4
//!  packet            header  0    1    2    3
//!  packet_ready      yes     yes  yes  yes  yes
//!  core_reply_valid  no      yes  no   yes  no
//!  core_reply_last           no        yes
//!  request_done      no      no   no   no   yes
//! ```
//!
//! `packet_ready` depends on `packet_valid`, through logic alone, since it reports a beat that is taken,
//! as `request_done` does; so a sender must not wait for it before it offers a beat.
//!
//! # Cost
//! Storage in bits: one for each sector of a line, and `id_bits`.

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
pub use ports::{HomePacket, In, Out, Ports, Ready, Request, Wanted};
#[cfg(feature = "verification")]
pub use properties::PROOFS;
#[cfg(feature = "verification")]
pub use stimulus::Stimulus;

use about::{BlockInfo, Timing};
#[cfg(feature = "verification")]
use coverage::unreachable;
use design::DesignKind;

#[cfg(feature = "verification")]
testbenches::dut!(Dut, "chunk_receiver", ChunkReceiver, unreachable);

/// The block in a list.
pub const INFO: BlockInfo = BlockInfo {
    name: "chunk_receiver",
    design: DesignKind::SharedL1,
    paper: "pact20 §3.3",
    summary: "Unpacks the packets of home cores into replies to the core.",
    back_pressure: "both streams; a beat a cycle",
    page: include_str!("mod.rs"),
    timing: Timing {
        caption: "The whole line comes; sectors 0 and 2 of 4 are wanted.",
        table: "
            clock            p
            packet_valid     1
            packet_data      x 0 1 2 3
            core_reply_valid 0 1 0 1 0
            core_reply_last  x 0 x 1 x
            request_done     0 . . . 1
        ",
        beside: "packet_sectors 0b1111; wanted_sectors 0b101; core_reply_ready 1",
        ..Timing::PLAIN
    },
};
