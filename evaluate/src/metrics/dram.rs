//! `dram_bytes`: an L2 without time behind the L1s, in slices; LRU, write-back, and a miss of any kind fetches
//! its line.

use super::{Observer, Seen};
use crate::report::Report;
use design::{L1, SystemL2};
use traces::Kind;

/// A line of L2, and whether it was written.
type Line = (u64, bool);

pub(crate) struct Dram {
    /// Lines and sectors of the L1s, and lines of L2, as powers of two.
    l1_line_bits: u32,
    sector_bits: u32,
    line_bits: u32,
    /// Lines in a row that lie in one slice, as a power of two.
    chunk_bits: u32,
    sets_of_slice: u64,
    l2: SystemL2,
    /// The sets of all slices, each from the least to the most recently used line.
    sets: Vec<Vec<Line>>,
    fetched: u64,
    written: u64,
}

impl Dram {
    pub(crate) fn new(l1: &L1, l2: &SystemL2) -> Dram {
        Dram {
            l1_line_bits: l1.line_bytes.ilog2(),
            sector_bits: l1.sector_bytes.ilog2(),
            line_bits: l2.line_bytes.ilog2(),
            chunk_bits: (l2.interleave_bytes / l2.line_bytes).ilog2(),
            sets_of_slice: l2.sets().into(),
            l2: l2.clone(),
            sets: vec![Vec::new(); (l2.sets() * l2.slices) as usize],
            fetched: 0,
            written: 0,
        }
    }

    /// Where the set of a line of L2 stands: its slice, and in it the lines of the slice one after the other.
    fn set_of(&self, line: u64) -> usize {
        let (slices, sets) = (u64::from(self.l2.slices), self.sets_of_slice);
        let (chunk, place) = (line >> self.chunk_bits, line & ((1 << self.chunk_bits) - 1));
        let in_slice = ((chunk / slices) << self.chunk_bits) + place;
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
    fn see(&mut self, all: &[Seen<'_>]) {
        for seen in all {
            let mut left = seen.happened.to_l2;
            if left == 0 {
                continue;
            }
            let request = &seen.happened.request;
            let is_write = request.operation.kind != Kind::Load;
            // A byte address has at most 64 bits.
            let start = request.access.line << self.l1_line_bits;
            let mut before = None;
            while left != 0 {
                let byte = start + (u64::from(left.trailing_zeros()) << self.sector_bits);
                left &= left - 1;
                let line = byte >> self.line_bits;
                if before != Some(line) {
                    self.access(line, is_write);
                    before = Some(line);
                }
            }
        }
    }

    fn report(&self, report: &mut Report) {
        let dirty = self.sets.iter().flatten().filter(|(_, is_dirty)| *is_dirty).count() as u64;
        let line_bytes = u64::from(self.l2.line_bytes);
        report.total("dram_bytes", (self.fetched + self.written + dirty) * line_bytes);
    }
}
