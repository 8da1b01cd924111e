//! The golden model: the rules of the block's page, in the plainest structures that hold them.

use super::{Config, In, Out, Request};
use std::collections::VecDeque;
use testbenches::dut::Model;

/// The requests that are held, the oldest first.
#[derive(Clone, Debug)]
pub struct Stage {
    depth: usize,
    held: VecDeque<Request>,
}

impl Stage {
    /// The state after a reset (R4).
    pub fn new(config: &Config) -> Stage {
        Stage { depth: config.depth(), held: VecDeque::new() }
    }
}

impl Model for Stage {
    type In = In;
    type Out = Out;

    fn step(&mut self, input: &In) -> Out {
        let out = Out {
            request: (self.held.len() < self.depth).into(),
            forward: self.held.front().copied().into(),
            held: self.held.len() as u64,
        };
        // R1
        if out.forward.valid && input.forward.ready {
            self.held.pop_front();
        }
        if input.request.valid && out.request.ready {
            self.held.push_back(input.request);
        }
        out
    }
}
