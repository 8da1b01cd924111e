//! Random events whose density changes now and then, and profiles that start in the middle of others
//! or right after them.

use testbenches::stimulus::Rng;

use super::{Config, Hits, In, Miss, Out};

/// Slices that have events for a while.
#[derive(Clone, Copy)]
enum Density {
    Nowhere,
    /// At one, in every cycle.
    One(u64),
    Some,
    Everywhere,
}

/// The random environment: a chip's slices and SMs.
pub struct Stimulus {
    config: Config,
    rng: Rng,
    arrivals: Density,
    hits: Density,
    misses: Density,
    /// Cycles until the densities change.
    left: u64,
    /// Cycles until the next profile starts.
    pause: u64,
}

impl Stimulus {
    /// An environment for `config`; the same seed gives the same inputs.
    pub fn new(config: &Config, seed: u64) -> Stimulus {
        Stimulus {
            config: config.clone(),
            rng: Rng::new(seed),
            arrivals: Density::Nowhere,
            hits: Density::Nowhere,
            misses: Density::Nowhere,
            left: 0,
            pause: 3,
        }
    }

    fn density(&mut self) -> Density {
        match self.rng.below(8) {
            0 => Density::Nowhere,
            1 => Density::One(self.rng.below(self.config.slices() as u64)),
            2 => Density::Everywhere,
            _ => Density::Some,
        }
    }

    fn mask(&mut self, density: Density) -> u64 {
        let slices = self.config.slices();
        match density {
            Density::Nowhere => 0,
            Density::One(slice) => 1 << slice,
            Density::Some => self.rng.bits(slices) & self.rng.bits(slices),
            Density::Everywhere => u64::MAX >> (64 - slices),
        }
    }

    /// The L1s' misses of a cycle: a number a slice, together at most one an L1, and the local ones.
    fn miss(&mut self) -> Miss {
        let mut numbers = vec![0; self.config.slices()];
        let mut left = self.config.sm_ports() as u64;
        let mask = self.mask(self.misses);
        // Slices in a random order, so that none has what the others left.
        let first = self.rng.below(numbers.len() as u64) as usize;
        for place in 0..numbers.len() {
            let slice = (first + place) % numbers.len();
            if mask >> slice & 1 == 1 {
                let most = if self.rng.chance(1, 4) { left } else { left.min(2) };
                numbers[slice] = self.rng.between(1.min(most), most);
                left -= numbers[slice];
            }
        }
        let sum = self.config.sm_ports() as u64 - left;
        let local = if self.rng.chance(1, 4) { sum } else { self.rng.between(0, sum) };
        Miss { counts: self.config.counts_of(&numbers), local }
    }

    /// Cycles from the start of a profile to that of the next.
    fn next_pause(&mut self) -> u64 {
        let cycles = self.config.profile_cycles() as u64;
        match self.rng.below(8) {
            0 => 0,
            1 => self.rng.below(cycles),
            // In its last cycle, and in the one after it.
            2 => cycles - 1,
            3 => cycles,
            _ => cycles + self.rng.between(1, 40),
        }
    }
}

impl testbenches::dut::Stimulus for Stimulus {
    type In = In;
    type Out = Out;

    fn next(&mut self, last: Option<&Out>) -> In {
        if last.is_none() {
            self.pause = self.rng.below(8);
        }
        if self.left == 0 {
            (self.arrivals, self.hits) = (self.density(), self.density());
            self.misses = self.density();
            // Often long enough for a whole profile.
            let cycles = self.config.profile_cycles() as u64;
            self.left = self.rng.between(1, 8).max(self.rng.below(4) * cycles);
        }
        self.left -= 1;
        let start = self.pause == 0;
        self.pause = if start { self.next_pause() } else { self.pause - 1 };
        In {
            start,
            arrivals: self.mask(self.arrivals),
            hits: Hits { lookups: self.mask(self.hits), atomics: self.mask(self.hits) },
            miss: self.miss(),
            slice_index: self.rng.bits(self.config.slice_bits()),
        }
    }
}
