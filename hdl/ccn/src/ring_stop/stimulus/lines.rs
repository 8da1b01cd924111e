//! The lines of an L1: few sets and tags at a time, so that several L1s hold the same.

use testbenches::stimulus::Rng;

use super::super::{Config, Invalidate, Write};

/// Lines of the L1, and their arrivals and departures.
pub struct Lines {
    /// By set and way.
    held: Vec<Vec<Option<u64>>>,
    /// Sets that are in play.
    sets: Vec<u64>,
    /// Of 16 cycles a line is invalidated in so many, and one is written.
    changes: (u64, u64),
    /// The next set of a flush.
    flush: Option<usize>,
    /// A line that was written or invalidated in the cycle before.
    last: Option<u64>,
}

impl Lines {
    /// Nothing is held.
    pub fn new(config: &Config, rng: &mut Rng) -> Lines {
        let tags = config.tags();
        let mut lines = Lines {
            held: vec![vec![None; tags.ways()]; tags.sets()],
            sets: vec![0],
            changes: (1, 4),
            flush: None,
            last: None,
        };
        lines.change_mood(config, rng);
        lines
    }

    /// Nothing is held any more.
    pub fn reset(&mut self) {
        self.held.iter_mut().for_each(|ways| ways.fill(None));
        (self.flush, self.last) = (None, None);
    }

    /// How often lines come and go for a while, and in which sets.
    pub fn change_mood(&mut self, config: &Config, rng: &mut Rng) {
        let moods = [(0, 8), (1, 4), (1, 16), (8, 12), (14, 8)];
        self.changes = *rng.pick(&moods).unwrap_or(&moods[0]);
        let set = |rng: &mut Rng| rng.below(config.tags().sets() as u64);
        self.sets = (0..rng.between(1, 3)).map(|_| set(rng)).collect();
        if rng.chance(1, 8) {
            self.flush = Some(0);
        }
    }

    /// One of few tags.
    fn tag(config: &Config, rng: &mut Rng) -> u64 {
        let tags = config.tags();
        let tag = rng.below(tags.ways() as u64 + 2) & (u64::MAX >> (64 - tags.tag_bits()));
        // Alike in all bits but few, so that each of them decides.
        let top = 1 << (tags.tag_bits() - 1);
        if rng.chance(1, 4) { tag ^ top } else { tag }
    }

    /// A line that another core may ask for: mostly one that is held, or was a cycle ago.
    pub fn asked(&self, config: &Config, rng: &mut Rng) -> u64 {
        let set = rng.pick(&self.sets).copied().unwrap_or(0);
        let held = &self.held[set as usize];
        let any = rng.pick(held).copied().flatten().filter(|_| rng.chance(3, 4));
        let tag = any.unwrap_or_else(|| Lines::tag(config, rng));
        self.last.filter(|_| rng.chance(1, 4)).unwrap_or(config.tags().line_of(set as usize, tag))
    }

    /// Invalidations and writes of the L1 in a cycle, often in the set of the line `near`; a way is written
    /// when it was invalid before.
    pub fn next(&mut self, config: &Config, rng: &mut Rng, near: u64) -> (Invalidate, Write) {
        let tags = config.tags();
        let all = u64::MAX >> (64 - tags.ways());
        let set = rng.pick(&self.sets).copied().unwrap_or(0);
        let mut write = Write {
            valid: false,
            set,
            way: rng.bits(tags.way_bits()),
            tag: Lines::tag(config, rng),
        };
        let free = self.held[set as usize].iter().position(Option::is_none);
        if let Some(way) = free
            && !self.held[set as usize].contains(&Some(write.tag))
            && rng.chance(self.changes.1, 16)
        {
            write = Write { valid: true, way: way as u64, ..write };
        }
        // Often the set of the line that is looked up in this cycle, or will be.
        let set = if rng.chance(1, 2) { tags.set_of(near) as u64 } else { set };
        let ways = match rng.below(8) {
            0 => all,
            1 | 2 => rng.word() & all,
            _ => 1 << rng.below(tags.ways() as u64),
        };
        let mut invalidate = Invalidate { valid: rng.chance(self.changes.0, 16), set, ways };
        if let Some(set) = self.flush {
            self.flush = Some(set + 1).filter(|next| *next < tags.sets());
            invalidate = Invalidate { valid: true, set: set as u64, ways: all };
        }
        self.last = None;
        if write.valid {
            self.held[write.set as usize][write.way as usize] = Some(write.tag);
            self.last = Some(tags.line_of(write.set as usize, write.tag));
        }
        if invalidate.valid {
            for (way, held) in self.held[invalidate.set as usize].iter_mut().enumerate() {
                if invalidate.ways >> way & 1 == 1 {
                    let tag = held.take();
                    let line = tag.map(|tag| tags.line_of(invalidate.set as usize, tag));
                    self.last = line.or(self.last);
                }
            }
        }
        (invalidate, write)
    }
}
