//! Random requests to a few sets and few lines at a time, so that hits, replacements and requests for
//! one set in a row are common; what is in play changes now and then.

use testbenches::stimulus::{Pressure, Rng, StreamSink, StreamSource};

use super::{AnswerBack, Config, Flush, In, Invalidate, Lookup, Out, Remove};

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

/// The random environment: L1 caches with loads, stores and evictions, and a flush now and then.
pub struct Stimulus {
    config: Config,
    rng: Rng,
    mood: Mood,
    /// Cycles until the mood changes.
    left: u64,
    lines: Vec<u64>,
    flush: StreamSource<Flush>,
    invalidate: StreamSource<Invalidate>,
    remove: StreamSource<Remove>,
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
pub(crate) fn lines(config: &Config, rng: &mut Rng) -> Vec<u64> {
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

        let ready = last.map(|out| out.flush.ready);
        let flush = self
            .flush
            .next(rng, ready, |rng| rng.chance(1, rarely).then_some(Flush { valid: true }));
        let ready = last.map(|out| out.invalidate.ready);
        let invalidate = self.invalidate.next(rng, ready, |rng| {
            rng.chance(mood.invalidate, 16).then(|| Invalidate { valid: true, line: line(rng) })
        });
        let ready = last.map(|out| out.remove.ready);
        let remove = self.remove.next(rng, ready, |rng| {
            let happens = rng.chance(mood.remove, 16);
            happens.then(|| Remove { valid: true, line: line(rng), core: rng.below(cores) })
        });
        let ready = last.map(|out| out.lookup.ready);
        let lookup = self.lookup.next(rng, ready, |rng| {
            rng.chance(mood.lookup, 16).then(|| {
                let kind = rng.below(16);
                let (may_forward, adds) = (kind < 11, (6..15).contains(&kind));
                Lookup { valid: true, line: line(rng), core: rng.below(cores), may_forward, adds }
            })
        });

        // Values outside their `valid` are noise, which must change nothing.
        let (line, core, flags) = (line(rng), rng.below(cores), rng.word());
        let (may_forward, adds) = (flags & 1 == 1, flags & 2 == 2);
        In {
            flush: flush.unwrap_or_default(),
            invalidate: invalidate.unwrap_or(Invalidate { valid: false, line }),
            remove: remove.unwrap_or(Remove { valid: false, line, core }),
            lookup: lookup.unwrap_or(Lookup { valid: false, line, core, may_forward, adds }),
            answer: AnswerBack { ready: self.answer.next(rng) },
        }
    }
}
