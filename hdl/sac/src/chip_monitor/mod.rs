//! A chip's end of a reconfiguration: passes the levels to entries and tiles and answers them, counts a
//! profile, and offers what was counted.
//!
//! **Paper**: `isca23` §3.4, figure 7 (the directory and the counters), §3.6; the handshakes are not in the
//! paper.
//!
//! **Departs from it**:
//! - The slices of a chip share one directory, which takes one request a cycle; the paper does not say how.
//!   Sampled requests wait in a queue before it, and what finds the queue full is not sampled.
//! - With `memory_side_hits = "directory"` both hit rates of the choice are of the sampled requests, from a directory
//!   that begins empty; the paper compares hits of slices, which may be warm, with those of the directory.
//!
//! ```text
//!  reconfigurator      +---------------------------------+      entries, tiles
//!  level ============> | levels of the cycle before      | ---> hold, flush, sm_side
//!  answer <=========== |                                 | <=== entry (held, empty, missed)
//!                      |                                 | <=== tile (idle, flushed)
//!                      |   +------------------+          |
//!                      |   | profile_counters | <--------| <=== entry, tile (arrives, hits)
//!  counter <========== | <-+------------------+          |
//!                      |   | crd              | <= queue | <=== tile (chip, line, sectors)
//!                      |   +------------------+          | ---> crd_dropped, llc_requests, llc_hits
//!                      +---------------------------------+
//! ```
//! One is in each chip, beside its slices and its SMs' entries. The levels of the reconfigurator may
//! take any time to come, and the answers to go.
//!
//! # Rules
//! - **R1** After a reset no level is true, no answer, nothing is counted, nothing waits, and no counter is
//!   offered.
//! - **R2** `hold`, `flush` and `sm_side` are the levels of the cycle before.
//! - **R3** `answer_held` is true while `hold` is, and every entry is held; `answer_empty` while besides every
//!   entry is empty.
//! - **R4** `answer_idle` is true from the cycle on after one in which `answer_empty` was true and every tile
//!   idle, for as long as `answer_held` is: a request of another chip does not take it back.
//! - **R5** `answer_flushed` is true while `flush` is, and every tile is flushed. `answer_organisation` is
//!   `sm_side`.
//! - **R6** A profile starts in a cycle in which `level_profile` is true and was not in the cycle before.
//!   The profile counts as `profile_counters` does by its rules R2 to R8: `arrives`, `lookup_hits` and
//!   `atomic_hits` of the tiles, and the requests that left the entries, by their slices, and those that are
//!   local.
//! - **R7** A request that arrives in a cycle of the profile is sampled if the directory has a set for its
//!   line (`crd` R1). The sampled ones of a cycle enter the queue, that of the lowest slice first, while
//!   there is room: `crd_queue` less what waited at the beginning of the cycle. Every other one is dropped,
//!   and `crd_dropped` has their number, which a start clears.
//! - **R8** In each cycle in which a request waits, the directory takes the one that has waited longest. A
//!   start empties the queue.
//! - **R9** `answer_profiled` is true while `level_profile` was true in the cycle before, the cycles of the
//!   profile are over, and nothing waits.
//! - **R10** While it is true the counters are offered, one after the other: `total_requests`,
//!   `local_requests`, requests and hits under memory-side, the directory's requests and hits; then of each
//!   slice its memory-side counter and its SM-side counter. Each is offered once in a profile. Requests and
//!   hits under memory-side are the directory's `requests` and `memory_side_hits`; with
//!   `memory_side_hits = "slices"` they are `llc_requests` and `llc_hits` of the slices, which are otherwise
//!   diagnostics at ports of these names.
//! - **R11** The environment changes a level only once it is answered, and lets `level_profile` fall only
//!   once all counters are taken. An entry is held, or held and empty, only while `hold` is true, and then
//!   until it falls; a tile is flushed only while `flush` is true, and then until it falls. Slices and chips
//!   that are named are there, and a request asks for a sector.
//!
//! # Timing
//! Four slices, half of the lines sampled, 0, 3, 4, 7 and not 1, 2, 5, 6, a queue of two, profiles of
//! two cycles:
//! ```text
//!  cycle            0        1        2        3    4
//!  level_profile    yes      yes      yes      yes  yes
//!  lines            0,0,0,0  1,3,4,3  3,2,5,6
//!  waiting          0        0        2        1    0
//!  crd_dropped      0        0        1        2    2
//!  answer_profiled                                  yes
//! ```
//! `answer` depends on what entries and tiles say in its cycle, and these may depend on `hold` and `flush`
//! of the cycle; no answer depends on a level of its cycle. `counter` comes from registers alone.
//!
//! # Cost
//! Storage in bits, beside that of `crd` and `profile_counters`: of the queue `crd_queue * request` and its
//! count, `ceil(log2(crd_queue + 1))`, a request being a line without the bits that the others choose in sampled ones, a
//! chip and the sectors; `counter_bits` of dropped requests, `ceil(log2(2 * slices + 7))` of counters taken,
//! and 5. At each place of the queue is a multiplexer of the requests of all slices.

mod config;
#[cfg(feature = "verification")]
mod coverage;
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
pub use ports::{Answer, Counter, Entry, In, Levels, Out, Ready, Tile};
#[cfg(feature = "verification")]
pub use properties::PROOFS;
#[cfg(feature = "verification")]
pub use stimulus::Stimulus;

use about::{BlockInfo, Timing};
use design::DesignKind;

#[cfg(feature = "verification")]
use coverage::unreachable;

#[cfg(feature = "verification")]
testbenches::dut!(
    Dut<MOST>,
    "chip_monitor",
    ChipMonitor,
    unreachable,
    RESET_INTERVAL = 20_000,
    RECORDED = coverage::RECORDED
);

/// The block in a list.
pub const INFO: BlockInfo = BlockInfo {
    name: "chip_monitor",
    design: DesignKind::Sac,
    paper: "isca23 §3.4, §3.6",
    summary: "A chip's end of a reconfiguration: answers its levels, counts a profile and offers the counters.",
    back_pressure: "a level and its answer; `counter`",
    page: include_str!("mod.rs"),
    timing: Timing {
        caption: "A profile of two cycles; the directory takes the last sampled request after it.",
        table: "
            clock           p
            level_profile   1
            tile_arrives    0 1 . 0
            answer_profiled 0 . . . 1
            counter_valid   0 . . . 1
            counter_data    x . . . total=2 local=1
        ",
        beside: "
            tile_sectors 1; counter_ready 1
            entry_missed     0 1 . 0
            entry_miss_local 0 1 0
        ",
        geometry: "sac.profile_cycles = 2",
        ..Timing::PLAIN
    },
};
