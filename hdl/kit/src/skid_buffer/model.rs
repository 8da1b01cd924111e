//! The golden model.
use super::Config;
use super::ports::{self, Ready};
use crate::testing::Wide;
use signal::Payload;
use std::collections::VecDeque;

/// Inputs of a buffer of plain words in a cycle.
pub type In = ports::In<Payload>;
/// Outputs of such a buffer in a cycle.
pub type Out = ports::Out<Payload>;

/// The words held, the oldest first.
pub struct SkidBuffer {
    words: VecDeque<Wide>,
}

impl SkidBuffer {
    /// An empty buffer.
    pub fn new(_: Config) -> SkidBuffer {
        SkidBuffer { words: VecDeque::new() }
    }
}

impl testbenches::dut::Model for SkidBuffer {
    type In = In;
    type Out = Out;

    fn step(&mut self, input: &In) -> Out {
        let out = Out {
            push: Ready { ready: self.words.len() < 2 },
            pop: Payload {
                valid: !self.words.is_empty(),
                data: self.words.front().copied().unwrap_or_default(),
            },
        };
        if input.pop.ready {
            self.words.pop_front();
        }
        if input.push.valid && out.push.ready {
            self.words.push_back(input.push.data);
        }
        out
    }
}
