//! A core's L1 data cache that it shares with other cores: home to its lines, private or shared as
//! DynEB chooses.
//!
//! **Paper**: `pact20` §3 and §4, figure 4.
//!
//! **Departs from it**:
//! - Four classes of messages have separate ports and queues, where the paper has two networks:
//!   requests to homes (1), requests to L2 (2), replies of L2 (3), replies of homes (4). A message waits
//!   only for later classes, so that no ring of nodes waits for itself.
//! - Stores and atomics keep one way whatever the mode, leftovers are invalidated, and loads wait for
//!   stores that went another way: see `request_classifier` and `store_tracker`. With `store_path` "filtered"
//!   a core writes past the homes while it is private, and a filter keeps such lines private for it (R27).
//! - A load with `bypass_l1` goes by way of its line's home, and a store or atomic that goes there waits
//!   until its line is no longer in flight to the local L1: else the write could reach L2 before a load
//!   that its core made before it.
//! - A load of another core that finds no MSHR entry, no room in one, no way or a stale line is not
//!   refused: it bypasses the cache. Nobody would retry it, and it would stall those behind
//!   it.
//!
//! ```text
//!                       +---------------------------------------------------+
//!  core_request ======> | request_classifier ---> l1_arbiter ===> lookup    | ---> core_status
//!  remote_in =========> |==> queue =============> l1_arbiter      |         | ---> home_status
//!                       |                                         |way home |
//!                       |  store_tracker, remote_tracker, dyneb   +=> queue | ===> remote_request_out
//!                       |                                         v         |
//!  l2_in =============> |==> queue ====> data side of the L1 ===> queue ==> | ===> l2_out
//!                       |                    |replies                       |
//!                       |                    +==> chunker =====> queue ===> | ===> remote_out
//!                       |                    v                              |
//!  remote_reply_in ===> |==> queue ==> chunk_receiver => reply_arbiter ===> | ===> core_reply
//!  flush -------------> |                                                   | ---> flushed, events
//!                       +---------------------------------------------------+
//! ```
//! All but `core_status` and `home_status` are ready/valid streams. `remote_request_out` and `remote_in`
//! are of class 1, `l2_out` 2, `l2_in` 3, `remote_out` and `remote_reply_in` 4.
//!
//! # Words
//! *Readable*, *pending*, *plain*, *direct*, *beat* are those of `l1`, whose rules R1 to R28 hold for the
//! L1 inside unless a rule here says otherwise. *Local* requests come by `core_request`, *remote* ones by
//! `remote_in`. The *way*, *home*, group (`is_shared`) and *local copy* of a local request are what
//! `request_classifier` says in the cycle of its acceptance, with the modes that `dyneb` gives in that
//! cycle; a load with `bypass_l1` takes the way of a store. A request *leaves* when its way is not the
//! local L1. "Full" is said of the beginning of a cycle.
//!
//! # Rules
//! - **R1** Local requests are the local side of an `l1_arbiter`, `remote_in` its remote side. The L1 takes
//!   what is offered in a cycle in which no request in lookup waits and no set is cleared by a flush
//!   (R17). `core_request` is ready when the arbiter's local side is, and `flush` false.
//! - **R2** The arbiter's head is admitted in a cycle in which a place of `home_requests` is free and the
//!   queue `l2_out` has a free place more than requests that are looked up; a place for data too, with fewer
//!   `store_data_places` than `miss_queue`.
//! - **R3** A remote request is accepted when the L1 takes it from the arbiter. The request takes the
//!   lowest free place in that cycle, and keeps core, identifier and sectors (none for a store) there.
//!   The place is free from the cycle on that follows the one in which its packet's last beat enters the
//!   queue `remote_out`.
//! - **R4** `core_status` gives a local request's word in the cycle after its acceptance, or when it has
//!   waited (R25); a remote request has none, and is never refused.
//! - **R5** A local load is a `reservation_fail` while `store_tracker` blocks it: it is asked with
//!   `request_to_home` true for the way home, false for any other.
//! - **R6** A local request that leaves is a `reservation_fail` while `remote_tracker` takes no more; a
//!   store or atomic that leaves, while `store_tracker` has no room for it; one that is routed home, while
//!   the queue `remote_request_out` is full; a store or atomic that is routed home, while its line is
//!   pending in the local tags, whatever becomes of the local copy; and one that R27 holds back.
//! - **R7** A local request that is routed home goes to the queue `remote_request_out` in the cycle of its
//!   lookup, not to `l2_out`; what `l1` says of room does not concern it. A load with `bypass_l1` goes
//!   as a `direct_load`.
//! - **R8** In the local tags a load that leaves does nothing and is a `bypass`. A store that leaves of a
//!   private set, `bypass_l1` false, is a plain store (`l1` R8, R9, R11). Any other store or atomic that
//!   leaves is a `bypass`, and does there what an atomic does (`l1` R10, R11), or nothing when its
//!   local copy is not looked at (`leftover = "lazy"`).
//! - **R9** A local request that leaves is issued to `remote_tracker` in the cycle of its lookup, with its
//!   sectors (none for a store) and a note of kind, group and `store_entry`; a store or atomic that
//!   leaves is counted by `store_tracker` then. A refused request is neither.
//! - **R10** A remote load is looked up as a plain load, with all sectors of the line when `chunking` is
//!   false. Where `l1` R6 would refuse it, it is sent down as a direct load. A `direct_load`, and one
//!   that is accepted while `flush` is true, is sent down likewise. A remote store or atomic is looked
//!   up as in `l1`.
//! - **R11** The identifier of a request in the L1 is `id_bits + 3` bits wide, or `slot_bits + 1` if that
//!   is more: the top bit tells a remote one, which has its place of R3 in the low bits; a local one has
//!   its `id` in the low `id_bits`, above it a bit that says that its reply counts (R16), above that its
//!   group. The bits between are 0. `l2_out_id` has a bit more, or as many as an MSHR entry's number:
//!   see `l1`.
//! - **R12** The beats of one reply enter the L1's replies one after the other: while one has begun and
//!   not ended, a hit's or a direct one's, none of another enters, be it of an entry that wakes or one of
//!   `l1` R28.
//!   Otherwise `l1` R20 holds.
//! - **R13** The L1's replies to remote requests go to a `chunker` with core, identifier and sectors of
//!   their place. The L1's beat is the data of every sector beat, and is taken with the sector beat of
//!   its sector, its last beat with the packet's last; an acknowledgement with the header.
//!   Between two beats of the L1's reply the `chunker` is offered none, as its R9 allows, and goes on
//!   with the next. The packet's beats enter the queue `remote_out`.
//! - **R14** Beats of `remote_reply_in` enter their queue, whose head is the packet beat of a
//!   `chunk_receiver`. The head and the L1's replies share `core_reply`: when both have a beat, the
//!   one goes that did not go last (after a reset the packet's). One that `core_reply` has not taken
//!   stays. While the L1's goes, the packet's beat waits, also one that gives no reply.
//! - **R15** With the last beat of a local reply, taken, the request is released in `remote_tracker` if it
//!   is known there; a store or atomic is acknowledged to `store_tracker` then. Of a packet that is the
//!   beat with `core_reply_last`; beats of the packet behind it (of a home without `chunking`) give no
//!   reply, whatever `remote_tracker` says, so that the identifier may be used again.
//! - **R16** To `dyneb`, an access is a local request whose word is `hit`, `hit_pending` (both hits) or
//!   `miss`, one away a local request whose word is `bypass`. A reply of L2 is the last beat of a local reply from the L1, taken, whose identifier says
//!   that it counts, in its group: that of a direct request but an atomic; of a load that missed; of a
//!   load that joined an entry which no local load has joined before. The last beat of a packet's reply
//!   (R15), taken, is a reply of L2 of the private group for a store of a private set, a home reply for
//!   any other load or store, neither for an atomic.
//! - **R17** `flush` stops `core_request`. The walk begins when no request is in lookup, `l1` R23 says
//!   so of the L1, and `remote_tracker` holds nothing; remote requests go on until then, and wait in the
//!   cycles in which a set is cleared. The flush makes every line invalid, as in `l1` R23, once for one
//!   rise of `flush`, and `flushed` stays as there.
//! - **R18** With `leftover_first`, a miss in a shared set without a free way takes the policy's choice
//!   among the ways with a readable line homed elsewhere, if there is one. The set is shared if the mode
//!   in the cycle of the lookup says so.
//! - **R19** With `leftover = "flush"`, when the sets of a parity turn from private to shared, every
//!   readable line homed elsewhere, of either parity, is invalid from the cycle on that follows the
//!   first in which they are shared, and so is one whose entry ends in that first cycle; and a line
//!   homed elsewhere whose entry ends while its set is shared is not readable afterwards.
//! - **R20** The events `hit`, `hit_pending`, `miss`, `bypass` and `reservation_fail` are those of
//!   `core_status` in the cycle before; `evict` and `fill` those of the L1, whoever caused them (R17 and
//!   R19 none). Each is counted in the cycle in which it is true; `counter_index` 0 to 6 is as in `l1`, 7 to 13 are the counters of `dyneb` in their order,
//!   0 above.
//! - **R21** A load never returns data older than a store or atomic of this core to its line that was
//!   accepted before it, nor newer, of one that was accepted after it, in a cluster of nodes with
//!   `store_path` "fixed" or "filtered", `atomic_path` "home" and another `leftover` than "lazy", whatever the modes,
//!   or with `mode` "private", provided that each network keeps the order of messages of one class from one
//!   sender to one receiver, and L2 serves requests of one node to one line in their order. With other
//!   paths that is so of the lines whose home the core is.
//! - **R22** No message waits for one of an earlier class or of the same: with `core_reply`, `l2_out` and
//!   `remote_out` taken within a bound, all of `l2_in`, `remote_reply_in` and `remote_in` is.
//! - **R23** A reset empties everything.
//! - **R24** `home_status` gives a remote request's word in the cycle after its acceptance, with the core
//!   and the identifier that it came with: what the L1 says, `bypass` for a load that is sent down as a
//!   direct load, never `reservation_fail`.
//! - **R25** With `when_full` "wait" a local request that `l1` R6 or R12 would refuse stays in lookup, as R27
//!   of `l1` says, and remote requests wait with it: what it waits for is of class 2 or 3 (R22). A request
//!   that R5 or R6 refuses is a `reservation_fail` as before, be it in the first lookup or in a later one:
//!   it waits for other nodes, whose requests would wait for it.
//! - **R26** With `mode` "private" or "shared" of `[shared_l1]` every set is so from a reset on: `phase` is 1
//!   or 2 and both modes say so in every cycle, `decision_valid` is false, and the counters of `dyneb` are 0.
//! - **R27** With `mode` "dynamic" and `store_path` "filtered" the node remembers lines in an `own_store_filter` of
//!   `filter_bits`. A *write* is a store, an atomic or a load with `bypass_l1`. A local request that is routed home is
//!   *homeward* from the cycle after its acceptance to that of its refusal, or to that in which the last beat of
//!   its reply is taken (R15), both included. A local request whose line is homed elsewhere goes *directly*, that
//!   is to the local L1, or as an atomic to L2 with the local copy invalidated, if in the cycle of its acceptance
//!   the filter holds its line; or if both modes are private and it is a write: its line enters the filter in that
//!   cycle, unless a request is homeward. Then, if the filter did not hold it already, the write is held back.
//!   Any other goes as with `store_path` "fixed". The filter is cleared while `flush` and `flushed` are true.
//!
//! The environment's side: that of `l1` for the core and for L2, the next level; the beats of a direct reply come in
//! rising order of sectors; `remote_in` holds requests to lines homed here; `remote_reply_in` answers
//! what `remote_request_out` sent, once, in packets of `chunker` with `chunking` or without; `core_number`
//! does not change; `flush` is high in every node of the cluster until each has shown `flushed`.
//!
//! # Timing
//! A local request that leaves and a remote one each pass the lookup stage. Two cores, default config,
//! nothing else in flight: a load of a line that is readable at its home.
//! ```text
//!  cycle                       0     1     2     3
//!  core_request                load
//!  core_status                       bypass
//!  remote_request_out                      load
//! ```
//! | | cycles |
//! | --- | --- |
//! | accepted to `remote_request_out` | 2, when its queue is empty |
//! | `remote_in` accepted to lookup | 2, when the core leaves the cycle free |
//! | lookup of a remote hit to the header on `remote_out` | `hit_latency + 2` |
//! | `remote_reply_in` accepted to `core_reply` | 1 |
//!
//! # Cost
//! Storage of `l1` with identifiers of R11, of the blocks named, of five queues, and
//! `home_requests * (1 + core_bits + id_bits + sectors)` for R3; for R27 `filter_bits`, a count of up to
//! `remote_requests`, and 5 bits.

#[cfg(feature = "verification")]
mod checks;
mod config;
#[cfg(feature = "verification")]
mod coverage;
#[cfg(feature = "verification")]
mod environment;
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
pub use ports::{In, Out, Ports};
#[cfg(feature = "verification")]
pub use properties::PROOFS;
#[cfg(feature = "verification")]
pub use stimulus::Stimulus;

use about::{BlockInfo, Timing};
#[cfg(feature = "verification")]
use coverage::unreachable;
use design::DesignKind;

/// The L1's counters, then those of `dyneb`.
#[cfg(feature = "verification")]
pub const COUNTERS: [&str; Config::COUNTERS] = {
    use base::event_counters::EventCounters;
    let mut names = [""; Config::COUNTERS];
    let (l1, own) = names.split_at_mut(EventCounters::NAMES.len());
    l1.copy_from_slice(&EventCounters::NAMES);
    own.copy_from_slice(&crate::dyneb::COUNTERS);
    names
};

// A cache must fill before most of its rules come about.
#[cfg(feature = "verification")]
testbenches::dut!(
    Dut,
    "shared_l1",
    SharedL1,
    unreachable,
    RESET_INTERVAL = 20_000,
    COUNTERS = &COUNTERS,
    RECORDED = coverage::RECORDED
);

/// The block in a list.
pub const INFO: BlockInfo = BlockInfo {
    name: "shared_l1",
    design: DesignKind::SharedL1,
    paper: "pact20 §3, §4",
    summary: "A core's L1 data cache, shared among cores by home or private, as DynEB chooses.",
    back_pressure: "on every stream but the status; \
                    a hit of another core leaves after `hit_latency` + 4 cycles",
    page: include_str!("mod.rs"),
    timing: Timing {
        caption: "A load leaves for its home, and the home's packet comes back.",
        table: "
            clock                    p
            core_request_valid       1 0      . . . |1
            core_status_valid        0 1      0 . . |1
            core_status_word         x bypass x . . |1
            remote_request_out_valid 0 .      1 0 . |1
            remote_reply_in_valid    0 .      . . . |1 1 . 0
            core_reply_valid         0 .      . . . |1 . . 1 0
            core_reply_last          x .      . . . |1 . . 1 x
        ",
        beside: "
            core_number 1; core_request_sectors 1; remote_request_out_ready 1; core_reply_ready 1
            remote_reply_in_sectors 1
        ",
        geometry: "shared_l1.mode = \"shared\"",
        ..Timing::PLAIN
    },
};
