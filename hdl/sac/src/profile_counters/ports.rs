//! The ports, cycle by cycle.

testbenches::ports! {
    rtl super::rtl::ProfileCounters;

    /// What the block reads in a cycle. A mask has `slices` bits, bit i for slice i.
    pub struct In {
        /// A profile starts with the next cycle.
        pub start: bool,
        /// Slices of this chip that a request arrives at, under memory-side.
        pub arrival_slices: u64 = arrival.slices,
        /// Those of them whose request hits, or is merged with a pending miss.
        pub arrival_hits: u64 = arrival.hits,
        /// Slices that an L1 miss of this chip's SMs would go to under SM-side.
        pub miss_slices: u64 = miss.slices,
        /// Those of them whose miss is to this chip's memory partition.
        pub miss_local: u64 = miss.local,
        /// The slice whose counters are read, `max(1, log2(slices))` bits.
        pub slice_index: u64,
    }

    /// What it answers in the same cycle; counters are those before its edge.
    pub struct Out {
        /// The cycle belongs to a profile.
        pub profiling: bool,
        /// L1 misses of this chip's SMs, `counter_bits` bits.
        pub total_requests: u64,
        /// Those to this chip's memory partition, `counter_bits` bits.
        pub local_requests: u64,
        /// Requests that arrived at this chip's slices, `counter_bits` bits.
        pub llc_requests: u64,
        /// Those that hit, `counter_bits` bits.
        pub llc_hits: u64,
        /// Requests that arrived at slice `slice_index`, `slice_counter_bits` bits.
        pub memory_side_requests: u64,
        /// L1 misses of this chip's SMs that SM-side would send to slice `slice_index`,
        /// `slice_counter_bits` bits.
        pub sm_side_requests: u64,
    }
}
