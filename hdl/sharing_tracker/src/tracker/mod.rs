//! A directory of the cores whose L1 holds a copy of a line, which names one of them to answer the load
//! miss of another.
//!
//! **Paper**: `thesis12` §3.1, §3.2, Table 4.1; figure 4.4 for one sharer a line, figure 4.5 for
//! several trackers.
//!
//! **Departs from it**:
//! - A core is marked with the lookup of its load, in one visit, not when the line has arrived (§3.5):
//!   a store between the two would free nothing, and the late mark would offer the old copy.
//! - A lookup that waits too long is answered as a miss (R10), which is always correct.
//! - Banks number the queues towards L2, in which a line's messages keep their order; they do not
//!   multiply the requests of a cycle.
//!
//! ```text
//!                  +-----------------+
//!  flush      ====>|                 |     free everything
//!  invalidate ====>|                 |     a store or coherent operation in flight to L2
//!  remove     ====>| sharing_tracker |     an L1 evicted a line, or dropped its fill
//!  lookup     ====>|                 |====> answer
//!                  +-----------------+
//! ```
//! All five are streams: a request passes in a cycle in which its `valid` and `ready` are both true,
//! and is offered unchanged until then. A block is one tracker; of several, each has its share of cores
//! and sets, and numbers its cores from 0.
//!
//! # Rules
//! - **R1** In a cycle in which an answer is offered and not taken, every `ready` is false.
//! - **R2** Else one request passes, the first that is offered of: an overdue lookup (R10), flush,
//!   invalidate, remove, lookup. A `ready` is true when nothing before it in that order is offered,
//!   whether or not its `valid` is true; while a lookup is overdue only `lookup_ready` is.
//! - **R3** A request that passes in cycle t is answered: its answer is offered from cycle t + 1 on
//!   until it is taken. Answers come in the order of the requests.
//! - **R4** A request sees what all that passed before it have left, also the one of the cycle before,
//!   in the same set or line.
//! - **R5** The answer repeats the request's `kind`, `line` and `core`, 0 where it has none, and gives
//!   the line's `bank`, the line address modulo `banks`. `answer_sharers` are the cores marked for the
//!   line after the request, none if the line has no entry; for a flush, none.
//! - **R6** A lookup with `may_forward` is answered `forward` with a core, if the line has an entry that
//!   marks a core other than the requester: the first of these in rising order, cyclically, after the set's
//!   pointer, which then moves to it. Nothing else moves the pointer; after a reset or flush it
//!   is at the highest core.
//! - **R7** A lookup with `adds` marks its core. A line without an entry gets one with this mark alone,
//!   in place of the least recently used entry of its set if all ways have one.
//! - **R8** With both, the sharer is chosen before the core is marked. With neither a lookup changes
//!   nothing and is a miss: a load that bypasses the L1 keeps its place in the order.
//! - **R9** A lookup with `adds`, and one with `may_forward` that finds an entry, makes the entry the most recently
//!   used of its set. Nothing else does.
//! - **R10** A lookup that was offered and did not pass in 64 cycles running is overdue: it passes first
//!   of all when R1 lets it, and as one without both flags.
//! - **R11** A remove takes its core's mark off the line, and frees the entry when no mark is left. A
//!   core that is not marked, or a line without an entry, changes nothing.
//! - **R12** An invalidate frees the line's entry.
//! - **R13** A flush frees every entry, in one cycle.
//! - **R14** With `sharers = "single"` an entry marks one core: adding replaces it.
//! - **R15** The set of a line is its address modulo the sets, the tag is the rest; a line never has two
//!   entries.
//! - **R16** A reset frees every entry, drops the answer in flight and forgets how long a lookup waited.
//!   `answer_valid` and `answer_forward` are then false, and `answer_forward` is false in every cycle in
//!   which `answer_valid` is.
//! - **R17** The environment names only cores that exist.
//!
//! # Timing
//! Latency 1, throughput 1. Cores 1 and 2 load line a, then core 1 stores to it, while core 3 looks it
//! up; the answer to the store is not taken at once:
//! ```text
//!  cycle             0     1     2     3     4     5
//!  lookup_core       1     2     3     3     3
//!  lookup_ready      yes   yes   no    no    yes
//!  invalidate_valid              yes
//!  invalidate_ready  yes   yes   yes   no    yes
//!  answer                  miss  fwd 1 inv   inv   miss
//!  answer_ready      yes   yes   yes   no    yes   yes
//! ```
//! The table is a memory with a synchronous read: a request reads its set in the cycle in which it
//! passes, and writes it back in the cycle in which its answer is taken. A request for the set that is
//! written in the cycle in which it passes would read the old words; it gets the written ones from a
//! register instead. `answer_ready` reaches the `ready` of all requests in the same cycle. Through logic
//! alone, `lookup_ready` depends on `lookup_valid`: what is not offered is not overdue. A lookup that is
//! overdue stays offered (R10), so that `lookup_ready` is the same with and without this bit.
//!
//! # Cost
//! Storage in bits: `sets * ways * (tag_bits + sharer_bits + 1)` of entries, where `sets` are one
//! tracker's, `tag_bits = address_bits - log2(line_bytes) - log2(sets)`, and `sharer_bits` is a bit a
//! core (`mask`) or a core number (`single`). A set's recency takes `ways * (ways - 1) / 2` more, at
//! least 1, its pointer a core number with `mask`, and a bit says whether it was written since the
//! last reset or flush.
//!
//! | config | tag bits | masks | entries | `thesis12` |
//! | --- | --- | --- | --- | --- |
//! | 1,024 sets of 8 ways, 16 cores, 40-bit addresses (`thesis12`) | 23 | 16 KB | 40 KB | 16 KB: the masks alone |

mod config;
#[cfg(feature = "verification")]
mod coverage;
pub(crate) mod kind;
#[cfg(feature = "verification")]
pub mod model;
mod ports;
#[cfg(feature = "verification")]
mod properties;
#[cfg(feature = "verification")]
mod replay;
pub mod rtl;
#[cfg(feature = "verification")]
pub(crate) mod stimulus;
#[cfg(test)]
mod tests;

pub use config::Config;
#[cfg(feature = "verification")]
pub use coverage::{Covered, Monitor};
pub use kind::KINDS;
use ports::Ports;
pub use ports::{Answer, AnswerBack, Flush, In, Invalidate, Lookup, Out, Remove};
#[cfg(feature = "verification")]
pub use properties::PROOFS;
#[cfg(feature = "verification")]
pub use replay::Transaction;
#[cfg(feature = "verification")]
pub use stimulus::Stimulus;

use about::{BlockInfo, Timing};
use design::DesignKind;

#[cfg(feature = "verification")]
use coverage::unreachable;

#[cfg(feature = "verification")]
testbenches::dut!(
    Dut,
    "sharing_tracker",
    SharingTracker,
    replay,
    unreachable,
    RECORDED = coverage::RECORDED
);

/// The block in a list.
pub const INFO: BlockInfo = BlockInfo {
    name: "sharing_tracker",
    design: DesignKind::SharingTracker,
    paper: "thesis12 §3.1",
    summary: "Directory of the L1 caches that hold a line; names a sharer to serve a load miss.",
    back_pressure: "ready/valid; one cycle",
    page: include_str!("mod.rs"),
    timing: Timing {
        caption: "Cores 1 and 2 load line a, one after the other; the second is answered by core 1.",
        table: "
            clock               p
            lookup_valid        1 . 0
            lookup_line         a . x
            lookup_core         1 2 x
            answer_valid        0 1 . 0
            answer_forward      0 . 1 0
            answer_forward_core x . 1 x
        ",
        beside: "lookup_may_forward 1; lookup_adds 1; answer_ready 1",
        ..Timing::PLAIN
    },
};
