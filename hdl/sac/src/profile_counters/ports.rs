//! The ports.

use super::Config;

signal::bundle! {
    /// What arrives at the slices; bit i is for slice i.
    pub bundle Arrival(config: &Config) {
        /// Slices of this chip that a request arrives at, under memory-side.
        slices: u64 = config.slices(),
        /// Those of them whose request hits, or is merged with a pending miss.
        hits: u64 = config.slices(),
    }
}

signal::bundle! {
    /// What misses the L1s; bit i is for slice i.
    pub bundle Miss(config: &Config) {
        /// Slices that an L1 miss of this chip's SMs would go to under SM-side.
        slices: u64 = config.slices(),
        /// Those of them whose miss is to this chip's memory partition.
        local: u64 = config.slices(),
    }
}

signal::ports! {
    /// Counters are those before the cycle's edge.
    rtl super::rtl::ProfileCounters(config: &Config);

    /// A profile starts with the next cycle.
    in start: bool,
    /// What arrives at the slices.
    in arrival: Arrival = config,
    /// What misses the L1s.
    in miss: Miss = config,
    /// The slice whose counters are read.
    in slice_index: u64 = config.slice_bits(),
    /// The cycle belongs to a profile.
    out profiling: bool,
    /// L1 misses of this chip's SMs.
    out total_requests: u64 = config.counter_bits(),
    /// Those to this chip's memory partition.
    out local_requests: u64 = config.counter_bits(),
    /// Requests that arrived at this chip's slices.
    out llc_requests: u64 = config.counter_bits(),
    /// Those that hit.
    out llc_hits: u64 = config.counter_bits(),
    /// Requests that arrived at slice `slice_index`.
    out memory_side_requests: u64 = config.slice_counter_bits(),
    /// L1 misses of this chip's SMs that SM-side would send to slice `slice_index`.
    out sm_side_requests: u64 = config.slice_counter_bits(),
}
