//! When a run resets its engines.

use crate::stimulus::Rng;

/// Resets in cycle 0 and now and then afterwards; the same seed gives the same cycles, however
/// long the run is.
pub(super) struct ResetSchedule {
    rng: Rng,
    interval: u64,
    next: u64,
    count: u64,
}

/// Sets these random values apart from the stimulus's.
const PURPOSE: u64 = 0x7265_7365_7400;

impl ResetSchedule {
    /// `interval` is the mean number of cycles between two resets.
    pub(super) fn new(seed: u64, interval: u64) -> Self {
        Self { rng: Rng::stream(seed, PURPOSE), interval, next: 0, count: 0 }
    }

    /// Whether `cycle`, one more than in the call before, is a cycle of reset.
    #[inline]
    pub(super) fn next(&mut self, cycle: u64) -> bool {
        if cycle != self.next {
            return false;
        }
        self.count += 1;
        // Now and then soon again: some faults show only when a block is reset while it starts up
        // (and an interval of 1 makes a reset of two cycles).
        let longest = if self.rng.chance(1, 8) { 16 } else { self.interval.saturating_mul(2) };
        self.next = cycle.saturating_add(self.rng.between(1, longest));
        true
    }

    /// Cycles of reset so far.
    pub(super) fn count(&self) -> u64 {
        self.count
    }
}

#[cfg(test)]
mod tests {
    use super::ResetSchedule;

    #[test]
    fn resets_come_at_the_start_now_and_then_and_soon_again() {
        let mut schedule = ResetSchedule::new(1, 1000);
        let cycles: Vec<u64> = (0..100_000).filter(|cycle| schedule.next(*cycle)).collect();
        assert_eq!(cycles[0], 0);
        assert!((60..200).contains(&cycles.len()), "{}", cycles.len());
        assert_eq!(schedule.count(), cycles.len() as u64);
        assert!(cycles.windows(2).any(|pair| pair[1] - pair[0] <= 16));
        assert!(cycles.windows(2).any(|pair| pair[1] - pair[0] > 1000));
    }
}
