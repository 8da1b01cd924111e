//! Bins of lookups.

use testbenches::coverage::Coverage;

use super::super::In;
use super::{Covered, Monitor};

impl Monitor {
    pub(super) fn cover_lookup(&mut self, input: &In, coverage: &mut Coverage<Covered>) {
        let line = input.lookup.line;
        let way = self.tags.copies_of(line).next();
        let hit = input.lookup.valid && way.is_some();
        coverage.hit_when(self.hit_before && hit, Covered::hits_in_a_row);
        self.hit_before = hit;
        if !input.lookup.valid {
            return;
        }
        coverage.hit_when(!self.before.lookup.valid, Covered::lookup_after_pause);
        match way {
            Some(way) => self.cover_hit(input, way, coverage),
            None => self.cover_miss(input, coverage),
        }
    }

    fn cover_hit(&self, input: &In, way: usize, coverage: &mut Coverage<Covered>) {
        let In { write, invalidate, lookup } = *input;
        let config = &self.config;
        let (set, tag) = (config.set_of(lookup.line), config.tag_of(lookup.line));
        coverage.hit_when(way == 0, Covered::hit_first_way);
        coverage.hit_when(way == config.ways() - 1, Covered::hit_last_way);
        coverage.hit_when(set == 0, Covered::hit_first_set);
        coverage.hit_when(set == config.sets() - 1, Covered::hit_last_set);
        coverage.hit_when(tag == 0, Covered::hit_tag_zero);
        coverage.hit_when(tag == u64::MAX >> (64 - config.tag_bits()), Covered::hit_tag_ones);
        coverage.hit_when(self.flushed > 0, Covered::lookup_in_flush);

        let before = self.before.write;
        let written = before.valid && before.set == set as u64 && before.tag == tag;
        coverage.hit_when(written, Covered::lookup_after_its_write);
        if write.valid && write.set == set as u64 {
            let replaced = write.way == way as u64 && write.tag != tag;
            coverage.hit_when(replaced, Covered::lookup_with_its_replacement);
            let other = write.way != way as u64 && write.way < config.ways() as u64;
            coverage.hit_when(other, Covered::lookup_with_other_write);
        }
        if invalidate.valid && invalidate.set == set as u64 {
            let own = invalidate.ways >> way & 1 == 1;
            coverage.hit_when(own, Covered::lookup_with_its_invalidation);
            let other = invalidate.ways & !(1 << way) != 0;
            coverage.hit_when(other, Covered::lookup_with_other_invalidation);
        }
    }

    fn cover_miss(&self, input: &In, coverage: &mut Coverage<Covered>) {
        let In { write, lookup, .. } = *input;
        let (set, tag) = (self.config.set_of(lookup.line), self.config.tag_of(lookup.line));
        let ways = self.tags.ways_of(set);
        coverage.hit_when(ways.iter().all(Option::is_none), Covered::miss_empty_set);
        coverage.hit_when(ways.iter().all(Option::is_some), Covered::miss_full_set);
        let near = |held: &Option<u64>| held.is_some_and(|held| (held ^ tag).count_ones() == 1);
        coverage.hit_when(ways.iter().any(near), Covered::miss_by_one_bit);
        let neighbour = self.tags.ways_of(set ^ 1);
        coverage.hit_when(neighbour.contains(&Some(tag)), Covered::miss_by_the_set);

        let written = write.valid && write.set == set as u64 && write.tag == tag;
        coverage.hit_when(written, Covered::lookup_with_its_write);
        let lost = self.lost == Some(lookup.line);
        coverage.hit_when(lost, Covered::lookup_after_its_invalidation);
    }
}
