//! Pairs of a core and a line, by number.

use crate::hashing::ByLine;

/// Every pair that was touched; flushes change nothing.
pub(crate) struct Pairs {
    cores: Vec<ByLine<u32>>,
    next: u32,
}

impl Pairs {
    pub(crate) fn new(cores: u32) -> Pairs {
        Pairs { cores: vec![ByLine::default(); cores as usize], next: 0 }
    }

    /// The number of a pair, a new one at its first touch: from 0, in the order of first touches.
    pub(crate) fn number(&mut self, core: u32, line: u64) -> usize {
        let next = self.next;
        let number = *self.cores[core as usize].entry(line).or_insert(next);
        self.next += u32::from(number == next);
        number as usize
    }
}

/// Something for each pair, by number, which grows as pairs come.
#[derive(Clone, Debug, Default)]
pub(crate) struct ByPair<T>(Vec<T>);

impl<T: Clone + Default> ByPair<T> {
    /// What is kept for a pair.
    pub(crate) fn of(&mut self, pair: usize) -> &mut T {
        if pair >= self.0.len() {
            self.0.resize(pair + 1, T::default());
        }
        &mut self.0[pair]
    }
}
