//! The ports, cycle by cycle.

testbenches::ports! {
    rtl super::rtl::RequestThrottler;

    /// What the block reads in a cycle. All events may come together.
    pub struct In {
        /// Instructions that the core retires: 0..=15, 4 bits. With `epoch_unit = "cycles"` one bit:
        /// this cycle counts; tied to 1 it counts every cycle.
        pub retired: u64,
        /// A load miss of the core entered its CCN buffer.
        pub inject: bool,
        /// A remote L1 answered a request of the core that entered in this window.
        pub hit: bool,
    }

    /// What the block says in the same cycle, from registers alone.
    pub struct Out {
        /// The core's load misses may enter the CCN buffer.
        pub admit: bool,
        /// 2 bits: 0 sampling, 1 admitting, 2 throttled.
        pub phase: u64,
        /// Requests that entered in the window ("N_total"), `counter_bits` bits.
        pub n_total: u64,
        /// Those of them that a remote L1 answered in the window ("N_hits"), `counter_bits` bits.
        pub n_hits: u64,
    }
}
