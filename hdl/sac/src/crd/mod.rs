//! A chip request directory: it counts, for one memory partition, how many requests would have hit if
//! every chip had cached what it asked for in a private cache, and so estimates the hit rate of the
//! SM-side organisation while the memory-side one runs.
//!
//! **Paper**: `isca23` §3.4, figure 7 ("Chip Request Directory"); sizes in §3.6.
//!
//! **Departs from it**:
//! - The paper calls its 8 sets sampled and does not say which. Here the slices of the chip count as one
//!   cache, and of each tag every (cache sets / `crd_sets`)-th set is sampled, with an offset that the tag
//!   and the set number choose. With one offset for all, lines that a kernel uses in a stride, as the first
//!   line of each page, would be all that is sampled, or none of it.
//! - Hits under memory-side are counted too (R3), of the same requests and the same entries. The paper takes
//!   them from the slices, which may hold lines from before the profile, while the directory begins empty: the
//!   choice then depends on what ran before.
//! - An entry is replaced when it is the least recently used of its set; the paper gives no policy.
//! - A bit a set says whether the set was used in this profile, so that a new profile can begin in one
//!   cycle; without it each entry's bits would have to be cleared, a register each.
//!
//! ```text
//!               +-------+
//!  request ===> |       | ===> answer
//!               |  crd  |
//!  clear -----> |       | ---> requests, hits, memory_side_hits
//!               +-------+
//! ```
//! The requests are those that this chip's partition gets, loads, stores and atomics of all chips, one
//! a cycle; there is no back-pressure. They are offered while a profile lasts, and `clear` comes with its
//! start.
//!
//! # Rules
//! A line's set is `line mod S`, S the sets of the chip's cache, its tag `line div S`, and P is
//! `S / crd_sets`.
//! - **R1** A request is sampled if `set mod P` is the XOR of `set div P`, `tag` and `tag div 2`, mod P each,
//!   the last of `tag mod P`; one that is not changes nothing, is not counted and is not answered.
//! - **R2** The directory's set is `set div P`; a set has `crd_ways` entries, each
//!   with a tag and, for each chip, a bit for each sector (one for the line, unless `sectored`). An
//!   entry is valid while any of its bits is set.
//! - **R3** A sampled request hits if a valid entry of its set has its tag and, for its chip, all
//!   bits of the sectors it asks for; else it misses. The request hits under memory-side if a valid entry
//!   has its tag and, for each sector it asks for, the bit of some chip.
//! - **R4** If a valid entry has the tag, the bits of the sectors asked for are set for the chip, hit
//!   or not; no other bit changes.
//! - **R5** If none has it, the least recently used entry of the set takes the tag, with the bits of the
//!   sectors asked for, of the requesting chip alone. Entries that were never used come first, the lowest
//!   first.
//! - **R6** Each sampled request makes its entry the most recently used.
//! - **R7** A request takes effect at its cycle's edge: one in the next cycle sees it. There can be one
//!   every cycle.
//! - **R8** In the cycle after a sampled request `answer_valid` is true, and `answer_hit` says whether it
//!   hit. `answer_valid` is true in no other cycle.
//! - **R9** `requests` counts the sampled requests, `hits` those that hit and `memory_side_hits` those that
//!   hit under memory-side, from the cycle after on; a request with several sectors counts once. When
//!   `requests` is at its maximum, `2^counter_bits - 1`, none counts any more. `memory_side_hits` exists
//!   only with `memory_side_hits = "directory"`.
//! - **R10** A clear makes every entry invalid, forgets the order of use and makes all counters 0, from
//!   the cycle after on. A request in the cycle of a clear is lost: it changes nothing and is not
//!   answered.
//! - **R11** A reset does the same, and drops the answer in flight.
//! - **R12** The environment asks for at least one sector, for a chip below `chips`. `request_sectors`
//!   has one bit, which is then true, unless `sectored`.
//!
//! # Timing
//! Latency 1, throughput 1. Chip 0 asks for line a of a sampled set twice, then chip 1 does, then a clear:
//! ```text
//!  cycle         0      1      2      3      4      5
//!  request       a, 0   a, 0   a, 1          a, 0
//!  clear                                     yes
//!  answer               miss   hit    miss
//!  requests      0      1      2      3      3      0
//!  hits          0      0      1      1      1      0
//!  memory_side_hits  0  0      1      2      2      0
//! ```
//! Never full: nothing waits.
//!
//! # Cost
//! Storage in bits: `crd_sets * crd_ways * (tag_bits + chips * sectors)` of entries, with `sectors` 1
//! unless `sectored` and `tag_bits = address_bits - log2(line_bytes) - log2(S)`; beside them
//! `crd_sets * crd_ways * (crd_ways - 1) / 2` of LRU order, `crd_sets` used bits, `2 * counter_bits` of
//! counters, `counter_bits` more with `memory_side_hits`, and 2 of the answer.
//!
//! | config | entries | `isca23` §3.6 | LRU order | used bits | counters |
//! | --- | --- | --- | --- | --- | --- |
//! | 8 sets of 16 ways, 4 chips | 4,352 bits, 544 bytes | 544 bytes | 960 | 8 | 72 |
//! | the same, `sectored`, 4 sectors a line (`isca23`) | 5,888 bits, 736 bytes | 736 bytes | 960 | 8 | 72 |

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
use ports::Ports;
pub use ports::{Answer, In, Out, Request};
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
testbenches::dut!(Dut, "crd", Crd, replay, unreachable);

/// The block in a list.
pub const INFO: BlockInfo = BlockInfo {
    name: "crd",
    design: DesignKind::Sac,
    paper: "isca23 §3.4",
    summary: "Estimates the hit rate of an SM-side cache from sampled sets: a request directory.",
    back_pressure: "none; one cycle",
    page: include_str!("mod.rs"),
    timing: Timing {
        caption: "Chip 0 asks for line a twice, then chip 1 does.",
        table: "
            clock            p
            request_valid    1   . . 0
            request_line     a=0 . . x
            request_chip     0   . 1 x
            answer_valid     0   1 . . 0
            answer_hit       x   0 1 0 x
            requests         0   1 2 3 3
            hits             0   . 1
            memory_side_hits 0   . 1 2 2
        ",
        beside: "request_sectors 1",
        ..Timing::PLAIN
    },
};
