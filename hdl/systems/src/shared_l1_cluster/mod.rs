//! Shared L1 caches of any number of cores, and what joins them with each other and with the slices of L2.
//!
//! **Paper**: `pact20` §3, §4, Table 1.
//!
//! **Departs from it**: the paper has two crossbars, for requests and replies between cores and L2 (§5.1), and gives them
//! cycles. Here each of four classes of messages has a separate switch, since requests to homes beget requests to L2, and
//! L2's replies homes' packets; a message takes the cycles of its switch. A network of another kind, such as the paper's
//! mesh, is outside (`network` "ports").
//!
//! ```text
//!                     +----------------------------------------------+
//!                     |        /==== packet_switch ===\  packets     |
//!                     |        |  /= packet_switch =\ |  requests    |
//!                     |        v  v                 | | to homes     |
//!  core_request   ===>| node 0 ==\                   /==> slice 0     |===> down_request
//!  core_status    <===|  ...      ==> packet_switch ==    ...        |
//!  core_reply     <===| node N-1 =/                   \==> slice L-1   |
//!                     |        <==== packet_switch <================ |<=== down_reply, reply_core
//!            flush -->|   flush_barrier                              |---> flushed, event, counter_value
//!                     |                                              |---> home_status, mode
//!                     +----------------------------------------------+
//! ```
//! A port of the cores has N lanes, one of the slices L; a lane is an element of a packed vector, element 0 lowest.
//!
//! # Rules
//! - **R1** Core n has a node, a `shared_l1` with all of its rules: `core_request`, `core_status`, `core_reply`,
//!   `home_status`, `event` and `counter_value` are the node's in lane n, `mode` holds its phase, modes and decision, and
//!   `counter_index` is every node's.
//! - **R2** The number of a core is that of its lane: the `source` of its requests to L2 and to homes, and the number by
//!   which it is a home.
//! - **R3** With `network` "ports" lane n of `down_request` and `down_reply` is node n's `l2_out` and `l2_in`, lane n of
//!   `remote_request_out`, `remote_in`, `remote_out` and `remote_reply_in` is node n's, and there is no `reply_core`.
//! - **R4** With `network` "crossbar" a `packet_switch` takes each node's requests to L2, packets of one beat, to the slice
//!   of their line: floor(byte address / `mesh.interleave_bytes`) mod the number of `mesh.l2_at`. Another takes the beats
//!   of `down_reply` to the node that `reply_core` names; a packet is a reply.
//! - **R5** With "crossbar" a third takes each node's requests to homes, packets of one beat, to the node that is the home,
//!   and a fourth the beats of homes' packets to the node of the core that asked; a packet ends with its last beat.
//! - **R6** No two of the four classes share anything: while L2 takes no request, all replies in flight arrive; and with
//!   `core_reply` and `down_request` taken within a bound, and L2's replies given within one, every request is answered.
//! - **R7** A `flush_barrier` flushes all nodes: `flush` and `flushed` are its.
//! - **R8** A load never returns data older than a store or atomic of its core that was accepted before it, nor newer, of
//!   one that was accepted after it, with `store_path` "fixed" or "filtered", `atomic_path` "home" and another `leftover` than "lazy",
//!   whatever the modes. With other paths that is so of the lines whose home the core is.
//! - **R9** A reset resets every node, switch and stage.
//! - **R10** With `registers` "requests" or "both" each slice has a *stage* between the switch of requests and
//!   `down_request`, with "replies" or "both" one between `down_reply` with `reply_core` and the switch of replies. A
//!   stage holds up to two beats, in their order; it takes one in a cycle at whose beginning it holds fewer, and offers
//!   each from the next cycle on until it is taken, once. `flushed` is never true while a stage holds a beat.
//!
//! The environment's side: that of `shared_l1` for each core and L2; requests of different cores have no order. With
//! "crossbar" the beats of a reply come at one slice, without those of another reply between them, with the `source` of
//! the request as `reply_core`, which stays as they do. With "ports" those of a node's replies may alternate as its page
//! says, and requests and packets arrive at the nodes that they name, those of one sender in their order, a packet
//! without beats of another between them.
//!
//! With "crossbar" a slice's beat is taken in its turn, so that `down_reply_ready` depends on `down_reply_valid`, its
//! and those of other slices; of one slice `down_reply_ready` depends on `down_reply_valid`. With a stage of replies it
//! depends on no input.
//!
//! # Timing
//! Timing of `shared_l1`, and with "crossbar" a cycle in each switch: what leaves a node in cycle t is at its slice, or at
//! the node of its home or core, in t + 1. A load of core 0 whose home is core 1, where it misses:
//! ```text
//!  cycle            0     1       2     3     4     5     6     7
//!  core_request 0   load
//!  core_status 0          bypass
//!  home_status 1                                    miss
//!  down_request                                                 n1
//! ```
//!
//! # Cost
//! N nodes, N slice maps, the four switches (`packet_switch` has their storage) and the barrier.

mod config;
#[cfg(feature = "verification")]
mod coverage;
#[cfg(feature = "verification")]
pub mod model;
mod node_mode;
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
pub use coverage::{Covered, Monitor, Sharing};
pub use node_mode::NodeMode;
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
    "shared_l1_cluster",
    SharedL1Cluster,
    unreachable,
    RESET_INTERVAL = 50_000,
    COUNTERS = &shared_l1::node::COUNTERS
);

/// The top in a list.
pub const INFO: BlockInfo = BlockInfo {
    name: "shared_l1_cluster",
    design: DesignKind::SharedL1,
    paper: "pact20 §3, §4",
    summary: "A cluster: cores' shared L1 caches, and what joins them with each other and the slices of L2.",
    back_pressure: "on every stream but the statuses; a cycle in each switch",
    page: include_str!("mod.rs"),
    timing: Timing {
        caption: "A load of core 0 misses at its home, core 1, which asks L2.",
        table: "
            clock               p
            core_request_valid  1 0
            core_status_valid   0 1      0
            core_status_word    x bypass x
            home_status_valid   0 .      . . . 1=0b10      0
            home_status_word    x .      . . . miss=x,miss x
            down_request_valid  0 .      . . . .           . 1
            down_request_source x .      . . . .           . 1
        ",
        beside: "
            core_request_sectors 1; core_request_line 0x20; core_reply_ready 1
            down_request_ready 1
        ",
        geometry: "shared_l1.mode = \"shared\"",
        ..Timing::PLAIN
    },
};

/// The blocks whose properties and mutants represent the top's.
pub const PARTS: &[&str] = &["shared_l1", "packet_switch", "flush_barrier"];
