//! A netlist with many mutants in it, of which an extra input chooses one.

use super::agreement;
use super::{BoxedEngine, Engine, EngineError, ModelEngine};
use crate::dut::Dut;
use crate::lockstep::Lockstep;
use crate::ports::PortValue;
use crate::recording::{self, Cycle, Extent, Stretch};
use crate::verilated::{Instance, PortSlots, Program};
use core::marker::PhantomData;
use emit::EmitOptions;

/// The input that chooses the mutant, 16 bits wide; 0 is the block as it was emitted.
pub const CONTROL: &str = "mutant";
/// Width of that input.
pub const CONTROL_BITS: usize = 16;

/// Mutants of a block, ready to run against its golden model.
pub trait DynMutants: Sync {
    /// The first cycle in which lockstep on the seed's stimulus notices the mutant, if it does within so
    /// many. Mutant 0 is the block itself.
    fn killed(&self, mutant: u64, seed: u64, cycles: u64) -> Option<u64>;

    /// Whether the recorded [vectors](crate::recording::vectors) notice the mutant.
    fn is_noticed_by_vectors(&self, mutant: u64) -> bool;
}

/// The mutants of a block, built.
pub(crate) struct Mutants<D: Dut> {
    config: D::Config,
    program: Program,
    /// Stretches of the recorded vectors.
    stretches: Vec<Stretch>,
}

impl<D: Dut> Mutants<D> {
    /// Builds the netlist, whose ports are the block's and the control input.
    pub(crate) fn new(config: &D::Config, netlist: &str) -> Result<Self, EngineError> {
        let block = D::NAME;
        let design = emit::emit(&D::rtl(config), &EmitOptions::default())
            .map_err(|errors| EngineError::Emit { block, errors })?;
        let mut source = agreement::source::<D::In, D::Out>(&design)
            .map_err(|problems| EngineError::Ports { block, problems })?;
        source.files = vec![("netlist.v".to_owned(), netlist.to_owned())];
        source.inputs.push(PortSlots::new(CONTROL, CONTROL_BITS));
        let program = Program::build_netlist(&source)
            .map_err(|error| EngineError::Verilated { block, error })?;
        let stretches = recording::stretches::<D>(config, &design.manifest, Extent::Whole)
            .map_err(|violation| EngineError::Model { block, violation })?;
        Ok(Self { config: config.clone(), program, stretches })
    }

    /// The netlist with this mutant.
    fn engine(&self, mutant: u64, seed: u64) -> MutantEngine<D::In, D::Out> {
        let mut inputs = vec![0; D::In::SLOTS + 1];
        inputs[D::In::SLOTS] = mutant;
        let outputs = vec![0; D::Out::SLOTS];
        MutantEngine { instance: self.program.start(seed), inputs, outputs, records: PhantomData }
    }
}

impl<D: Dut> DynMutants for Mutants<D> {
    fn killed(&self, mutant: u64, seed: u64, cycles: u64) -> Option<u64> {
        let mutant: BoxedEngine<D> = Box::new(self.engine(mutant, seed));
        let model: BoxedEngine<D> = Box::new(ModelEngine::<D>::new(&self.config));
        let mut lockstep = Lockstep::<D>::new(&self.config, vec![model, mutant], seed);
        lockstep.run(cycles).err().map(|mismatch| mismatch.cycle)
    }

    fn is_noticed_by_vectors(&self, mutant: u64) -> bool {
        let mut engine = self.engine(mutant, 1);
        recording::cycles::<D>(&self.config, &self.stretches).any(|Cycle { input, output }| {
            let seen = engine.cycle(output.is_none(), &input);
            output.is_some_and(|expected| !expected.agrees(&seen))
        })
    }
}

struct MutantEngine<I, O> {
    instance: Instance,
    /// The block's inputs, then the control input.
    inputs: Vec<u64>,
    outputs: Vec<u64>,
    records: PhantomData<fn(&I) -> O>,
}

impl<I: PortValue, O: PortValue> Engine<I, O> for MutantEngine<I, O> {
    fn name(&self) -> &str {
        "mutant"
    }

    #[inline]
    fn cycle(&mut self, reset: bool, input: &I) -> O {
        input.store(&mut self.inputs[..I::SLOTS]);
        self.instance.cycle(reset, &self.inputs, &mut self.outputs);
        O::load(&self.outputs)
    }
}
