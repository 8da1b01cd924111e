//! Line of each lookup by the ring: mostly one on which an event falls.

use super::super::{In, Invalidate, Lookup, Write};
use super::Stimulus;

impl Stimulus {
    /// A cycle in which nothing is valid and every value is noise.
    pub(super) fn noise(&mut self) -> In {
        let config = &self.config;
        let rng = &mut self.rng;
        In {
            write: Write {
                valid: false,
                set: rng.bits(config.set_bits()),
                way: rng.bits(config.way_bits()),
                tag: self.pool.tag(rng),
            },
            invalidate: Invalidate {
                valid: false,
                set: self.pool.set(rng),
                ways: rng.bits(config.ways()),
            },
            lookup: Lookup { valid: false, line: rng.bits(config.line_bits()) },
        }
    }

    pub(super) fn lookup(&mut self, input: &mut In) {
        let In { write, invalidate, .. } = *input;
        input.lookup.valid = self.happens(self.mood.lookup);
        // Without a lookup, too, the line may be one that is held: it must not hit (R10).
        if !input.lookup.valid && self.rng.chance(1, 2) {
            return;
        }
        let before = self.before;
        input.lookup.line = match self.rng.below(16) {
            // The line that is written now, or was in the cycle before.
            0 | 1 if write.valid => self.line(write.set, write.tag),
            2 | 3 if before.write.valid => self.line(before.write.set, before.write.tag),
            // A line of the set that is written or invalidated now.
            4 | 5 if invalidate.valid => self.line_in(invalidate.set, invalidate.ways),
            6 if write.valid => self.line_in(write.set, 1 << write.way),
            // The line of the cycle before again.
            7 if before.lookup.valid => before.lookup.line,
            // A line that differs from a likely one in a single bit of the tag, or of the set.
            8 | 9 => {
                let set = self.pool.set(&mut self.rng);
                let near = self.line_in(set, u64::MAX);
                let tag =
                    self.config.tag_of(near) ^ 1 << self.rng.below(self.config.tag_bits() as u64);
                self.line(set, tag)
            }
            10 => {
                let set = self.pool.set(&mut self.rng);
                let near = self.line_in(set, u64::MAX);
                let other = set ^ 1 << self.rng.below(self.config.set_bits() as u64);
                self.line(other, self.config.tag_of(near))
            }
            11 => self.rng.bits(self.config.line_bits()),
            12 => {
                let (set, tag) = (self.pool.set(&mut self.rng), self.pool.tag(&mut self.rng));
                self.line(set, tag)
            }
            // The line written last to any way of any set, still valid or not.
            13 | 14 => {
                let place = self.rng.below(self.written.len() as u64) as usize;
                self.line((place / self.config.ways()) as u64, self.written[place])
            }
            _ => {
                let set = self.pool.set(&mut self.rng);
                self.line_in(set, u64::MAX)
            }
        };
    }

    fn line(&self, set: u64, tag: u64) -> u64 {
        self.config.line_of(set as usize, tag)
    }

    /// A line that one of `ways` holds, if one of a few tries finds it, else any likely line of the
    /// set.
    fn line_in(&mut self, set: u64, ways: u64) -> u64 {
        for _ in 0..4 {
            let way = self.rng.below(self.config.ways() as u64) as usize;
            if ways >> way & 1 == 1
                && let Some(tag) = self.ways_of(set)[way]
            {
                return self.line(set, tag);
            }
        }
        let tag = self.pool.tag(&mut self.rng);
        self.line(set, tag)
    }
}
