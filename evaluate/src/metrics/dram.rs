//! `dram_bytes`: an L2 without time behind the L1s, in slices; LRU, write-back, and a miss of any kind fetches
//! its line.

use super::{Observer, Seen};
use crate::report::Report;
use design::{L1, SystemL2};
use traces::Kind;

/// A line of L2, and whether it was written.
type Line = (u64, bool);

pub(crate) struct Dram {
    l1_line_bytes: u64,
    sector_bytes: u64,
    l2: SystemL2,
    /// The sets of all slices, each from the least to the most recently used line.
    sets: Vec<Vec<Line>>,
    fetched: u64,
    written: u64,
}

impl Dram {
    pub(crate) fn new(l1: &L1, l2: &SystemL2) -> Dram {
        Dram {
            l1_line_bytes: l1.line_bytes.into(),
            sector_bytes: l1.sector_bytes.into(),
            l2: l2.clone(),
            sets: vec![Vec::new(); (l2.sets() * l2.slices) as usize],
            fetched: 0,
            written: 0,
        }
    }

    /// Where the set of a line of L2 stands: its slice, and in it the lines of the slice one after the other.
    fn set_of(&self, line: u64) -> usize {
        let in_a_row = u64::from(self.l2.interleave_bytes / self.l2.line_bytes);
        let (slices, sets) = (u64::from(self.l2.slices), u64::from(self.l2.sets()));
        let (chunk, place) = (line / in_a_row, line % in_a_row);
        let in_slice = chunk / slices * in_a_row + place;
        (chunk % slices * sets + in_slice % sets) as usize
    }

    fn access(&mut self, line: u64, is_write: bool) {
        let ways = self.l2.ways as usize;
        let set = self.set_of(line);
        let set = &mut self.sets[set];
        let was_dirty = match set.iter().position(|(held, _)| *held == line) {
            Some(place) => set.remove(place).1,
            None => {
                self.fetched += 1;
                if set.len() == ways {
                    self.written += u64::from(set.remove(0).1);
                }
                false
            }
        };
        set.push((line, was_dirty || is_write));
    }
}

impl Observer for Dram {
    fn see(&mut self, seen: &Seen<'_>) {
        let mut left = seen.happened.to_l2;
        if left == 0 {
            return;
        }
        let request = &seen.happened.request;
        let is_write = request.operation.kind != Kind::Load;
        let start = u128::from(request.access.line) * u128::from(self.l1_line_bytes);
        let mut before = None;
        while left != 0 {
            let byte = start + u128::from(u64::from(left.trailing_zeros()) * self.sector_bytes);
            left &= left - 1;
            let line = (byte / u128::from(self.l2.line_bytes)) as u64;
            if before != Some(line) {
                self.access(line, is_write);
                before = Some(line);
            }
        }
    }

    fn report(&self, report: &mut Report) {
        let dirty = self.sets.iter().flatten().filter(|(_, is_dirty)| *is_dirty).count() as u64;
        let line_bytes = u64::from(self.l2.line_bytes);
        report.total("dram_bytes", (self.fetched + self.written + dirty) * line_bytes);
    }
}
