//! Counts a chip's LLC requests and hits, and its SMs' L1 misses, during a profile: the inputs of the
//! EAB model but for those of the chip request directory.
//!
//! **Paper**: `isca23` §3.4, figure 7; widths in §3.6.
//!
//! **Departs from it**:
//! - The paper's existing counters of LLC hits and requests are counted here too, so that a profile has
//!   them of its cycles.
//!
//! - A hit is counted in the same cycle, so that one of a request that arrived before the profile counts;
//!   the paper does not say when.
//!
//! ```text
//!                 +------------------+
//!  start -------> |                  | ---> profiling
//!  arrivals ----> | profile_counters | ---> total, local, llc_requests, llc_hits
//!  hits ========> |                  |
//!  miss ========> |                  |
//!  slice_index -> |                  | ---> memory_side_requests, sm_side_requests
//!                 +------------------+
//! ```
//! `arrivals` has a bit for each slice: each takes at most one request a cycle, of whatever chip. A slice
//! hits up to twice a cycle, in its lookup and in its atomic buffer. `miss_counts` has a number for each
//! slice: the L1 misses of this chip's SMs in this cycle that would go there under SM-side.
//!
//! # Rules
//! - **R1** After a reset `profiling` is false and every counter is 0.
//! - **R2** With `start` in cycle t every counter is 0 from cycle t + 1 on, and `profiling` is true in
//!   cycles t + 1 to t + `profile_cycles`, whatever went on before. Other events of cycle t count
//!   nowhere.
//! - **R3** Events of a cycle in which `profiling` is true count at its edge; events of another change
//!   nothing: the counters keep their values until the next start.
//! - **R4** A bit i of `arrivals` increments the memory-side counter of slice i, and `llc_requests`. All
//!   bits of a cycle count.
//! - **R5** A bit of `hits_lookups` and a bit of `hits_atomics` each increment `llc_hits`, whether or not
//!   something arrives. A lookup of a line in flight is a hit.
//! - **R6** Number i of `miss_counts` is added to the SM-side counter of slice i, all numbers to
//!   `total_requests`, and `miss_local` to `local_requests`.
//! - **R7** `memory_side_requests` and `sm_side_requests` are, in the same cycle, the counters of the slice
//!   that `slice_index` names; 0 for a number that is no slice's. Reading changes nothing.
//! - **R8** No counter overflows: a slice's `slice_counter_bits` hold `sm_ports` events in each of
//!   `profile_cycles`, and the `counter_bits` of the others as many, or two at every slice.
//! - **R9** The environment keeps the numbers in `miss_counts` to at most `sm_ports` together, and `miss_local`
//!   to at most that sum.
//!
//! # Timing
//! Every counter is a register: an event of cycle t shows in t + 1. With `profile_cycles` 2:
//! ```text
//!  cycle             0    1    2    3    4
//!  start             yes
//!  arrivals          1    1    3    1    1
//!  profiling              yes  yes
//!  llc_requests      ?    0    1    3    3
//! ```
//! Never full: nothing waits.
//!
//! # Cost
//! Storage in bits: `2 * slices * slice_counter_bits` of slice counters, `2 * counter_bits` for
//! `total_requests` and `local_requests`, as much for the two that the paper takes from existing counters,
//! and the width of `profile_cycles` for the window. With the directory's entries and its two counters (`crd`) a chip has:
//!
//! | config | directory | slice counters | four counters | together | `isca23` §3.6 | beside them |
//! | --- | --- | --- | --- | --- | --- | --- |
//! | `isca23` without `sectored` | 544 bytes | 64 bytes | 12 bytes | 620 bytes | 620 bytes | 48 bits of LLC counters, 11 of window |
//! | `isca23` | 736 bytes | 64 bytes | 12 bytes | 812 bytes | 812 bytes | the same |

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
use ports::Ports;
pub use ports::{Hits, In, Miss, Out};
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
    Dut,
    "profile_counters",
    ProfileCounters,
    unreachable,
    RESET_INTERVAL = 20_000,
    RECORDED = coverage::RECORDED
);

/// The block in a list.
pub const INFO: BlockInfo = BlockInfo {
    name: "profile_counters",
    design: DesignKind::Sac,
    paper: "isca23 §3.4",
    summary: "Counts a chip's LLC requests and hits, and its SMs' L1 misses, during a profile.",
    back_pressure: "none",
    page: include_str!("mod.rs"),
    timing: Timing {
        caption: "A profile of two cycles.",
        table: "
            clock        p*5
            start        1   0
            arrivals     1   . 3 x
            profiling    0   1 . 0
            llc_requests x   0 1 3
        ",
        geometry: "sac.profile_cycles = 2",
        ..Timing::PLAIN
    },
};
