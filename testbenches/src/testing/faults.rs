//! Deliberate faults: a golden model that is tampered with represents a wrong block.

use crate::contract::Violation;
use crate::coverage::Coverage;
use crate::dut::{Dut, Model, Monitor as _};
use crate::engine::{BoxedEngine, Engine, EngineKind, make};
use crate::lockstep::{VerifyError, VerifyOptions, verify_engines};

/// Cycles in which a fault must show.
const CYCLES: u64 = 100_000;

/// A change of the inputs of a cycle: it sees the state before, and the inputs of the previous
/// cycle.
type Before<D> = Box<dyn Fn(&<D as Dut>::Model, &<D as Dut>::In, &mut <D as Dut>::In)>;

/// A change of the outputs of a cycle: it sees the inputs that led to them.
type After<D> = Box<dyn Fn(&<D as Dut>::In, &mut <D as Dut>::Out)>;

/// A golden model whose configuration, inputs or outputs are tampered with.
struct Faulty<D: Dut> {
    config: D::Config,
    model: D::Model,
    last: D::In,
    before: Before<D>,
    after: After<D>,
}

impl<D: Dut> Engine<D::In, D::Out> for Faulty<D> {
    fn name(&self) -> &str {
        "faulty"
    }

    fn cycle(&mut self, reset: bool, input: &D::In) -> D::Out {
        if reset {
            self.model = D::model(&self.config);
            self.last = D::In::default();
            return D::Out::default();
        }
        let mut seen = *input;
        (self.before)(&self.model, &self.last, &mut seen);
        self.last = *input;
        let mut out = self.model.step(&seen);
        (self.after)(&seen, &mut out);
        out
    }
}

/// An engine that is wrong: a golden model built from `config` that sees its inputs through `before`, which knows the
/// state and the inputs of the cycle before, and whose outputs `after` changes.
pub fn faulty<D: Dut>(
    config: &D::Config,
    before: impl Fn(&D::Model, &D::In, &mut D::In) + 'static,
    after: impl Fn(&D::In, &mut D::Out) + 'static,
) -> BoxedEngine<D> {
    Box::new(Faulty::<D> {
        config: config.clone(),
        model: D::model(config),
        last: D::In::default(),
        before: Box::new(before),
        after: Box::new(after),
    })
}

/// A golden model that is built otherwise than its configuration says.
struct Built<F, M> {
    make: F,
    model: M,
}

impl<F: Fn() -> M, M: Model> Engine<M::In, M::Out> for Built<F, M> {
    fn name(&self) -> &str {
        "wrong"
    }

    fn cycle(&mut self, reset: bool, input: &M::In) -> M::Out {
        if reset {
            self.model = (self.make)();
            return M::Out::default();
        }
        self.model.step(input)
    }
}

/// A build that may be wrong, as an engine: `make` gives its golden model as it is after a reset.
pub fn built<D: Dut, M>(make: impl Fn() -> M + 'static) -> BoxedEngine<D>
where
    M: Model<In = D::In, Out = D::Out> + 'static,
{
    Box::new(Built { model: make(), make })
}

/// Lockstep's report of an engine beside the golden model; empty if it finds nothing.
pub fn report_of<D: Dut>(config: &D::Config, engine: BoxedEngine<D>) -> String {
    let model = make::<D>(config, EngineKind::Model, 1).unwrap();
    report::<D>(config, vec![model, engine], true)
}

/// Lockstep's report of a block of geometry `right` beside one that is built from `wrong`, sees its inputs
/// through `before`, and has its outputs changed by `after`; empty if it finds nothing.
pub fn noticed<D: Dut>(
    right: &D::Config,
    wrong: &D::Config,
    before: fn(&mut D::In),
    after: fn(&D::In, &mut D::Out),
) -> String {
    let wrong = faulty::<D>(wrong, move |_, _, input| before(input), after);
    report_of::<D>(right, wrong)
}

/// Whether lockstep distinguishes the two of [`noticed`].
pub fn is_noticed<D: Dut>(
    right: &D::Config,
    wrong: &D::Config,
    before: fn(&mut D::In),
    after: fn(&D::In, &mut D::Out),
) -> bool {
    !noticed::<D>(right, wrong, before, after).is_empty()
}

/// The monitor's message for a block of geometry `wrong` whose inputs and outputs are tampered with, where it
/// expects one of geometry `right`; empty if it finds nothing.
pub fn alone<D: Dut>(
    right: &D::Config,
    wrong: &D::Config,
    before: fn(&mut D::In),
    after: fn(&D::In, &mut D::Out),
) -> String {
    alone_of::<D>(right, faulty::<D>(wrong, move |_, _, input| before(input), after))
}

/// The monitor's message for an engine; empty if it finds nothing.
pub fn alone_of<D: Dut>(config: &D::Config, engine: BoxedEngine<D>) -> String {
    report::<D>(config, vec![engine], false)
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

/// A change of a cycle's outputs.
pub type Change<D> = fn(&mut <D as Dut>::Out);

/// The inputs of a cycle, and what is changed of its outputs.
pub type Cycle<D> = (<D as Dut>::In, Change<D>);

/// The monitor's message for these inputs; empty if they are as promised.
pub fn promised<D: Dut>(config: &D::Config, inputs: &[D::In]) -> String {
    let cycles: Vec<Cycle<D>> =
        inputs.iter().map(|&input| (input, (|_| {}) as Change<D>)).collect();
    observed::<D>(config, &cycles)
}

/// The monitor's message for cycles in which the block answers as the model does, changed.
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
