//! Random requests of all chips for few sets and few tags at a time, so that hits, shared lines and
//! replacements are common; what is in play changes now and then.

use testbenches::stimulus::Rng;

use super::{Config, In, Out, Request};

/// The stimulus clears a count of requests that exceeds this: whether a count can be full is then a matter of
/// its width and not of luck.
pub(super) const MOST_REQUESTS: u64 = 5_000;

/// How often things happen for a while: requests in sixteenths of the cycles, others in 64ths.
#[derive(Clone, Copy)]
struct Mood {
    request: u64,
    unsampled: u64,
    clear: u64,
    /// Sectors asked for: any, else one.
    many_sectors: u64,
}

const MOODS: [Mood; 5] = [
    // A request in every cycle, all sampled.
    Mood { request: 16, unsampled: 0, clear: 0, many_sectors: 32 },
    // An ordinary mix.
    Mood { request: 10, unsampled: 12, clear: 0, many_sectors: 16 },
    // Short profiles.
    Mood { request: 14, unsampled: 6, clear: 4, many_sectors: 8 },
    // Mostly what is not sampled.
    Mood { request: 14, unsampled: 56, clear: 0, many_sectors: 0 },
    // Mostly idle.
    Mood { request: 2, unsampled: 8, clear: 1, many_sectors: 32 },
];

/// The random environment: a partition that gets requests, and profiles that begin.
pub struct Stimulus {
    config: Config,
    rng: Rng,
    mood: Mood,
    /// Cycles until the mood changes.
    left: u64,
    sets: Vec<usize>,
    tags: Vec<u64>,
    before: Request,
}

impl Stimulus {
    /// An environment for `config`; the same seed gives the same inputs.
    pub fn new(config: &Config, seed: u64) -> Stimulus {
        Stimulus {
            config: config.clone(),
            rng: Rng::new(seed),
            mood: MOODS[0],
            left: 0,
            sets: vec![0],
            tags: vec![0],
            before: Request::default(),
        }
    }

    fn change_mood(&mut self) {
        let (config, rng) = (&self.config, &mut self.rng);
        self.mood = *rng.pick(&MOODS).unwrap_or(&MOODS[0]);
        // Long enough to fill a set several times over.
        self.left = rng.between(32, 128 + 32 * config.ways() as u64);
        if config.counter_max() <= MOST_REQUESTS && rng.chance(1, 32) {
            // Long enough to fill the count, and to go on asking.
            self.mood = MOODS[0];
            self.left = config.counter_max() + 64;
        }
        let last = config.sets() - 1;
        let any = rng_set(rng, last);
        self.sets = vec![*rng.pick(&[0, last, any]).unwrap_or(&0)];
        if rng.chance(1, 2) {
            self.sets.push(rng_set(rng, last));
        }
        // As many tags as fit, fewer, or more by few or many.
        let ways = config.ways() as u64;
        let number = match rng.below(4) {
            0 => rng.between(1, ways),
            1 => ways + 1,
            2 => ways + 2,
            _ => 2 * ways + 2,
        };
        let ones = u64::MAX >> (64 - config.tag_bits());
        let base = rng.word() & ones;
        self.tags = (0..number)
            .map(|_| match rng.below(8) {
                0 => 0,
                1 => ones,
                // A bit away from one another.
                2 | 3 => base ^ (1 << rng.below(config.tag_bits() as u64)),
                _ => rng.word() & ones,
            })
            .collect();
    }

    fn line(&mut self) -> u64 {
        let (config, rng) = (&self.config, &mut self.rng);
        let set = *rng.pick(&self.sets).unwrap_or(&0);
        let tag = *rng.pick(&self.tags).unwrap_or(&0);
        let mut line = config.line_of(set, tag);
        if config.stride_bits() > 0 && rng.chance(self.mood.unsampled, 64) {
            let stride = config.stride_bits();
            line ^= match rng.below(3) {
                0 => 1 << rng.below(stride as u64),
                1 => rng.bits(stride).max(1),
                _ => line & ((1 << stride) - 1),
            };
        }
        line
    }

    fn sectors(&mut self) -> u64 {
        let sectors = self.config.sectors();
        let any = self.rng.bits(sectors);
        if any != 0 && self.rng.chance(self.mood.many_sectors, 64) {
            any
        } else {
            1 << self.rng.below(sectors as u64)
        }
    }
}

fn rng_set(rng: &mut Rng, last: usize) -> usize {
    rng.between(0, last as u64) as usize
}

impl testbenches::dut::Stimulus for Stimulus {
    type In = In;
    type Out = Out;

    fn next(&mut self, last: Option<&Out>) -> In {
        if self.left == 0 {
            self.change_mood();
        }
        self.left -= 1;
        let again = self.before.valid && self.rng.chance(1, 8);
        let line = if again { self.before.line } else { self.line() };
        let request = Request {
            valid: self.rng.chance(self.mood.request, 16),
            chip: self.rng.below(self.config.chips() as u64),
            line,
            sectors: self.sectors(),
        };
        self.before = request;
        let is_long = last.is_some_and(|last| last.requests > MOST_REQUESTS);
        In { request, clear: self.rng.chance(self.mood.clear, 64) || is_long }
    }
}
