//! A chip: an entry for each SM, a tile for each slice of its last-level cache, and the monitor that joins them with
//! the reconfigurator.
//!
//! **Paper**: `isca23` §3.1, figures 3 and 6; §3.6.
//!
//! **Departs from it**:
//! - The networks are outside: within the chip, between the chips, and to its memory.
//!
//! ```text
//!                    +----------------------------------------------+
//!  request      ===> | entry 0 .. entry M-1                         | ===> forward
//!  down_reply   <=== |    |  held, empty, miss                      | <=== reply
//!                    |    v                                         |
//!  level, chip  ---> | chip_monitor                                 | ---> answer, crd_dropped
//!                    |    ^                                         | ---> llc_requests, llc_hits
//!                    |    |                                         | ===> profile_counter
//!                    |    |  idle, flushed, arrivals, hits          |
//!  local, link  ===> | tile 0 .. tile S-1                           | ===> link_out, tile_reply
//!  remote_reply ===> |                                              | ===> memory
//!  memory_reply ===> |                                              | ---> event, counter_value
//!                    +----------------------------------------------+
//! ```
//! `request`, `forward`, `reply` and `down_reply` have a lane an SM, the streams of the tiles, `event` and
//! `counter_value` a lane a slice; a lane is an element of a packed vector, element 0 lowest.
//!
//! # Rules
//! - **R1** A reset resets every entry, every tile and the monitor.
//! - **R2** SM n has a `sac_entry` with all of its rules: lane n of `request`, `forward`, `reply` and `down_reply` is
//!   its; `chip` is every entry's and every tile's.
//! - **R3** Slice n has a `sac_tile` with all of its rules, the slice's number being n: lane n of `local`, `link`,
//!   `link_out`, `remote_reply`, `memory`, `memory_reply`, `event` and `counter_value` is its, `tile_reply` is its
//!   `reply`, and `counter_index` is every tile's.
//! - **R4** A `chip_monitor` has `level`, `answer`, `crd_dropped`, `llc_requests` and `llc_hits`, `profile_counter` is its `counter`, and its `entry`
//!   n and `tile` n are what entry n and tile n say in the same cycle. Its `hold`, `flush` and `sm_side` are those of
//!   all entries and tiles.
//! - **R5** Where the directory does not distinguish sectors (`sectored` false), a request that arrives has the one
//!   there is.
//! - **R6** The environment keeps the promises of the parts to their outer side: those of `sac_entry` and
//!   `sac_tile` to their streams, those of `chip_monitor` to `level`. The outside answers each request that
//!   leaves by `forward`, whichever slice of whichever chip serves it, and every request and reply moves
//!   within a bound once its receiver takes. A kernel in which SMs of two chips exchange data before it ends
//!   runs under memory-side: `kernel_pinned` of the `reconfigurator`.
//!
//! # Timing
//! No cycle but those of the parts. A level acts a cycle after it comes, and what entries and tiles say is answered in
//! its cycle: an SM that has nothing unanswered, and a slice that holds nothing.
//! ```text
//!  cycle            0    1    2    3    4    5
//!  level_hold       yes  yes  yes  yes  yes  yes
//!  answer_held           yes  yes  yes  yes  yes
//!  answer_empty          yes  yes  yes  yes  yes
//!  answer_idle                yes  yes  yes  yes
//! ```
//! Dependences within a cycle are those of the parts: `request_ready` depends on `request_valid` and
//! `forward_ready` of its lane, of one SM `request_ready` depends on `request_valid`; `local_ready` depends
//! on `local_valid`, and `memory_reply_ready` depends on `memory_reply_valid`.
//!
//! # Cost
//! Storage in bits: that of `sm_ports` entries, `slices` tiles and the monitor, nothing else.

mod config;
#[cfg(feature = "verification")]
mod coverage;
#[cfg(feature = "verification")]
pub mod model;
mod ports;
pub mod rtl;
#[cfg(feature = "verification")]
mod stimulus;
#[cfg(test)]
mod tests;

pub use config::Config;
#[cfg(feature = "verification")]
pub use coverage::{Covered, Monitor};
pub use ports::{In, Out, Ready};
#[cfg(feature = "verification")]
pub use stimulus::Stimulus;

use about::{BlockInfo, Timing};
use design::DesignKind;

#[cfg(feature = "verification")]
use coverage::unreachable;

#[cfg(feature = "verification")]
testbenches::dut!(
    Dut<MOST>,
    "sac_chip",
    SacChip,
    unreachable,
    RESET_INTERVAL = 20_000,
    COUNTERS = &llc::streams::Events::NAMES,
);

/// The blocks whose properties and mutants represent those of this top.
pub const PARTS: &[&str] =
    &["sac_entry", "slice_bypass", "atomic_buffer", "llc_slice", "chip_monitor"];

/// The block in a list.
pub const INFO: BlockInfo = BlockInfo {
    name: "sac_chip",
    design: DesignKind::Sac,
    paper: "isca23 §3.1, §3.6",
    summary: "A chip: entries of its SMs, tiles of its last-level cache, and the monitor that joins them.",
    back_pressure: "on every stream; a level and its answer",
    page: include_str!("mod.rs"),
    timing: Timing {
        caption: "A chip with nothing in flight is held, and says that it is empty and idle.",
        table: "
            clock        p*6
            level_hold   1
            answer_held  0   1
            answer_empty 0   1
            answer_idle  0   . 1
        ",
        ..Timing::PLAIN
    },
};
