//! The ports.

use super::Config;
use signal::port::Wide;

signal::bundle! {
    /// Hits in this chip's cache; bit i is for slice i.
    pub bundle Hits(config: &Config) {
        /// Slices in which a lookup hits.
        lookups: u64 = config.slices(),
        /// Slices whose atomic buffer performs an atomic on the sector that it holds.
        atomics: u64 = config.slices(),
    }
}

signal::bundle! {
    /// Misses of the L1s.
    pub bundle Miss(config: &Config) {
        /// L1 misses of this chip's SMs that would go to each slice under SM-side: that of slice i is the i-th number
        /// from the lowest bit up. They are at most `sm_ports` together.
        counts: Wide = config.slices() * config.count_bits(),
        /// Those of all of them that are to this chip's memory partition.
        local: u64 = config.count_bits(),
    }
}

signal::ports! {
    /// Counters are those before the cycle's edge.
    rtl super::rtl::ProfileCounters(config: &Config);

    /// A profile starts with the next cycle.
    in start: bool,
    /// Slices of this chip that a request arrives at, under memory-side; bit i is for slice i.
    in arrivals: u64 = config.slices(),
    /// Hits, of requests that arrived in this cycle or before.
    in hits: Hits = config,
    /// Misses of the L1s.
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
    /// Lookups and atomics that hit in this chip's slices.
    out llc_hits: u64 = config.counter_bits(),
    /// Requests that arrived at slice `slice_index`.
    out memory_side_requests: u64 = config.slice_counter_bits(),
    /// L1 misses of this chip's SMs that SM-side would send to slice `slice_index`.
    out sm_side_requests: u64 = config.slice_counter_bits(),
}
