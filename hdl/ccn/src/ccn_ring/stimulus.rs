//! An L1 for each core: it asks for what others hold, fills what comes, and gives lines up.

use testbenches::stimulus::{Pressure, Rng, StreamSink, StreamSource};

use super::{Config, In, Out};
use crate::request_stop::Miss;
use crate::ring_stop::Lines;
use signal::port::Beat;

/// The random environment: the L1s and L2.
pub struct Stimulus {
    config: Config,
    rng: Rng,
    cores: Vec<Core>,
    /// Cores that ask, one bit each of the first 64.
    askers: u64,
    /// Whom they ask: the core so many hops on, one core, or any.
    asked: Asked,
    /// Of 16 cycles the cores' reads wait in so many.
    reads: u64,
    /// The inputs of the cycle before.
    last: In,
}

#[derive(Clone, Copy)]
enum Asked {
    Any,
    Hops(usize),
    One(usize),
}

struct Core {
    lines: Lines,
    inject: StreamSource<Miss>,
    unserved: StreamSink,
    fill: StreamSink,
    /// Entries in flight, one for each.
    in_flight: Vec<bool>,
    /// The array's contents by way and set, lines that are gone included.
    array: Vec<Vec<u64>>,
    /// The line that is read.
    read: u64,
}

/// The bytes of a sector, as many bits as a beat has.
pub fn bytes(config: &Config, line: u64, sector: u64) -> Beat {
    let words = config.stop().responses().beat_bits() / 64;
    core::array::from_fn(|word| {
        let salt = (sector << 8 | word as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        if word < words { line ^ salt } else { 0 }
    })
}

impl Core {
    fn new(config: &Config, rng: &mut Rng) -> Core {
        let (tags, entries) = (config.stop().tags(), config.stop().requests().entry_bits());
        Core {
            lines: Lines::new(config.stop(), rng),
            inject: StreamSource::new(Pressure::mixed()),
            unserved: StreamSink::new(Pressure::mixed()),
            fill: StreamSink::new(Pressure::mixed()),
            in_flight: vec![false; 1 << entries],
            array: vec![vec![0; tags.ways()]; tags.sets()],
            read: 0,
        }
    }

    fn reset(&mut self) {
        self.lines.reset();
        self.in_flight.fill(false);
    }
}

impl Stimulus {
    /// An environment for `config`; the same seed gives the same inputs for the same outputs.
    pub fn new(config: &Config, seed: u64) -> Stimulus {
        let mut rng = Rng::new(seed);
        Stimulus {
            config: config.clone(),
            cores: (0..config.cores()).map(|_| Core::new(config, &mut rng)).collect(),
            rng,
            askers: u64::MAX,
            asked: Asked::Any,
            reads: 8,
            last: In::default(),
        }
    }

    fn change_mood(&mut self) {
        let (rng, cores) = (&mut self.rng, self.config.cores());
        self.askers = match rng.below(3) {
            0 => rng.word(),
            _ => u64::MAX,
        };
        self.asked = match rng.below(6) {
            0 => Asked::Hops(1),
            1 => Asked::Hops(cores - 1),
            2 => Asked::One(rng.below(cores as u64) as usize),
            _ => Asked::Any,
        };
        self.reads = *rng.pick(&[0, 1, 8, 16]).unwrap_or(&8);
    }

    /// Notes the requests that the previous cycle answered and released.
    fn note(&mut self, out: &Out) {
        for (i, core) in self.cores.iter_mut().enumerate() {
            let fill = out.fill[i];
            if fill.valid && self.last.fill[i].ready && fill.last {
                core.in_flight[fill.entry as usize] = false;
            }
            let unserved = out.unserved[i];
            if unserved.valid && self.last.unserved[i].ready {
                core.in_flight[unserved.entry as usize] = false;
            }
            if self.last.inject[i].valid && out.inject[i].ready {
                core.in_flight[self.last.inject[i].entry as usize] = true;
            }
        }
    }

    /// The line that a core asks for: one that another has, had, or may get.
    fn wanted(&mut self, core: usize) -> u64 {
        let cores = self.cores.len();
        let other = match self.asked {
            Asked::Any => self.rng.below(cores as u64) as usize,
            Asked::Hops(hops) => (core + hops) % cores,
            Asked::One(other) => other,
        };
        self.cores[other].lines.asked(self.config.stop(), &mut self.rng)
    }
}

impl testbenches::dut::Stimulus for Stimulus {
    type In = In;
    type Out = Out;

    fn next(&mut self, last: Option<&Out>) -> In {
        match last {
            Some(out) => self.note(out),
            None => self.cores.iter_mut().for_each(Core::reset),
        }
        if self.rng.chance(1, 300) {
            self.change_mood();
        }
        let mut input = In::default();
        for i in 0..self.cores.len() {
            let wanted = self.wanted(i);
            let (rng, config, core) = (&mut self.rng, &self.config, &mut self.cores[i]);
            if rng.chance(1, 200) {
                core.lines.change_mood(config.stop(), rng);
            }
            let asks = self.askers >> (i % 64) & 1 == 1;
            let entry = core.in_flight.iter().position(|entry| !entry);
            let made = core.inject.next(rng, last.map(|out| out.inject[i].ready), |_| {
                let entry = entry.filter(|_| asks)? as u64;
                Some(Miss { valid: true, line: wanted, entry })
            });
            let noise = Miss { valid: false, line: wanted, entry: 0 };
            input.inject[i] = made.unwrap_or(noise);
            input.unserved[i] = core.unserved.next(rng).into();
            input.fill[i] = core.fill.next(rng).into();
            // Each read has the way's contents at the read of the first sector.
            let read = last.map(|out| out.read[i]).filter(|read| read.valid);
            input.read_data[i] = match read {
                Some(read) => {
                    if read.sector == 0 {
                        core.read = core.array[read.set as usize][read.way as usize];
                    }
                    bytes(config, core.read, read.sector)
                }
                None => bytes(config, rng.word(), 0),
            };
            (input.invalidate[i], input.write[i]) = core.lines.next(config.stop(), rng, wanted);
            let write = input.write[i];
            if write.valid {
                let line = config.stop().tags().line_of(write.set as usize, write.tag);
                core.array[write.set as usize][write.way as usize] = line;
            }
            input.core_waits[i] = rng.chance(self.reads, 16);
        }
        self.last = input;
        input
    }
}
