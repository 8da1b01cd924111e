//! Which L1s hold which lines.

use crate::happened::{Change, Changed};
use crate::hashing::ByLine;

/// A set of L1s: a bit each of at most 256.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Holders([u64; 4]);

impl Holders {
    fn insert(&mut self, l1: u32) {
        self.0[l1 as usize / 64] |= 1 << (l1 % 64);
    }

    fn remove(&mut self, l1: u32) {
        self.0[l1 as usize / 64] &= !(1 << (l1 % 64));
    }

    /// All but one of them.
    pub(crate) fn without(mut self, l1: u32) -> Holders {
        self.remove(l1);
        self
    }

    /// There is none.
    pub(crate) fn is_empty(self) -> bool {
        self.0 == [0; 4]
    }

    /// Each of them, rising.
    pub(crate) fn each(self) -> impl Iterator<Item = usize> {
        self.0.into_iter().enumerate().flat_map(|(word, bits)| {
            let lowest = |left: &u64| Some(left & left.wrapping_sub(1)).filter(|_| *left != 0);
            let left = std::iter::successors(Some(bits), lowest).filter(|left| *left != 0);
            left.map(move |left| 64 * word + left.trailing_zeros() as usize)
        })
    }
}

/// The valid lines of all L1s.
#[derive(Debug, Default)]
pub(crate) struct Directory {
    lines: ByLine<Holders>,
    copies: u64,
}

impl Directory {
    /// Who holds a line.
    pub(crate) fn holders(&self, line: u64) -> Holders {
        self.lines.get(&line).copied().unwrap_or_default()
    }

    /// What became of lines.
    pub(crate) fn change(&mut self, changes: &[Changed]) {
        for Changed { l1, line, change } in changes {
            match change {
                Change::Filled => {
                    self.lines.entry(*line).or_default().insert(*l1);
                    self.copies += 1;
                }
                Change::Removed => {
                    let Some(holders) = self.lines.get_mut(line) else { continue };
                    holders.remove(*l1);
                    self.copies -= 1;
                    if holders.is_empty() {
                        self.lines.remove(line);
                    }
                }
                Change::Written => {}
            }
        }
    }

    /// Valid lines in all L1s, and distinct ones.
    pub(crate) fn copies(&self) -> (u64, u64) {
        (self.copies, self.lines.len() as u64)
    }
}
