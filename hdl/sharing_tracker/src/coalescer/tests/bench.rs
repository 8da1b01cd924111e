//! A rule's test as a list of cycles, run on every engine.

use testbenches::engine::{self, BoxedEngine, EngineKind};

use super::super::{Config, Dut, In, Out, Warp};

/// A line: its address, sectors, and whether it is the warp's last.
pub type Line = (u64, u64, bool);

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

    /// Offers the warp until it passes and takes everything until all its lines have left.
    pub fn lines(&mut self, warp: &Warp) -> Vec<Line> {
        while !self.cycle(offer(warp)).warp_ready {}
        let (mut lines, mut count) = (vec![], None);
        for _ in 0..100 {
            let out = self.cycle(taking());
            if out.count_valid {
                assert_eq!(count.replace(out.count_unique), None);
            }
            if out.line_valid {
                assert!(count.is_some(), "a line came before the count");
                lines.push((out.line_address, out.line_sectors, out.line_last));
            }
        }
        assert_eq!(count, Some(lines.len() as u64));
        lines
    }
}

/// A cycle in which everything is taken.
pub fn taking() -> In {
    In { count_ready: true, line_ready: true, ..In::default() }
}

/// The same with a warp offered.
pub fn offer(warp: &Warp) -> In {
    let input = In { warp_valid: true, warp_active: warp.active, ..taking() };
    input.with_sectors(&warp.sectors)
}

/// A warp with all lanes active, the sector of each given by `sector`.
pub fn warp(sector: impl Fn(u64) -> u64) -> Warp {
    let mut sectors = [0; Config::LANES];
    for (lane, of_lane) in (0..).zip(&mut sectors) {
        *of_lane = sector(lane);
    }
    Warp { active: 0xffff_ffff, sectors }
}
