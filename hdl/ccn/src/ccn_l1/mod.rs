//! A core's node of the cooperative caching network: an L1 data cache whose load misses go round the ring before they
//! go to L2, and which answers those of other cores.
//!
//! **Paper**: `taco16` §4 and figure 5: the L1 with its stop on both rings, its throttler ("RT") and its shadow tags;
//! §4.2.2 for what goes round.
//!
//! **Departs from it**:
//! - A load whose line the core may have stored to goes to L2 ([`own_store_filter`](crate::own_store_filter)): as
//!   published, it can be answered with another core's copy that is older than the core's store.
//! - A store or atomic to a line in flight is refused (`pending_store` "refuse"): it would reach L2 before a load that
//!   was accepted earlier and is still on the ring.
//! - Between two lines that are read for the ring the core has one read of the array, if one waits.
//! - With `pending` "wait" another core's request for a line in flight waits for it here. With "pass", the default, the
//!   request passes on, as published.
//! - Departures of the stops and of the throttler are on their pages.
//!
//! ```text
//!                   +------------------------------------------------------+
//! core_request ===> | filter                                               |
//!                   | lookup ==> CB, or miss queue ===========+==========> | ===> down_request
//!                   |   |                                     ^            | ===> core_status
//!                   |   v                                     |            |
//!                   | data array <--- read --- ring_stop == unserved       |
//!                   |   ^                       |   ^                      |
//!                   |   |                       |   '===================== | <=== request_passing, response_passing
//!                   |   |                       |'=======================> | ===> request_next, response_next
//!                   |   |                       v                          |
//!                   |   '----- fill port <=== fill                         |
//!                   |                  <==================+=============== | <=== down_reply
//!                   |                                     v direct         |
//!                   | hits, entries being woken ====> replies ===========> | ===> core_reply
//!  flush, retired ->|                                 (hit_latency)        | ---> flushed, events, counters, phase
//!                   +------------------------------------------------------+
//! ```
//! `core_request`, `core_reply`, `down_request`, `down_reply`, `request_passing`, `request_next`, `response_passing`
//! and `response_next` are ready/valid streams; `core_status` has no back-pressure.
//!
//! # Words
//! Those of `l1`. *The stop* is a [`ring_stop`](crate::ring_stop), whose `core` is the low bits of `core_number`; a
//! signal that is none of this block's ports is the stop's. A *line beat* is a beat of a line: one of `fill`, or one of `down_reply`
//! whose identifier has its top bit clear. The other beats of `down_reply` are *direct*.
//!
//! # Rules
//! - **R1** But for the rules below the node is `l1`: all rules of its page hold, with `[l1]`. Where they speak of a
//!   beat of `down_reply` for an entry, a line beat is meant, of either source.
//! - **R2** The stop's rules hold: those of its page, for the four ring streams.
//! - **R3** A store or atomic enters the filter in the cycle in which it is accepted, a load is queried in it. The
//!   answer, a cycle later, is that of the load's lookup, and stays so while the load waits in lookup (`l1` R27).
//!   Where it is true the load is *filtered*. Without `own_store_filter` none is.
//! - **R4** A load that would be a miss by `l1` R3, whether there is room or not, goes to the ring when the
//!   throttler's `admit` is true, it is not filtered, and CB has a free place at the beginning of the cycle:
//!   it is a `miss`, and `inject` is valid in the cycle of its lookup, with its line and entry. Such a load
//!   enters no miss queue. Any other such load goes to the miss queue, or is refused, as in `l1`. Without
//!   `throttle` every load is admitted.
//! - **R5** `down_request` offers the head of the miss queue or `unserved`: of both the one that was offered in the
//!   cycle before and not taken, else the one that was not taken last, after a reset the miss queue's. Of `unserved` it
//!   is a load of all sectors of the line, `operation`, `byte_enable` and `data` 0, its `id` the entry.
//! - **R6** Line beats pass a fill port, one a cycle, in turn: when a beat without `last` has passed, the source of
//!   that beat is the only one until its beat with `last` has; then, and after a reset, a beat of either passes, and
//!   where both are offered, one of the source that did not end last, after a reset of `fill`. Direct beats do not
//!   pass it: one may be taken in the cycle of a beat of `fill`.
//! - **R7** No line beat passes in a cycle in which `read_valid` is true for the set and way of a busy entry that is not
//!   filled: a way that was reserved while its old line is still being read. The source whose turn it was (R6) keeps it.
//! - **R8** The beats of `fill` are the sectors of the line in rising order: the first after a reset or after a beat
//!   with `last` is sector 0.
//! - **R9** In a cycle in which `read_valid` is true that sector of the array is read, as it was before the cycle's
//!   edge, and is `read_data` in the next; and no beat of the core is read: no hit's, none of `l1` R28, whose load then
//!   waits for its line, none of an entry being woken. A beat of an entry being woken that `l1` R20 would let enter
//!   otherwise still goes before a direct beat: neither enters then.
//! - **R10** `core_waits` is true in a cycle at whose beginning `l1` R20 would let a beat enter, and an entry is being
//!   woken and has a beat to read in this cycle, or a beat of `l1` R28 is to be read in it, or a hit that was looked up
//!   in an earlier cycle has beats to read.
//! - **R11** `write` is valid, with set, way and tag, in the cycle after which a line is readable (`l1` R17): that in
//!   which the last beat of the last load of its entry is read, or in which the entry ends without a beat (`l1` R28).
//!   For a stale line it is not.
//! - **R12** `invalidate` is valid in the cycle of a lookup that reserves a way, where that holds a line, with that way;
//!   of one that makes a readable line invalid (`l1` R9, R10), with its way; and in each cycle of a walk (`l1`
//!   R23), with the set and all ways.
//! - **R13** The throttler's `inject` is true in a cycle in which a miss goes to the ring (R4), and its entry is then
//!   *sampled* if `phase` is 0. In each cycle in which `phase` is not 0 no entry stays sampled. The throttler's `hit` is
//!   true in the cycle in which a beat of `fill` with `last` passes for an entry that is busy, not yet filled, and
//!   sampled. Its `retired`, `phase`, `n_total` and `n_hits` are ports.
//! - **R14** The filter is cleared in a cycle in which `flushed` is true and `flush` false: a store or atomic that is
//!   accepted in it stays in the filter, a load in it is answered as before the clear.
//! - **R15** The `ccn_` outputs report the cycle before. `ccn_inject`: a miss went to the ring. `ccn_filtered`: a miss
//!   went to the miss queue that the throttler admitted and that was filtered. `ccn_timed_out`: `timed_out`.
//!   `ccn_round_trip`: `round_trip`. `ccn_hit`: a beat of `fill` with `last` passed for an entry that is busy and not
//!   yet filled. `ccn_served`: `served_valid`, with `served_core`. Each is true in the cycle in which its counter
//!   counts. `counter_index` 0 to 6 is as in `l1`, 7 to 12 are the counters of these six in this order, 0 above.
//! - **R16** A load never returns data older than a store or atomic of this core to its line that was accepted before
//!   it, nor newer, of one that was accepted after it, with `own_store_filter` and `pending_store` "refuse", in a
//!   cluster in which `flush` is high in every node until each has shown `flushed`, falls in all in one cycle, and whose
//!   next level serves the requests of a core to one line in their order.
//! - **R17** Nothing but loads that R4 sends there waits for the ring: with every ring stream stalled, other requests
//!   go on, and so do those that find no place in CB.
//! - **R18** A reset empties everything.
//!
//! With `pending` "wait" alone:
//! - **R19** `pending_valid` is true when a busy entry that is not filled at the beginning of the cycle waits for the line
//!   of `query`; entry and way are those of the request. `filled_valid` is true in the cycle in which `l1` R15 writes a beat with
//!   `last`, with the beat's entry. `woken_entry` is the entry that is being woken.
//! - **R20** An entry does not end, as `l1` R17 or R28 says, in a cycle in which `holds` is true or a load joins it. Until
//!   then the entry is woken without a beat to read: busy, its line pending, other loads may join (`l1` R5), no other
//!   entry is woken. The first cycle without either is its last; a load that joins in cycle t has its first beat read in
//!   t + 2 at the earliest, and R20 begins anew.
//!
//! Consequence: a flush waits for local requests on the ring, each of which has a busy entry, and for
//! requests parked here, each of which keeps one. Foreign requests and responses pass whatever `flush` does,
//! and a line that is being read for the ring when its set is cleared is read to its end.
//!
//! `down_reply_ready` depends on `down_reply_id`, through logic alone, be `down_reply_valid` true or not: a
//! direct beat waits for the replies' room, a line's for its turn (`l1` R22). `reply_valid` depends on what
//! `response_passing` offers too, and `response_passing_ready` on what `down_reply` offers (R6), each on the
//! `valid` of the other and none on that of the same stream. `core_waits` depends on registers alone.
//!
//! The environment's side: that of `l1` and of `ring_stop`; `core_number` is below `cores` and does not change; a
//! reply whose first line beat has passed goes on to its `last`. A line beat for an entry that is not busy, or filled,
//! changes nothing but the turn.
//!
//! # Timing
//! With `hit_latency` 1, an empty ring, every stream ready and lines of two sectors: a load that misses, and the answer
//! of another core.
//! ```text
//!  cycle             0      1      2      3    ..  20     21     22     23     24
//!  core_request      load
//!  core_status              miss
//!  request_next                           load
//!  response_passing                                line   line
//!  core_reply                                                                  load
//! ```
//! | | cycles |
//! | --- | --- |
//! | accepted to `request_next` | 3 |
//! | `request_passing` to `request_next` of another core's request | 2 |
//! | `request_passing` to the first beat on `response_next` of one that hits | 4 |
//! | `response_passing` to `response_next`, or to the array | 1; 0 |
//! | last beat of `response_passing` to the first beat of the first load that waits | `hit_latency + 2` |
//! | home from the ring, `request_passing` to `down_request` | 2 |
//!
//! # Cost
//! Storage in bits: that of `l1`, of the stop, of throttler and filter where there are such, and for each MSHR entry
//! its line's tag, `tag_bits`, and with a throttler whether it is sampled, 1.

mod config;
#[cfg(feature = "verification")]
mod coverage;
#[cfg(feature = "verification")]
mod l1;
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
pub use ports::{In, Out, Request, Response, RingEvents};
#[cfg(feature = "verification")]
pub use properties::PROOFS;
#[cfg(feature = "verification")]
pub use stimulus::Stimulus;

use about::{BlockInfo, Timing};
#[cfg(feature = "verification")]
use coverage::unreachable;
use design::DesignKind;
use ports::Ports;

/// The L1's counters, then those of the ring.
#[cfg(feature = "verification")]
pub const COUNTERS: [&str; Config::COUNTERS] = {
    use base::event_counters::EventCounters;
    let mut names = [""; Config::COUNTERS];
    let (l1, ring) = names.split_at_mut(EventCounters::NAMES.len());
    l1.copy_from_slice(&EventCounters::NAMES);
    ring.copy_from_slice(&[
        "ccn_inject",
        "ccn_filtered",
        "ccn_timed_out",
        "ccn_round_trip",
        "ccn_hit",
        "ccn_served",
    ]);
    names
};

// A cache must fill before most of its rules come about.
#[cfg(feature = "verification")]
testbenches::dut!(
    Dut,
    "ccn_l1",
    CcnL1,
    unreachable,
    RESET_INTERVAL = 20_000,
    COUNTERS = &COUNTERS,
    RECORDED = coverage::RECORDED
);

/// The block in a list.
pub const INFO: BlockInfo = BlockInfo {
    name: "ccn_l1",
    design: DesignKind::Ccn,
    paper: "taco16 §4",
    summary: "A core's node: an L1 whose load misses go round the ring before they go to L2, and which answers others.",
    back_pressure: "on every stream; a miss is on the ring after 3 cycles",
    page: include_str!("mod.rs"),
    timing: Timing {
        caption: "A load misses and goes round; another core answers with a line of two sectors.",
        table: "
            clock                  p
            core_request_valid     1 0    . . . |1
            core_status_valid      0 1    0 . . |1
            core_status_word       x miss x . . |1
            request_next_valid     0 .    . 1 0 |1
            response_passing_valid 0 .    . . . |1 1 . 0
            response_passing_last  x .    . . . |1 0 1 x
            core_reply_valid       0 .    . . . |1 . . . . 1
        ",
        beside: "
            core_request_sectors 0b01; request_next_ready 1; core_reply_ready 1
            down_request_ready 1; response_next_ready 1; core_number 1; response_passing_core 1
            response_passing_entry 0
        ",
        geometry: "l1.sector_bytes = 64",
        ..Timing::PLAIN
    },
};
