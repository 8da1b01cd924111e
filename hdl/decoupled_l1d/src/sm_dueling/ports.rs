//! The ports, cycle by cycle.

testbenches::ports! {
    rtl super::rtl::SmDueling;

    /// What the block reads in a cycle. A value means something while the `valid` of its group is true.
    pub struct In {
        /// A load of SM 0, which always has the decoupled L1, was accepted.
        pub decoupled_access_valid: bool = decoupled_access.valid,
        /// Its status is `hit` or `hit_pending`.
        pub decoupled_access_hit: bool = decoupled_access.hit,
        /// A load of SM 1, which always has the baseline, was accepted.
        pub baseline_access_valid: bool = baseline_access.valid,
        /// Its status is `hit` or `hit_pending`.
        pub baseline_access_hit: bool = baseline_access.hit,
        /// This cycle passes a cycle of interval time; tied high in a system.
        pub advance: bool,
        /// The counter to be read, 2 bits: a place in [`COUNTERS`](super::COUNTERS).
        pub counter_index: u64 = counter.index,
    }

    /// What it answers in the same cycle.
    pub struct Out {
        /// The followers use the decoupled L1, else the baseline.
        pub followers_decoupled: bool,
        /// The counter that `counter_index` names, as wide as `interval`, in the same cycle.
        pub counter_value: u64 = counter.value,
    }
}
