//! Random warps of every pattern that programs have, with back-pressure on counts and lines.

use signal::port::List;
use testbenches::stimulus::{Pressure, Rng, StreamSink, StreamSource};

use super::{Config, In, Out, Sectors, Warp};

/// A load of a warp: its active lanes, and the sector address of each.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Load {
    /// Bit i for lane i.
    pub active: u64,
    /// By lane; those of inactive lanes mean nothing.
    pub sectors: Sectors,
}

impl Load {
    /// A random load: of one line to 32, in a row, interleaved or scattered.
    pub fn random(config: &Config, rng: &mut Rng) -> Load {
        let highest = u64::MAX >> (64 - config.sector_bits());
        let per_line = config.sectors() as u64;
        let base = match rng.below(8) {
            0 => 0,
            1 => highest,
            _ => rng.bits(config.sector_bits()),
        };
        let unique = rng.between(1, 32);
        // A group of lanes touches a line each; or the lanes alternate between lines; or each goes where it will.
        let (pattern, stride) = (rng.below(7), rng.between(1, 8));
        let alone = rng.below(32);
        let group = 32u64.div_ceil(unique);
        let mut sectors = Sectors::default();
        for (lane, sector) in (0..).zip(sectors.iter_mut()) {
            let line = match pattern {
                0 | 1 => lane % unique,
                2 => lane / group,
                3 => rng.below(unique),
                // Neighbouring sectors, which straddle lines.
                4 => lane * stride / per_line,
                // One lane has a separate line, so that the end of the search is up to it alone.
                5 => u64::from(lane == alone),
                _ => rng.bits(config.sector_bits()),
            };
            let within = match pattern {
                0 => 0,
                4 => lane * stride,
                _ => rng.below(per_line),
            };
            *sector = base.wrapping_add(line.wrapping_mul(per_line) + within % per_line) & highest;
        }
        let active = match rng.below(16) {
            0 => 0,
            1 => 1 << rng.below(32),
            2 => rng.bits(32) & rng.bits(32),
            7 => 1 << rng.below(32) | 1 << rng.below(32),
            3..=5 => rng.bits(32),
            6 => rng.bits(32) | rng.bits(32),
            _ => 0xffff_ffff,
        };
        Load { active, sectors }
    }
}

/// The random environment: a core with loads, and whoever takes counts and lines.
pub struct Stimulus {
    config: Config,
    rng: Rng,
    warp: StreamSource<Load>,
    count: StreamSink,
    line: StreamSink,
}

impl Stimulus {
    /// An environment for `config`; the same seed gives the same inputs.
    pub fn new(config: &Config, seed: u64) -> Stimulus {
        Stimulus {
            config: config.clone(),
            rng: Rng::new(seed),
            warp: StreamSource::new(Pressure::mixed()),
            count: StreamSink::new(Pressure::mixed()),
            line: StreamSink::new(Pressure::mixed()),
        }
    }
}

impl testbenches::dut::Stimulus for Stimulus {
    type In = In;
    type Out = Out;

    fn next(&mut self, last: Option<&Out>) -> In {
        let (config, rng) = (&self.config, &mut self.rng);
        let ready = last.map(|out| out.warp.ready);
        let offered = self.warp.next(rng, ready, |rng| Some(Load::random(config, rng)));
        // Values outside their `valid` are noise, which must change nothing.
        let noise = Load { active: rng.bits(32), sectors: List([rng.bits(10); Config::LANES]) };
        let load = offered.unwrap_or(noise);
        In {
            warp: Warp { valid: offered.is_some(), active: load.active },
            warp_sector: load.sectors,
            count: self.count.next(rng).into(),
            line: self.line.next(rng).into(),
        }
    }
}
