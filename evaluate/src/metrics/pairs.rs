//! Pairs of a core and a line, by number.

use crate::hashing::ByLine;

/// Lines that are numbered together: what is near in memory is near in every table by number, and a table by
/// line address has an entry for all of them.
const BLOCK: u64 = 4;

/// Every pair that was touched; flushes change nothing.
pub(crate) struct Pairs {
    /// The number of a block's first line, for each core.
    cores: Vec<ByLine<u32>>,
    next: u32,
}

impl Pairs {
    pub(crate) fn new(cores: u32) -> Pairs {
        Pairs { cores: vec![ByLine::default(); cores as usize], next: 0 }
    }

    /// The number of a pair. Blocks are numbered in the order of their first touches, with those of their lines
    /// that are never touched.
    pub(crate) fn number(&mut self, core: u32, line: u64) -> usize {
        let next = self.next;
        let first = *self.cores[core as usize].entry(line / BLOCK).or_insert(next);
        if first == next {
            self.next += BLOCK as u32;
        }
        first as usize + (line % BLOCK) as usize
    }
}

/// Something for each pair, by number, which grows as pairs come.
#[derive(Clone, Debug, Default)]
pub(crate) struct ByPair<T>(Vec<T>);

impl<T: Clone + Default> ByPair<T> {
    /// The state of a pair.
    pub(crate) fn of(&mut self, pair: usize) -> &mut T {
        if pair >= self.0.len() {
            self.grow(pair);
        }
        &mut self.0[pair]
    }

    #[cold]
    fn grow(&mut self, pair: usize) {
        self.0.resize((pair + 1).next_multiple_of(BLOCK as usize), T::default());
    }
}
