//! The golden model.
use super::Config;
use super::ports::{In, Out};
use crate::testing::Wide;
use std::collections::VecDeque;

/// The words held, the oldest first.
pub struct Model {
    words: VecDeque<Wide>,
    depth: usize,
}

impl Model {
    /// An empty queue.
    pub fn new(config: Config) -> Model {
        Model { words: VecDeque::new(), depth: config.depth() }
    }
}

impl testbenches::dut::Model for Model {
    type In = In;
    type Out = Out;

    fn step(&mut self, input: &In) -> Out {
        let out = Out {
            push_ready: self.words.len() < self.depth,
            pop_valid: !self.words.is_empty(),
            pop_data: self.words.front().copied().unwrap_or_default(),
            count: self.words.len() as u64,
        };
        if input.pop_ready {
            self.words.pop_front();
        }
        if input.push_valid && out.push_ready {
            self.words.push_back(input.push_data);
        }
        out
    }
}
