//! The ports, cycle by cycle.

testbenches::ports! {
    rtl super::rtl::RoundRobinArbiter;
    /// What the block reads in a cycle.
    pub struct In {
        pub request: u64,
        pub advance: bool,
    }
    /// What it answers in the same cycle.
    pub struct Out {
        pub grant: u64,
        pub granted: u64,
        pub any: bool,
    }
}
