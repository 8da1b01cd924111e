//! Bins of writes, of invalidations and of their meetings.

use testbenches::coverage::Coverage;

use super::super::{In, Invalidate};
use super::{Covered, Monitor};

impl Monitor {
    pub(super) fn cover_write(&mut self, input: &In, coverage: &mut Coverage<Covered>) {
        let In { write, invalidate, .. } = *input;
        if !write.valid {
            return;
        }
        let ways = self.tags.ways_of(write.set as usize);
        let way = write.way as usize;
        let Some(held) = ways.get(way) else {
            coverage.hit(Covered::write_no_way);
            return;
        };
        coverage.hit_when(held.is_some_and(|tag| tag != write.tag), Covered::overwrite);
        coverage.hit_when(*held == Some(write.tag), Covered::rewrite);
        let last = self.valid(write.set) | 1 << way == self.all() && held.is_none();
        let disturbed = invalidate.valid && invalidate.set == write.set;
        coverage.hit_when(last && !disturbed, Covered::write_fills_set);
        self.written |= 1 << way;
        coverage.hit_when(self.written == self.all(), Covered::every_way_written);
    }

    pub(super) fn cover_invalidation(&mut self, input: &In, coverage: &mut Coverage<Covered>) {
        self.lost = None;
        self.follow_flush(input, coverage);
        let Invalidate { valid: true, set, ways: mask } = input.invalidate else { return };
        let valid = self.valid(set);
        let taken = valid & mask;
        coverage.hit_when(mask.count_ones() == 1 && taken == mask, Covered::invalidate_one);
        coverage.hit_when(taken.count_ones() > 1, Covered::invalidate_several);
        coverage.hit_when(taken != 0 && valid & !mask != 0, Covered::invalidate_some);
        coverage.hit_when(taken == self.all(), Covered::invalidate_all);
        coverage.hit_when(mask == 0, Covered::invalidate_empty_mask);
        coverage.hit_when(mask != 0 && taken == 0, Covered::invalidate_nothing);
        if taken != 0 {
            let tag = self.tags.ways_of(set as usize)[taken.trailing_zeros() as usize];
            self.lost = tag.map(|tag| self.config.line_of(set as usize, tag));
        }
    }

    fn follow_flush(&mut self, input: &In, coverage: &mut Coverage<Covered>) {
        let whole = input.invalidate.valid && input.invalidate.ways == self.all();
        self.flushed = match input.invalidate.set as usize {
            set if whole && set == self.flushed => set + 1,
            0 if whole => 1,
            _ => 0,
        };
        if self.flushed == self.config.sets() {
            coverage.hit(Covered::flush);
            self.flushed = 0;
        }
    }

    pub(super) fn cover_meetings(&self, input: &In, coverage: &mut Coverage<Covered>) {
        let In { write, invalidate, lookup } = *input;
        if !(write.valid && invalidate.valid) {
            return;
        }
        let (set, way) = (write.set, write.way as usize);
        if set != invalidate.set {
            coverage.hit(Covered::other_set);
            return;
        }
        let exists = way < self.config.ways();
        let meet = exists && invalidate.ways >> way & 1 == 1;
        let valid = self.valid(set) >> way & 1 == 1;
        coverage.hit_when(meet && valid, Covered::collision_on_valid);
        coverage.hit_when(meet && !valid, Covered::collision_on_invalid);
        let apart = exists && !meet && invalidate.ways != 0;
        coverage.hit_when(apart, Covered::other_way);
        let ways = self.tags.ways_of(set as usize);
        let from = ways.iter().position(|held| *held == Some(write.tag));
        let moves = from.is_some_and(|from| from != way && invalidate.ways >> from & 1 == 1);
        coverage.hit_when(apart && moves, Covered::line_moves);
        let looked_up = lookup.valid && self.config.set_of(lookup.line) as u64 == set;
        coverage.hit_when(looked_up, Covered::all_three);
    }

    /// The valid ways of a set before this cycle's edge, bit w for way w.
    fn valid(&self, set: u64) -> u64 {
        let ways = self.tags.ways_of(set as usize).iter().enumerate();
        ways.fold(0, |valid, (way, held)| valid | u64::from(held.is_some()) << way)
    }

    /// A mask of every way.
    fn all(&self) -> u64 {
        u64::MAX >> (64 - self.config.ways())
    }
}
