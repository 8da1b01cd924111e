//! The ports, cycle by cycle.

testbenches::ports! {
    rtl super::rtl::SerialMultiplier;
    /// What the block reads in a cycle.
    pub struct In {
        pub start_valid: bool = start.valid,
        pub start_a: u64 = start.a,
        pub start_b: u64 = start.b,
        pub result_ready: bool = result.ready,
    }
    /// What it answers in the same cycle.
    pub struct Out {
        pub start_ready: bool = start.ready,
        pub result_valid: bool = result.valid,
        pub result_product: u128 [when result_valid] = result.product,
    }
}
