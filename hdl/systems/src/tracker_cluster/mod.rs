//! Nodes of any number of cores, the banks of their sharing trackers and the banks of L2; the network between nodes
//! and banks is outside.
//!
//! **Paper**: `thesis12` §3.1, §3.2, figure 4.5 and Table 4.1.
//!
//! **Departs from it**: nodes and banks do, and their pages say where. The paper's network is simulated; here it is
//! the user's, and each stream between nodes and banks is a port. Several trackers share the banks of L2, which the
//! paper does not say how.
//!
//! ```text
//!                   +-------------------------------------------------------------------+
//!  active_warps --->|                                                                   |
//!  warp, ticket ===>|                                                                   |<=== forward
//!  core_request ===>| node 0 .. N-1                                                     |===> message, nack, answer
//!  core_reply   <===|   |                                                               |<=== down_reply
//!  core_status  <---|   |                                                               |
//!            flush->|  flush_barrier -> tracker_flush                                   |---> flushed
//!                   |                        |                                          |
//!  bank_message ===>|                        v                                          |
//!  bank_nack    ===>| bank 0 .. T*B-1 of the trackers ==> packet_switch (one a bank)    |===> bank_forward
//!                   |        ||                                                         |
//!                   |  packet_switch where T > 1                                        |
//!                   |        ||                                                         |===> memory_request
//!         l2_flush->| bank 0 .. B-1 of L2, flush_barrier                                |<=== memory_reply
//!                   |                                                                   |===> l2_reply
//!                   |                                                                   |---> l2_flushed, idle,
//!                   +-------------------------------------------------------------------+     events, counters
//! ```
//! A port of the cores has N lanes, one of the trackers' banks T * B, one of L2's banks B; a lane is an element of a
//! packed vector, element 0 lowest. Of `warp_sector` lane i of core n is element 32 n + i.
//!
//! # Words
//! N is `cores`, T `trackers`, B `banks`, C = N / T the cores of a tracker, and k the least number with `2^k >= C`.
//! The *network* is outside, and brings what leaves a port to another:
//!
//! | from | to | what changes |
//! | --- | --- | --- |
//! | `message` of core n | `bank_message` of lane floor(n / C) * B + `line` mod B | `line` / B; `core` is n mod C |
//! | `bank_forward` of lane t * B + b | `forward` of core t * C + `core` | `line` is `line` * B + b |
//! | `nack` of core n | `bank_nack` of lane floor(n / C) * B + `line` mod B | `line` / B |
//! | `answer` of core n | `down_reply` of core floor(n / C) * C + `source` | |
//! | `l2_reply` of any lane | `down_reply` of core floor(`source` / 2^k) * C + `source` mod 2^k | |
//!
//! Its *classes* are, in this order, messages, forwards, nacks, and replies: `answer` and `l2_reply`.
//!
//! # Rules
//! - **R1** Core n has a node, a `tracker_node` with all of its rules: `active_warps`, `warp`, `warp_sector`,
//!   `decision`, `ticket`, `line`, `core_request`, `core_status`, `core_reply`, `message`, `forward`, `nack`,
//!   `answer`, `down_reply`, `event`, `tracker` and `counter_value` are the node's in lane n, and `counter_index` is
//!   every node's.
//! - **R2** Core n belongs to tracker floor(n / C), and its number there is n mod C. The `requester` of `forward`,
//!   `nack`, `bank_forward` and `bank_nack`, the `source` of `answer`, and the `core` of `bank_message` and
//!   `bank_forward` are numbers within the tracker.
//! - **R3** Lane t * B + b of the ports of trackers' banks is bank b of tracker t, a `tracker_bank` with all
//!   of its rules: `bank_nack` is its `nack`. The message at `bank_message` is offered to it as the `message`
//!   of the core that `core` names, none is of any other core, and `bank_message_ready` is that
//!   `message_ready`.
//! - **R4** A `packet_switch` of one output takes each core's `forward` of a bank, packets of one beat, the core being
//!   the input; `bank_forward` is its output, `core` the input that the forward came from.
//! - **R5** Lane b of L2's ports is bank b of L2, an `l2_bank` with all of its rules: `l2_reply`, `memory_request`,
//!   `memory_reply`, `l2_event` and `l2_counter_value` are its, and `l2_counter_index`, as in `llc_slice`, is every
//!   bank's. With one tracker its `request` is that of bank b of the tracker, in the same cycle. With several a
//!   `packet_switch` of one output takes the `request` of bank b of each tracker, packets of one beat, the tracker
//!   being the input.
//! - **R6** The `source` of a request to L2, and so of `l2_reply`, has the tracker's number above the core's number
//!   within the tracker: `t * 2^k + c`. With C a power of two that is n.
//! - **R7** A class waits for later ones alone, requests to memory being one between nacks and replies: while none of
//!   it is taken, what is of later ones arrives. With all outputs taken within a bound, what they carry delivered
//!   within one, and memory's answers given within one, every request is answered once no flush is true, `flush` is
//!   answered by `flushed` whatever `l2_flush` does, and `l2_flush` that stays by `l2_flushed`.
//! - **R8** A `flush_barrier` of N + 1 members flushes the nodes, and as its last member the trackers: `flush` and
//!   `flushed` are its, `node_flush` is every node's `flush`. In a cycle in which `node_flush` and the `flushed` of
//!   every node are true, each bank of a tracker that has not taken its `flush` since `node_flush` rose is offered it.
//!   The last member's `node_flushed` is true in a cycle at whose beginning every bank has taken it since.
//! - **R9** A `flush_barrier` flushes the banks of L2: `l2_flushed` is its `flushed`, and its `flush` is true
//!   in a cycle in which `l2_flush` is, and either `node_flush` of R8 is false or `flushed` is true. L2
//!   therefore begins no flush while the nodes empty themselves, for which it has to answer them. A flush of
//!   L2 that has begun ends; if `flush` rises before `l2_flush` has fallen, `l2_flushed` falls, and a flush
//!   follows that of the nodes. Without `l2_flush` nothing is written back at the end of a kernel.
//! - **R10** `idle` is true in a cycle in which every bank of the trackers and every bank of L2 is `idle`, no
//!   `bank_forward` is valid, and no switch of R5 offers a request. Nodes, and what is in flight outside, have no part
//!   in it.
//! - **R11** A load never returns data older than a store or atomic of its core that was accepted before it, nor
//!   newer, of one that was accepted after it, with `pending_store` "refuse".
//! - **R12** A reset resets every node, bank, switch and barrier.
//!
//! The environment's side: that of `tracker_node` for each core, of `tracker_bank` for each bank of a tracker and of
//! `l2_bank` for each memory, with the top's other parts in the place of their neighbours; what leaves a port arrives once, where the table above says, a core's messages at a bank in their
//! order, the last beat of a reply after its others, while nothing else has an order and beats of different replies
//! may alternate; a class waits for later ones alone, for `core_reply` and for memory; `core` and `requester` are
//! below C; the `valid` of a stream depends on no `ready`.
//!
//! A network owes a flush nothing. When every node is empty no load, store, forward, nack or answer is in flight. A
//! remove may be; one that arrives after its bank was emptied finds nothing, or takes off the mark of a load of the
//! next kernel, so that one line less is forwarded.
//!
//! `bank_message_ready` depends on `bank_message_valid`, on its kind and core, on `bank_nack_valid` and on `flush`; of
//! one bank `bank_message_ready` depends on `bank_message_valid`. Of the banks' other streams none does so. Those
//! of nodes are as their page says: `down_reply_ready` depends on `down_reply_id`.
//!
//! # Timing
//! Timing of the parts, and a cycle in each switch. Core 1 loads line a, which core 0 has; lines of two sectors,
//! `hit_latency` 1, and a network that takes no time:
//! ```text
//!  cycle            0     1     2     3     4     5     6     7     8     9     10    11    12    13
//!  core_request 1   load
//!  core_status 1          miss
//!  bank_message                 load
//!  bank_forward                                   to 0
//!  answer 0                                                               a0    a1
//!  core_reply 1                                                                                   a0
//! ```
//! | | cycles |
//! | --- | --- |
//! | `bank_message` to `bank_forward`, alone | 3 |
//! | `bank_message` to the first beat of `l2_reply`, a hit of one tracker | `hit_latency` of L2 and 5 |
//! | the same of several trackers | 1 more |
//! | `bank_nack` to the first beat of `l2_reply` | 1 less than those |
//! | last node's `flushed` to the cluster's | 2 |
//!
//! # Cost
//! N nodes, T * B banks of trackers, B banks of L2, the switches (`packet_switch` has their storage), the barriers, of
//! `N + 3` and `B + 2` bits, and `T * B` bits of the trackers' flush.

mod config;
#[cfg(feature = "verification")]
mod coverage;
#[cfg(feature = "verification")]
pub mod model;
mod ports;
pub mod rtl;
#[cfg(feature = "verification")]
mod stimulus;
#[cfg(test)]
mod tests;

pub use config::Config;
#[cfg(feature = "verification")]
pub use coverage::{Covered, Monitor};
pub use ports::{BankEvents, BankForward, BankMessage, In, Out};
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
    "tracker_cluster",
    TrackerCluster,
    unreachable,
    RESET_INTERVAL = 50_000,
    COUNTERS = &sharing_tracker::tracker_node::COUNTERS
);

/// The top in a list.
pub const INFO: BlockInfo = BlockInfo {
    name: "tracker_cluster",
    design: DesignKind::SharingTracker,
    paper: "thesis12 §3.1, §3.2",
    summary: "A cluster: cores' nodes, the banks of their sharing trackers and of L2; the network is outside.",
    back_pressure: "on every stream but the statuses; a cycle in each switch",
    page: include_str!("mod.rs"),
    timing: Timing {
        caption: "Core 1 loads a line of two sectors that core 0 has; the network takes no time.",
        table: "
            clock              p
            core_request_valid 1=0b10 0
            core_status_valid  0      1=0b10      0
            core_status_word   x      miss=x,miss x
            message_valid      0      .           1=0b10 0
            bank_message_valid 0      .           1      0
            bank_forward_valid 0      .           .      . . 1 0
            forward_valid      0      .           .      . . 1 0
            answer_valid       0      .           .      . . . . . . 1      . 0
            down_reply_valid   0      .           .      . . . . . . 1=0b10 . 0
            core_reply_valid   0      .           .      . . . . . . .      . . . 1=0b10
        ",
        beside: "
            core_request_line 0,4; core_request_sectors 0,3; core_reply_ready 3; message_ready 3
            bank_message_core 1; bank_message_line 4; bank_message_sectors 3; bank_forward_ready 1
            answer_ready 3; memory_request_ready 1; forward_line 4; forward_requester 1
            down_reply_sector 0*10 0,1
            down_reply_last   0*10 2
        ",
        before: "
            core_request_line 4; core_request_sectors 3; core_reply_ready 3; message_ready 3
            bank_message_line 4; bank_message_sectors 3; bank_forward_ready 1
            memory_request_ready 1
            core_request_valid 1    0
            bank_message_valid 0    . 1 0
            down_reply_valid   0*9  1 . 0*20
            down_reply_sector  0*10 1
            down_reply_last    0*10 1
        ",
        geometry: "
            sharing_tracker.cores = 2
            sharing_tracker.banks = 1
            l1.sector_bytes = 64
        ",
    },
};

/// The blocks whose properties and mutants represent the top's.
pub const PARTS: &[&str] = &[
    "tracker_node",
    "tracker_bank",
    "line_splitter",
    "atomic_buffer",
    "llc_slice",
    "packet_switch",
    "flush_barrier",
];
