//! A level, or several that belong together, on the way between reconfigurator and chip.

use std::collections::VecDeque;

use testbenches::stimulus::Rng;

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

    /// Sets the value in cycle `now`, seen `latency` cycles after the next one at the latest.
    pub fn set(&mut self, now: u64, value: T, latency: u64, rng: &mut Rng) {
        if value != self.set {
            self.set = value;
            let before = self.in_flight.back().map_or(0, |(due, _)| *due);
            let due = before.max(now + 1 + rng.below(latency + 1));
            self.in_flight.push_back((due, value));
        }
    }
}
