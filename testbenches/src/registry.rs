//! Blocks without their types, so that a program can hold them in a list.

use crate::dut::Dut;
use crate::engine::EngineKind;
use crate::lockstep::{self, VerifyError, VerifyOptions, VerifyReport};
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

    /// Runs engines in lockstep.
    ///
    /// # Errors
    /// See [`VerifyError`].
    fn verify(&self, options: &VerifyOptions) -> Result<VerifyReport, VerifyError>;

    /// The replay of transactions, if the block has one.
    fn replay(&self) -> Option<&dyn DynReplay>;
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
        emit::emit(&D::rtl(&self.config), options)
    }

    fn verify(&self, options: &VerifyOptions) -> Result<VerifyReport, VerifyError> {
        lockstep::verify::<D>(&self.config, options)
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

    fn verify(&self, options: &VerifyOptions) -> Result<VerifyReport, VerifyError> {
        self.inner.verify(options)
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
