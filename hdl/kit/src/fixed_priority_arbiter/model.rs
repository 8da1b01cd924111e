//! The golden model.
use super::Config;
use super::ports::{In, Out};
use crate::testing::{bit, one_hot};

/// Nothing to remember.
pub struct FixedPriorityArbiter {
    requesters: usize,
}

impl FixedPriorityArbiter {
    /// A model for the number of requesters in `config`.
    pub fn new(config: Config) -> FixedPriorityArbiter {
        FixedPriorityArbiter { requesters: config.requesters() }
    }
}

impl testbenches::dut::Model for FixedPriorityArbiter {
    type In = In;
    type Out = Out;

    fn step(&mut self, input: &In) -> Out {
        match (0..self.requesters).find(|&r| bit(&input.request, r)) {
            Some(winner) => Out { grant: one_hot(winner), granted: winner as u64, any: true },
            None => Out::default(),
        }
    }
}
