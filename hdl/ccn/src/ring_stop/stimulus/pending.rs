//! Lines in flight of an L1: few entries at a time, so that several requests wait for one.

use testbenches::stimulus::Rng;

use super::super::{Config, EntryEvent, Pending};

/// State of the L1's entries, as the L1 reports it.
pub struct PendingLines {
    /// Of 16 cycles a line is pending in so many, and one comes.
    odds: (u64, u64),
    /// Entries in play.
    entries: Vec<u64>,
}

impl PendingLines {
    /// Nothing is pending before the first change of mood.
    pub fn new() -> PendingLines {
        PendingLines { odds: (8, 4), entries: vec![0] }
    }

    /// How often lines are pending for a while, and for which entries.
    pub fn change_mood(&mut self, config: &Config, rng: &mut Rng) {
        let moods = [(0, 4), (16, 1), (12, 8), (8, 16), (15, 2)];
        self.odds = *rng.pick(&moods).unwrap_or(&moods[0]);
        let entry = |rng: &mut Rng| rng.below(config.entries() as u64);
        self.entries = (0..rng.between(1, 4)).map(|_| entry(rng)).collect();
    }

    fn entry(&self, config: &Config, rng: &mut Rng) -> u64 {
        match rng.chance(1, 8) {
            true => rng.below(config.entries() as u64),
            false => rng.pick(&self.entries).copied().unwrap_or(0),
        }
    }

    /// The L1's report in a cycle, and the entry that it wakes.
    pub fn next(&self, config: &Config, rng: &mut Rng) -> (Pending, EntryEvent, u64) {
        if !config.parks() {
            return Default::default();
        }
        let way = rng.below(config.tags().ways() as u64);
        let pending =
            Pending { valid: rng.chance(self.odds.0, 16), entry: self.entry(config, rng), way };
        // Often that of the very request that is parked in this cycle.
        let entry = if rng.chance(1, 2) { pending.entry } else { self.entry(config, rng) };
        let filled = EntryEvent { valid: rng.chance(self.odds.1, 16), entry };
        (pending, filled, self.entry(config, rng))
    }
}
