//! An L1 data cache whose tags outnumber its lines: a line gets a place for its data only when it has
//! been loaded often enough, else its loads bypass the cache.
//!
//! **Paper**: `ics15` §4.1, §4.2, §6.5, figures 6 and 7, Table 3.
//!
//! **Departs from it**:
//! - Free_Line is not stored: it is the count of positions that no tag entry holds. The paper has two
//!   bits a set, which cannot count to four.
//! - The paper replaces the tag entry with the smallest RC; here one with a line is replaced only when
//!   every entry has one, and then by the data store's policy.
//! - Stores, atomics, fills of lines that were stored to, refusals and gated ways, which the paper does
//!   not treat, have separate rules.
//!
//! ```text
//!                   +----------------------------------------------+
//! core_request ===> | tag store: tag, RC, position | data policy   | ===> core_status, entry
//!                   |   |hit     |miss        |bypass              |
//!                   |   v        v            v                    |
//!                   | data array  MSHR file ==> miss queue ======> | ===> down_request
//!   down_reply ===> |        replies (hit_latency) =============>  | ===> core_reply
//!     baseline ---> |                                              | ---> gated_ways
//!        flush ---> |                                              | ---> flushed, events, counters
//!                   +----------------------------------------------+
//! ```
//!
//! # Words
//! Everything behind the tags is that of `l1` and keeps its rules: R1, R7, R12, R15, R16, R18 to R22,
//! R24 to R26 and R28 of `l1`'s page hold word for word, its "way" being the position of a line in the data store.
//!
//! `D` is the data store's ways (`[l1] ways`), `T` the tag store's (`tag_ways`). A tag entry has a tag, RC
//! and, if *committed*, a position 0..D; a valid entry without one is a *candidate*. A committed entry is
//! *pending* while its position has an MSHR entry, else its line is *readable*. *Releasing* a line makes
//! its entry a candidate (in a gated way: invalid) with RC 0 and frees its position. *Ageing* lowers RC by
//! 1, not below 0, in every valid entry of the set but those that are taken, committed or released in
//! this very transaction; without `aging` nothing ages. "Room", "plain" and "direct" are as on `l1`'s page.
//! The *mode* of a cycle is `baseline` in the cycle before, false after a reset.
//!
//! # Rules
//! - **R1** A plain load of a readable line is a `hit`, of a pending one that may be joined (R5 of `l1`)
//!   `hit_pending`, of any other pending one a `reservation_fail`. RC does not change.
//! - **R2** A plain load that finds a candidate counts: RC + 1, up to the maximum. Is that below
//!   `threshold`, it is a `bypass`, if there is room: its sectors are fetched as for a direct load.
//! - **R3** Has RC then reached `threshold`, the entry is committed (R6) and the load is a `miss`.
//! - **R4** A plain load that finds no entry takes one: the lowest invalid way; else the candidate with
//!   the smallest RC, the lowest way of several; else the owner of the position that the data policy
//!   chooses among those not pending, whose line is released. RC becomes `rc_initial`.
//! - **R5** With `rc_initial` below `threshold` such a load is a `bypass`, if there is room. Else the new
//!   entry is committed at once (R6), and the load is a `miss`.
//! - **R6** Committing needs room, a free MSHR entry and a position: the lowest free one, else the data
//!   policy's choice among those not pending, whose owner's line is released. The miss reserves the
//!   position, sends a request for all sectors of the line, and ages the set.
//! - **R7** Where R2 to R6 find what they need missing the load is a `reservation_fail`, and nothing
//!   changes: no RC, no entry, no order.
//! - **R8** A plain store with room is a `hit` to a readable line, which is written (`write_hit`
//!   "update") or released ("evict"), else a `miss`. Such a store takes no entry and counts
//!   nothing.
//! - **R9** An atomic or a direct store with room is a `bypass`. Either releases a readable line and
//!   leaves a candidate as it is.
//! - **R10** A store or atomic to a pending line makes it stale: nothing more may join, and when its last
//!   load has been read it is released, before its MSHR entry is free (R14). With `pending_store` "refuse" it
//!   is a `reservation_fail` instead, and nothing changes: no line is ever stale.
//! - **R11** Whatever releases a line ages the set, once in a transaction.
//! - **R12** The data policy's order is touched, at the position, by a commit, a load's `hit` and
//!   `hit_pending` and a store's `hit` under "update". Its choice in R4 alone, without a commit, leaves
//!   the order as it was.
//! - **R13** `event_evict` is true in the cycle after a lookup that releases a readable line, and
//!   `evict_line` is that line. Dropped candidates and stale lines are none.
//! - **R14** A stale line whose last load was read in cycle t waits from t + 1 on for the tag store: in
//!   the first cycle u in which no request stays in lookup, `core_request` is not accepted; in u + 1 the
//!   line is released and the set aged, and the MSHR entry is free from u + 2 on. The next entry to be
//!   woken is taken in u + 1 or later.
//! - **R15** In baseline mode `threshold` counts as 0, and the ways from D on are gated: no entry is taken
//!   there, and every candidate there is invalid for good. A committed entry there stays.
//! - **R16** `gated_ways` are the gated ways, a bit each.
//! - **R17** In the cycle after `core_status_valid`, `entry_valid` says whether the request's line has an
//!   entry after the request, `entry_rc` its RC, `entry_committed` whether it has a position,
//!   `entry_position` which, and `free_lines` is Free_Line of the set, all after the request. In any other
//!   cycle `entry_valid` is false and `free_lines` 0.
//! - **R18** A flush is as R23 of `l1`: its walk makes every entry invalid, set by set.
//! - **R19** At any time Free_Line and the committed entries of a set add up to D, no two committed
//!   entries of a set have one position, no two valid ones one tag, and a pending position has an owner.
//! - **R20** With `threshold` 0 and T = D the block answers as `l1` with `lru` does.
//! - **R21** With `when_full` "wait" R27 of `l1` holds of what R1, R7 to R10 would refuse. To R14 a request
//!   that waits so does not stay in lookup, since what it waits for may be that very release: it is not
//!   looked up in u + 1, and again in u + 2.
//!
//! The environment's side: that of `l1`; `baseline` may change in any cycle.
//!
//! # Timing
//! As `l1`, and R14. The tag store is a memory of one row a set, read in the cycle in which a request is
//! accepted and written in the cycle of its lookup; a row that is written in the cycle in which it is read
//! is forwarded, so that requests to one set can follow each other in every cycle. Two loads of a new line
//! and one more, `threshold` 2, `rc_initial` 1:
//! ```text
//!  cycle          0      1      2       3
//!  core_request   load   load   load
//!  core_status           bypass miss    hit_pending
//!  entry_rc                     1      2       2
//! ```
//! | | cycles |
//! | --- | --- |
//! | accepted to status | 1 |
//! | accepted to entry, `free_lines` and events | 2 |
//! | accepted to first beat of a hit | `hit_latency + 2` |
//! | accepted to `down_request` | 2, when the miss queue is empty |
//! | last beat of a fill accepted to the first beat of the first load that waits | `hit_latency + 2` |
//! | last load of a stale line read to its release | 2 at least |
//! | `baseline` to the mode | 1 |
//!
//! One one-sector hit a cycle, to one set as to several, and behind a store.
//!
//! `down_reply_ready` depends on `down_reply_id`, through logic alone, be `down_reply_valid` true or not: a
//! beat that fills a line is always taken, one that bypasses the cache when it can be passed on.
//!
//! # Cost
//! Storage in bits beside that of `l1` behind the tags: tag store
//! `sets * T * (tag_bits + rc_bits + position_bits + 2)`, the 2 for candidate and committed; data policy
//! `sets * policy_bits`.
//!
//! | 32 sets, T = 8, D = 4, RC of 6 bits, 40-bit addresses (`ics15`) | bits |
//! | --- | --- |
//! | tags of 28 bits | 7,168 |
//! | RC | 1,536 |
//! | positions of 2 bits | 512 |
//! | candidate, committed | 512 |
//! | Free_Line | 0 |

mod config;
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

pub use config::Config;
#[cfg(feature = "verification")]
pub use coverage::{Covered, Monitor};
pub use ports::{Entry, In, Out};
#[cfg(feature = "verification")]
pub use properties::PROOFS;
#[cfg(feature = "verification")]
pub use replay::{Session, Transaction};
#[cfg(feature = "verification")]
pub use stimulus::Stimulus;

use about::{BlockInfo, Timing};
#[cfg(feature = "verification")]
use base::event_counters::EventCounters;
#[cfg(feature = "verification")]
use coverage::unreachable;
use design::DesignKind;
use ports::Ports;

// A cache must fill before most of its rules come about.
#[cfg(feature = "verification")]
testbenches::dut!(
    Dut,
    "decoupled_l1d",
    DecoupledL1d,
    replay,
    unreachable,
    RESET_INTERVAL = 20_000,
    COUNTERS = &EventCounters::NAMES,
    RECORDED = coverage::RECORDED
);

/// The block in a list.
pub const INFO: BlockInfo = BlockInfo {
    name: "decoupled_l1d",
    design: DesignKind::DecoupledL1d,
    paper: "ics15 §4.2",
    summary: "An L1 data cache with more tags than lines, which bypasses lines of low reuse.",
    back_pressure: "on every stream; hits after `hit_latency` + 2 cycles",
    page: include_str!("mod.rs"),
    timing: Timing {
        caption: "Three loads of a new line with threshold 2: past the cache, a miss, and one that joins.",
        table: "
            clock              p
            core_request_valid 1 .      .    0
            core_status_valid  0 1      .    .           0
            core_status_word   x bypass miss hit_pending x
            entry_rc           x .      1    2
        ",
        ..Timing::PLAIN
    },
};
