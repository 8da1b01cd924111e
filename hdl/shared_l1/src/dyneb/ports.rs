//! The ports, cycle by cycle.

testbenches::ports! {
    rtl super::rtl::Dyneb;

    /// What the block reads in a cycle: at most one event of each kind, all three may come together.
    /// A value means something while the `valid` of its group is true.
    pub struct In {
        /// The core's own access to its L1 was accepted: home is self, or the set is private.
        pub access_valid: bool,
        /// The access was to a set treated as shared.
        pub access_shared: bool,
        /// It hit, or hit a pending line.
        pub access_hit: bool,
        /// A reply from L2 arrived that an own request waited for.
        pub l2_reply_valid: bool,
        /// The request was to a set treated as shared, or went to L2 in place of the home.
        pub l2_reply_shared: bool,
        /// A reply from a home core to an own request arrived.
        pub home_reply_valid: bool,
        /// The counter to be read, 3 bits: a place in [`COUNTERS`](super::COUNTERS); 7 reads 0.
        pub counter_index: u64,
    }

    /// What it answers in the same cycle.
    pub struct Out {
        /// 2 bits: 0 sampling, evaluation included; 1 execution as private, 2 as shared.
        pub phase: u64,
        /// Even sets are to be treated as shared.
        pub even_sets_shared: bool,
        /// Odd sets are to be treated as shared.
        pub odd_sets_shared: bool,
        /// A decision takes effect in this cycle.
        pub decision_valid: bool,
        /// It is for shared.
        pub decision_shared: bool [when decision_valid],
        /// The counter that `counter_index` names, `counter_bits` bits, in the same cycle.
        pub counter_value: u64,
    }
}
