//! The ports, cycle by cycle.

testbenches::ports! {
    rtl super::rtl::EabUnit;

    /// What the block reads in a cycle. The values of a stream mean something while its `valid` is true;
    /// a sum is one over the chips, 0..=chips * (2^counter_bits - 1), `counter_bits + ceil(log2(chips))` bits.
    pub struct In {
        /// The counters of a profile are there, frozen.
        pub counters_valid: bool = counters.valid,
        /// Sum of `total_requests`: L1 misses.
        pub total_requests: u64,
        /// Sum of `local_requests`: those to the own chip's memory partition.
        pub local_requests: u64,
        /// Sum of `llc_requests`: requests that arrived at slices.
        pub llc_requests: u64,
        /// Sum of `llc_hits`: those that hit.
        pub llc_hits: u64,
        /// Sum of `crd_requests`: requests that the directories sampled.
        pub crd_requests: u64,
        /// Sum of `crd_hits`: those that would have hit under SM-side.
        pub crd_hits: u64,
        /// The counters of the next slice are there.
        pub slice_valid: bool = slice.valid,
        /// Its requests under memory-side, `slice_counter_bits` bits.
        pub slice_memory_side: u64 = slice.memory_side,
        /// Its requests under SM-side, `slice_counter_bits` bits.
        pub slice_sm_side: u64 = slice.sm_side,
        /// The result is taken.
        pub result_ready: bool = result.ready,
    }

    /// What it answers in the same cycle.
    pub struct Out {
        /// The sums are no longer needed.
        pub counters_ready: bool = counters.ready,
        /// A slice's counters are taken.
        pub slice_ready: bool = slice.ready,
        /// A result stands.
        pub result_valid: bool = result.valid,
        /// Effective available bandwidth of memory-side, in 1/16 GB/s, 21 bits.
        pub result_eab_memory_side: u64 [when result_valid] = result.eab_memory_side,
        /// Effective available bandwidth of SM-side, in 1/16 GB/s, 21 bits.
        pub result_eab_sm_side: u64 [when result_valid] = result.eab_sm_side,
        /// SM-side is to be chosen.
        pub result_sm_side: bool [when result_valid] = result.sm_side,
    }
}
