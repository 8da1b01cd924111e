//! Random requests to few lines at a time, by either way; stores that pile up or are acknowledged soon,
//! in any order.

use testbenches::dut::Model as _;
use testbenches::stimulus::Rng;

use super::model::StoreTracker;
use super::{Ack, Config, In, Out, Request, Store};

/// How often things happen for a while, in sixteenths of the cycles, and to how many lines.
#[derive(Clone, Copy)]
struct Mood {
    store: u64,
    ack: u64,
    lines: u64,
}

const MOODS: [Mood; 6] = [
    Mood { store: 8, ack: 8, lines: 4 },
    // One line fills its entry.
    Mood { store: 16, ack: 1, lines: 1 },
    Mood { store: 15, ack: 15, lines: 2 },
    // Many lines fill the tracker.
    Mood { store: 14, ack: 0, lines: 100 },
    Mood { store: 12, ack: 12, lines: 100 },
    Mood { store: 2, ack: 12, lines: 8 },
];

/// The random environment: the core and its acknowledgements.
pub struct Stimulus {
    config: Config,
    rng: Rng,
    /// The state of the block, so that acknowledgements are of stores in flight.
    state: StoreTracker,
    mood: Mood,
    /// Cycles until the mood changes.
    left: u64,
    pool: Vec<u64>,
}

impl Stimulus {
    /// An environment for `config`; the same seed gives the same inputs.
    pub fn new(config: &Config, seed: u64) -> Stimulus {
        Stimulus {
            config: config.clone(),
            rng: Rng::new(seed),
            state: StoreTracker::new(config),
            mood: MOODS[0],
            left: 0,
            pool: vec![0],
        }
    }

    fn change(&mut self) {
        let (rng, line_bits) = (&mut self.rng, self.config.line_bits());
        self.mood = *rng.pick(&MOODS).unwrap_or(&MOODS[0]);
        // Long enough to fill an entry, or every one.
        let longest = 2 * self.config.merges().max(self.config.lines()) as u64 + 50;
        self.left = rng.between(10, longest);
        let ones = u64::MAX >> (64 - line_bits);
        let line = |rng: &mut Rng| match rng.below(8) {
            0 => 0,
            1 => ones,
            2 => 1 << rng.below(line_bits as u64),
            _ => rng.bits(line_bits),
        };
        self.pool = (0..self.mood.lines).map(|_| line(rng)).collect();
    }

    /// The entry of a store that is not acknowledged, if there is one.
    fn unacknowledged(&mut self) -> Option<u64> {
        let entries = self.state.entries();
        let count = entries.len() as u64;
        let start = self.rng.below(count);
        let mut around = (0..count).map(|step| (start + step) % count);
        around.find(|&entry| entries[entry as usize].is_some())
    }

    /// A line of the pool, or one that has an entry.
    fn line(&mut self) -> u64 {
        if self.rng.chance(1, 4)
            && let Some(entry) = self.unacknowledged()
            && let Some(entry) = self.state.entries()[entry as usize]
        {
            return entry.line;
        }
        self.rng.pick(&self.pool).copied().unwrap_or_default()
    }
}

impl testbenches::dut::Stimulus for Stimulus {
    type In = In;
    type Out = Out;

    fn next(&mut self, last: Option<&Out>) -> In {
        if last.is_none() {
            self.state = StoreTracker::new(&self.config);
        }
        if self.left == 0 {
            self.change();
        }
        self.left -= 1;
        let line = self.line();
        let to_home = self.rng.chance(if self.mood.lines == 1 { 7 } else { 4 }, 8);
        let valid = self.rng.chance(self.mood.store, 16);
        let acknowledges = self.rng.chance(self.mood.ack, 16);
        let acknowledged = self.unacknowledged().filter(|_| acknowledges);
        let noise = self.rng.below(self.config.lines() as u64);
        let entry = acknowledged.unwrap_or(noise);
        let input = In {
            request: Request { line, to_home },
            store: Store { valid },
            ack: Ack { valid: acknowledged.is_some(), entry },
        };
        self.state.step(&input);
        input
    }
}
