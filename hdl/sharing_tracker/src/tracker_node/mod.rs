//! A core's node of the sharing tracker: an L1 data cache for the core's requests and for the lines of its warps' loads,
//! which reports to the tracker's banks what it evicts and answers the loads of other cores that they forward.
//!
//! **Paper**: `thesis12` §3.2, §3.3 and §3.5, figures 3.1 and 3.2: the decision and the access flow of a core.
//!
//! **Departs from it**:
//! - A store or atomic to a line in flight is refused (`pending_store` "refuse"): a load that was accepted before it may
//!   still be at another core, or come back from there, and would reach L2 after it.
//! - A forward whose line is not readable is given back. The paper does not say what becomes of it. With `pending` "wait"
//!   one whose line is in flight waits for it here.
//! - A victim is reported with its miss, and before it. A line that a write makes invalid is not: the write says so itself.
//! - Between two lines that are read for others the array is the core's for a cycle.
//!
//! ```text
//!                    +----------------------------------------------------------+
//!  active_warps ---> |                                                          |
//!  warp         ===> | scatter_bypass ==> line                                  | ---> decision, line
//!  ticket       ===> |                     |  '<= refused line                  |
//!  core_request ===> | -----------------> turn ==> lookup ==> miss queue, with  | ===> message
//!                    |                     ^         |  |       victims         | ---> core_status
//!  forward      ===> | --------------------'         |  '---> not readable ===> | ===> nack
//!                    |                               v                          |
//!                    |              data array ==> reader ==> answer queue ===> | ===> answer
//!                    |                 ^   '-----> replies (hit_latency) =====> | ===> core_reply
//!  down_reply   ===> | ----------------+--------->'                             |
//!  flush        ---> |                                                          | ---> flushed, events, counters
//!                    +----------------------------------------------------------+
//! ```
//! `warp`, `ticket`, `core_request`, `forward`, `message`, `nack`, `answer`, `core_reply` and `down_reply` are ready/valid
//! streams; `decision`, `line` and `core_status` have no back-pressure. Line addresses are those of the L1 at every port:
//! who routes to a bank takes the address modulo `banks` for the bank's number, and divides it by `banks`.
//!
//! # Words
//! Those of `l1` and of [`scatter_bypass`](crate::scatter_bypass), which is a part of the node and whose
//! streams `decision` and `line` do not leave it as such. A *warp line* is a line of a load that came at
//! `warp`. An *local request* is one at `core_request`, or a warp line. A *line beat* is a beat of `down_reply`
//! whose `id` has its top bit clear, be it of L2 or of another core; any other is *direct*. A request that
//! *enters* in a cycle is looked up in the next one. The *entrance* is *open* in a cycle in which `l1` R21
//! would accept a request, whatever `flush` is: no request in lookup still waits to read or to write after
//! this cycle, and no set is being cleared in it. A forward in lookup does not close it. Conditions of a
//! cycle are taken from the registers at its beginning and from its inputs.
//!
//! # Rules
//! - **R1** But for the rules below the node is `l1`: all rules of its page hold, with `[l1]`. Its requests are the local
//!   ones, its `down_request` is what R16 says of `message`, its `flush` is that of R19.
//!
//! ## Warps and their lines
//! - **R2** `active_warps`, `warp` and `warp_sector` are those of the scatter bypass: R1 to R9 of its page hold, its
//!   `decision_ready` being true always, and its `line` passing when R4 says so. `warp_ready` is true when that of its
//!   page is, `flush` is false and no set is being cleared. `decision` is valid in the cycle in which a decision
//!   passes, and tells it.
//! - **R3** A warp line is a load of its sectors, `operation`, `byte_enable` and `data` 0, `bypass_l1` the
//!   decision on its warp, `id` the ticket's that passed with it. The line has its place among the core's
//!   requests with its status (R6), not when its warp passed.
//! - **R4** A warp line is *offered* in a cycle in which a refused line waits (R5): that one; or in which none waits, the
//!   scatter bypass offers a line, `ticket_valid` is true, and the request in lookup is no warp line that is refused
//!   in this cycle: the scatter bypass's. Of the latter line and ticket pass in the cycle in which it enters. In
//!   the next, and in no other, `line` is valid and has its address and sectors, whether it is its warp's last and
//!   bypasses, and its `id`.
//! - **R5** A warp line whose lookup is a `reservation_fail` is a *refused line*: it waits from the next cycle on until
//!   it enters again, unchanged, and is one once more if it is refused again.
//! - **R6** The status of a request of `core_request` comes as `l1` R1 says, that of a warp line too unless it is
//!   `reservation_fail`: `core_status` is not valid then. Events and counters show every lookup but a forward's.
//!
//! ## Turns
//! - **R7** One thing enters in a cycle at most, and only when the entrance is open: a forward or a local request. A
//!   forward *can* enter as R12 says. A request at `core_request` is offered when it is valid and `flush` is false.
//! - **R8** A forward that can enter goes before local requests: `forward_ready` is true when the entrance is open and a
//!   forward can enter. In the cycle after one has entered none can (R12), and a forward in lookup closes the entrance to
//!   nobody: a local request that was offered in both cycles enters in the second, so that forwards do not enter twice
//!   running while one waits.
//! - **R9** Of two local requests that are offered the one goes first of whose kind, `core_request` or warp line, the last
//!   one to enter was not; after a reset that of `core_request`. `core_request_ready` is true when the entrance is open,
//!   `flush` is false, no warp line is offered that goes first, and it is not so that `forward_valid` is true and a
//!   forward can enter. `ticket_ready` is true when the entrance is open, no refused line waits, the scatter bypass
//!   offers a line, none is refused in this cycle (R4), no request at `core_request` is offered that goes first, and
//!   the same of forwards.
//!
//! ## Forwards
//! - **R10** A forward that enters in cycle t is looked up in t + 1: its line is *found* if it is readable at the
//!   beginning of t + 1. The lookup changes nothing of the L1, neither recency nor tags, and no event shows it
//!   but those of R20.
//! - **R11** A forward whose line is not found, pending or gone, is given back: `nack` offers it as it came from t + 2 on
//!   until it is taken, and its place is free from the cycle after that on.
//! - **R12** A forward can enter in a cycle at whose beginning none is in lookup, the place of `nack` is free, no found
//!   line has a sector to be read but the one that is read in this cycle, and at most `sectors` beats of found lines
//!   have not been taken at `answer`.
//! - **R13** Of a found line a sector is read in each of the cycles t + 2 to t + 1 + `sectors`, rising from 0, as it was
//!   before the cycle's edge. In such a cycle no beat of the core is read: no hit's, none of `l1` R28, whose load then
//!   waits for its line, none of an entry being woken. A beat of an entry being woken that `l1` R20 would let enter
//!   otherwise still goes before a direct beat: neither enters then.
//! - **R14** The sector that is read in cycle c is a beat of `answer` from c + 2 on, behind those before it: `source` is the
//!   forward's `requester`, `id` its `id`, `kind` load, `last` true with the line's last sector. A found line is read to
//!   its end, whatever becomes of it meanwhile.
//! - **R15** No line beat passes in a cycle in which a sector is read (R13) of a way that an entry has reserved since the
//!   forward's lookup: `down_reply_ready` is false then for each line beat, and else true as in `l1` R22.
//!
//! ## Messages
//! - **R16** `message` offers the miss queue's requests in their order, each from the cycle on in which `l1` would offer
//!   it, with all that `down_request` says of it but its `source`. If its miss made a readable line invalid (`l1` R4), that
//!   *victim* goes first: a message of kind remove, with its line, `operation`, `sectors`, `byte_enable`, `data` and `id` 0;
//!   the miss is offered from the cycle on after that was taken.
//! - **R17** Of no other line a remove is sent: a write that makes one invalid, or stale, frees the bank's entry itself, and
//!   banks are flushed after a flush.
//! - **R18** No forward and no line beat waits for a message to be taken, and no line beat for `answer` or `nack`: what
//!   a request in lookup finds no room for is refused (`when_full` is "refuse"), a found line has its places at
//!   `answer` before it enters, and its sectors are read without a pause.
//!
//! ## Others
//! - **R19** The `flush` of `l1` R23 is true in a cycle in which `flush` is true, no refused line waits, and
//!   no warp is open: from the cycle on after it passed up to the cycle in which its last line enters for the
//!   first time, or in which its decision passes if it has none. Lines of warps that have passed therefore
//!   enter while `flush` is true. Forwards enter as ever (R7); one in lookup, a line being read, and what
//!   waits at `answer` and `nack`, hold no walk up and are not touched by it.
//! - **R20** The `tracker_` outputs report the cycle before: `tracker_answered` that a forward's line was found,
//!   `tracker_nacked` that it was not, `tracker_removed` that a remove was taken, `tracker_retried` that a refused line
//!   entered again. Each is true in the cycle in which its counter counts. `counter_index` 0 to 6 is as in `l1`, 7 to
//!   10 are the counters of these four in this order, 0 above.
//! - **R21** A load never returns data older than a store or atomic of this core to its line that was accepted before
//!   it, nor newer, of one that was accepted after it, with `pending_store` "refuse", provided that a line beat of
//!   another core is of a copy that was asked for after the last write of this core to the line had been handled by its
//!   bank, and that L2 has the requests of a core to one line in their order. A warp line is accepted when it enters for
//!   the last time.
//! - **R22** A reset empties everything.
//!
//! With `pending` "wait" alone:
//! - **R23** Each MSHR entry has two *places*, a first and a second one, each for a forward. A forward whose line is not
//!   found in its lookup *waits* from the next cycle on, and R11 does not hold of it, if at the beginning of the lookup's
//!   cycle a busy entry that is not filled waits for its line, a place of that entry is free, and no forward is late
//!   (R26). The first place is taken if that is free, else the second. A beat that fills the entry in this very
//!   cycle changes nothing of it.
//! - **R24** In a cycle at whose beginning an entry is being woken for which a forward waits, none is in lookup, no found
//!   line has a sector to be read but the one that is read in this cycle, and at most `sectors` beats of found lines have
//!   not been taken at `answer`, a forward that waits for that entry is *served*: that of the first place, or if this is
//!   free of the second. Its place is free from the next cycle on, and R12 to R15 hold as of a forward whose line was found by
//!   a lookup in this cycle, in the entry's way.
//! - **R25** An entry does not end, as `l1` R17 or R28 says, in a cycle at whose beginning a forward waits for it, or in
//!   which a load joins it. Until then it is woken without a beat to read: busy, its line pending, other loads may
//!   join (`l1` R5), no other entry is woken. The first cycle without either is its last; a load that joins in
//!   cycle t has its first beat read in t + 2 at the earliest, and R25 begins anew. An entry is being woken from the
//!   cycle on in which its first beat is read if `l1` R20 and R13 let it, to that in which it ends; also in the cycle
//!   that passes for a load of `l1` R28, and in that between a last beat and the next load's first.
//! - **R26** A counter goes up by one, modulo `wait_cycles`, in each cycle at whose beginning a forward waits; any other cycle
//!   makes it 0. In a cycle at whose beginning a forward waits and it is `wait_cycles - 1`, each forward that waits at the
//!   beginning *ages*. One that has aged twice is *late* from the next cycle on, for as long as it waits: from
//!   `wait_cycles + 2` to `2 * wait_cycles + 1` cycles after its lookup.
//! - **R27** In a cycle in which none is served, none is in lookup, and the place of `nack` is free at the beginning, one of the
//!   late forwards is given back whose entry is not filled at the beginning: one of the lowest such entry, of its first
//!   place before its second. Its place is free from the next cycle on, from which on `nack` offers it as it came until it is taken.
//! - **R28** In a cycle in which a forward is served or given back none can enter (R8).
//! - **R29** `tracker_answered` reports too that a forward was served, `tracker_nacked` that one was given back by R27; nothing
//!   reports that one waits. No event is lost: in a cycle with either, none is in lookup.
//!
//! Consequence: a forward that waits holds a walk up, since its entry is busy; new ones may wait while `flush` is true.
//! Other filled entries wait for `answer` behind one whose places are not free, beats of `down_reply` and other
//! requests do not. Since none begins to wait while one is late, each late one is given back or served.
//!
//! No `ready` depends on the `valid` of the same stream. `forward_ready` depends on the lookup of this cycle and on how
//! far its reads get; `core_request_ready` besides on `forward_valid`, `ticket_valid` and `flush`, `ticket_ready` on
//! `forward_valid`, `core_request_valid` and `flush`; `down_reply_ready` depends on `down_reply_id`,
//! through logic alone, be `down_reply_valid` true or not. `message`, `nack`, `answer`, `line`, `decision`, `tracker` and
//! `event` depend on registers alone.
//!
//! The environment's side: that of `l1`, tickets being identifiers as those of `core_request` are, and of
//! `scatter_bypass`; a ticket comes within a bound for each line that waits for one, also while `flush` is high; the `valid` of a
//! stream depends on no `ready`; a forward that was taken comes from a core other than this one;
//! `answer` is taken within a bound that depends on no other stream of any node but `down_reply` and `core_reply`, and
//! `nack` within one that depends on these and L2 alone.
//!
//! # Timing
//! With `hit_latency` 1 and lines of two sectors: line a is readable; another core's load of it is forwarded in cycle 0,
//! and one of line b, which is not there, in cycle 4. The core loads a in cycle 1; its hit is read in cycle 4, and b cannot
//! enter before.
//! ```text
//!  cycle          0      1      2      3      4      5      6
//!  forward        a                           b
//!  core_request          load
//!  core_status                  hit
//!  read                         a0     a1
//!  answer                                     a0     a1
//!  nack                                                     b
//!  core_reply                                               load
//! ```
//! | | cycles |
//! | --- | --- |
//! | `core_request` or warp line to its status | 1 |
//! | `core_request` to the first beat of a hit | `hit_latency + 2` |
//! | `core_request` to `message` of a miss, when the miss queue is empty | 2; with a victim 3, its remove 2 |
//! | `warp` of U lines to its `decision`; to its first `line`; to its last | max(U, 1) + 2; 2 more; U + 1 more |
//! | `forward` to the first beat of `answer`; to `nack` | 4; 2 |
//! | last line beat to the first beat of the first load that waits | `hit_latency + 2` |
//! | last line beat to the first beat of `answer` of a forward that waits, with `pending` "wait" | 4 |
//!
//! A line a `sectors + 1` cycles leaves at `answer`, where the entrance is open; a forward that is given back takes three.
//!
//! # Cost
//! Storage in bits: that of `l1`, with `line_bits + 1` for each place of its miss queue; that of the scatter bypass, 3 for the
//! warps that are open, 1 for the decision; the refused warp line, `line_bits + sectors + id_bits + 2`; of the one in lookup
//! 3 more than of a request; a forward's requester and identifier three times, for the one in lookup, the one being
//! read, with its set and way, and the one given back, with its line; `2 * sectors` beats of `answer`, each with its
//! requester and identifier; 1 for the turns. With `pending` "wait" two places an entry, each requester, identifier and 3 bits
//! (taken, and its age), an entry's tag, `log2(wait_cycles)`, and a requester and identifier once more. `thesis12` gives no figure.

mod config;
#[cfg(feature = "verification")]
mod coverage;
#[cfg(feature = "verification")]
mod l1;
#[cfg(feature = "verification")]
pub mod model;
pub(crate) mod ports;
#[cfg(feature = "verification")]
mod properties;
pub mod rtl;
#[cfg(feature = "verification")]
mod stimulus;
#[cfg(test)]
mod tests;

pub use config::Config;
#[cfg(feature = "verification")]
pub use coverage::{Covered, Monitor, unreachable};
pub use ports::{Decided, In, NodeEvents, Out, Ticket, WarpLine};
#[cfg(feature = "verification")]
pub use properties::PROOFS;
#[cfg(feature = "verification")]
pub use stimulus::{Stimulus, Warps};

use about::{BlockInfo, Timing};
use design::DesignKind;

/// The L1's counters, then the node's.
#[cfg(feature = "verification")]
pub const COUNTERS: [&str; Config::COUNTERS] = {
    use base::event_counters::EventCounters;
    let mut names = [""; Config::COUNTERS];
    let (l1, node) = names.split_at_mut(EventCounters::NAMES.len());
    l1.copy_from_slice(&EventCounters::NAMES);
    node.copy_from_slice(&[
        "tracker_answered",
        "tracker_nacked",
        "tracker_removed",
        "tracker_retried",
    ]);
    names
};

// A cache must fill before most of its rules come about.
#[cfg(feature = "verification")]
testbenches::dut!(
    Dut,
    "tracker_node",
    TrackerNode,
    unreachable,
    RESET_INTERVAL = 20_000,
    COUNTERS = &COUNTERS,
    RECORDED = coverage::RECORDED
);

/// The block in a list.
pub const INFO: BlockInfo = BlockInfo {
    name: "tracker_node",
    design: DesignKind::SharingTracker,
    paper: "thesis12 §3.5",
    summary: "A core's node: an L1 for requests and warps' lines, which answers the loads that banks forward to it.",
    back_pressure: "on every stream; a forward is answered after 4 cycles",
    page: include_str!("mod.rs"),
    timing: Timing {
        caption: "Forwards of a line that is there, and of one that is not; lines of two sectors.",
        table: "
            clock              p
            forward_valid      1 0 . . 1 0
            forward_line       a x . . b x
            core_request_valid 0 1 0
            core_status_valid  0 . 1 0
            answer_valid       0 . . . 1 . 0
            answer_last        x . . . 0 1 x
            nack_valid         0 . . . . . 1
            core_reply_valid   0 . . . . . 1
        ",
        beside: "
            core_request_sectors 1; core_request_line a; core_reply_ready 1; message_ready 1
            answer_ready 1; nack_ready 1; forward_requester 1
        ",
        before: "
            core_request_line a; core_request_sectors 0b11; core_reply_ready 1; message_ready 1
            core_request_valid 1   0
            down_reply_valid   0*8 1 1 0*8
            down_reply_sector  0*9 1
            down_reply_last    0*9 1
        ",
        geometry: "l1.sector_bytes = 64",
    },
};
