//! The golden model.
use super::Config;
use super::ports::{self, Ready};
use crate::testing::Wide;
use signal::Payload;
use std::collections::VecDeque;

type In = ports::In<Payload>;
type Out = ports::Out<Payload>;

/// The words held, the oldest first, each with the cycle from which it is offered.
pub struct DelayQueue {
    words: VecDeque<(u64, Wide)>,
    now: u64,
    config: Config,
}

impl DelayQueue {
    /// An empty queue.
    pub fn new(config: Config) -> DelayQueue {
        DelayQueue { words: VecDeque::new(), now: 0, config }
    }
}

impl testbenches::dut::Model for DelayQueue {
    type In = In;
    type Out = Out;

    fn step(&mut self, input: &In) -> Out {
        let offered = self.words.front().filter(|(from, _)| *from <= self.now);
        let out = Out {
            push: Ready { ready: self.words.len() < self.config.queue().depth() },
            pop: Payload {
                valid: offered.is_some(),
                data: offered.map(|(_, word)| *word).unwrap_or_default(),
            },
        };
        if out.pop.valid && input.pop.ready {
            self.words.pop_front();
        }
        if input.push.valid && out.push.ready {
            self.words.push_back((self.now + self.config.latency() as u64, input.push.data));
        }
        self.now += 1;
        out
    }
}
