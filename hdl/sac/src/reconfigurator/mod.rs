//! Chooses the organisation of the last-level cache for each kernel, and changes it on all chips: holds the
//! SMs' requests, drains, flushes, switches.
//!
//! **Paper**: `isca23` §3.2, §3.5 (the choice a kernel), §3.6 (draining and flushing); the handshakes with
//! the chips are not in the paper.
//!
//! **Departs from it**:
//! - A kernel that ran under SM-side is drained and flushed once more at its end, since the caches hold
//!   other chips' lines (§2.1); §3.6 forgets this flush.
//! - A profile that has begun is finished, even if its kernel has ended; the next kernel's begins after it.
//! - A kernel may be pinned to memory-side: then nothing is counted for it. The runtime pins each kernel in which SMs of
//!   two chips exchange data before it ends, by flags, locks or a barrier of the whole grid: under SM-side a chip keeps
//!   what it has read until the caches are flushed at the kernel's end, as the paper's coherence by software lets it.
//!
//! ```text
//!                         +----------------+
//!  kernel_start, pinned > |                | ---> state
//!  kernel_end ----------> |                |
//!                         | reconfigurator | ---> hold, flush, sm_side, profile    to all chips
//!  answers =============> |                |
//!  counter =============> |                | ===> eab_counters, sums, eab_slice
//!                         |                | <=== eab_result                       eab_unit
//!                         +----------------+
//! ```
//! Each of the four levels goes to every chip, and every chip answers it with a separate level, after
//! any delay: `hold` with `held`, `flush` with `flushed`, `sm_side` with `organisation`, `profile` with
//! `profiled`. While it is held, a chip says too that it is `empty` (every request that entered is
//! answered) and that it is `idle` (no MSHR, no write-back unacknowledged, no queue in use).
//!
//! # Rules
//! - **R1** After a reset the state is `idle`, every level is false, and nothing is latched.
//! - **R2** A level is a register that changes only at the edge of a cycle in which every chip has
//!   answered it: `held`, `flushed`, `organisation`, `profiled` of all chips while it is true, none of
//!   them while it is false; for `hold` none of `held`, `empty` and `idle`.
//! - **R3** `idle`: a start leads to `profile`, a pinned start to `memory_side`; an end is ignored.
//! - **R4** `profile`: once no profile is in progress and `profile` is false and answered, one begins: from
//!   the next cycle on `profile` is to be true. When it is, and every chip has answered: `evaluate`.
//! - **R5** Of each chip in turn six counters are taken, one in each cycle in which the chip offers one, and
//!   added to the `sums`, which a beginning profile clears. Then `eab_counters` is offered until it is
//!   taken; and of each chip in turn, for each slice, its memory-side counter is taken, then its SM-side
//!   counter, this in the cycle in which both are taken by `eab_slice`. `eab_result_ready` is true once
//!   all this is over. When the choice is taken `profile` is to be false.
//! - **R6** `evaluate`: the choice leads to `drain` if it is SM-side, else to `memory_side`.
//! - **R7** `drain`: `hold` is to be true. Once it is and all chips are held, then, in a later cycle, all
//!   are empty, and then, in a later cycle, all are idle: `flush`.
//! - **R8** `flush`: `flush` is to be true, `hold` stays. Once it is and all chips are flushed: `switch`.
//! - **R9** `switch`: `flush` is to be false, and `sm_side` to change; `hold` stays. Once both are so and
//!   answered: `sm_side`, or, back from it, what follows the kernel. `hold` is to be false only after
//!   `flush` has fallen on every chip.
//! - **R10** An end: `profile`, `evaluate`, `memory_side` and a drain before SM-side give way to what follows
//!   the kernel in the next cycle. A flush before SM-side finishes and does not switch; a switch to SM-side
//!   finishes, and `sm_side` lasts a cycle. `sm_side` leads to `drain`, `flush`, `switch` and then to what
//!   follows.
//! - **R11** A start in any state but `idle` is an end, then a start; an end comes before a start of its
//!   cycle. The state after a kernel is `profile` or `memory_side` if a start has come with its end or
//!   since, and no end after it; else `idle`. The last start counts.
//! - **R12** A profile goes on whatever ends: its counters are taken and its choice is dropped.
//! - **R13** The environment answers a level only: an answer becomes true while its level is, and false while
//!   its level is false; a chip is empty or idle only while it is held, and not held only once it is neither.
//!   A counter that is offered holds until it is taken; a total has `counter_bits` bits, a slice's
//!   counter `slice_counter_bits`. The streams of the unit keep their contract.
//! - **R14** Every state is therefore left in time if the chips and the unit answer: nothing else is
//!   waited for.
//!
//! # Timing
//! A chip that answers in the next cycle; 5 is the kernel's last cycle under memory-side:
//! ```text
//!  cycle      0      1      2      3      4      5      6       7       8
//!  state      drain  drain  drain  drain  drain  flush  flush   flush   switch
//!  hold              yes    yes    yes    yes    yes    yes     yes     yes
//!  held                     yes    yes    yes    yes    yes     yes     yes
//!  flush                                                yes     yes     yes
//!  flushed                                                      yes     yes
//! ```
//! `counter_ready` depends on `eab_slice_ready` in its cycle, `eab_slice_valid` on `counter_valid`.
//!
//! # Cost
//! Storage in bits: `6 * sum_bits` of sums, `slice_counter_bits`, the number of a chip and of a counter, and
//! 18 for levels, states, and what is latched. `sum_bits` is `counter_bits + ceil(log2(chips))`.

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
pub use ports::{Answers, Counters, In, Out, Outcome, Ready, Slice, Sums, state};
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
    "reconfigurator",
    Reconfigurator,
    unreachable,
    RESET_INTERVAL = 20_000,
    RECORDED = coverage::RECORDED
);

/// The block in a list.
pub const INFO: BlockInfo = BlockInfo {
    name: "reconfigurator",
    design: DesignKind::Sac,
    paper: "isca23 §3.2, §3.6",
    summary: "Chooses each kernel's cache organisation, and drains, flushes and switches all chips to it.",
    back_pressure: "a level and its answer; `eab_counters`, `eab_slice`, `eab_result`",
    page: include_str!("mod.rs"),
    timing: Timing {
        caption: "All chips are held and drained, then flushed, then switched to SM-side.",
        table: "
            clock           p
            state           drain . . . . flush . . switch
            hold            0     1
            answers_held    0     . 1
            answers_empty   0     . 1
            answers_idle    0     . 1
            flush           0     . . . . .     1
            answers_flushed 0     . . . . .     . 1
        ",
        beside: "answers_profiled 1 0",
        before: "
            counter_valid 1; eab_counters_ready 1; eab_slice_ready 1; eab_result_valid 1
            eab_result_sm_side 1
            kernel_start     1   0
            answers_profiled 0*3 1*10
        ",
        geometry: "
            sac.chips = 1
            sac.slices = 1
        ",
    },
};
