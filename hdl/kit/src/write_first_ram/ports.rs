//! The ports of the block around the memory, cycle by cycle.
use crate::testing::Wide;

testbenches::ports! {
    rtl super::bench::WriteFirstBench;
    /// What the block reads in a cycle.
    pub struct In {
        pub write_enable: bool,
        pub write_address: u64,
        pub write_data: Wide,
        pub read_enable: bool,
        pub read_address: u64,
    }
    /// What it answers.
    pub struct Out {
        pub read_valid: bool,
        pub read_data: Wide [when read_valid],
    }
}
