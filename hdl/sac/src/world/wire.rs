//! A level, or several that belong together, on the way between reconfigurator and chip.

use std::collections::VecDeque;

/// A value that one end sets, and the other sees after any time; nothing overtakes an earlier
/// value.
#[derive(Clone, Debug, Default)]
pub struct Wire<T> {
    seen: T,
    set: T,
    in_flight: VecDeque<(u64, T)>,
}

impl<T: Copy + PartialEq> Wire<T> {
    /// The value seen in cycle `now`.
    pub fn see(&mut self, now: u64) -> T {
        while let Some((_, value)) = self.in_flight.pop_front_if(|(due, _)| *due <= now) {
            self.seen = value;
        }
        self.seen
    }

    /// Whether setting `value` changes it.
    pub fn changes(&self, value: T) -> bool {
        value != self.set
    }

    /// Sets the value in cycle `now`, seen `latency` cycles after the next one.
    pub fn set(&mut self, now: u64, value: T, latency: u64) {
        if self.changes(value) {
            self.set = value;
            let before = self.in_flight.back().map_or(0, |(due, _)| *due);
            self.in_flight.push_back((before.max(now + 1 + latency), value));
        }
    }
}
