//! Random stores and queries of few lines at a time, and of lines that share a bit or both with one
//! that was stored; clears now and then.

use testbenches::stimulus::Rng;

use super::{Config, In, Line, Out};

/// Lines in play at a time.
const POOL: usize = 6;

/// How often things happen for a while: in sixteenths of the cycles, the clear in 1/256.
#[derive(Clone, Copy)]
struct Mood {
    store: u64,
    query: u64,
    clear: u64,
}

const MOODS: [Mood; 4] = [
    Mood { store: 4, query: 14, clear: 1 },
    Mood { store: 15, query: 15, clear: 0 },
    Mood { store: 2, query: 8, clear: 16 },
    Mood { store: 8, query: 12, clear: 100 },
];

/// The random environment: a core that stores and loads, and flushes.
pub struct Stimulus {
    config: Config,
    rng: Rng,
    mood: Mood,
    /// Cycles until mood and pool change.
    left: u64,
    pool: [u64; POOL],
    /// The line of the last store.
    stored: u64,
}

impl Stimulus {
    /// An environment for `config`; the same seed gives the same inputs.
    pub fn new(config: &Config, seed: u64) -> Stimulus {
        let rng = Rng::new(seed);
        let pool = [0; POOL];
        Stimulus { config: config.clone(), rng, mood: MOODS[0], left: 0, pool, stored: 0 }
    }

    fn change(&mut self) {
        let rng = &mut self.rng;
        self.mood = *rng.pick(&MOODS).unwrap_or(&MOODS[0]);
        self.left = rng.between(8, 200);
        let (line_bits, w) = (self.config.line_bits(), self.config.group_bits());
        let ones = u64::MAX >> (64 - line_bits);
        self.pool = core::array::from_fn(|_| match rng.below(6) {
            0 => 0,
            1 => ones,
            // The lowest group alone: both bits are the same.
            2 => rng.bits(w) & ones,
            3 => 1 << rng.below(line_bits as u64),
            _ => rng.bits(line_bits),
        });
    }

    /// A line of the pool, or any.
    fn line(&mut self) -> u64 {
        match self.rng.below(8) {
            0 => self.rng.bits(self.config.line_bits()),
            _ => self.rng.pick(&self.pool).copied().unwrap_or_default(),
        }
    }

    /// A line that shares bits with the last stored one: both of its bits are one of those, or one is.
    fn alias(&mut self) -> u64 {
        let (w, line_bits) = (self.config.group_bits(), self.config.line_bits());
        let (h1, h2) = self.config.bits_of(self.stored);
        let (mask, ones) = ((1 << w) - 1, u64::MAX >> (64 - line_bits));
        let second = self.rng.bits(line_bits.saturating_sub(w).min(w));
        // The part of h2 that the second group adds.
        let by = 1 % w;
        let rotated = (second << by | second >> (w - by)) & mask;
        let first = match self.rng.below(4) {
            0 => return h1 as u64 & ones,
            1 => return h2 as u64 & ones,
            2 => h1 as u64 ^ second,
            _ => h2 as u64 ^ rotated,
        };
        (second << w | first) & ones
    }
}

impl testbenches::dut::Stimulus for Stimulus {
    type In = In;
    type Out = Out;

    fn next(&mut self, _last: Option<&Out>) -> In {
        if self.left == 0 {
            self.change();
        }
        self.left -= 1;
        let store = Line { valid: self.rng.chance(self.mood.store, 16), line: self.line() };
        let line = match self.rng.below(8) {
            0 => store.line,
            1 | 2 => self.stored,
            3 | 4 => self.alias(),
            _ => self.line(),
        };
        if store.valid {
            self.stored = store.line;
        }
        In {
            store,
            query: Line { valid: self.rng.chance(self.mood.query, 16), line },
            clear: self.rng.chance(self.mood.clear, 256),
        }
    }
}
