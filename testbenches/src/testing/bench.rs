//! Engines in step, driven cycle by cycle.

use crate::dut::Dut;
use crate::engine::{BoxedEngine, EngineKind, make};
use crate::ports::differences;
use signal::port::PortValue as _;

/// Engines of a block after a reset, for directed tests: they agree in every cycle.
pub struct Bench<D: Dut> {
    engines: Vec<BoxedEngine<D>>,
    config: D::Config,
    cycles: u64,
}

impl<D: Dut> Bench<D> {
    /// Golden model, rust-hdl and Verilog.
    pub fn new(config: &D::Config) -> Bench<D> {
        Bench::of(config, &EngineKind::ALL)
    }

    /// Golden model and rust-hdl, without Verilog, which takes a second to build for each geometry.
    pub fn quick(config: &D::Config) -> Bench<D> {
        Bench::of(config, &[EngineKind::Model, EngineKind::Hdl])
    }

    /// Some engines: rust-hdl is too slow for a long test.
    pub fn of(config: &D::Config, kinds: &[EngineKind]) -> Bench<D> {
        let made = kinds.iter().map(|kind| make::<D>(config, *kind, 1));
        Bench::with(config, made.collect::<Result<_, _>>().unwrap())
    }

    /// Engines of the caller, such as one with a deliberate fault.
    pub fn with(config: &D::Config, engines: Vec<BoxedEngine<D>>) -> Bench<D> {
        assert!(!engines.is_empty(), "a bench has an engine");
        let mut bench = Bench { engines, config: config.clone(), cycles: 0 };
        bench.reset();
        bench
    }

    /// A golden model of one geometry and rust-hdl of another, which they must agree in: a deliberate fault.
    pub fn between(model: &D::Config, hdl: &D::Config) -> Bench<D> {
        let model_engine = make::<D>(model, EngineKind::Model, 1).unwrap();
        Bench::with(model, vec![model_engine, make::<D>(hdl, EngineKind::Hdl, 1).unwrap()])
    }

    /// The geometry.
    pub fn config(&self) -> &D::Config {
        &self.config
    }

    /// Cycles since the reset.
    pub fn cycles(&self) -> u64 {
        self.cycles
    }

    /// A cycle of reset.
    pub fn reset(&mut self) {
        self.reset_with(D::In::default());
    }

    /// A cycle of reset with these inputs, which must not matter.
    pub fn reset_with(&mut self, input: D::In) {
        for engine in &mut self.engines {
            engine.cycle(true, &input);
        }
        self.cycles = 0;
    }

    /// A cycle; gives its outputs, in which all engines agree.
    pub fn cycle(&mut self, input: D::In) -> D::Out {
        self.tried(input).unwrap_or_else(|error| panic!("{error}"))
    }

    /// The same, with an error where engines differ or one has a fault.
    pub(crate) fn tried(&mut self, input: D::In) -> Result<D::Out, String> {
        let mut outputs = Vec::with_capacity(self.engines.len());
        for engine in &mut self.engines {
            outputs.push(engine.cycle(false, &input));
            if let Some(fault) = engine.fault() {
                return Err(format!("{}: {fault}", engine.name()));
            }
        }
        for (engine, output) in self.engines.iter().zip(&outputs).skip(1) {
            if !outputs[0].agrees(output) {
                return Err(format!(
                    "cycle {}, {input:x?}: {} and {} differ: {}",
                    self.cycles,
                    self.engines[0].name(),
                    engine.name(),
                    differences(&outputs[0], output),
                ));
            }
        }
        self.cycles += 1;
        Ok(outputs[0])
    }

    /// Runs `cycles` cycles with the same inputs; gives the outputs of the last.
    pub fn repeat(&mut self, cycles: u64, input: D::In) -> D::Out {
        let mut last = D::Out::default();
        for _ in 0..cycles {
            last = self.cycle(input);
        }
        last
    }
}
