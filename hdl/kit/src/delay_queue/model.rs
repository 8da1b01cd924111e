//! The golden model.
use super::Config;
use super::ports::{In, Out};
use crate::testing::Wide;
use std::collections::VecDeque;

/// The words held, the oldest first, each with the cycle from which it is offered.
pub struct Model {
    words: VecDeque<(u64, Wide)>,
    now: u64,
    config: Config,
}

impl Model {
    /// An empty queue.
    pub fn new(config: Config) -> Model {
        Model { words: VecDeque::new(), now: 0, config }
    }
}

impl testbenches::dut::Model for Model {
    type In = In;
    type Out = Out;

    fn step(&mut self, input: &In) -> Out {
        let offered = self.words.front().filter(|(from, _)| *from <= self.now);
        let out = Out {
            push_ready: self.words.len() < self.config.queue().depth(),
            pop_valid: offered.is_some(),
            pop_data: offered.map(|(_, word)| *word).unwrap_or_default(),
        };
        if out.pop_valid && input.pop_ready {
            self.words.pop_front();
        }
        if input.push_valid && out.push_ready {
            self.words.push_back((self.now + self.config.latency() as u64, input.push_data));
        }
        self.now += 1;
        out
    }
}
