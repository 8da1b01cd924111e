//! A core's stop on both rings of the network: it joins the stops of requests and responses with the shadow tags
//! and with the read port of the L1's data array.
//!
//! **Paper**: `taco16` §4.1 and figure 5: what a node has beside its L1; §4.3 for a hit of another core's request.
//!
//! **Departs from it**:
//! - A line that the L1 invalidates in the cycle of its lookup is no hit: the shadow tags answer from the state
//!   before it, and the L1 need not be asked again.
//! - Between two lines that are read for the ring the core has one read of the array, if one waits. The paper gives
//!   the ring every read: the core of an L1 that all others read from would wait for ever.
//! - With `pending` "wait" a request whose line is in flight to the L1 waits in the node, and takes no place of ReqQ
//!   meanwhile. With "pass", the default, the request passes on, as published (§4).
//!
//! ```text
//!                          +--------------------------------------+
//!  request_passing    ===> | request_stop =====================>  | ===> request_next
//!  inject             ===> |   |      ^ |                         | ===> unserved   to L2
//!                          |   lookup | '- served -.              |
//!                          |   v      |            v              |
//!  write, invalidate  ===> | shadow_tags         reader ========> | ===> read       the L1's array
//!                          |                       | serve        |
//!  read_data          ---> | ----------.           |              |
//!                          |           v           v              |
//!  response_next     <===  | <===== response_stop ==============  | <=== response_passing
//!                          |              '=====================> | ===> fill       the local L1
//!                          +--------------------------------------+
//! ```
//! `inject`, `request_passing`, `request_next`, `unserved`, `response_passing`, `response_next` and `fill` are
//! ready/valid streams; `write`, `invalidate`, `read` and `served` have no back-pressure.
//!
//! # Rules
//! - **R1** The ring of requests: R1 to R14 of [`request_stop`](crate::request_stop), whose `passing` and `next`
//!   are `request_passing` and `request_next` here.
//! - **R2** The ring of responses: R1 to R9 of [`response_stop`](crate::response_stop), whose `passing` and `next`
//!   are `response_passing` and `response_next`, and whose `line_data` is `read_data`.
//! - **R3** `write` and `invalidate` change the shadow tags: R3 to R6, R9 and R11 of
//!   [`shadow_tags`](crate::shadow_tags).
//! - **R4** A foreign request hits in a cycle when the tags held its line before the clock edge of the cycle
//!   before, and `invalidate` of that cycle does not name the way: the L1 holds the line now.
//! - **R5** A line is read from the cycle on in which its request leaves ReqQ as a hit, or its place (R13), and its
//!   response takes a place of RespQ: `read_valid` is true for `sectors` cycles, with the line's set, its way, and
//!   `read_sector` from 0 on.
//! - **R6** No line begins to be read in a cycle in which `core_waits` is true and in the cycle before which a
//!   sector was read.
//! - **R7** The sector that is read in a cycle is on `read_data` in the next, and enters RespQ.
//! - **R8** `served_valid` is true in the cycle in which a line begins to be read, with the number of the core that
//!   asked.
//! - **R9** A reset empties all queues and places, ends what is read, and makes every tag invalid.
//!
//! With `pending` "wait" alone:
//! - **R10** `query_valid` is true in a cycle in which a foreign head is decided on (`request_stop` R5), with its
//!   line. `pending` answers in the same cycle: the local L1 waits for that line, for an MSHR entry and in a way.
//! - **R11** A local request is *away* from the cycle after that in which `inject` takes it, up to and including that in
//!   which `unserved` offers it and it is taken, or in which its last beat is taken on `fill`. The entry is its name.
//! - **R12** There are `parking` places. A foreign head that is decided on and does not hit (R4) is *parked* when
//!   `pending_valid` is true, a place is free at the beginning of the cycle, and the local request of `pending_entry` is
//!   not away or `core` is greater than the number of the core that asks. The request leaves ReqQ in this cycle, as a
//!   hit does, and takes the lowest free place, with set, `pending_way` and `pending_entry`. Any other head that does not hit
//!   passes on.
//! - **R13** A parked request is *due* from the cycle after that on in which `filled_valid` is true with its
//!   `pending_entry`, be that the cycle in which it is parked or a later one. The lowest place that is due is read, by
//!   R5, R6 and R8, and before a hit of ReqQ's head, which waits meanwhile; its place is free from the cycle after the
//!   first read on.
//! - **R14** `holds` is true in a cycle at whose beginning a place has the entry `woken_entry`, due or not.
//!
//! Neither `request_passing_ready` nor `response_passing_ready` depends on the `valid` of the same stream, and
//! nothing that leaves on `request_next` or `response_next` on what passes in the same cycle.
//!
//! R12 makes no circle. A local request that is not away has gone to L2, and waits for nobody; one that is away waits,
//! if it is parked, at a core of a greater number, or at one whose request is not away. A place waits for its
//! line, then for RespQ, which moves whatever becomes of requests.
//!
//! With `pending` "wait" `pending_valid` is false for each line that is held, and for each entry whose `filled_valid` has
//! been; from `filled_valid` on until `holds` is false for its entry, the entry's way keeps the line.
//!
//! The environment's side: that of `request_stop`, `response_stop` and `shadow_tags`; a way is written only when
//! it is invalid and has been so for a cycle. While `read_valid` is true the L1's core does not read the array, and
//! a beat of a fill to that way of that set waits.
//!
//! # Timing
//! With all streams ready and lines of two sectors: foreign request b, whose line the local L1 holds.
//! ```text
//!  cycle             0      1      2      3      4      5
//!  request_passing   b
//!  lookup                   b
//!  read                            b0     b1
//!  read_data                              b0     b1
//!  response_next                                 b0     b1
//! ```
//! | | cycles |
//! | --- | --- |
//! | `inject` to `request_next` | 2 |
//! | `request_passing` to `request_next`, or to the first `read` | 2 |
//! | first `read` to the first beat on `response_next` | 2 |
//! | `response_passing` to `response_next`; to `fill` | 1; 0 |
//! | `filled` to the first `read` of a parked request | 1 |
//!
//! # Cost
//! Storage in bits: that of its three parts, beside `set_bits + ways` of the last invalidation, and of what is
//! read 1, or with several sectors `set_bits + way_bits + log2(sectors) + 1`. With `pending` "wait" each place has
//! `2 + set_bits + way_bits + core_bits + 2 * entry_bits`, and each MSHR entry 1, of R11.

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
pub use ports::{
    EntryEvent, Fill, In, Invalidate, Miss, Out, Pending, Query, Read, Request, Response, Served,
    Unserved, Write,
};
#[cfg(feature = "verification")]
pub use properties::PROOFS;
#[cfg(feature = "verification")]
pub use stimulus::{Lines, Stimulus};

use about::{BlockInfo, Timing};
#[cfg(feature = "verification")]
use coverage::unreachable;
use design::DesignKind;
use ports::Ports;

#[cfg(feature = "verification")]
testbenches::dut!(Dut, "ring_stop", RingStop, unreachable);

/// The block in a list.
pub const INFO: BlockInfo = BlockInfo {
    name: "ring_stop",
    design: DesignKind::Ccn,
    paper: "taco16 §4.1, §4.3",
    summary: "A core's stop on both rings: the two stops, the shadow tags, and the reader of lines that others ask for.",
    back_pressure: "on every stream; 2 cycles to the next request stop, 1 to the next response stop",
    page: include_str!("mod.rs"),
    timing: Timing {
        caption: "A foreign request b that the local L1 answers with a line of two sectors.",
        table: "
            clock                 p
            request_passing_valid 1 0
            request_passing_line  b x
            served_valid          0 . 1 0
            read_valid            0 . 1 .  0
            read_sector           x . 0 1  x
            read_data             x . . b0 b1 x
            response_next_valid   0 . . .  1  .  0
            response_next_data    x . . .  b0 b1 x
        ",
        beside: "core 2; response_next_ready 1; request_next_ready 1",
        before: "write_valid 1 0; write_set 11",
        geometry: "l1.sector_bytes = 64",
    },
};
