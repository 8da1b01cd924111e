//! The three ways to run a block, behind one face.

mod agreement;
pub(crate) mod error;
mod hdl;
pub(crate) mod kind;
mod model;
pub(crate) mod mutants;
mod verilog;

pub use agreement::PortDisagreement;
pub use error::EngineError;
pub use hdl::HdlEngine;
pub use kind::{EngineKind, UnknownEngine};
pub use model::ModelEngine;
pub use mutants::{CONTROL, CONTROL_BITS};
pub use verilog::VerilogEngine;
pub(crate) use verilog::emitted;

use crate::dut::Dut;
use crate::verilated::Implementation;
use std::path::Path;

/// Something that runs a block cycle by cycle.
pub trait Engine<I, O> {
    /// The name in reports: `model`, `hdl`, `verilog`.
    fn name(&self) -> &str;

    /// One cycle: inputs applied, settled, outputs sampled, rising edge. The outputs of a cycle
    /// with `reset` mean nothing.
    fn cycle(&mut self, reset: bool, input: &I) -> O;

    /// The block rests, as [`Model::rests`](crate::dut::Model::rests) has it, as far as the engine knows.
    fn rests(&self) -> bool {
        false
    }

    /// The error inside the engine since it was made, if any: a fault of the stimulus or the block
    /// that is no difference of outputs, and after which those mean nothing.
    fn fault(&self) -> Option<&str> {
        None
    }
}

/// An engine of any kind for the records of `D`.
pub type BoxedEngine<D> = Box<dyn Engine<<D as Dut>::In, <D as Dut>::Out>>;

/// Makes an engine of the given kind for a block. Of `seed` depends what a Verilated design holds
/// before its first reset, and what a memory holds until it is written.
///
/// # Errors
/// The block cannot be emitted, or its Verilog not built; see [`EngineError`].
pub fn make<D: Dut>(
    config: &D::Config,
    kind: EngineKind,
    seed: u64,
) -> Result<BoxedEngine<D>, EngineError> {
    make_with::<D>(config, kind, seed, None)
}

/// As [`make`], with a user's `implementation` in place of the emitted Verilog, if there is one.
///
/// # Errors
/// As [`make`]; also when the implementation's ports are not the block's.
pub fn make_with<D: Dut>(
    config: &D::Config,
    kind: EngineKind,
    seed: u64,
    implementation: Option<&Implementation>,
) -> Result<BoxedEngine<D>, EngineError> {
    Ok(match kind {
        EngineKind::Model => Box::new(ModelEngine::<D>::new(config)),
        EngineKind::Hdl => Box::new(HdlEngine::new(D::rtl(config))),
        EngineKind::Verilog => Box::new(verilog::of_dut::<D>(config, seed, implementation, None)?),
    })
}

/// Makes a `verilog` engine that writes a waveform (FST, or VCD for a file `.vcd`) to `wave`. Slow: for the cycles around a
/// failure.
///
/// # Errors
/// As [`make_with`].
pub fn make_traced<D: Dut>(
    config: &D::Config,
    seed: u64,
    implementation: Option<&Implementation>,
    wave: &Path,
) -> Result<BoxedEngine<D>, EngineError> {
    Ok(Box::new(verilog::of_dut::<D>(config, seed, implementation, Some(wave))?))
}
