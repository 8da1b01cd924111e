//! Random requests to a few sets and few lines at a time, so that hits, replacements and requests for
//! one set in a row are common; what is in play changes now and then.

use testbenches::stimulus::{Pressure, Rng, StreamSink, StreamSource};

use super::{Config, In, Out};

/// How often a request is made for a while, each in sixteenths of the cycles that have room for one.
#[derive(Clone, Copy)]
struct Mood {
    invalidate: u64,
    remove: u64,
    lookup: u64,
}

const MOODS: [Mood; 5] = [
    // Filling up.
    Mood { invalidate: 0, remove: 0, lookup: 16 },
    // Settled.
    Mood { invalidate: 1, remove: 2, lookup: 14 },
    // Everything at once, and lookups wait.
    Mood { invalidate: 16, remove: 16, lookup: 16 },
    // An ordinary mix.
    Mood { invalidate: 4, remove: 6, lookup: 12 },
    // Mostly idle.
    Mood { invalidate: 1, remove: 1, lookup: 2 },
];

/// A lookup as it is offered.
#[derive(Clone, Copy)]
struct Lookup {
    line: u64,
    core: u64,
    asks: bool,
    adds: bool,
}

/// The random environment: L1 caches with loads, stores and evictions, and a flush now and then.
pub struct Stimulus {
    config: Config,
    rng: Rng,
    mood: Mood,
    /// Cycles until the mood changes.
    left: u64,
    lines: Vec<u64>,
    flush: StreamSource<()>,
    invalidate: StreamSource<u64>,
    remove: StreamSource<(u64, u64)>,
    lookup: StreamSource<Lookup>,
    answer: StreamSink,
}

impl Stimulus {
    /// An environment for `config`; the same seed gives the same inputs.
    pub fn new(config: &Config, seed: u64) -> Stimulus {
        Stimulus {
            config: config.clone(),
            rng: Rng::new(seed),
            mood: MOODS[0],
            left: 0,
            lines: Vec::new(),
            flush: StreamSource::new(Pressure::mixed()),
            invalidate: StreamSource::new(Pressure::mixed()),
            remove: StreamSource::new(Pressure::mixed()),
            lookup: StreamSource::new(Pressure::mixed()),
            answer: StreamSink::new(Pressure::mixed()),
        }
    }

    fn change_mood(&mut self) {
        self.mood = *self.rng.pick(&MOODS).unwrap_or(&MOODS[0]);
        // Long enough to fill a set, also when several are in play.
        self.left = self.rng.between(20, 120 + 24 * self.config.ways() as u64);
        if self.lines.is_empty() || self.rng.chance(1, 3) {
            self.lines = lines(&self.config, &mut self.rng);
        }
    }
}

/// The lines in play: of one to three sets, three more a set than it has ways, or all that there are.
fn lines(config: &Config, rng: &mut Rng) -> Vec<u64> {
    let (last, tag_bits) = (config.sets() - 1, config.tag_bits());
    let highest = u64::MAX >> (64 - tag_bits);
    let wanted = (config.ways() as u64 + 3).min(highest.saturating_add(1));
    let mut lines = Vec::new();
    for _ in 0..rng.between(1, 3) {
        let set = match rng.below(4) {
            0 => 0,
            1 => last,
            _ => rng.bits(config.set_bits()) as usize,
        };
        // Neighbours of one tag, so that tags differ in low bits, and the two ends.
        let first = match rng.below(4) {
            0 => 0,
            1 => highest,
            _ => rng.bits(tag_bits),
        };
        lines.extend((0..wanted).map(|n| {
            let tag = if n % 2 == 0 { first.wrapping_add(n) } else { first ^ 1 << (n % 58) };
            config.line_of(set, tag & highest)
        }));
    }
    lines
}

impl testbenches::dut::Stimulus for Stimulus {
    type In = In;
    type Out = Out;

    fn next(&mut self, last: Option<&Out>) -> In {
        if self.left == 0 {
            self.change_mood();
        }
        self.left -= 1;
        let (mood, rng, lines) = (self.mood, &mut self.rng, &self.lines);
        let cores = self.config.cores() as u64;
        let line = |rng: &mut Rng| rng.pick(lines).copied().unwrap_or(0);
        let rarely = 64 + 24 * self.config.ways() as u64;

        let ready = last.map(|out| out.flush_ready);
        let flush = self.flush.next(rng, ready, |rng| rng.chance(1, rarely).then_some(()));
        let ready = last.map(|out| out.invalidate_ready);
        let invalidate = self
            .invalidate
            .next(rng, ready, |rng| rng.chance(mood.invalidate, 16).then(|| line(rng)));
        let ready = last.map(|out| out.remove_ready);
        let remove = self.remove.next(rng, ready, |rng| {
            rng.chance(mood.remove, 16).then(|| (line(rng), rng.below(cores)))
        });
        let ready = last.map(|out| out.lookup_ready);
        let lookup = self.lookup.next(rng, ready, |rng| {
            rng.chance(mood.lookup, 16).then(|| {
                let kind = rng.below(16);
                let (line, core) = (line(rng), rng.below(cores));
                Lookup { line, core, asks: kind < 11, adds: (6..15).contains(&kind) }
            })
        });

        // Values outside their `valid` are noise, which must change nothing.
        let noise = (line(rng), rng.below(cores), rng.word());
        let (remove_line, remove_core) = remove.unwrap_or((noise.0, noise.1));
        let other =
            Lookup { line: noise.0, core: noise.1, asks: noise.2 & 1 == 1, adds: noise.2 & 2 == 2 };
        let Lookup { line: lookup_line, core: lookup_core, asks, adds } = lookup.unwrap_or(other);
        In {
            flush_valid: flush.is_some(),
            invalidate_valid: invalidate.is_some(),
            invalidate_line: invalidate.unwrap_or(noise.0),
            remove_valid: remove.is_some(),
            remove_line,
            remove_core,
            lookup_valid: lookup.is_some(),
            lookup_line,
            lookup_core,
            lookup_asks: asks,
            lookup_adds: adds,
            answer_ready: self.answer.next(rng),
        }
    }
}
