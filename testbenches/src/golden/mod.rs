//! Golden models without their types, which a program steps by the ports of the emitted Verilog.

mod compare;
mod elements;

pub use compare::Seen;
pub use elements::data_ports;

use crate::coverage::Coverage;
use crate::dut::{Dut, Model, Monitor, Stimulus};
use crate::ports::{PortValue, Reader, Value};
use compare::Compared;
use core::any::Any;
use elements::Elements;
use emit::{Manifest, PortDirection};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// The golden model of a block with the monitor of its ports. Values are those of the elements of the manifest's data
/// ports, in its order: a port that is no vector is one element.
pub trait DynGolden {
    /// Makes model and monitor as they are after a reset.
    fn reset(&mut self);

    /// One cycle without reset; an output that means nothing in it is `None`.
    ///
    /// # Errors
    /// Inputs that break a promise of the block's environment, after which nothing is known until the next reset.
    fn step(&mut self, inputs: &[Value]) -> Result<Vec<Option<Value>>, Broken>;

    /// One cycle of a comparison with a simulation of the block, which had these inputs and showed `seen`. Nothing is
    /// compared in a cycle of reset.
    ///
    /// # Errors
    /// The report of the first difference, or of a broken promise.
    fn compare(&mut self, is_reset: bool, inputs: &[Value], seen: &[Seen]) -> Result<(), String>;

    /// Whether each of these inputs means something.
    fn meaning(&self, inputs: &[Value]) -> Vec<bool>;

    /// Random legal inputs of this seed.
    fn random(&self, seed: u64) -> Box<dyn DynStimulus>;
}

/// Random legal inputs of a block, a cycle at a time.
pub trait DynStimulus {
    /// The inputs of the next cycle after one with these outputs; `None` after one of reset.
    fn next(&mut self, last: Option<&[Option<Value>]>) -> Vec<Value>;
}

/// A promise of the environment that inputs broke, or a rule that the golden model did.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{block}: a rule is broken in cycle {cycle} after reset: {rule}")]
pub struct Broken {
    /// The block's name.
    pub block: &'static str,
    /// The cycle, counted from 0, the first one after reset.
    pub cycle: u64,
    /// The stream or invariant, the rule and what was seen.
    pub rule: String,
}

/// The model of a block whose hardware has the ports of `manifest`, right after reset.
pub(crate) fn golden<D: Dut>(config: &D::Config, manifest: &Manifest) -> Box<dyn DynGolden> {
    Box::new(Golden::<D> {
        config: config.clone(),
        inputs: Elements::of::<D::In>(&manifest.ports, PortDirection::In),
        outputs: Elements::of::<D::Out>(&manifest.ports, PortDirection::Out),
        reader: Reader::new(),
        model: D::model(config),
        monitor: D::monitor(config),
        coverage: Coverage::new(),
        cycle: 0,
        rule: None,
        history: None,
    })
}

struct Golden<D: Dut> {
    config: D::Config,
    inputs: Elements,
    outputs: Elements,
    reader: Reader<D::Out>,
    model: D::Model,
    monitor: D::Monitor,
    coverage: Coverage<D::Bins>,
    /// Cycles since reset.
    cycle: u64,
    /// The rule that was broken since reset.
    rule: Option<String>,
    /// Cycles that were compared, for a report.
    history: Option<Compared<D>>,
}

impl<D: Dut> DynGolden for Golden<D> {
    fn reset(&mut self) {
        self.restart();
    }

    fn step(&mut self, inputs: &[Value]) -> Result<Vec<Option<Value>>, Broken> {
        let output = self.advance(&self.inputs.record(inputs.iter().map(Some)))?;
        Ok(self.outputs.of_fields(&self.reader.meant(Some(&output))))
    }

    fn compare(&mut self, is_reset: bool, inputs: &[Value], seen: &[Seen]) -> Result<(), String> {
        self.compared(is_reset, inputs, seen)
    }

    fn meaning(&self, inputs: &[Value]) -> Vec<bool> {
        let mut meaning = Vec::new();
        self.inputs.record::<D::In>(inputs.iter().map(Some)).meaning(true, &mut meaning);
        self.inputs.of_fields(&meaning)
    }

    fn random(&self, seed: u64) -> Box<dyn DynStimulus> {
        Box::new(Random::<D> {
            inputs: self.inputs.clone(),
            outputs: self.outputs.clone(),
            stimulus: D::stimulus(&self.config, seed),
            reader: Reader::new(),
        })
    }
}

impl<D: Dut> Golden<D> {
    fn restart(&mut self) {
        self.model = D::model(&self.config);
        self.monitor = D::monitor(&self.config);
        (self.cycle, self.rule) = (0, None);
    }

    /// The outputs of a cycle.
    fn advance(&mut self, input: &D::In) -> Result<D::Out, Broken> {
        if self.rule.is_none() {
            match self.observed(input) {
                Ok(output) => {
                    self.cycle += 1;
                    return Ok(output);
                }
                Err(rule) => self.rule = Some(rule),
            }
        }
        let rule = self.rule.clone().unwrap_or_default();
        Err(Broken { block: D::NAME, cycle: self.cycle, rule })
    }

    /// The outputs of a cycle, or the broken rule. A model relies on its environment's promises, and may panic where one
    /// is broken, before the monitor has seen it.
    fn observed(&mut self, input: &D::In) -> Result<D::Out, String> {
        let (model, monitor, coverage) = (&mut self.model, &mut self.monitor, &mut self.coverage);
        let cycle = || {
            let output = model.step(input);
            monitor.observe(input, &output, coverage).map(|()| output)
        };
        match catch_unwind(AssertUnwindSafe(cycle)) {
            Ok(observed) => observed.map_err(|violation| violation.to_string()),
            Err(panic) => {
                Err(format!("inputs that the golden model does not allow: {}", text(&*panic)))
            }
        }
    }
}

/// The words of a panic.
fn text(panic: &(dyn Any + Send)) -> &str {
    let owned = || panic.downcast_ref::<String>().map(String::as_str);
    panic.downcast_ref::<&str>().copied().or_else(owned).unwrap_or("a panic")
}

struct Random<D: Dut> {
    inputs: Elements,
    outputs: Elements,
    stimulus: D::Stimulus,
    reader: Reader<D::In>,
}

impl<D: Dut> DynStimulus for Random<D> {
    fn next(&mut self, last: Option<&[Option<Value>]>) -> Vec<Value> {
        let last = last.map(|last| self.outputs.record::<D::Out>(last.iter().map(Option::as_ref)));
        self.inputs.of_fields(&self.reader.values(&self.stimulus.next(last.as_ref())))
    }
}
