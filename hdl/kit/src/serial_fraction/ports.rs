//! The ports, cycle by cycle.

testbenches::ports! {
    rtl super::rtl::SerialFraction;
    /// What the block reads in a cycle.
    pub struct In {
        pub start_valid: bool = start.valid,
        pub start_part: u64 = start.part,
        pub start_whole: u64 = start.whole,
        pub result_ready: bool = result.ready,
    }
    /// What it answers in the same cycle.
    pub struct Out {
        pub start_ready: bool = start.ready,
        pub result_valid: bool = result.valid,
        pub result_fraction: u64 [when result_valid] = result.fraction,
    }
}
