//! A rule's test as a list of cycles, run on every engine.

use testbenches::engine::{self, BoxedEngine, EngineKind};

use super::super::super::coalescer::Warp;
use super::super::{Config, Dut, In, Out};

/// Every engine on one configuration.
pub struct Bench {
    engines: Vec<BoxedEngine<Dut>>,
}

impl Bench {
    /// The engines after a reset.
    pub fn new(config: &Config) -> Bench {
        let make = |kind| engine::make::<Dut>(config, kind, 1).unwrap();
        let mut bench = Bench { engines: EngineKind::ALL.map(make).into() };
        bench.reset();
        bench
    }

    /// A cycle of reset.
    pub fn reset(&mut self) {
        for engine in &mut self.engines {
            engine.cycle(true, &In::default());
        }
    }

    /// A cycle; the engines agree on what it gives.
    pub fn cycle(&mut self, input: In) -> Out {
        use testbenches::ports::PortValue as _;
        let outs: Vec<Out> =
            self.engines.iter_mut().map(|engine| engine.cycle(false, &input)).collect();
        for out in &outs {
            assert!(outs[0].agrees(out), "{input:?}: {outs:?}");
        }
        outs[0]
    }

    /// Lines for each of `warps` warps, when they are divided.
    pub fn divided(&mut self, warps: u64) -> u64 {
        loop {
            let out = self.cycle(taking(warps));
            if out.lines_per_warp_valid {
                return out.lines_per_warp;
            }
        }
    }

    /// The decision on a load of so many lines, with `warps` warps, after everything before it.
    pub fn bypasses(&mut self, warps: u64, unique: u64) -> bool {
        while !self.cycle(offer(warps, unique)).warp_ready {}
        let mut decision = None;
        for _ in 0..90 {
            let out = self.cycle(taking(warps));
            if out.decision_valid {
                assert_eq!(out.decision_unique, unique);
                decision = Some(out.decision_bypass);
            }
        }
        decision.unwrap()
    }
}

/// A cycle with so many active warps in which everything is taken.
pub fn taking(active_warps: u64) -> In {
    In { active_warps, decision_ready: true, line_ready: true, ..In::default() }
}

/// The same with a load of so many lines, 0 to 32, offered.
pub fn offer(active_warps: u64, unique: u64) -> In {
    let mut sectors = [0; 32];
    for (lane, sector) in (0..).zip(&mut sectors) {
        *sector = 64 * (lane % unique.max(1));
    }
    let warp = Warp { active: if unique == 0 { 0 } else { 0xffff_ffff }, sectors };
    let input = In { warp_valid: true, warp_active: warp.active, ..taking(active_warps) };
    input.with_sectors(&warp.sectors)
}
