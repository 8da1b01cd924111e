//! Private L1 caches of any number of cores, and what joins them with the slices of L2.
//!
//! **Paper**: `ics15` §2.2 and Table 2, `taco16` Table II; the crossbar is theirs too.
//!
//! **Departs from them**: they simulate their networks, and say how many cycles a message takes. Here a message takes
//! the cycles of the switches; a network of another kind is outside (`network` "ports").
//!
//! ```text
//!                     +----------------------------------------------+
//!  core_request   ===>| node 0 ==\                   /==> slice 0     |===> down_request
//!  core_status    <===|  ...      ==> packet_switch ==    ...        |
//!  core_reply     <===| node N-1 =/                   \==> slice L-1   |
//!                     |        <==== packet_switch <================ |<=== down_reply, reply_core
//!            flush -->|   flush_barrier                              |---> flushed, event, counter_value
//!                     +----------------------------------------------+
//! ```
//! A port of the cores has N lanes, one of the slices L; a lane is an element of a packed vector, element 0 lowest.
//!
//! # Rules
//! - **R1** Core n has a node, an `l1` with all of its rules: `core_request`, `core_status`, `core_reply`, `event` and
//!   `counter_value` are the node's in lane n, and `counter_index` is every node's.
//! - **R2** The number of a core is that of its lane: the `source` of its requests to L2.
//! - **R3** With `network` "ports" lane n of `down_request` and `down_reply` is node n's, and there is no `reply_core`.
//! - **R4** With `network` "crossbar" a `packet_switch` takes each node's requests, packets of one beat, to the slice of
//!   their line: floor(byte address / `interleave_bytes`) mod `l2_slices`. Another takes the beats of `down_reply` to the
//!   node that `reply_core` names; a packet is a reply.
//! - **R5** A `flush_barrier` flushes all nodes: `flush` and `flushed` are its.
//! - **R6** A reset resets every node, switch and stage.
//! - **R7** With `registers` "requests" or "both" each slice has a *stage* between the switch of requests and
//!   `down_request`, with "replies" or "both" one between `down_reply` with `reply_core` and the switch of replies. A
//!   stage holds up to two beats, in their order; it takes one in a cycle at whose beginning it holds fewer, and offers
//!   each from the next cycle on until it is taken, once. `flushed` is never true while a stage holds a beat.
//!
//! The environment's side: that of `l1` for each core, L2 being the next level of all nodes; requests of different
//! cores have no order. With "crossbar" the beats of a reply come at one slice, without those of another reply between
//! them, with the `source` of the request as `reply_core`, which stays as they do; with "ports" those of a node's replies
//! may alternate as its page says.
//!
//! With "crossbar" a slice's beat is taken in its turn, so that `down_reply_ready` depends on `down_reply_valid`, its
//! and those of other slices; of one slice `down_reply_ready` depends on `down_reply_valid`, since a node takes what
//! is offered to it alone. With a stage of replies it depends on no input. With "ports" `down_reply_ready` depends on `down_reply_id`, as a node's does.
//!
//! # Timing
//! Timing of `l1`, and with "crossbar" a cycle in each switch: what leaves a node in cycle t is at its slice in t + 1, a
//! beat that is taken from a slice in cycle t is offered to its node in t + 1. A stage is one cycle more, and a beat a
//! cycle. Two nodes that miss lines of one slice:
//! ```text
//!  cycle            0    1    2    3    4
//!  core_request 0   load
//!  core_request 1   load
//!  core_status 0         miss
//!  core_status 1         miss
//!  down_request 0                  n0   n1
//! ```
//!
//! # Cost
//! N nodes, N slice maps, the switches (`packet_switch` has their storage) and the barrier. A stage of beats of W bits has
//! `2 * W + 2` bits, as many once more for each 1,024 bits that W has above the first, and of replies
//! `2 * ceil(log2(N)) + 2` for the core.

mod config;
#[cfg(feature = "verification")]
pub mod model;
mod ports;
pub mod rtl;
#[cfg(test)]
mod tests;

#[cfg(feature = "verification")]
pub use crate::l1_cluster::{Covered, Monitor, Stimulus};
pub use config::Config;
pub use ports::{In, Out};

#[cfg(feature = "verification")]
use crate::l1_cluster::coverage::unreachable;
use about::{BlockInfo, Timing};
#[cfg(feature = "verification")]
use base::event_counters::EventCounters;
use design::DesignKind;

#[cfg(feature = "verification")]
testbenches::dut!(
    Dut<MOST>,
    "private_cluster",
    PrivateCluster,
    unreachable,
    RESET_INTERVAL = 20_000,
    COUNTERS = &EventCounters::NAMES
);

/// The top in a list.
pub const INFO: BlockInfo = BlockInfo {
    name: "private_cluster",
    design: DesignKind::Private,
    paper: "ics15 §2.2",
    summary: "A cluster: cores' private L1 caches, and what joins them with the slices of L2.",
    back_pressure: "on every stream but the status; a cycle in each switch",
    page: include_str!("mod.rs"),
    timing: Timing {
        caption: "Cores 0 and 1 miss lines of one slice, which is asked for one after the other.",
        table: "
            clock               p*7
            core_request_valid  both=0b11 0
            core_status_valid   0         both=0b11 0
            core_status_word    x         miss=miss,miss x
            down_request_valid  0         .         . 1 . 0
            down_request_source x         .         . 0 1 x
        ",
        beside: "
            core_request_sectors 1,1; core_request_line 0,0; core_reply_ready 0b11
            down_request_ready 0b11
        ",
        ..Timing::PLAIN
    },
};

/// The blocks whose properties and mutants represent the top's.
pub const PARTS: &[&str] = &["l1", "packet_switch", "flush_barrier"];
