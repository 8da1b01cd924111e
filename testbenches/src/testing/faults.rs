//! Deliberate faults: a golden model that is tampered with stands for a wrong block.

use crate::contract::Violation;
use crate::coverage::Coverage;
use crate::dut::{Dut, Model as _, Monitor as _};
use crate::engine::{BoxedEngine, Engine, EngineKind, make};
use crate::lockstep::{VerifyError, VerifyOptions, verify_engines};

/// Cycles in which a fault must show.
const CYCLES: u64 = 100_000;

/// A golden model whose configuration, inputs or outputs are tampered with.
struct Faulty<D: Dut> {
    config: D::Config,
    model: D::Model,
    before: fn(&mut D::In),
    after: fn(&D::In, &mut D::Out),
}

impl<D: Dut> Engine<D::In, D::Out> for Faulty<D> {
    fn name(&self) -> &str {
        "faulty"
    }

    fn cycle(&mut self, reset: bool, input: &D::In) -> D::Out {
        if reset {
            self.model = D::model(&self.config);
            return D::Out::default();
        }
        let mut seen = *input;
        (self.before)(&mut seen);
        let mut out = self.model.step(&seen);
        (self.after)(&seen, &mut out);
        out
    }
}

fn faulty<D: Dut>(
    wrong: &D::Config,
    before: fn(&mut D::In),
    after: fn(&D::In, &mut D::Out),
) -> BoxedEngine<D> {
    Box::new(Faulty::<D> { config: wrong.clone(), model: D::model(wrong), before, after })
}

/// What lockstep reports of a block of geometry `right` beside one that is built from `wrong`, sees its inputs
/// through `before`, and has its outputs changed by `after`; nothing if it finds nothing.
pub fn noticed<D: Dut>(
    right: &D::Config,
    wrong: &D::Config,
    before: fn(&mut D::In),
    after: fn(&D::In, &mut D::Out),
) -> String {
    let model = make::<D>(right, EngineKind::Model, 1).unwrap();
    report::<D>(right, vec![model, faulty::<D>(wrong, before, after)], true)
}

/// Whether lockstep tells the two of [`noticed`] apart.
pub fn is_noticed<D: Dut>(
    right: &D::Config,
    wrong: &D::Config,
    before: fn(&mut D::In),
    after: fn(&D::In, &mut D::Out),
) -> bool {
    !noticed::<D>(right, wrong, before, after).is_empty()
}

/// What the monitor alone says to a block of geometry `wrong` whose inputs and outputs are tampered with, where it
/// expects one of geometry `right`; nothing if it finds nothing.
pub fn alone<D: Dut>(
    right: &D::Config,
    wrong: &D::Config,
    before: fn(&mut D::In),
    after: fn(&D::In, &mut D::Out),
) -> String {
    report::<D>(right, vec![faulty::<D>(wrong, before, after)], false)
}

fn report<D: Dut>(
    right: &D::Config,
    engines: Vec<BoxedEngine<D>>,
    coverage_required: bool,
) -> String {
    let options = VerifyOptions { coverage_required, ..VerifyOptions::new(1, CYCLES, "none") };
    match verify_engines::<D>(right, engines, &options) {
        Err(VerifyError::Mismatch(mismatch)) => mismatch.to_string(),
        Err(other) => panic!("{other}"),
        Ok(_) => String::new(),
    }
}

/// What is changed of the outputs of a cycle.
pub type Change<D> = fn(&mut <D as Dut>::Out);

/// The inputs of a cycle, and what is changed of its outputs.
pub type Cycle<D> = (<D as Dut>::In, Change<D>);

/// What the monitor says to these inputs; nothing if they are as promised.
pub fn promised<D: Dut>(config: &D::Config, inputs: &[D::In]) -> String {
    let cycles: Vec<Cycle<D>> =
        inputs.iter().map(|&input| (input, (|_| {}) as Change<D>)).collect();
    observed::<D>(config, &cycles)
}

/// What the monitor says to cycles in which the block answers as the model does, changed.
pub fn observed<D: Dut>(config: &D::Config, cycles: &[Cycle<D>]) -> String {
    let (mut model, mut monitor) = (D::model(config), D::monitor(config));
    let mut coverage = Coverage::new();
    let seen: Result<(), Violation> = cycles.iter().try_for_each(|(input, change)| {
        let mut output = model.step(input);
        change(&mut output);
        monitor.observe(input, &output, &mut coverage)
    });
    seen.map_or_else(|violation| violation.to_string(), |()| String::new())
}
