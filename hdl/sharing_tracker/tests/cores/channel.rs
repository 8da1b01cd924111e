//! A way from one place to another: what is sent arrives in order, each after a separate delay.

use std::collections::VecDeque;

use testbenches::stimulus::Rng;

/// Messages in flight, each with the first cycle in which it is there.
#[derive(Clone, Debug)]
pub struct Channel<T> {
    waiting: VecDeque<(u64, T)>,
    depth: usize,
    latency: u64,
    /// Cycles that each is in flight beside.
    time: u64,
}

impl<T: Copy> Channel<T> {
    /// With room for `depth`, each for up to `latency` cycles.
    pub fn new(depth: usize, latency: u64) -> Channel<T> {
        Channel { waiting: VecDeque::new(), depth, latency, time: 0 }
    }

    /// With room for all that is in flight, each for so many cycles.
    pub fn of_time(time: u64) -> Channel<T> {
        Channel { time, ..Channel::new(usize::MAX, 1) }
    }

    pub fn has_room(&self) -> bool {
        self.waiting.len() < self.depth
    }

    pub fn send(&mut self, rng: &mut Rng, now: u64, what: T) {
        self.waiting.push_back((now + 1 + self.time + rng.below(self.latency), what));
    }

    /// Something is in flight.
    pub fn is_used(&self) -> bool {
        !self.waiting.is_empty()
    }

    /// The message that has arrived first.
    pub fn head(&self, now: u64) -> Option<T> {
        self.waiting.front().filter(|(from, _)| *from <= now).map(|(_, what)| *what)
    }

    pub fn pop(&mut self) {
        self.waiting.pop_front();
    }
}
