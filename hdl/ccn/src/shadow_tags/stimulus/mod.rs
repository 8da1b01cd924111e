//! Random inputs that keep the environment's promise (R12): a line is valid in at most one way.
//!
//! Few sets and few tags are in play at a time, so that hits, overwrites and collisions are common;
//! both change now and then, so that every bit of them is seen in both values.

mod lookups;
mod pool;

use testbenches::stimulus::Rng;

use super::{Config, In, Invalidate, Out, Write};
use pool::Pool;

/// How often things happen for a while, each in sixteenths of the cycles.
#[derive(Clone, Copy)]
struct Mood {
    write: u64,
    invalidate: u64,
    lookup: u64,
}

const MOODS: [Mood; 6] = [
    // Filling up.
    Mood { write: 15, invalidate: 0, lookup: 12 },
    // Settled, all hits and misses, a lookup every cycle.
    Mood { write: 3, invalidate: 1, lookup: 16 },
    // Everything at once.
    Mood { write: 14, invalidate: 14, lookup: 14 },
    // An ordinary mix.
    Mood { write: 8, invalidate: 3, lookup: 8 },
    // Emptying.
    Mood { write: 2, invalidate: 12, lookup: 10 },
    // Mostly idle.
    Mood { write: 2, invalidate: 1, lookup: 2 },
];

/// The random environment: an L1 that fills and invalidates lines, and a ring that looks lines up.
pub struct Stimulus {
    config: Config,
    rng: Rng,
    mood: Mood,
    /// Cycles until the mood changes.
    left: u64,
    pool: Pool,
    /// The set that came into play last.
    walk: u64,
    /// The line of each way: `held[set * ways + way]`.
    held: Vec<Option<u64>>,
    /// The tag that each way got last.
    written: Vec<u64>,
    /// The next set of a flush that is in progress.
    flush: Option<usize>,
    /// The inputs of the cycle before.
    before: In,
}

impl Stimulus {
    /// An environment for `config`; the same seed gives the same inputs.
    pub fn new(config: &Config, seed: u64) -> Stimulus {
        let mut rng = Rng::new(seed);
        Stimulus {
            config: config.clone(),
            walk: rng.below(config.sets() as u64),
            rng,
            mood: MOODS[0],
            left: 0,
            pool: Pool::default(),
            held: vec![None; config.sets() * config.ways()],
            written: vec![0; config.sets() * config.ways()],
            flush: None,
            before: In::default(),
        }
    }

    fn change_mood(&mut self) {
        let rng = &mut self.rng;
        self.mood = *rng.pick(&MOODS).unwrap_or(&MOODS[0]);
        // Long enough to fill a set, also when several are in play.
        self.left = rng.between(8, 64 + 8 * self.config.ways() as u64);
        if rng.chance(2, 3) {
            self.pool = Pool::new(&self.config, &mut self.walk, rng);
        }
        // A flush takes a cycle a set; it is begun seldom enough to leave most cycles to others.
        if rng.chance(64, 256 + 4 * self.config.sets() as u64) {
            self.flush = Some(0);
        }
    }

    fn happens(&mut self, sixteenths: u64) -> bool {
        self.rng.chance(sixteenths, 16)
    }

    fn invalidation(&mut self, input: &mut In) {
        let all = u64::MAX >> (64 - self.config.ways());
        if let Some(set) = self.flush {
            self.flush = Some(set + 1).filter(|&next| next < self.config.sets());
            input.invalidate = Invalidate { valid: true, set: set as u64, ways: all };
        } else if self.happens(self.mood.invalidate) {
            let set = self.pool.set(&mut self.rng);
            let ways = match self.rng.below(8) {
                0 => 0,
                1 => all,
                2 | 3 => self.rng.word() & all,
                _ => 1 << self.rng.below(self.config.ways() as u64),
            };
            input.invalidate = Invalidate { valid: true, set, ways };
        }
    }

    fn write(&mut self, input: &mut In) {
        if !self.happens(self.mood.write) {
            return;
        }
        let meets = input.invalidate.valid && self.rng.chance(1, 4);
        let set = if meets { input.invalidate.set } else { self.pool.set(&mut self.rng) };
        let ways = self.config.ways();
        let mut way = match self.rng.below(16) {
            // A way that does not exist, where the port can name one (R11).
            0 => self.rng.bits(self.config.way_bits()) as usize,
            1..=5 => self.invalid_way(set),
            6 if meets && input.invalidate.ways != 0 => {
                input.invalidate.ways.trailing_zeros() as usize
            }
            // Filling up: a wide set is full only when most writes go where there is room.
            7..=14 if self.mood.invalidate == 0 => self.invalid_way(set),
            _ => self.rng.below(ways as u64) as usize,
        };
        let tag = self.pool.tag(&mut self.rng);
        let holder = self.ways_of(set).iter().position(|held| *held == Some(tag));
        if let Some(holder) = holder.filter(|&holder| holder != way && way < ways) {
            // The line is elsewhere in the set: it may only move, or be written where it is.
            let invalidates = input.invalidate.valid && input.invalidate.set == set;
            if invalidates && input.invalidate.ways >> holder & 1 == 1 {
                // The line moves.
            } else if (invalidates || !input.invalidate.valid)
                && self.flush.is_none()
                && self.rng.chance(1, 2)
            {
                let others = if invalidates { input.invalidate.ways } else { 0 };
                input.invalidate = Invalidate { valid: true, set, ways: others | 1 << holder };
            } else {
                way = holder;
            }
        }
        input.write = Write { valid: true, set, way: way as u64, tag };
    }

    fn ways_of(&self, set: u64) -> &[Option<u64>] {
        let ways = self.config.ways();
        &self.held[set as usize * ways..][..ways]
    }

    fn invalid_way(&self, set: u64) -> usize {
        self.ways_of(set).iter().position(Option::is_none).unwrap_or(0)
    }

    /// Updates the state after the cycle.
    fn note(&mut self, input: &In) {
        let In { write, invalidate, .. } = *input;
        let ways = self.config.ways();
        if write.valid && (write.way as usize) < ways {
            let place = write.set as usize * ways + write.way as usize;
            self.held[place] = Some(write.tag);
            self.written[place] = write.tag;
        }
        if invalidate.valid {
            let set = &mut self.held[invalidate.set as usize * ways..][..ways];
            for (way, held) in set.iter_mut().enumerate() {
                if invalidate.ways >> way & 1 == 1 {
                    *held = None;
                }
            }
        }
        self.before = *input;
    }
}

impl testbenches::dut::Stimulus for Stimulus {
    type In = In;
    type Out = Out;

    fn next(&mut self, last: Option<&Out>) -> In {
        if last.is_none() {
            self.held.fill(None);
            self.flush = None;
            self.before = In::default();
        }
        if self.left == 0 {
            self.change_mood();
        }
        self.left -= 1;
        // Values outside their `valid` are noise, which must change nothing.
        let mut input = self.noise();
        self.invalidation(&mut input);
        self.write(&mut input);
        self.lookup(&mut input);
        self.note(&input);
        input
    }
}
