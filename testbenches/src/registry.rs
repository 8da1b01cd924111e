//! Blocks without their types, so that a program can hold them in a list.

use crate::dut::Dut;
use crate::engine::mutants::Mutants;
use crate::engine::{EngineError, EngineKind};
use crate::lockstep::{self, VerifyError, VerifyOptions, VerifyReport};
use crate::ports::{FieldInfo, Record};
use crate::replay::{self, Replay, ReplayError};
use emit::{Design, EmitErrors, EmitOptions};

/// A block in one configuration.
pub trait DynBlock {
    /// Its name, as in `shadow_tags`.
    fn name(&self) -> &'static str;

    /// Its Verilog.
    ///
    /// # Errors
    /// All that makes it no legal hardware.
    fn emit(&self, options: &EmitOptions) -> Result<Design, EmitErrors>;

    /// Its outputs, and in which cycles each means something.
    fn outputs(&self) -> &'static [FieldInfo];

    /// Runs engines in lockstep.
    ///
    /// # Errors
    /// See [`VerifyError`].
    fn verify(&self, options: &VerifyOptions) -> Result<VerifyReport, VerifyError>;

    /// Builds a netlist of the block that holds mutants, with one more input that chooses among them:
    /// [`CONTROL`](crate::engine::CONTROL).
    ///
    /// # Errors
    /// See [`EngineError`].
    fn mutants(&self, netlist: &str) -> Result<Box<dyn DynMutants>, EngineError>;

    /// The replay of transactions, if the block has one.
    fn replay(&self) -> Option<&dyn DynReplay>;
}

/// Mutants of a block, ready to run against its golden model.
pub trait DynMutants: Sync {
    /// The first cycle in which lockstep on the seed's stimulus notices the mutant, if it does within so
    /// many. Mutant 0 is the block itself.
    fn killed(&self, mutant: u64, seed: u64, cycles: u64) -> Option<u64>;
}

/// A block in one configuration that can be driven by transactions.
pub trait DynReplay {
    /// Runs the transactions in `input` on each of the engines; gives the answers, one a line.
    ///
    /// # Errors
    /// See [`ReplayError`].
    fn replay(&self, input: &str, engines: &[EngineKind]) -> Result<String, ReplayError>;
}

/// A block that has no replay.
pub fn block<D: Dut>(config: D::Config) -> Box<dyn DynBlock> {
    Box::new(Configured::<D> { config })
}

/// A block that has a replay.
pub fn replayable<R: Replay>(config: R::Config) -> Box<dyn DynBlock> {
    Box::new(Replayable::<R> { inner: Configured { config } })
}

struct Configured<D: Dut> {
    config: D::Config,
}

impl<D: Dut> DynBlock for Configured<D> {
    fn name(&self) -> &'static str {
        D::NAME
    }

    fn emit(&self, options: &EmitOptions) -> Result<Design, EmitErrors> {
        let counters = D::COUNTERS.iter().map(ToString::to_string).collect();
        emit::emit(&D::rtl(&self.config), &EmitOptions { counters, ..options.clone() })
    }

    fn outputs(&self) -> &'static [FieldInfo] {
        D::Out::FIELDS
    }

    fn verify(&self, options: &VerifyOptions) -> Result<VerifyReport, VerifyError> {
        lockstep::verify::<D>(&self.config, options)
    }

    fn mutants(&self, netlist: &str) -> Result<Box<dyn DynMutants>, EngineError> {
        Ok(Box::new(Mutants::<D>::new(&self.config, netlist)?))
    }

    fn replay(&self) -> Option<&dyn DynReplay> {
        None
    }
}

struct Replayable<R: Replay> {
    inner: Configured<R>,
}

impl<R: Replay> DynBlock for Replayable<R> {
    fn name(&self) -> &'static str {
        R::NAME
    }

    fn emit(&self, options: &EmitOptions) -> Result<Design, EmitErrors> {
        self.inner.emit(options)
    }

    fn outputs(&self) -> &'static [FieldInfo] {
        self.inner.outputs()
    }

    fn verify(&self, options: &VerifyOptions) -> Result<VerifyReport, VerifyError> {
        self.inner.verify(options)
    }

    fn mutants(&self, netlist: &str) -> Result<Box<dyn DynMutants>, EngineError> {
        self.inner.mutants(netlist)
    }

    fn replay(&self) -> Option<&dyn DynReplay> {
        Some(self)
    }
}

impl<R: Replay> DynReplay for Replayable<R> {
    fn replay(&self, input: &str, engines: &[EngineKind]) -> Result<String, ReplayError> {
        replay::replay::<R>(&self.inner.config, input, engines)
    }
}
