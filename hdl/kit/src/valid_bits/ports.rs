//! The ports, cycle by cycle.

testbenches::ports! {
    rtl super::rtl::ValidBits;
    /// What the block reads in a cycle.
    pub struct In {
        pub set_enable: bool,
        pub set_index: u64,
        pub clear_enable: bool,
        pub clear_index: u64,
        pub read_index: u64,
    }
    /// What it answers in the same cycle.
    pub struct Out {
        pub is_set: bool,
    }
}
