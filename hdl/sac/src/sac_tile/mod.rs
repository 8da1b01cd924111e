//! A slice of the last-level cache with all that is around it in a chip: the bypass, an atomic buffer in
//! front, and one beside memory.
//!
//! **Paper**: `isca23` §3.1, figure 3 (c), figure 6; atomics, byte masks and flushes are not in the paper.
//!
//! **Departs from it**:
//! - Atomics are performed in front of the slice under memory-side, and beside the memory of their line under
//!   SM-side, where every access to the line passes.
//! - Requests of a slice to another chip's memory leave by a separate stream, `link_out`, and their
//!   answers have one too, so that neither waits for an SM's request.
//!
//! ```text
//!              +-----------------------------------------------------------------+
//!  local  ===> | slice_bypass ==> atomic_buffer ==> llc_slice ==> by home ======> | ===> link_out
//!  link   ===> |   |  ^  ^------------- local memory's ----------------+          |
//!              |   |  |                                 fills, in turn <========= | <=== remote_reply
//!  reply  <=== |   |  +-- replies <== atomic_buffer beside memory <============== | <=== memory_reply
//!              |   +-- memory queue =====^  ===================================>  | ===> memory
//!              +-----------------------------------------------------------------+
//! ```
//! # Words
//! The slice's *number* is `slice`, that of the chip `chip`. A line's *home* is the chip whose memory has it. Of
//! `identifier`s those of a slice's requests, a class and a number (`llc_slice`), are across `source` and
//! `id`, the lower bits in `id`.
//!
//! # Rules
//! - **R1** A reset resets all parts.
//! - **R2** The tile is a `slice_bypass`; an `atomic_buffer`, the front buffer, between its `slice` and the
//!   `llc_slice`; and an `atomic_buffer`, the memory's buffer, between its `memory` and `memory`. Each does what its
//!   page says, in the same cycle. `local`, `link` and `reply` are those of the bypass, `memory` and
//!   `memory_reply` the lower port of the memory's buffer.
//! - **R3** The slice knows a line by its address without the lowest log2(`slices`) bits, which follow from the
//!   others and `slice` (`route_policy` R2); a line that it sends down has them again.
//! - **R4** Requests of the slice to memory leave in their order: to the memory queue if their home is
//!   `chip`, else by `link_out`, with `chip`, in the cycle in which the slice offers them. One that waits
//!   keeps back those behind.
//! - **R5** Fills of the bypass and beats of `remote_reply` go to the slice in the cycle in which they are
//!   offered. If both are, that goes which did not go last, after a reset that of `remote_reply`; so neither waits for
//!   more than a cycle.
//! - **R6** `reply_to_slice` is true, of a reply under SM-side, if it is for another chip than `chip`.
//! - **R7** The front buffer is enabled under memory-side, the memory's buffer under SM-side.
//! - **R8** `flush` flushes the front buffer; when that is flushed, the slice; and when that is, the memory's
//!   buffer in each cycle in which the memory queue offers nothing, so that other chips' write-backs pass.
//!   `flushed` is true, while `flush` is, from the second cycle after the one in which the last of them was
//!   flushed on, whatever passes later.
//! - **R9** `idle` is true while the slice is idle and the queues of the bypass are empty; the buffers may hold a
//!   sector.
//! - **R10** `arrival` is, under memory-side, a request that the front buffer takes in this cycle. `lookup_hit` is
//!   true in a cycle in which the slice's event is `hit` or `hit_pending`, and not of a request that the front buffer
//!   made for itself; `atomic_hit` in the cycle after one in which the front buffer performed an atomic.
//! - **R11** The environment changes `sm_side` only while `flushed` is true, or was in the cycle before, and offers
//!   no request from `flush` on until it has fallen, but over `link` what other chips' slices write back. `local` has
//!   requests of this chip, of this slice's lines, `link` those of other chips whose home is this one. An SM's
//!   identifier has `id_bits` bits, and names of requests that are not answered differ. The memory and the other
//!   chips' keep the promises of the next level of an `llc_slice`.
//!
//! # Timing
//! No cycle but those of the parts: with `hit_latency` 1 a local load that hits is answered in the 4th cycle after
//! that of the request, a miss leaves by `link_out` in the 4th, by `memory` in the 5th.
//!
//! As in the bypass, `local_ready` depends on `local_valid`, and
//! `memory_reply_ready` depends on `memory_reply_valid`; a sender must not wait for them before it offers a word.
//!
//! # Cost
//! Storage in bits, beside that of the parts: 2, and `LOOKUPS` (4) bits in a queue that tell whose lookups are in
//! flight.

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
#[cfg(feature = "verification")]
mod words;

pub use config::Config;
#[cfg(feature = "verification")]
pub use coverage::{Covered, Monitor};
pub use ports::{Arrival, In, Out, Ready, TileReply};
#[cfg(feature = "verification")]
pub use stimulus::{Requesters, Stimulus};

use about::{BlockInfo, Timing};
use design::DesignKind;

#[cfg(feature = "verification")]
use coverage::unreachable;

#[cfg(feature = "verification")]
testbenches::dut!(
    Dut,
    "sac_tile",
    SacTile,
    unreachable,
    RESET_INTERVAL = 20_000,
    COUNTERS = &llc::streams::Events::NAMES,
    RECORDED = coverage::RECORDED
);

/// The blocks whose properties and mutants represent those of this top.
pub const PARTS: &[&str] = &["slice_bypass", "atomic_buffer", "llc_slice", "route_policy"];

/// The block in a list.
pub const INFO: BlockInfo = BlockInfo {
    name: "sac_tile",
    design: DesignKind::Sac,
    paper: "isca23 §3.1",
    summary: "A slice of the last-level cache with its bypass, an atomic buffer in front, and one beside memory.",
    back_pressure: "on every stream; fills of local and of remote memory wait a cycle for each other at most",
    page: include_str!("mod.rs"),
    timing: Timing {
        caption: "Under SM-side, with hit_latency 1: a local load of another chip's line misses.",
        table: "
            clock          p*7
            sm_side        1
            local_valid    1   0
            local_line     A   x
            link_out_valid 0   . . . 1 0
            link_out_line  x   . . . A x
            event_miss     0   . . 1 0
        ",
        beside: "
            slice 10; local_sectors 1; local_home 1; link_out_ready 1; memory_ready 1
            reply_ready 1
        ",
        ..Timing::PLAIN
    },
};
