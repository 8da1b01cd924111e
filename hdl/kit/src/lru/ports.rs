//! The ports, cycle by cycle.

testbenches::ports! {
    rtl super::rtl::Lru;
    /// What the block reads in a cycle.
    pub struct In {
        pub touch_valid: bool,
        pub touch_way: u64,
        pub eligible: u64,
    }
    /// What it answers in the same cycle.
    pub struct Out {
        pub victim: u64,
        pub any: bool,
    }
}
