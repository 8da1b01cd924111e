//! `flush`, which rises and falls at any time.

use testbenches::stimulus::Rng;

/// Condition under which a flush falls.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Until {
    /// Nothing: so many cycles pass.
    Passed(u64),
    /// Every request answered, then so many cycles: some in which lines become invalid.
    Drained(u64),
    /// `flushed`, then so many cycles.
    Flushed(u64),
}

/// When `flush` is true.
#[derive(Clone, Debug, Default)]
pub struct Flushes {
    /// Condition of the flush in progress.
    until: Option<Until>,
    /// `flush` is false in the coming cycle.
    falls: bool,
    /// Cycles in which it is likely to rise again: one flush often follows another.
    again: u64,
}

impl Flushes {
    /// Updates the state by the outputs of the cycle before; `is_drained` when every request of the core is
    /// answered.
    pub fn see(&mut self, rng: &mut Rng, flushed: bool, is_drained: bool) {
        let Some(until) = self.until else { return };
        self.until = match until {
            Until::Passed(0) => None,
            Until::Passed(left) => Some(Until::Passed(left - 1)),
            Until::Drained(left) if is_drained => Some(Until::Passed(left)),
            Until::Flushed(left) if flushed => Some(Until::Passed(left)),
            waits => Some(waits),
        };
        if self.until.is_none() {
            self.falls = true;
            self.again = if rng.chance(2, 3) { rng.between(1, 6) } else { 0 };
        }
    }

    /// Its value in the coming cycle: it rises once in `rarely` cycles; making every line invalid takes as many
    /// cycles as there are `sets`.
    pub fn next(&mut self, rng: &mut Rng, rarely: u64, sets: u64) -> bool {
        if std::mem::take(&mut self.falls) {
            return false;
        }
        let has_fallen = self.until.is_none();
        let rises = rng.chance(1, if self.again > 0 { 2 } else { rarely });
        self.again = self.again.saturating_sub(1);
        if has_fallen && rises {
            self.until = Some(match rng.below(6) {
                0 => Until::Passed(0),
                1 => Until::Passed(rng.below(sets + 40)),
                // The least walk has two sets: it has just begun when nothing passes.
                2 => Until::Drained(0),
                3 => Until::Drained(rng.below(sets + 3)),
                4 => Until::Flushed(0),
                _ => Until::Flushed(rng.below(41)),
            });
        }
        self.until.is_some()
    }
}
