//! Random traffic of both rings, and an L1 that fills and invalidates lines which others ask for.

use testbenches::stimulus::Rng;

use super::{Config, In, Invalidate, Out, Write};
use crate::{request_stop, response_stop};

/// The random environment: the rings, the L1 and L2.
pub struct Stimulus {
    config: Config,
    rng: Rng,
    requests: request_stop::Stimulus,
    responses: response_stop::Stimulus,
    l1: L1,
    /// The line of the foreign request that is offered, and whether that offer stands.
    line: u64,
    stands: bool,
    /// Of 16 cycles the core's reads wait in so many.
    reads: u64,
}

/// What the L1 holds.
struct L1 {
    /// By set and way.
    held: Vec<Vec<Option<u64>>>,
    /// Sets that are in play.
    sets: Vec<u64>,
    /// Of 16 cycles a line is invalidated in so many, and one is written.
    changes: (u64, u64),
    /// The next set of a flush.
    flush: Option<usize>,
    /// What was invalidated in the cycle before, and what was held there: it may be asked for.
    last: Option<u64>,
}

impl Stimulus {
    /// An environment for `config`; the same seed gives the same inputs for the same outputs.
    pub fn new(config: &Config, seed: u64) -> Stimulus {
        let tags = config.tags();
        Stimulus {
            config: config.clone(),
            rng: Rng::new(seed),
            requests: request_stop::Stimulus::new(config.requests(), seed ^ 1),
            responses: response_stop::Stimulus::new(config.responses(), seed ^ 2),
            l1: L1 {
                held: vec![vec![None; tags.ways()]; tags.sets()],
                sets: vec![0],
                changes: (1, 4),
                flush: None,
                last: None,
            },
            line: 0,
            stands: false,
            reads: 8,
        }
    }
}

impl L1 {
    /// How often lines come and go for a while, and in which sets.
    fn change_mood(&mut self, config: &Config, rng: &mut Rng) {
        let moods = [(0, 8), (1, 4), (1, 16), (8, 12), (14, 8)];
        self.changes = *rng.pick(&moods).unwrap_or(&moods[0]);
        let set = |rng: &mut Rng| rng.below(config.tags().sets() as u64);
        self.sets = (0..rng.between(1, 3)).map(|_| set(rng)).collect();
        if rng.chance(1, 8) {
            self.flush = Some(0);
        }
    }

    /// One of few tags.
    fn tag(config: &Config, rng: &mut Rng) -> u64 {
        let tags = config.tags();
        let tag = rng.below(tags.ways() as u64 + 2) & (u64::MAX >> (64 - tags.tag_bits()));
        // Alike in all bits but few, so that each of them decides.
        let top = 1 << (tags.tag_bits() - 1);
        if rng.chance(1, 4) { tag ^ top } else { tag }
    }

    /// A line that another core may ask for: mostly one that is held, or was a cycle ago.
    fn asked(&self, config: &Config, rng: &mut Rng) -> u64 {
        let set = rng.pick(&self.sets).copied().unwrap_or(0);
        let held = &self.held[set as usize];
        let any = rng.pick(held).copied().flatten().filter(|_| rng.chance(3, 4));
        let tag = any.unwrap_or_else(|| L1::tag(config, rng));
        self.last.filter(|_| rng.chance(1, 4)).unwrap_or(config.tags().line_of(set as usize, tag))
    }

    /// What the L1 invalidates and writes in a cycle; a way is written when it was invalid before.
    fn next(&mut self, config: &Config, rng: &mut Rng, near: u64) -> (Invalidate, Write) {
        let tags = config.tags();
        let all = u64::MAX >> (64 - tags.ways());
        let set = rng.pick(&self.sets).copied().unwrap_or(0);
        let mut write =
            Write { valid: false, set, way: rng.bits(tags.way_bits()), tag: L1::tag(config, rng) };
        let free = self.held[set as usize].iter().position(Option::is_none);
        if let Some(way) = free
            && !self.held[set as usize].contains(&Some(write.tag))
            && rng.chance(self.changes.1, 16)
        {
            write = Write { valid: true, way: way as u64, ..write };
        }
        // Often the set of the line that is looked up in this cycle, or will be.
        let set = if rng.chance(1, 2) { tags.set_of(near) as u64 } else { set };
        let ways = match rng.below(8) {
            0 => all,
            1 | 2 => rng.word() & all,
            _ => 1 << rng.below(tags.ways() as u64),
        };
        let mut invalidate = Invalidate { valid: rng.chance(self.changes.0, 16), set, ways };
        if let Some(set) = self.flush {
            self.flush = Some(set + 1).filter(|next| *next < tags.sets());
            invalidate = Invalidate { valid: true, set: set as u64, ways: all };
        }
        self.last = None;
        if write.valid {
            self.held[write.set as usize][write.way as usize] = Some(write.tag);
            self.last = Some(tags.line_of(write.set as usize, write.tag));
        }
        if invalidate.valid {
            for (way, held) in self.held[invalidate.set as usize].iter_mut().enumerate() {
                if invalidate.ways >> way & 1 == 1 {
                    let tag = held.take();
                    let line = tag.map(|tag| tags.line_of(invalidate.set as usize, tag));
                    self.last = line.or(self.last);
                }
            }
        }
        (invalidate, write)
    }
}

impl testbenches::dut::Stimulus for Stimulus {
    type In = In;
    type Out = Out;

    fn next(&mut self, last: Option<&Out>) -> In {
        let (rng, config) = (&mut self.rng, &self.config);
        if last.is_none() {
            self.l1.held.iter_mut().for_each(|ways| ways.fill(None));
            (self.l1.flush, self.l1.last, self.stands) = (None, None, false);
        }
        if rng.chance(1, 100) {
            self.l1.change_mood(config, rng);
        }
        if rng.chance(1, 200) {
            self.reads = *rng.pick(&[0, 1, 8, 15, 16]).unwrap_or(&8);
        }
        let seen = last.map(|out| request_stop::Out {
            inject: out.inject,
            passing: out.request_passing,
            ..request_stop::Out::default()
        });
        let mut requests = self.requests.next(seen.as_ref());
        let seen = last.map(|out| response_stop::Out {
            passing: out.response_passing,
            ..response_stop::Out::default()
        });
        let responses = self.responses.next(seen.as_ref());
        // Each has a core number of its own: what is own to the one is made own to the other.
        requests.passing.core ^= requests.core ^ responses.core;
        // An offer that was not taken stands.
        if !(self.stands && last.is_some_and(|out| !out.request_passing.ready)) {
            self.line = self.l1.asked(config, rng);
        }
        self.stands = requests.passing.valid;
        requests.passing.line = self.line;
        let (invalidate, write) = self.l1.next(config, rng, self.line);
        In {
            core: responses.core,
            inject: requests.inject,
            request_passing: requests.passing,
            request_next: requests.next,
            unserved: requests.unserved,
            response_passing: responses.passing,
            response_next: responses.next,
            fill: responses.fill,
            write,
            invalidate,
            read_data: responses.line.data,
            core_waits: rng.chance(self.reads, 16),
        }
    }
}
