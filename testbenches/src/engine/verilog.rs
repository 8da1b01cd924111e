//! The emitted text under Verilator as an engine.

use super::Engine;
use super::agreement;
use super::error::EngineError;
use crate::dut::Dut;
use crate::ports::{PortValue, fields};
use crate::verilated::{self, Implementation, Instance, Program, Source, Trace};
use core::marker::PhantomData;
use emit::{Design, EmitOptions};
use std::path::Path;

/// Runs a Verilated design whose ports, in order, are the fields of the records `I` and `O`.
pub struct VerilogEngine<I, O> {
    instance: Instance,
    inputs: Vec<u64>,
    outputs: Vec<u64>,
    /// For each input slot, the bits that its port has not.
    strays: Vec<u64>,
    fault: Option<String>,
    records: PhantomData<fn(&I) -> O>,
}

impl<I: PortValue, O: PortValue> VerilogEngine<I, O> {
    /// Builds `source` and starts it with random state, the same for the same seed.
    ///
    /// # Errors
    /// See [`verilated::Error`]; one is also that the ports of `source` do not have the slots of
    /// the records.
    pub fn new(source: &Source, seed: u64) -> Result<Self, verilated::Error> {
        Self::build(source, seed, Trace::Off)
    }

    /// As [`Self::new`], and writes a waveform to `wave`, in the format of [`Trace::of`] it.
    ///
    /// # Errors
    /// As [`Self::new`]; also when the waveform cannot be written.
    pub fn traced(source: &Source, seed: u64, wave: &Path) -> Result<Self, verilated::Error> {
        let mut engine = Self::build(source, seed, Trace::of(wave))?;
        engine.instance.open_trace(wave)?;
        Ok(engine)
    }

    /// Builds a user's implementation of the block that has the ports of `source`; with `wave`, traced.
    ///
    /// # Errors
    /// As [`Self::traced`]; also when its ports are others.
    pub fn of_implementation(
        source: &Source,
        implementation: &Implementation,
        seed: u64,
        wave: Option<&Path>,
    ) -> Result<Self, verilated::Error> {
        let trace = wave.map_or(Trace::Off, Trace::of);
        let program = Program::build_implementation(source, implementation, trace)?;
        let mut engine = Self::of_program(&program, source, seed);
        if let Some(wave) = wave {
            engine.instance.open_trace(wave)?;
        }
        Ok(engine)
    }

    fn build(source: &Source, seed: u64, trace: Trace) -> Result<Self, verilated::Error> {
        if source.input_slots() != I::SLOTS || source.output_slots() != O::SLOTS {
            let text = format!(
                "has {} and {} slots of inputs and outputs, the records have {} and {}",
                source.input_slots(),
                source.output_slots(),
                I::SLOTS,
                O::SLOTS
            );
            return Err(verilated::Error::Source { top: source.top.clone(), text });
        }
        Ok(Self::of_program(&Program::build(source, trace)?, source, seed))
    }

    fn of_program(program: &Program, source: &Source, seed: u64) -> Self {
        Self {
            instance: program.start(seed),
            inputs: vec![0; I::SLOTS],
            outputs: vec![0; O::SLOTS],
            strays: source.inputs.iter().flat_map(strays).collect(),
            fault: None,
            records: PhantomData,
        }
    }

    #[cold]
    fn stray(&self) -> String {
        let mut slots = self.inputs.iter().zip(&self.strays);
        let mut stray = fields::<I>().into_iter().map(|field| {
            let bad = slots.by_ref().take(field.slots).filter(|(value, mask)| *value & *mask != 0);
            (bad.count() > 0).then_some(field.name)
        });
        let field = stray.find_map(|name| name).unwrap_or_default();
        format!("the stimulus drives {field} with a value wider than the port")
    }
}

/// The bits of each slot of `port` that lie above its width.
fn strays(port: &verilated::PortSlots) -> impl Iterator<Item = u64> {
    // Values driven where there is no port do not matter.
    let width = if port.is_absent() { 64 * port.slots } else { port.width };
    (0..port.slots).map(move |slot| match width.saturating_sub(64 * slot) {
        0 => u64::MAX,
        bits @ 1..64 => u64::MAX << bits,
        _ => 0,
    })
}

impl<I: PortValue, O: PortValue> Engine<I, O> for VerilogEngine<I, O> {
    fn name(&self) -> &str {
        "verilog"
    }

    #[inline]
    fn cycle(&mut self, reset: bool, input: &I) -> O {
        input.store(&mut self.inputs);
        // The hardware would drop these bits and the model would not: name the culprit.
        let stray =
            self.inputs.iter().zip(&self.strays).fold(0, |all, (value, mask)| all | (value & mask));
        if stray != 0 && self.fault.is_none() {
            self.fault = Some(self.stray());
        }
        self.instance.cycle(reset, &self.inputs, &mut self.outputs);
        if self.fault.is_none() {
            self.fault = self.instance.fault();
        }
        O::load(&self.outputs)
    }

    fn fault(&self) -> Option<&str> {
        self.fault.as_deref()
    }
}

/// Emits and builds a block, or builds the implementation in its place; with `wave`, traced.
pub(super) fn of_dut<D: Dut>(
    config: &D::Config,
    seed: u64,
    implementation: Option<&Implementation>,
    wave: Option<&Path>,
) -> Result<VerilogEngine<D::In, D::Out>, EngineError> {
    let (_, source) = emitted::<D>(config)?;
    match (implementation, wave) {
        (Some(text), wave) => VerilogEngine::of_implementation(&source, text, seed, wave),
        (None, None) => VerilogEngine::new(&source, seed),
        (None, Some(path)) => VerilogEngine::traced(&source, seed, path),
    }
    .map_err(|error| EngineError::Verilated { block: D::NAME, error })
}

/// Emits a block and holds its ports against its records; needs no tool.
pub(crate) fn emitted<D: Dut>(config: &D::Config) -> Result<(Design, Source), EngineError> {
    let block = D::NAME;
    let design = emit::emit(&D::rtl(config), &EmitOptions::default())
        .map_err(|errors| EngineError::Emit { block, errors })?;
    let source = agreement::source::<D::In, D::Out>(&design)
        .map_err(|problems| EngineError::Ports { block, problems })?;
    Ok((design, source))
}
