//! The ports, cycle by cycle.

testbenches::ports! {
    rtl super::rtl::SaturatingCounter;
    /// What the block reads in a cycle.
    pub struct In {
        pub increment: bool,
        pub decrement: bool,
        pub clear: bool,
    }
    /// What it answers in the same cycle.
    pub struct Out {
        pub value: u64,
    }
}
