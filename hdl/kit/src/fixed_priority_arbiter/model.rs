//! The golden model.
use super::Config;
use super::ports::{In, Out};

/// Nothing to remember.
pub struct FixedPriorityArbiter {
    requesters: usize,
}

impl FixedPriorityArbiter {
    /// An arbiter.
    pub fn new(config: Config) -> FixedPriorityArbiter {
        FixedPriorityArbiter { requesters: config.requesters() }
    }
}

impl testbenches::dut::Model for FixedPriorityArbiter {
    type In = In;
    type Out = Out;

    fn step(&mut self, input: &In) -> Out {
        match (0..self.requesters).find(|r| input.request >> r & 1 == 1) {
            Some(winner) => Out { grant: 1 << winner, granted: winner as u64, any: true },
            None => Out::default(),
        }
    }
}
