//! The ports, cycle by cycle.

testbenches::ports! {
    rtl super::rtl::SetIndex;
    /// What the block reads in a cycle.
    pub struct In {
        pub line: u64,
    }
    /// What it answers in the same cycle.
    pub struct Out {
        pub set_number: u64,
        pub tag: u64,
    }
}
