//! The ports, cycle by cycle.

testbenches::ports! {
    rtl super::rtl::SerialDivider;
    /// What the block reads in a cycle.
    pub struct In {
        pub start_valid: bool = start.valid,
        pub start_dividend: u64 = start.dividend,
        pub start_divisor: u64 = start.divisor,
        pub result_ready: bool = result.ready,
    }
    /// What it answers in the same cycle.
    pub struct Out {
        pub start_ready: bool = start.ready,
        pub result_valid: bool = result.valid,
        pub result_quotient: u64 [when result_valid] = result.quotient,
        pub result_remainder: u64 [when result_valid] = result.remainder,
    }
}
