//! The golden model: the rules of the block's page, in the plainest structures that hold them.

use super::{Config, In, Out};

/// Shadow tags as a table of sets, each a list of ways, each with the tag it holds, if any.
#[derive(Clone, Debug)]
pub struct ShadowTags {
    config: Config,
    sets: Vec<Vec<Option<u64>>>,
    /// The lookup of the cycle before, and the way that held its line.
    answer: Option<Option<usize>>,
}

impl ShadowTags {
    /// The state after a reset: nothing valid, no answer under way (R9).
    pub fn new(config: &Config) -> ShadowTags {
        ShadowTags {
            config: config.clone(),
            sets: vec![vec![None; config.ways()]; config.sets()],
            answer: None,
        }
    }

    /// The ways that hold a line, rising. More than one only if the environment broke its promise.
    pub fn copies_of(&self, line: u64) -> impl Iterator<Item = usize> + '_ {
        let tag = self.config.tag_of(line);
        let ways = self.ways_of(self.config.set_of(line)).iter().enumerate();
        ways.filter(move |(_, held)| **held == Some(tag)).map(|(way, _)| way)
    }

    /// What the ways of a set hold; empty for a set that does not exist.
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
        let out = Out {
            answer_valid: self.answer.is_some(),
            answer_hit: self.answer.flatten().is_some(),
            answer_way: self.answer.flatten().unwrap_or(0) as u64,
        };

        // The lookup sees what was there before the edge (R3).
        self.answer = input.lookup_valid.then(|| self.copies_of(input.lookup_line).next());
        if input.write_valid {
            // A way that does not exist takes nothing (R11).
            if let Some(held) = self.way(input.write_set, input.write_way as usize) {
                *held = Some(input.write_tag);
            }
        }
        // After the write, so that the invalidation wins (R6).
        if input.invalidate_valid {
            for way in (0..self.config.ways()).filter(|way| input.invalidate_ways >> way & 1 == 1) {
                if let Some(held) = self.way(input.invalidate_set, way) {
                    *held = None;
                }
            }
        }
        out
    }
}
