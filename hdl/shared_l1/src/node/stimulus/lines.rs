//! The lines that are asked for: few in each set, so that they meet.

use testbenches::stimulus::Rng;

use super::super::Config;
use crate::request_classifier::model::RequestClassifier;

/// Tags that are tried in search of a core's lines.
const TAGS: u64 = 1 << 13;

/// Lines by set: those of one core, and those of the others.
pub(super) struct Lines {
    sets: Vec<(Vec<u64>, Vec<u64>)>,
}

impl Lines {
    /// In every set, or in the first and last 8: up to `2 * min(ways, 8) + 2` lines homed at `core`, and as many not.
    pub fn new(rng: &mut Rng, config: &Config, core: u64) -> Lines {
        let homes = RequestClassifier::new(config.classifier());
        let l1 = config.core();
        let wanted = 2 * l1.ways().min(8) + 2;
        let last = l1.sets() - 1;
        let sets: Vec<usize> = match l1.sets() {
            2..=16 => (0..=last).collect(),
            _ => (0..8).chain(last - 7..=last).collect(),
        };
        let all = u64::MAX >> (64 - l1.tag_bits());
        let start = rng.word();
        let of_set = |set| {
            let (mut local, mut remote) = (Vec::new(), Vec::new());
            for place in 0..TAGS.min(all) + 1 {
                let tag = start.wrapping_add(place) & all;
                // Some differ from the others in high bits.
                let tag = if place % 3 == 2 { tag ^ all } else { tag };
                let line = l1.line_of(set, tag);
                let lines = if homes.home_of(line) == core { &mut local } else { &mut remote };
                if lines.len() < wanted && !lines.contains(&line) {
                    lines.push(line);
                }
                if local.len() == wanted && (remote.len() == wanted || config.cores() == 1) {
                    break;
                }
            }
            (local, remote)
        };
        Lines { sets: sets.into_iter().map(of_set).collect() }
    }

    /// One of the first `most` lines of one of `sets` sets from `first` on; nothing if there is none.
    pub fn any(
        &self,
        rng: &mut Rng,
        (first, sets): (u64, u64),
        most: u64,
        is_own: bool,
    ) -> Option<u64> {
        let set = (first + rng.below(sets)) % self.sets.len() as u64;
        let (local, remote) = &self.sets[set as usize];
        let lines = if is_own { local } else { remote };
        let most = lines.len().min(most as usize);
        rng.pick(&lines[..most]).copied()
    }

    /// Whether a line is local to the core.
    pub fn is_own(&self, line: u64) -> bool {
        self.sets.iter().any(|(local, _)| local.contains(&line))
    }
}
