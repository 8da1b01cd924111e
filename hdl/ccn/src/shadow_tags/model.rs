//! The golden model: the rules of the block's page, in the plainest structures that hold them.

use super::{Answer, Config, In, Out};

/// Shadow tags as a table of sets, each a list of ways, each with the tag it holds, if any.
#[derive(Clone, Debug)]
pub struct ShadowTags {
    config: Config,
    sets: Vec<Vec<Option<u64>>>,
    /// To the lookup of the cycle before.
    answer: Answer,
}

impl ShadowTags {
    /// The state after a reset: nothing valid, no answer in flight (R9).
    pub fn new(config: &Config) -> ShadowTags {
        ShadowTags {
            config: config.clone(),
            sets: vec![vec![None; config.ways()]; config.sets()],
            answer: Answer::default(),
        }
    }

    /// The ways that hold a line, rising. More than one only if the environment broke its promise.
    pub fn copies_of(&self, line: u64) -> impl Iterator<Item = usize> + '_ {
        let tag = self.config.tag_of(line);
        let ways = self.ways_of(self.config.set_of(line)).iter().enumerate();
        ways.filter(move |(_, held)| **held == Some(tag)).map(|(way, _)| way)
    }

    /// The answer to the lookup of the cycle before.
    pub fn answer(&self) -> Answer {
        self.answer
    }

    /// The lines in the ways of a set; empty for a set that does not exist.
    pub fn ways_of(&self, set: usize) -> &[Option<u64>] {
        self.sets.get(set).map_or(&[], Vec::as_slice)
    }

    fn way(&mut self, set: u64, way: usize) -> Option<&mut Option<u64>> {
        self.sets.get_mut(set as usize)?.get_mut(way)
    }
}

impl testbenches::dut::Model for ShadowTags {
    type In = In;
    type Out = Out;

    fn step(&mut self, input: &In) -> Out {
        let In { write, invalidate, lookup } = *input;
        let out = Out { answer: self.answer };

        // The lookup sees what was there before the edge (R3).
        let held = lookup.valid.then(|| self.copies_of(lookup.line).next()).flatten();
        let way = held.unwrap_or(0) as u64;
        self.answer = Answer { valid: lookup.valid, hit: held.is_some(), way };
        if write.valid {
            // A way that does not exist takes nothing (R11).
            if let Some(held) = self.way(write.set, write.way as usize) {
                *held = Some(write.tag);
            }
        }
        // After the write, so that the invalidation wins (R6).
        if invalidate.valid {
            for way in (0..self.config.ways()).filter(|way| invalidate.ways >> way & 1 == 1) {
                if let Some(held) = self.way(invalidate.set, way) {
                    *held = None;
                }
            }
        }
        out
    }
}
