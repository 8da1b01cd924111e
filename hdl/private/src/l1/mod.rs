//! A non-blocking, write-through L1 data cache: tags, data in sector beats, and miss status holding
//! registers (MSHRs) in which the misses of a line merge.
//!
//! **Paper**: `pact20` Table 1, `ics15` §2.2 and Table 2, `taco16` §2.2 and Table II. Every design of
//! the project is this controller and blocks around it.
//!
//! **Departs from them**: the papers simulate their caches and give no interface. Open points
//! (merging, refusals, stores to lines in flight) are decided by the rules below.
//!
//! ```text
//!                   +----------------------------------------------+
//! core_request ===> | lookup: tags, valid bits, replacement        | ===> core_status
//!                   |   |hit        |miss                          |
//!                   |   v           v                              |
//!                   | data array  MSHR file ==> miss queue ======> | ===> down_request
//!                   |   ^   |       |wake                          |
//!                   |   |   +<------+                              |
//!   down_reply ===> |---+---|=> replies (hit_latency) ===========> | ===> core_reply
//!        flush ---> |                                              | ---> flushed, events, counters
//!                   +----------------------------------------------+
//! ```
//! `core_request`, `core_reply`, `down_request` and `down_reply` are ready/valid streams; `core_status`
//! has no back-pressure.
//!
//! # Words
//! A line's *sectors* are `sector_bytes` each; a *beat* moves one. A line is *readable* when its bytes
//! are in the data array, *pending* from its miss until the last load that waits for it has been read.
//! A *plain* load or store has `bypass_l1` false. A *direct* request passes tags and MSHRs by: a load
//! with `bypass_l1`, every store, every atomic; its `down_request_id` is its `id` with the top bit
//! set. A miss's is the number of its MSHR entry, top bit clear. `down_request_id` therefore has
//! 1 + max(`id_bits`, log2(`mshr_entries`) rounded up) bits. "Room" means that the miss queue held
//! fewer than `miss_queue` requests at the beginning of the cycle, and, for a store or atomic, fewer than
//! `store_data_places` stores and atomics. Where these are fewer, a load leaves with `byte_enable` and
//! `data` 0.
//!
//! # Rules
//! - **R1** A request accepted in cycle t is looked up in t + 1, and `core_status` gives its `id` and
//!   one of the five words in that cycle and in no other. R27 is the one exception.
//! - **R2** A plain load of a readable line is a `hit`; its sectors are read in rising order, one beat a
//!   cycle, the first in the cycle of its lookup unless R20 gives that cycle away.
//! - **R3** A plain load of a line that is neither readable nor pending is a `miss`, if there is room, a
//!   free MSHR entry and a way that is not pending: it takes the lowest free entry, reserves the way,
//!   and sends one request for all sectors of the line.
//! - **R4** The way reserved is the lowest one that is neither readable nor pending, else the
//!   replacement policy's choice among those not pending. A readable line there is gone at once.
//! - **R5** A plain load of a pending line that is not stale is `hit_pending` and joins the line's entry,
//!   if fewer than `mshr_merges` loads have joined it since its miss, the miss itself included.
//! - **R6** Where R3 or R5 finds what it needs missing, or the line is pending and stale, the load is a
//!   `reservation_fail`, and nothing changes.
//! - **R7** A load with `bypass_l1` sends a request for its sectors, if there is room, and is
//!   `bypass`; it neither reads nor changes tags (but R29). Its beats go from `down_reply` to `core_reply`.
//! - **R8** A store is sent down with its data, if there is room, and never reserves a way. A plain one
//!   is a `hit` when its line is readable, else a `miss`.
//! - **R9** A plain store to a readable line writes its enabled bytes (`write_hit` "update"), or makes
//!   the line invalid ("evict").
//! - **R10** An atomic, or a store with `bypass_l1`, is sent down, if there is room, and is `bypass`; a
//!   readable line of its address becomes invalid.
//! - **R11** A store or atomic to a pending line makes it stale: the loads that have joined are served,
//!   no more may join, and the line is invalid afterwards. With `pending_store` "refuse" it is a
//!   `reservation_fail` instead, and nothing changes: no line is ever stale.
//! - **R12** A store, an atomic or a load with `bypass_l1` without room is a `reservation_fail`, and
//!   nothing changes.
//! - **R13** Recency is touched by a miss's reservation, a load's `hit` and `hit_pending`, and a store's
//!   `hit` under "update"; by nothing else.
//! - **R14** `event_evict` is true in the cycle after a lookup that makes a readable line invalid, and
//!   `evict_line` is that line: a miss's victim (R4), an evicting store (R9), an atomic or a
//!   store with `bypass_l1` (R10).
//! - **R15** A beat of `down_reply` for a busy entry that is not yet filled is written to its sector of
//!   the entry's way; with `last` the entry is filled, it queues to be woken, and `event_fill` is true in
//!   the next cycle. Beats for any other entry change nothing.
//! - **R16** Filled entries are woken in the order in which they were filled, and an entry's loads in the
//!   order in which they joined, each with its sectors in rising order.
//! - **R17** When the last beat of the last load of an entry has been read from the data array the entry
//!   is free, and from the next cycle on its line readable, or invalid if stale.
//! - **R18** A direct reply's beats pass from `down_reply` to `core_reply` unchanged, but for a store's
//!   acknowledgement, whose `sector` and `data` are 0.
//! - **R19** Every beat of `core_reply` comes `hit_latency + 1` cycles after its source was read (R2,
//!   R16) or accepted (R18), later only when `core_reply` is stalled, and in the order of that.
//! - **R20** One beat a cycle enters the replies: of an entry being woken, else of `down_reply`, else of
//!   a hit; and none while `hit_latency + 2` of them have not left.
//! - **R21** `core_request` is accepted unless a request in lookup still waits to read or to write (a
//!   store is not written in a cycle in which a beat for an entry, busy or not, is accepted), `flush` is
//!   true, or a set is being cleared (R23).
//! - **R22** `down_reply` is accepted always when it is for an entry, and for a direct request when R20
//!   lets it enter the replies. Neither depends on `core_request`.
//! - **R23** `flush` may rise and fall at any time. In a cycle in which it is true, no request is in
//!   lookup, no entry busy, no reply and no direct request unanswered, the miss queue empty and
//!   `flushed` false, a walk begins: in the `sets` following cycles, whatever `flush` does in them,
//!   every line becomes invalid, a set a cycle from 0 on. `flushed` is true from the cycle after them
//!   on, up to the first cycle in which `flush` is false, that one included. A rise of `flush`
//!   therefore begins one walk at most, and none when it falls before; one that rises while the walk
//!   of another goes on, or in the first cycle of `flushed`, is answered by that walk.
//! - **R24** A load never returns data older than a store or atomic of this core to its line that was
//!   accepted before it, nor newer, of one that was accepted after it, provided that the next level
//!   serves requests to one line in their order.
//! - **R25** The `event_` outputs report the cycle before: one of the first five of its status, the others
//!   of R14 and R15. Each is true in the cycle in which its counter counts; the counters are of `counter_bits` bits, saturate, and are read through `counter_index`: 0 `hit`, 1 `hit_pending`, 2 `miss`,
//!   3 `bypass`, 4 `reservation_fail`, 5 `evict`, 6 `fill`; above that 0.
//! - **R26** A reset makes every line invalid, every entry free and every queue empty.
//! - **R27** With `when_full` "wait" no status is `reservation_fail`. A request that R6, R11 or R12 would
//!   refuse stays in lookup instead: nothing changes, `core_request` is not accepted, and the request is
//!   looked up once more in the next cycle, and so on; the first lookup that need not be refused gives its
//!   `core_status`. All that it waits for (room, an entry, a way, the end of a line's loads) comes whatever
//!   it does: no other request, reply or beat waits for it, but a `flush` (R23).
//! - **R28** With `early_restart`, a beat of R15 without `last`, accepted in cycle t, of the one sector that the
//!   first load of its entry wants, is read for that load in t + 1, as one of an entry being woken in
//!   R20, if no entry is woken in t nor waits to be; the load is answered then. If R20 lets no beat enter
//!   in t + 1 it waits for its line, as all other loads do. When its line is whole and its entry is
//!   taken to be woken, a cycle passes for the load that was answered; then those that joined it are
//!   read, or R17 holds in the next cycle without a beat.
//! - **R29** With `bypass` "lookup" a load with `bypass_l1` of a readable line is a `hit`, as R2 says of a plain one; of
//!   a pending line it is `hit_pending` and joins as R5 says, if R5 lets it join. In every other case it is as
//!   R7 says: of a line that is neither, or pending and stale, or pending with an entry that takes no more; so it
//!   reserves nothing, and is refused for want of room alone (R12).
//!
//! The environment's side: an `id` is that of one request, a store's too, until the last beat of its reply; a
//! load names at least one sector, a store or atomic exactly one, whose data its single beat carries (a store
//! of several sectors is several requests). A refused request has had no effect: a request that relies on an
//! earlier one, as a load on a store, is offered after that one's status. The next level performs requests to
//! one line in the order in which they left, and answers each once, stores too, from the cycle after the one
//! in which it was taken on; a store may be acknowledged before it is performed, but then `flushed` does not
//! say that other cores find it. The beats of different replies may alternate, those of one come in any order
//! of sectors, `last` with the last. A stream's payload stays while it waits, and its `valid` depends on no
//! `ready`.
//!
//! # Timing
//! With `hit_latency` 1, an empty cache and every stream ready: two hits in a row, then a store to the
//! same line ("update") and a load that sees it. One one-sector request a cycle.
//! ```text
//!  cycle          0      1      2      3      4      5      6
//!  core_request   load   load   store  load
//!  core_status           hit    hit    hit    hit
//!  core_reply                          load   load          load
//!  down_request                               store
//! ```
//! | | cycles |
//! | --- | --- |
//! | accepted to status | 1, or as long as it waits (R27) |
//! | accepted to first beat of a hit | `hit_latency + 2` |
//! | accepted to `down_request` | 2, when the miss queue is empty |
//! | last beat of a fill accepted to the first beat of the first load that waits | `hit_latency + 2` |
//! | beat of its one sector accepted to the reply of the first load (R28) | `hit_latency + 2` |
//! | direct beat accepted to `core_reply` | `hit_latency + 1` |
//!
//! A waking goes like this: a beat with `last` accepted in cycle t, while nothing is being woken and nothing
//! waits to be, lets its entry be woken from t + 1 on, in which the first beat is read if R20 allows. Else the
//! entry waits, behind those that do already, and the next one is taken in the very cycle in which the last beat
//! of the one before is read, but not before t + 1: its first beat is read one cycle after that. The loads of
//! an entry follow each other without a gap. A load that joins in the cycle of what would be the last beat keeps
//! the entry; its first beat is read two cycles later.
//!
//! `down_reply_ready` depends on `down_reply_id`, through logic alone, be `down_reply_valid` true or not: a
//! beat that fills a line is always taken, one that bypasses the cache when it can be passed on.
//!
//! # Cost
//! Storage in bits, with `tag_bits = address_bits - log2(line_bytes) - log2(sets)`:
//! data `sets * ways * line_bytes * 8`; tags `sets * ways * (tag_bits + 1)`; replacement
//! `sets * policy_bits` (`lru` `ways * (ways - 1) / 2`, `plru` `ways - 1`, `srrip` `2 * ways`, 1 at
//! least); MSHRs
//! `mshr_entries * (log2(sets) + way_bits + 3 + log2(mshr_merges + 1)) + mshr_entries * mshr_merges * (id_bits + sectors)`.

mod config;
#[cfg(feature = "verification")]
mod coverage;
mod ports;
#[cfg(feature = "verification")]
mod properties;
#[cfg(feature = "verification")]
mod replay;
pub mod rtl;
#[cfg(test)]
mod tests;

/// The golden model, which every L1 has in common.
#[cfg(feature = "verification")]
pub mod model {
    pub use base::model::Cache as L1;
}

#[cfg(feature = "verification")]
pub use base::stimulus::Stimulus;
pub use config::Config;
#[cfg(feature = "verification")]
pub use coverage::{Covered, Monitor};
pub use ports::{In, Out};
#[cfg(feature = "verification")]
pub use properties::PROOFS;
#[cfg(feature = "verification")]
pub use replay::{Session, Transaction};

use about::{BlockInfo, Timing};
#[cfg(feature = "verification")]
use base::event_counters::EventCounters;
#[cfg(feature = "verification")]
use coverage::unreachable;
use design::DesignKind;
use ports::Ports;

#[cfg(feature = "verification")]
testbenches::dut!(
    Dut,
    "l1",
    L1,
    replay,
    unreachable,
    RESET_INTERVAL = 20_000,
    COUNTERS = &EventCounters::NAMES,
    RECORDED = coverage::RECORDED
);

/// The block in a list.
pub const INFO: BlockInfo = BlockInfo {
    name: "l1",
    design: DesignKind::Private,
    paper: "ics15 §2.2",
    summary: "A non-blocking, write-through L1 data cache; misses of a line merge in an MSHR.",
    back_pressure: "on every stream; hits after `hit_latency` + 2 cycles",
    page: include_str!("mod.rs"),
    timing: Timing {
        caption: "With hit_latency 1: two hits, a store to their line, and a load that sees it.",
        table: "
            clock              p
            core_request_valid 1    .   .     .    0
            core_request_kind  load .   store load x
            core_status_valid  0    1   .     .    . 0
            core_status_word   x    hit .     .    . x
            core_reply_valid   0    .   .     1    . 0 1
            down_request_valid 0    .   .     .    1 0
        ",
        beside: "
            core_request_sectors 1; core_request_byte_enable 15; core_reply_ready 1
            down_request_ready 1
        ",
        before: "
            core_request_sectors 1; core_reply_ready 1; down_request_ready 1; down_reply_last 1
            core_request_valid 1   0
            down_reply_valid   0*8 1 0*8
        ",
        ..Timing::PLAIN
    },
};
