//! A write-back slice of a last-level cache: loads, stores, atomics and maintenance of lines, a dirty bit
//! a byte, misses that merge, hits under misses.
//!
//! **Paper**: none; `isca23` §3 and `thesis12` §3.4 take such a slice for granted.
//!
//! **Departs from them**: nothing is given that it could depart from. Each point that the specification
//! leaves open, the cycle in which each thing happens, is decided by the rules below; `docs/designs/llc.md`
//! has the reasons.
//!
//! ```text
//!               +---------------------------------------------------+
//!  request ===> | compare --> decide ------------> miss queue =====> | ===> memory_request
//!               |  tags,        |   ^ victims, walk   ^              |
//!               |  sectors      v   |                 |              |
//!               |            data array, byte masks --+              |
//!               |               ^   |      MSHR entries, atomics     |
//!  memory_reply ===> (always) --+   v                                |
//!               |            replies (hit_latency) ================> | ===> reply
//!     flush --> |                                                    | --> flushed, idle, events, counters
//!               +---------------------------------------------------+
//! ```
//! `request`, `reply`, `memory_request` and `memory_reply` are ready/valid streams; `memory_reply_ready`
//! is always true.
//!
//! # Words
//! "In cycle t" a thing is done if the clock edge at the end of t does it: what looks at it in t still sees
//! it as before, unless a rule says otherwise. All conditions of a cycle are taken from the registers at its
//! beginning and from its inputs.
//!
//! A line *has a way* from its reservation until it is evicted or invalidated. A sector of it is *readable*
//! or not, *dirty* or not; a byte of a dirty sector is dirty or not. A line is *pending* from its miss until
//! its MSHR entry is free. The *decision* is the last stage of lookup; a request there *goes on* in the cycle
//! in which it is done, and is in the decision no more in the next (but R37). "Room" means that fewer than
//! `miss_queue` requests for the next level had not left at the beginning of the cycle. A *data beat* is a
//! beat of `memory_reply` whose class is not write-back (the top two bits of `memory_reply_id` are not 1),
//! whatever it answers. "Lowest" is by number.
//!
//! # Rules
//! ## Lookup
//! - **R1** A request accepted in cycle t is compared in t + 1 and in the decision from t + 2 on. The request
//!   moves from the comparison to the decision at the end of a cycle in which no request is in the decision,
//!   or the one there goes on; else it stays. Requests keep their order.
//! - **R2** `request_ready` is true in a cycle in which no request is in the comparison, or the one there
//!   moves, `flush` is false, and no walk (R42) goes on. `request_ready` does not depend on
//!   `request_valid`.
//! - **R3** A request in the decision that cannot go on waits there, and all behind it. There is no refusal.
//! - **R4** In its decision a request sees what every request before it has done, and what has come from
//!   below in earlier cycles (R28, R29).
//! - **R5** Its set is line address mod `sets`. A set that has not been used since reset or flush has no
//!   lines.
//! - **R6** At most one sector a cycle is read from the data array (R24), at most one is written: a store's
//!   or a data beat's.
//! - **R7** At most one entry, one number of a write-back or one place of an atomic is taken a cycle, the
//!   lowest that is free at the beginning of the cycle; what becomes free in a cycle can be taken in the
//!   next.
//! - **R8** In the cycle after one that took the last beat of a line (R29) the request in the decision does
//!   nothing: it waits, whatever it is, and no sector is read for it.
//! - **R9** A request that is not a store waits in the cycle after one in which a store to the same line went
//!   on.
//!
//! ## Ways
//! - **R10** A load or store whose line has no way needs one when it goes on. If a way of the set has no
//!   line, it is the lowest of these.
//! - **R11** Otherwise a victim is chosen: in the first cycle, but not the request's first in the decision
//!   and not one of R8, in which a way of its set is not pending. The choice is the replacement policy's
//!   among the ways not pending in that cycle. Nothing else is done for the request in that cycle. A way
//!   is chosen once for a request. A request held by R9 or R18 chooses nothing, since its line has a way.
//! - **R12** From the next cycle on the victim's dirty sectors are written back, lowest first, one a cycle
//!   (R25).
//! - **R13** From the cycle after the last of them on, the next after the choice if there is none, the
//!   request may go on by the rules of its kind.
//! - **R14** When the request goes on, its line has the way, no sector readable or dirty; the victim has
//!   none: it is evicted.
//!
//! ## Loads
//! - **R15** All its sectors are readable: `hit`, be the line pending or not. A sector is read in each cycle
//!   in which R23 and R24 let it, in rising order; with the last the load goes on.
//! - **R16** Else, its line is pending: if each of its sectors is readable or has been asked for by the
//!   line's entry, and fewer than `mshr_merges` loads have joined the entry since its miss, the miss
//!   included, it joins, is `hit_pending`, and goes on; else it waits.
//! - **R17** Else `miss`: it goes on in a cycle with room, a free entry, and a way (R10 to R13; a line that
//!   has one keeps it). The entry asks for the sectors of the line that are not readable; with `sectored` for
//!   those of them that the load wants. The load is the first to have joined.
//!
//! ## Stores
//! - **R18** A store never fetches and needs no room. If its line is pending and a load that has joined the
//!   entry, answered or not, wants its sector, it waits.
//! - **R19** Else it goes on in a cycle with a way (R10 to R13), in which its acknowledgement may enter the
//!   replies (R23, R24) and no data beat is offered: `hit` if its line had a way, else `miss`. Its enabled
//!   bytes are written and dirty; a store that enables none is a store as any other.
//! - **R20** Its sector is dirty from then on, and readable if it was, or if all of its bytes are dirty now.
//!   The store is acknowledged in that cycle: a beat of its `kind`, `sector` and `data` 0, `last`.
//! - **R21** Recency is touched by R14, a load's `hit` (once, when it goes on), `hit_pending` and a store's
//!   `hit`; by nothing else. The policies are those of the L1: R14 inserts, the others touch, R11 chooses
//!   (and ages, with `srrip`).
//!
//! ## Replies
//! - **R22** A beat that enters the replies in cycle t is offered at `reply` from t + `hit_latency` + 1 on,
//!   behind those that entered before it.
//! - **R23** A beat may enter in a cycle at whose beginning fewer than `hit_latency` + 2 had not left.
//! - **R24** One reader has the data array, and the entrance of the replies, in a cycle: a load that is woken
//!   (R30), if there is one and R23 lets it enter; else an atomic's answer (R38), on the same condition; else
//!   the request in the decision, or the walk. An acknowledgement needs the entrance as a read does. A sector
//!   to be written back needs the data array, not the entrance.
//! - **R25** A sector is written back in a cycle in which the data array is free for it (R24), no data beat
//!   is offered, there is room, and fewer than `write_backs` are unacknowledged at the beginning. The
//!   write-back takes the lowest free number, and the sector is not dirty any more.
//! - **R26** Beats of different replies may alternate; those of one rise.
//!
//! ## From below
//! - **R27** `memory_reply_ready` is always true.
//! - **R28** A beat of class line, for an entry that is busy and whose last beat has not come, writes the
//!   bytes of its sector that are not dirty. They can be read from the second next cycle on.
//! - **R29** If it is `last`, taken in cycle t: in t + 1 the line is published; the sectors asked for are
//!   readable from t + 2 on. The entry is at the end of the queue of filled entries from t + 1 on.
//! - **R30** While no entry is woken, the head of that queue is taken, in a cycle, and woken from the next
//!   on; so the first sector is read in t + 2 if nothing else waits. An entry's loads are answered in the
//!   order in which they joined, each with its sectors rising, a sector in each cycle of R24. With the
//!   last sector of the last load the entry is free, and the head of the queue, if there is one, is woken
//!   from the next cycle on. Loads cannot join an entry that is published: what it asked for is readable.
//! - **R31** A beat of class write-back acknowledges its number, which is free from the next cycle on.
//! - **R32** Beats that answer nothing change nothing: class 3, numbers that are none, entries that are free
//!   or whose last beat has come, numbers of write-backs that are free, places that are free or have their
//!   answer. `kind` does not matter, nor does `last` but of a line's beats.
//!
//! ## Downwards
//! - **R33** Misses, write-backs and atomics leave in the order in which the decision or walk made them: a
//!   miss as a load of the sectors asked for, class 0, the entry's number; a write-back as a store of one
//!   sector, class 1, the number of R25, with the sector's dirty bytes as data and as byte enables; an atomic
//!   as it came, class 2, the number of the place. Fields without a meaning are 0: `operation` but of an
//!   atomic; `byte_enable` and `data` of a load; a write-back's bytes that are not enabled.
//! - **R34** A request to the next level that is made in cycle t is offered at `memory_request` from
//!   t + 2 on, behind those made before.
//! - **R35** With several chips `home` goes with it: of a write-back and of a miss, what the request that
//!   reserved the line's way said; of an atomic, what it said. `chip` of a reply is its request's.
//!
//! ## Atomics
//! - **R36** An atomic waits while its line is pending. If the line has a way, its dirty sectors are written
//!   back first (R25), lowest first. Then it goes on in a cycle with room and a free place of `atomics`: it
//!   goes down as it came, takes the place, and its line is invalid.
//! - **R37** The request stays in the decision for the following cycle too, in which it does nothing
//!   and is not counted as waiting, R8 or not; the request behind it moves at the end of that cycle.
//! - **R38** The first beat for its place, taken in cycle t, is its answer. Answers are in a queue in the
//!   order in which they came, and can enter the replies from t + 2 on (R24), with the request's sector,
//!   `last`. The place is free from the cycle after it entered on.
//!
//! ## Maintenance
//! - **R39** A maintain waits while its line is pending. Operation 0 (clean) and 1 (flush): if the line has a
//!   way, its dirty sectors are written back (R25), lowest first.
//! - **R40** Then, or at once for any other operation, it goes on in a cycle in which its acknowledgement may
//!   enter the replies (R23, R24) and, for 0 and 1, no write-back at all is unacknowledged at its beginning.
//!   1 and 2 (discard) make the line invalid then; of 2 the dirty bytes are lost. Another operation changes
//!   nothing.
//! - **R41** The acknowledgement is as a store's. Recency does not change.
//!
//! ## Flush
//! - **R42** `flush` may rise and fall at any time. In a cycle in which it is true, `idle` is true and
//!   `flushed` is false, a walk begins, and goes on whatever `flush` does.
//! - **R43** In each cycle of the walk, the first being the one after R42, from set 0 on, one thing is done:
//!   a set without a dirty sector is passed; or the lowest way of the set with one is chosen; or of a way
//!   chosen the lowest dirty sector is written back, if R25 lets it. With the last sector of the last dirty
//!   line of a set the set is passed too. With every stream ready and numbers enough a walk therefore takes
//!   `sum over sets of max(1, dirty lines + dirty sectors)` cycles.
//! - **R44** `idle` is true in a cycle at whose beginning no request is in lookup, no entry is busy, no
//!   atomic has a place, no write-back is unacknowledged, the miss queue and the replies are empty, and no
//!   walk goes on.
//! - **R45** The walk ends in the first cycle in which the last set is passed, or has been, with no
//!   write-back unacknowledged at its beginning and none made in it. `flushed` is true from the next cycle
//!   on, up to the first in which `flush` is false, that one included. Every line is invalid then, and every
//!   set not used.
//!
//! ## Events
//! - **R46** An event of cycle t is shown at its output in t + 1, counted in that cycle, and seen in
//!   `counter_value` from t + 2 on: `hit`, `hit_pending`, `miss`, `atomic` when the request goes on; `wait`
//!   in each cycle in which a request is in the decision, does not go on, and no sector is read for it (R37
//!   apart); `evict` with R14, beside `evict_line`; `write_back` for each sector; `fill` with the
//!   publication. Counters have `counter_bits` bits, saturate, and are numbered 0 to 7 in this order.
//! - **R47** A reset makes every line invalid, every entry, number and place free and every queue empty, and
//!   ends a walk.
//!
//! The environment's side: `source`, `id` and `chip` together are distinct among requests that are not
//! answered; a load names at least one sector, a store or atomic exactly one, and a maintain's `sectors`,
//! `byte_enable` and `data` do not matter; payloads hold while they wait; the next level serves requests that
//! share a sector of a line in their order, and answers each once, after it has taken it: a load with each of
//! its sectors once, in any order, `last` with the last; `reply` is taken within a bound that depends on nothing
//! but `reply`. Behind an `atomic_buffer` `flush` is true in cycles in which that one's `flush` and `flushed` are, and in
//! no others: a slice that is flushed takes nothing, also not the sector that the buffer writes back, and says
//! `flushed` without it.
//!
//! # Timing
//! With `hit_latency` 1, an empty miss queue and every stream ready: a load that misses, a store to
//! another line, and a load that hits it one cycle later than alone, since it follows the store.
//! ```text
//!  cycle            0      1      2      3      4      5      6      7      8
//!  request          load   store  load
//!  decided                        load   store         load
//!  memory_request                               load
//!  reply                                        .      store         load
//! ```
//! | | cycles |
//! | --- | --- |
//! | accepted to decided | 2 |
//! | accepted to the first beat of a hit, or a store's acknowledgement | `hit_latency + 3` |
//! | accepted to `memory_request` | 4 |
//! | last beat of a line taken to the first beat of the first load that waits | `hit_latency + 3` |
//! | an atomic's answer taken to `reply` | `hit_latency + 3` |
//! | a victim of k dirty sectors | `k + 2` more |
//!
//! One request a cycle: one-sector load hits, store hits, store and load misses without victims. A load, atomic
//! or maintain right behind a store to its line costs one cycle more.
//!
//! # Cost
//! Storage in bits: data `sets * ways * line_bytes * 8`; tags `sets * ways * (tag_bits + 1)`; byte masks
//! `sets * ways * line_bytes`; sector states `sets * ways * 2 * sectors + sets`; recency `sets` times the
//! policy's bits of a set; MSHRs `mshr_entries * (log2(sets) + way_bits + 2 + log2(mshr_merges + 1) +
//! 2 * sectors + mshr_merges * (source_bits + id_bits + sectors))`, with `sectored` `sectors + 1` more an entry.

#[cfg(feature = "verification")]
mod coverage;
#[cfg(feature = "verification")]
pub mod model;
mod ports;
#[cfg(feature = "verification")]
mod properties;
#[cfg(feature = "verification")]
mod replay;
pub mod rtl;
#[cfg(feature = "verification")]
mod stimulus;
#[cfg(test)]
mod tests;

pub use crate::Geometry as Config;
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
testbenches::dut!(
    Dut,
    "llc_slice",
    LlcSlice,
    replay,
    unreachable,
    RESET_INTERVAL = 20_000,
    COUNTERS = &crate::streams::Events::NAMES,
    RECORDED = coverage::RECORDED
);

/// The block in a list.
pub const INFO: BlockInfo = BlockInfo {
    name: "llc_slice",
    design: DesignKind::Llc,
    paper: "none",
    summary: "A write-back slice of a last-level cache: a dirty bit a byte, misses that merge, hits under misses.",
    back_pressure: "on every stream but `memory_reply`, which never waits; hits after `hit_latency` + 3 cycles",
    page: include_str!("mod.rs"),
    timing: Timing {
        caption: "With hit_latency 1: a load that misses, a store to another line, and a load that hits it.",
        table: "
            clock                p*10
            request_valid        1    .     .    0
            request_kind         load store load x
            request_line         A    B     .    x
            event_miss           0    .     .    1 . 0
            event_hit            0    .     .    . . .     1 0
            memory_request_valid 0    .     .    . 1 0
            memory_request_line  x    .     .    . A x
            reply_valid          0    .     .    . . 1     0 1    0
            reply_kind           x    .     .    . . store x load x
        ",
        beside: "
            request_sectors 1; request_byte_enable 0xffffffff; memory_request_ready 1
            reply_ready 1
        ",
        ..Timing::PLAIN
    },
};
