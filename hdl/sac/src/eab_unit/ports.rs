//! The ports.
#![allow(clippy::needless_update, reason = "`bundle!` of a stream without members: `Counters`")]

use super::Config;
pub use signal::port::Ready;

signal::bundle! {
    /// The counters of a profile, frozen: the six sums over the chips.
    pub stream Counters {}
}

signal::bundle! {
    /// The counters of a slice.
    pub stream Slice(config: &Config) {
        /// Its requests under memory-side.
        memory_side: u64 = config.slice_counter_bits(),
        /// Its requests under SM-side.
        sm_side: u64 = config.slice_counter_bits(),
    }
}

signal::bundle! {
    /// Both bandwidths, and the choice.
    pub stream Outcome {
        /// Effective available bandwidth of memory-side, in 1/16 GB/s.
        eab_memory_side: u64 = Config::EAB_BITS,
        /// Effective available bandwidth of SM-side, in 1/16 GB/s.
        eab_sm_side: u64 = Config::EAB_BITS,
        /// SM-side is to be chosen.
        sm_side: bool,
    }
}

signal::ports! {
    /// A sum is one over the chips, 0..=chips * (2^counter_bits - 1).
    rtl super::rtl::EabUnit(config: &Config);

    /// The sums are there, and hold until they are no longer needed.
    in stream counters: Counters,
    /// Sum of `total_requests`: L1 misses.
    in total_requests: u64 = config.sum_bits(),
    /// Sum of `local_requests`: those to the local chip's memory partition.
    in local_requests: u64 = config.sum_bits(),
    /// Sum of `memory_side_requests`: of the requests that memory-side's hit rate is of, those that the directories
    /// sampled, or with `memory_side_hits = "slices"` all that arrived at slices.
    in memory_side_requests: u64 = config.sum_bits(),
    /// Sum of `memory_side_hits`: those that would have hit under memory-side with a cache that the profile began with
    /// empty, or with `memory_side_hits = "slices"` did hit.
    in memory_side_hits: u64 = config.sum_bits(),
    /// Sum of `crd_requests`: requests that the directories sampled.
    in crd_requests: u64 = config.sum_bits(),
    /// Sum of `crd_hits`: those that would have hit under SM-side.
    in crd_hits: u64 = config.sum_bits(),
    /// The counters of one slice after the other.
    in stream slice: Slice = config,
    /// Both bandwidths, and the choice.
    out stream result: Outcome,
}
