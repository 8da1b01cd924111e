//! L1 caches of any number of cores that answer each other on a ring, and what joins them with the slices of L2.
//!
//! **Paper**: `taco16` §4, figure 5 and Table II.
//!
//! **Departs from it**: the nodes do, and their page says where. The paper's network between L1s and L2 is simulated, and
//! takes further cycles; here a message takes the cycles of the switches, and a network of another kind is outside
//! (`network` "ports"). The ring is inside in either case.
//!
//! ```text
//!                     +----------------------------------------------+
//!                     |   .==== responses ====.                      |
//!                     |   v                   |                      |
//!  core_request   ===>| node 0 ==> ... ==> node N-1 ==> node 0 (ring)|
//!  core_status    <===|   ||                  ||                     |
//!  core_reply     <===|   '==> packet_switch <='  ==> slice 0 .. L-1  |===> down_request
//!  retired        --->|   <=== packet_switch <======================  |<=== down_reply, reply_core
//!            flush -->|   flush_barrier                              |---> flushed, event, ccn, throttle,
//!                     |                                              |     counter_value
//!                     +----------------------------------------------+
//! ```
//! A port of the cores has N lanes, one of the slices L; a lane is an element of a packed vector, element 0 lowest.
//!
//! # Rules
//! - **R1** Core n has a node, a `ccn_l1` with all of its rules: `core_request`, `core_status`, `core_reply`, `retired`,
//!   `event`, `ccn` and `counter_value` are the node's in lane n, `throttle` holds its `phase`, `n_total` and `n_hits`, and
//!   `counter_index` is every node's. Without `throttle` in the config there are neither `retired` nor `throttle`.
//! - **R2** The number of a core is that of its lane: the `source` of its requests to L2, and its number on the ring.
//! - **R3** With `network` "ports" lane n of `down_request` and `down_reply` is node n's, and there is no `reply_core`.
//! - **R4** With `network` "crossbar" a `packet_switch` takes each node's requests, packets of one beat, to the slice of
//!   their line: floor(byte address / `interleave_bytes`) mod `l2_slices`. Another takes the beats of `down_reply` to the
//!   node that `reply_core` names; a packet is a reply.
//! - **R5** A node's `request_next` leads to `request_passing` of the node of the core after, from the last to core 0;
//!   its `response_next` to `response_passing` of the core before, from core 0 to the last. A link takes `link_latency`
//!   cycles, of which one is the stop's, in order: each of `link_latency - 1` skid buffers holds two requests, or two
//!   beats.
//! - **R6** While L2 takes no request, all replies in flight arrive; and with `core_reply` and `down_request` taken within
//!   a bound, and L2's replies given within one, every request is answered.
//! - **R7** A `flush_barrier` flushes all nodes: `flush` and `flushed` are its. All filters are cleared in one cycle.
//! - **R8** A load never returns data older than a store or atomic of its core that was accepted before it, nor newer, of
//!   one that was accepted after it, with `own_store_filter` and `pending_store` "refuse".
//! - **R9** A reset resets every node, link, switch and stage.
//! - **R10** With `registers` "requests" or "both" each slice has a *stage* between the switch of requests and
//!   `down_request`, with "replies" or "both" one between `down_reply` with `reply_core` and the switch of replies. A
//!   stage holds up to two beats, in their order; it takes one in a cycle at whose beginning it holds fewer, and offers
//!   each from the next cycle on until it is taken, once. `flushed` is never true while a stage holds a beat.
//!
//! The environment's side: that of `ccn_l1` for each core, L2 being the next level of all nodes; requests of different
//! cores have no order. With "crossbar" the beats of a reply come at one slice, without those of another reply between
//! them, with the `source` of the request as `reply_core`, which stays as they do; with "ports" those of a node's replies
//! may alternate as its page says.
//!
//! With "crossbar" a slice's beat is taken in its turn, so that `down_reply_ready` depends on `down_reply_valid`, its
//! and those of other slices; of one slice `down_reply_ready` depends on `down_reply_valid`, since a node takes what
//! is offered to it alone. With a stage of replies it depends on no input. With "ports" `down_reply_ready` depends on `down_reply_id`, as a node's does.
//!
//! # Timing
//! Timing of `ccn_l1`, and with "crossbar" a cycle in each switch: what leaves a node in cycle t is at its slice in t + 1, a
//! beat that is taken from a slice in cycle t is offered to its node in t + 1. Two cores, `link_latency` and `hit_latency`
//! 1, lines of two sectors; core 1 holds the line that core 0 loads:
//! ```text
//!  cycle            0    1    2    3    4    5    6    7    8    9    10   11   12   13
//!  core_request 0   load
//!  core_status 0         miss
//!  ccn 0                      inject
//!  ccn 1                                          served
//!  ccn 0                                                         hit
//!  core_reply 0                                                            s0   s1
//! ```
//!
//! # Cost
//! N nodes, `2 * (link_latency - 1)` requests and beats of each link, N slice maps, the switches (`packet_switch` has
//! their storage) and the barrier.

mod config;
#[cfg(feature = "verification")]
mod coverage;
#[cfg(feature = "verification")]
pub mod model;
mod node_throttle;
mod ports;
pub mod rtl;
#[cfg(feature = "verification")]
mod stimulus;
#[cfg(test)]
mod tests;
#[cfg(feature = "verification")]
mod view;

pub use config::Config;
#[cfg(feature = "verification")]
pub use coverage::{Covered, Monitor, Ring};
pub use node_throttle::NodeThrottle;
pub use ports::{In, Out};
#[cfg(feature = "verification")]
pub use stimulus::Stimulus;

use about::{BlockInfo, Timing};
#[cfg(feature = "verification")]
use coverage::unreachable;
use design::DesignKind;

// A cache must fill before most rules come about, and a request has 20,000 cycles to be answered.
#[cfg(feature = "verification")]
testbenches::dut!(
    Dut<MOST>,
    "ccn_cluster",
    CcnCluster,
    unreachable,
    RESET_INTERVAL = 50_000,
    COUNTERS = &ccn::ccn_l1::COUNTERS
);

/// The top in a list.
pub const INFO: BlockInfo = BlockInfo {
    name: "ccn_cluster",
    design: DesignKind::Ccn,
    paper: "taco16 §4",
    summary: "A cluster: cores' L1 caches, the ring on which they answer each other, and what joins them with the slices of L2.",
    back_pressure: "on every stream but the status; a cycle in each switch",
    page: include_str!("mod.rs"),
    timing: Timing {
        caption: "Core 0 loads a line of two sectors that core 1 holds.",
        table: "
            clock              p
            core_request_valid 1 0
            core_status_valid  0 1    0
            core_status_word   x miss x
            ccn_inject         0 .    1 0
            ccn_served         0 .    . . . . 1=0b10 0
            ccn_hit            0 .    . . . . .      . . 1 0
            core_reply_valid   0 .    . . . . .      . . . . 1 . 0
        ",
        beside: "
            core_request_line 9; core_request_sectors 3; core_reply_ready 3; down_request_ready 3
        ",
        before: "
            core_request_line 0,9; core_request_sectors 0,3; core_reply_ready 3
            down_request_ready 3; reply_core 1
            core_request_valid 0b10 0
            down_reply_valid   0*12 1 . 0*20
            down_reply_sector  0*13 1
            down_reply_last    0*13 1
        ",
        geometry: "
            ccn.cores = 2
            cluster.l2_slices = 2
            l1.sector_bytes = 64
        ",
    },
};

/// The blocks whose properties and mutants represent the top's.
pub const PARTS: &[&str] = &["ccn_l1", "packet_switch", "flush_barrier"];
