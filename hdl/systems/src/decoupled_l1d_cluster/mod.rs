//! Decoupled L1 caches of any number of cores, the duel that chooses their mode, and what joins them with the slices of
//! L2.
//!
//! **Paper**: `ics15` §4.3, Table 2 and Table 3; the crossbar is theirs too.
//!
//! **Departs from it**: they simulate their network, and say how many cycles a message takes. Here a message takes the
//! cycles of the switches; a network of another kind is outside (`network` "ports").
//!
//! ```text
//!                     +----------------------------------------------+
//!  core_request   ===>| node 0 ==\                   /==> slice 0     |===> down_request
//!  core_status    <===|  ...      ==> packet_switch ==    ...        |
//!  core_reply     <===| node N-1 =/                   \==> slice L-1   |
//!                     |        <==== packet_switch <================ |<=== down_reply, reply_core
//!            flush -->|   flush_barrier                              |---> flushed, event, counter_value
//!                     |   sm_dueling: nodes 0 and 1 -> the others    |---> followers_decoupled, duel_counter
//!                     +----------------------------------------------+
//! ```
//! A port of the cores has N lanes, one of the slices L; a lane is an element of a packed vector, element 0 lowest.
//!
//! # Rules
//! - **R1** Core n has a node, a `decoupled_l1d` with all of its rules: `core_request`, `core_status`, `core_reply`,
//!   `event` and `counter_value` are the node's in lane n, and `counter_index` is every node's.
//! - **R2** The number of a core is that of its lane: the `source` of its requests to L2.
//! - **R3** With `network` "ports" lane n of `down_request` and `down_reply` is node n's, and there is no `reply_core`.
//! - **R4** With `network` "crossbar" a `packet_switch` takes each node's requests, packets of one beat, to the slice of
//!   their line: floor(byte address / `interleave_bytes`) mod `l2_slices`. Another takes the beats of `down_reply` to the
//!   node that `reply_core` names; a packet is a reply.
//! - **R5** A `flush_barrier` flushes all nodes: `flush` and `flushed` are its.
//! - **R6** `baseline` is low at node 0 and high at node 1, always; at the others it is the inverse of
//!   `followers_decoupled`, which is that of `sm_dueling`.
//! - **R7** An access of a leader, core 0 or 1, is a load that was accepted in the cycle before and whose status is not
//!   `reservation_fail`, with `bypass_l1` or without; it is a hit if its status is `hit` or `hit_pending`. Stores, atomics
//!   and requests of other cores are none. Every cycle passes interval time.
//! - **R8** A reset resets every node, switch and stage, and the duel.
//! - **R9** `duel_counter` is the duel's counter of the number `counter_index` mod 4.
//! - **R10** With `registers` "requests" or "both" each slice has a *stage* between the switch of requests and
//!   `down_request`, with "replies" or "both" one between `down_reply` with `reply_core` and the switch of replies. A
//!   stage holds up to two beats, in their order; it takes one in a cycle at whose beginning it holds fewer, and offers
//!   each from the next cycle on until it is taken, once. `flushed` is never true while a stage holds a beat.
//!
//! The environment's side: that of `decoupled_l1d` for each core, L2 being the next level of all nodes; requests of different
//! cores have no order. With "crossbar" the beats of a reply come at one slice, without those of another reply between
//! them, with the `source` of the request as `reply_core`, which stays as they do; with "ports" those of a node's replies
//! may alternate as its page says.
//!
//! With "crossbar" a slice's beat is taken in its turn, so that `down_reply_ready` depends on `down_reply_valid`, its
//! and those of other slices; of one slice `down_reply_ready` depends on `down_reply_valid`, since a node takes what
//! is offered to it alone. With a stage of replies it depends on no input. With "ports" `down_reply_ready` depends on `down_reply_id`, as a node's does.
//!
//! # Timing
//! Timing of `decoupled_l1d`, and with "crossbar" a cycle in each switch. A follower's mode changes two cycles after the
//! cycle that closes an interval, and a lookup has it in the third. Core 0's load, which the duel counts:
//! ```text
//!  cycle            0    1      2      3
//!  core_request 0   load
//!  core_status 0         bypass
//!  duel counts           *
//!  down_request                        n0
//! ```
//!
//! # Cost
//! N nodes, N slice maps, the switches (`packet_switch` has their storage), the barrier, and a duel, which one design has
//! once however many its cores.

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
    "decoupled_l1d_cluster",
    DecoupledL1dCluster,
    unreachable,
    RESET_INTERVAL = 20_000,
    COUNTERS = &EventCounters::NAMES
);

/// The top in a list.
pub const INFO: BlockInfo = BlockInfo {
    name: "decoupled_l1d_cluster",
    design: DesignKind::DecoupledL1d,
    paper: "ics15 §4.3",
    summary: "A cluster: cores' decoupled L1 caches, their duel, and what joins them with the slices of L2.",
    back_pressure: "on every stream but the status; a cycle in each switch",
    page: include_str!("mod.rs"),
    timing: Timing {
        caption: "Cores 0 and 1 ask for lines of one slice, which is asked for one after the other.",
        table: "
            clock               p*7
            core_request_valid  both=0b11 0
            core_status_valid   0         both=0b11   0
            core_status_word    x         bypass,miss x
            down_request_valid  0         .           . 1 . 0
            down_request_source x         .           . 0 1 x
        ",
        beside: "
            core_request_sectors 1,1; core_request_line 0,0; core_reply_ready 0b11
            down_request_ready 0b11
        ",
        ..Timing::PLAIN
    },
};

/// The blocks whose properties and mutants represent the top's.
pub const PARTS: &[&str] = &["decoupled_l1d", "sm_dueling", "packet_switch", "flush_barrier"];
