//! The golden model.
use super::Config;
use super::ports::{In, Out, Ready};
use signal::port::Streamed;
use std::collections::VecDeque;

/// The words held, the oldest first.
pub struct Queue<T> {
    words: VecDeque<T>,
    depth: usize,
}

impl<T> Queue<T> {
    /// An empty queue.
    pub fn new(config: Config) -> Queue<T> {
        Queue { words: VecDeque::new(), depth: config.depth() }
    }
}

/// Whether a beat is offered: a record of a stream knows, but not by a name that all have.
pub trait Offered: Streamed + From<Option<Self>> {
    /// Whether the record offers a word.
    fn valid(&self) -> bool;
}

impl<T: Offered> testbenches::dut::Model for Queue<T> {
    type In = In<T>;
    type Out = Out<T>;

    fn step(&mut self, input: &In<T>) -> Out<T> {
        let out = Out {
            push: Ready { ready: self.words.len() < self.depth },
            pop: self.words.front().copied().into(),
            count: self.words.len() as u64,
        };
        if input.pop.ready {
            self.words.pop_front();
        }
        if input.push.valid() && out.push.ready {
            self.words.push_back(input.push);
        }
        out
    }
}
