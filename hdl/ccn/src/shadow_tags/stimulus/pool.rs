//! The sets and tags in play.

use testbenches::stimulus::Rng;

use super::super::Config;

/// A few sets, and more tags than a set has ways.
#[derive(Default)]
pub(super) struct Pool {
    sets: Vec<u64>,
    tags: Vec<u64>,
}

impl Pool {
    /// The sets that follow `walk`, which goes on with them, so that every set comes about in few cycles; the first and
    /// last now and then.
    pub(super) fn new(config: &Config, walk: &mut u64, rng: &mut Rng) -> Pool {
        let last = config.sets() as u64 - 1;
        let mut next = || {
            *walk = if *walk == last { 0 } else { *walk + 1 };
            *walk
        };
        let sets = (0..rng.between(1, 4)).map(|_| match rng.below(16) {
            0 => 0,
            1 => last,
            _ => next(),
        });
        let sets = sets.collect();
        Pool { sets, tags: tags(config, rng) }
    }

    pub(super) fn set(&self, rng: &mut Rng) -> u64 {
        rng.pick(&self.sets).copied().unwrap_or(0)
    }

    pub(super) fn tag(&self, rng: &mut Rng) -> u64 {
        rng.pick(&self.tags).copied().unwrap_or(0)
    }
}

/// Distinct tags, three more than a set has ways, or all that there are.
fn tags(config: &Config, rng: &mut Rng) -> Vec<u64> {
    let tag_bits = config.tag_bits();
    let highest = u64::MAX >> (64 - tag_bits);
    let wanted = (config.ways() as u64 + 2).min(highest);
    let mut tags = Vec::new();
    while tags.len() as u64 <= wanted {
        let mut tag = match rng.below(8) {
            0 => 0,
            1 => highest,
            2 => 1 << rng.below(tag_bits as u64),
            _ => rng.bits(tag_bits),
        };
        while tags.contains(&tag) {
            tag = if tag == highest { 0 } else { tag + 1 };
        }
        tags.push(tag);
    }
    tags
}
