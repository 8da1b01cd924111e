//! An AXI4 manager in the place of the next level: loads are bursts of reads, stores are writes of one
//! beat, and what a memory controller or an interconnect answers in any order comes back as a slice, or
//! an L1, wants it.
//!
//! **Paper**: none. The channels are those of AXI4 (Arm IHI 0022), with its names.
//!
//! ```text
//!                +-----------------------------------------+
//!  request   ===>| line_order ==> reads  ----------------> |===> ar
//!                |     |      ==> writes ----------------> |===> aw, w
//!  reply     <===|<----+------- replies <----------------- |<=== r, b
//!                |                                         |---> error, idle
//!                +-----------------------------------------+
//! ```
//! `request`, `reply` and AXI's five channels are ready/valid streams. Reads and writes go apart in AXI,
//! so that a [`line_order`](crate::line_order) is in front.
//!
//! # Rules
//! - **R1** A request of kind load is a *read*, any other a *write*. A request passes `line_order` first, which
//!   holds it by its rules R3 and R4: while an unanswered write names one of its sectors, and a write while any
//!   unanswered request does. To `line_order` it is unanswered until its last beat has left by `reply`.
//! - **R2** A read is taken in a cycle at whose beginning fewer than `reads` have a number, and in which
//!   `ar` has no burst to offer, or the last one leaves.
//! - **R3** A write is taken in a cycle at whose beginning fewer than `writes` have a number, and in which
//!   `aw` has nothing to offer or what it offers leaves, and `w` too.
//! - **R4** A request that is taken gets the lowest number that is free at the beginning of the cycle, of
//!   the reads or of the writes: AXI's identifier. `request_ready` depends on what `request` carries and on
//!   `ar_ready`, `aw_ready` and `w_ready`, and not on `request_valid`.
//! - **R5** From the next cycle on a read's bursts are offered at `ar`, one for each run of adjacent sectors
//!   wanted, rising; after each the next in the next cycle. A burst is INCR, its address that of its first
//!   sector, its `len` its sectors less one.
//! - **R6** From the next cycle on a write is offered at `aw` and at `w`, at each until it is taken there:
//!   one beat, the address of its sector (the lowest named), `strb` its byte enables.
//! - **R7** Beats of `r` for a number belong to its sectors in rising order; those of different numbers
//!   alternate as they like. A beat becomes a beat of the reply, with `last` for the read's last sector,
//!   whose number is free from the next cycle on.
//! - **R8** A beat of `b` becomes the acknowledgement of its number's write, kind store, sector and data 0,
//!   `last`; its number is free from the next cycle on.
//! - **R9** Replies wait in a queue of two places: what is taken in cycle t is offered at `reply` from t + 1
//!   on. `r` is ready in a cycle at whose beginning a place is free and it is its turn, `b` likewise; after a
//!   reset it is the turn of `r`. The turn passes to the other in a cycle in which the other is valid, unless
//!   the one whose turn it is waits for a place. Neither `ready` depends on an input of its cycle, as AXI
//!   demands.
//! - **R10** A beat for a number that is free at the beginning of its cycle is taken by R9, and changes nothing
//!   else.
//! - **R11** `error_valid` is true in the cycle after one in which a beat for a number in use was taken whose
//!   `resp` is not 0 (OKAY), or one of `r` whose `last` is not where its burst ends. `error_line` is the
//!   line, `error_is_write` tells a `b`. The reply is as without the error.
//! - **R12** `idle` is true in a cycle at whose beginning nothing is unanswered. A reset frees every number,
//!   and empties the channels and the queue.
//!
//! The environment's side: the `id`s of unanswered requests are distinct; a load names at least one sector, a
//! store exactly one; atomics are performed above. AXI's side is AXI4's: payloads hold while they wait, the
//! beats of one identifier come in the order of its bursts.
//!
//! # Timing
//! | | cycles |
//! | --- | --- |
//! | taken at `request` to `ar`, or to `aw` and `w` | 1 |
//! | valid at `r` or `b` to taken, when the other was last | 1 |
//! | taken at `r` or `b` to `reply` | 1 |
//!
//! A read of one burst a cycle, a write a cycle, and a beat of a reply a cycle, with every stream ready.
//!
//! # Cost
//! Storage in bits, beside the order's: a read `memory_id_bits + line_bits + sectors`, a write
//! `memory_id_bits + line_bits + 1`; what `ar`, `aw` and `w` offer; two beats of replies, with 4 bits of their
//! queue; the turn, and what `error` shows.

mod config;
#[cfg(feature = "verification")]
mod coverage;
#[cfg(feature = "verification")]
pub mod model;
pub mod ports;
#[cfg(feature = "verification")]
mod properties;
pub mod rtl;
#[cfg(feature = "verification")]
mod stimulus;
#[cfg(feature = "verification")]
pub(crate) mod subordinate;
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

#[cfg(feature = "verification")]
testbenches::dut!(Dut, "axi4_memory", Axi4Memory, unreachable, RECORDED = coverage::RECORDED);

/// The block in a list.
pub const INFO: BlockInfo = BlockInfo {
    name: "axi4_memory",
    design: DesignKind::Llc,
    paper: "none",
    summary: "An AXI4 manager in the place of the next level: loads become bursts, stores single beats.",
    back_pressure: "all streams; no path from AXI's inputs to its outputs",
    page: include_str!("mod.rs"),
    timing: Timing {
        caption: "A load of three sectors in two runs, and a store that waits for its turn.",
        table: "
            clock         p
            request_valid 1    .     0
            request_kind  load store x
            ar_valid      0    1     . 0
            ar_len        x    1     0 x
            aw_valid      0    .     1 0
            w_valid       0    .     1 0
            r_valid       0    .     . 1 .    .     .    0
            r_last        x    .     . 0 1    .     .    x
            r_ready       1    .     . . 0    1
            b_valid       0    .     . 1 .    0
            b_ready       0    .     . . 1    0
            reply_valid   0    .     . . 1    .     .    .    0
            reply_kind    x    .     . . load store load load x
        ",
        beside: "
            ar_ready 1; aw_ready 1; w_ready 1; reply_ready 1
            request_sectors 0b1011 1
            request_line    0      1
        ",
        ..Timing::PLAIN
    },
};
