//! Random warps, numbers of active warps that change now and then, and back-pressure.

use signal::port::List;
use testbenches::stimulus::{Pressure, Rng, StreamSink, StreamSource};

use super::super::coalescer::{Config as Coalesced, Load, Warp};
use super::{Config, In, Out};

/// The random environment: a core with warps and their loads, and whoever takes decisions and lines.
pub struct Stimulus {
    config: Config,
    rng: Rng,
    warps: u64,
    /// Cycles until the number of warps changes.
    left: u64,
    warp: StreamSource<Load>,
    decision: StreamSink,
    line: StreamSink,
}

impl Stimulus {
    /// An environment for `config`; the same seed gives the same inputs.
    pub fn new(config: &Config, seed: u64) -> Stimulus {
        Stimulus {
            config: config.clone(),
            rng: Rng::new(seed),
            warps: 1,
            left: 0,
            warp: StreamSource::new(Pressure::mixed()),
            decision: StreamSink::new(Pressure::mixed()),
            line: StreamSink::new(Pressure::mixed()),
        }
    }

    /// Mostly a number that leaves a warp as many lines as a load can touch.
    fn change_warps(&mut self) {
        let rng = &mut self.rng;
        self.warps = match rng.below(12) {
            0 => 0,
            1 => 1,
            2 => Config::MOST_WARPS,
            3 => rng.bits(Config::WARP_BITS),
            4 | 5 => rng.between(1, Config::MOST_WARPS),
            _ => (self.config.l1_lines() / rng.between(1, 32)).clamp(1, Config::MOST_WARPS),
        };
        self.left = match rng.below(4) {
            0 => rng.below(4),
            1 => rng.below(24),
            _ => rng.below(400),
        };
    }
}

impl testbenches::dut::Stimulus for Stimulus {
    type In = In;
    type Out = Out;

    fn next(&mut self, last: Option<&Out>) -> In {
        if self.left == 0 {
            self.change_warps();
        }
        self.left = self.left.saturating_sub(1);
        let (config, rng) = (self.config.coalescer(), &mut self.rng);
        let ready = last.map(|out| out.warp.ready);
        let offered = self.warp.next(rng, ready, |rng| Some(Load::random(config, rng)));
        // Values outside their `valid` are noise, which must change nothing.
        let noise = Load { active: rng.bits(32), sectors: List([rng.bits(10); Coalesced::LANES]) };
        let load = offered.unwrap_or(noise);
        In {
            active_warps: self.warps,
            warp: Warp { valid: offered.is_some(), active: load.active },
            warp_sector: load.sectors,
            decision: self.decision.next(rng).into(),
            line: self.line.next(rng).into(),
        }
    }
}
