//! The golden model.
use super::Config;
use super::ports::{In, Out};
use crate::testing::Wide;
use std::collections::VecDeque;

/// The words held, the oldest first.
pub struct Model {
    words: VecDeque<Wide>,
}

impl Model {
    /// An empty buffer.
    pub fn new(_: Config) -> Model {
        Model { words: VecDeque::new() }
    }
}

impl testbenches::dut::Model for Model {
    type In = In;
    type Out = Out;

    fn step(&mut self, input: &In) -> Out {
        let out = Out {
            push_ready: self.words.len() < 2,
            pop_valid: !self.words.is_empty(),
            pop_data: self.words.front().copied().unwrap_or_default(),
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
