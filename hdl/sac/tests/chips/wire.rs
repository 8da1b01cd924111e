//! A level, or several that belong together, on the way between reconfigurator and chip.

use std::collections::VecDeque;

use testbenches::stimulus::Rng;

/// What one end sets, and the other sees after any time; nothing overtakes what was set before.
#[derive(Clone, Debug, Default)]
pub struct Wire<T> {
    seen: T,
    set: T,
    in_flight: VecDeque<(u64, T)>,
}

impl<T: Copy + PartialEq> Wire<T> {
    /// What is seen in cycle `now`.
    pub fn see(&mut self, now: u64) -> T {
        while let Some((_, value)) = self.in_flight.pop_front_if(|(due, _)| *due <= now) {
            self.seen = value;
        }
        self.seen
    }

    /// What is set in cycle `now`, and seen `latency` cycles after the next one at the latest.
    pub fn set(&mut self, now: u64, value: T, latency: u64, rng: &mut Rng) {
        if value != self.set {
            self.set = value;
            let before = self.in_flight.back().map_or(0, |(due, _)| *due);
            let due = before.max(now + 1 + rng.below(latency + 1));
            self.in_flight.push_back((due, value));
        }
    }
}
