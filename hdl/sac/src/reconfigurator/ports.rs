//! The ports: kernels, a level to all chips and an answer of each, their counters, and the unit that chooses.

use super::Config;
pub use crate::eab_unit::{Counters, Outcome, Slice};
use signal::port::Wide;

pub use signal::port::Ready;

/// The states, as numbers.
pub mod state {
    /// No kernel runs.
    pub const IDLE: u64 = 0;
    /// Under memory-side, a kernel's counters run.
    pub const PROFILE: u64 = 1;
    /// Both organisations are estimated.
    pub const EVALUATE: u64 = 2;
    /// Requests are held, and those that have entered are answered.
    pub const DRAIN: u64 = 3;
    /// The caches are flushed.
    pub const FLUSH: u64 = 4;
    /// The organisation changes.
    pub const SWITCH: u64 = 5;
    /// The kernel runs under SM-side.
    pub const SM_SIDE: u64 = 6;
    /// The kernel runs under memory-side.
    pub const MEMORY_SIDE: u64 = 7;
    /// Their names.
    pub const NAMES: &[(&str, u64)] = &[
        ("idle", IDLE),
        ("profile", PROFILE),
        ("evaluate", EVALUATE),
        ("drain", DRAIN),
        ("flush", FLUSH),
        ("switch", SWITCH),
        ("sm_side", SM_SIDE),
        ("memory_side", MEMORY_SIDE),
    ];
}

signal::bundle! {
    /// Answers of the chips; bit i is chip i's.
    pub bundle Answers(config: &Config) {
        /// No request enters any more: the answer to `hold`.
        held: u64 = config.chips(),
        /// Held, and every request that has entered is answered.
        empty: u64 = config.chips(),
        /// Held, and nothing is in flight.
        idle: u64 = config.chips(),
        /// Flushed, and every write-back acknowledged: the answer to `flush`.
        flushed: u64 = config.chips(),
        /// The organisation is SM-side: the answer to `sm_side`.
        organisation: u64 = config.chips(),
        /// The profile is over: the answer to `profile`.
        profiled: u64 = config.chips(),
    }
}

signal::bundle! {
    /// Sums over the chips of what a profile counted.
    pub bundle Sums(config: &Config) {
        /// L1 misses.
        total_requests: u64 = config.eab().sum_bits(),
        /// Those to the local chip's memory partition.
        local_requests: u64 = config.eab().sum_bits(),
        /// Requests that memory-side's hit rate is of: sampled ones, or with `memory_side_hits = "slices"` all.
        memory_side_requests: u64 = config.eab().sum_bits(),
        /// Those that hit under memory-side.
        memory_side_hits: u64 = config.eab().sum_bits(),
        /// Requests that the directories sampled.
        crd_requests: u64 = config.eab().sum_bits(),
        /// Those that would have hit under SM-side.
        crd_hits: u64 = config.eab().sum_bits(),
    }
}

signal::ports! {
    rtl super::rtl::Reconfigurator(config: &Config);

    /// A pulse of one cycle at the launch of a kernel.
    in kernel_start: bool,
    /// The kernel is to run under memory-side, without a profile; read with `kernel_start`. The runtime sets
    /// it of each kernel in which SMs of two chips exchange data: under SM-side a chip reads older words
    /// until the kernel ends.
    in kernel_pinned: bool,
    /// The kernel ends; before a start of the same cycle.
    in kernel_end: bool,
    /// State of the kernel.
    out state: u64 as state::NAMES = 3,
    /// To all chips: let no request enter.
    out hold: bool,
    /// To all chips: flush the caches.
    out flush: bool,
    /// To all chips: the organisation.
    out sm_side: bool,
    /// To all chips: count, then offer the counters.
    out profile: bool,
    /// Replies to them.
    in answers: Answers = config,
    /// Chips that offer a counter, a bit each.
    in counter_valid: u64 = config.chips(),
    /// The counter that each offers, chip 0's in the lowest bits.
    in counter_data: Wide = config.chips() * config.counter_bits(),
    /// The chip whose counter is taken.
    out counter_ready: u64 = config.chips(),
    /// The sums are there.
    out stream eab_counters: Counters,
    /// The sums, which hold while they are offered.
    out sums: Sums = config,
    /// The counters of one slice after the other.
    out stream eab_slice: Slice = config.eab(),
    /// Result of `eab_unit`.
    in stream eab_result: Outcome,
}
