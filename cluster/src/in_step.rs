//! Hardware with its golden model beside it.

use testbenches::dut::Dut;
use testbenches::engine::{BoxedEngine, Engine, EngineError, EngineKind, make};
use testbenches::ports::{PortValue, differences};

/// The hardware, which runs the cluster, and the golden model that it must agree with.
struct InStep<D: Dut> {
    golden: BoxedEngine<D>,
    hardware: BoxedEngine<D>,
    difference: Option<String>,
}

/// A block of `built` in an engine, beside a golden model of `config` that gets the same inputs; `seed` is as in
/// [`make`]. The first difference is its fault.
///
/// # Errors
/// Those of [`make`].
pub fn in_step<D: Dut + 'static>(
    config: &D::Config,
    built: &D::Config,
    kind: EngineKind,
    seed: u64,
) -> Result<BoxedEngine<D>, EngineError> {
    let golden = make::<D>(config, EngineKind::Model, seed)?;
    Ok(beside::<D>(golden, make::<D>(built, kind, seed)?))
}

/// The same of what is made already.
pub fn beside<D: Dut + 'static>(
    golden: BoxedEngine<D>,
    hardware: BoxedEngine<D>,
) -> BoxedEngine<D> {
    Box::new(InStep::<D> { golden, hardware, difference: None })
}

impl<D: Dut> Engine<D::In, D::Out> for InStep<D> {
    fn name(&self) -> &str {
        self.hardware.name()
    }

    fn cycle(&mut self, reset: bool, input: &D::In) -> D::Out {
        let (expected, seen) = (self.golden.cycle(reset, input), self.hardware.cycle(reset, input));
        if !reset && !expected.agrees(&seen) && self.difference.is_none() {
            let text = differences(&expected, &seen);
            self.difference = Some(format!("model and hardware differ: {text}"));
        }
        seen
    }

    fn fault(&self) -> Option<&str> {
        self.difference.as_deref().or_else(|| self.hardware.fault())
    }
}
