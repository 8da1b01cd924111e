//! The ports, cycle by cycle.
use crate::testing::Wide;

testbenches::ports! {
    rtl super::rtl::ReplacementPolicy;
    /// What the block reads in a cycle.
    pub struct In {
        pub state: Wide,
        pub eligible: u64,
        pub way: u64,
        pub is_reservation: bool,
        pub by_choice: bool,
    }
    /// What it answers in the same cycle.
    pub struct Out {
        pub victim: u64,
        pub next_state: Wide,
    }
}
