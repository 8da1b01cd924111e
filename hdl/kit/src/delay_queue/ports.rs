//! The ports, cycle by cycle.
use crate::testing::Wide;

testbenches::ports! {
    rtl super::rtl::DelayQueue;
    /// What the block reads in a cycle.
    pub struct In {
        pub push_valid: bool = push.valid,
        pub push_data: Wide = push.data,
        pub pop_ready: bool = pop.ready,
    }
    /// What it answers in the same cycle.
    pub struct Out {
        pub push_ready: bool = push.ready,
        pub pop_valid: bool = pop.valid,
        pub pop_data: Wide [when pop_valid] = pop.data,
    }
}
