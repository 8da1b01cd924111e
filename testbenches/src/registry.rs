//! Blocks without their types, so that a program can hold them in a list.

use crate::contract::Violation;
use crate::dut::Dut;
pub use crate::engine::mutants::DynMutants;
use crate::engine::mutants::Mutants;
use crate::engine::{self, EngineError, EngineKind};
use crate::golden::{self, DynGolden};
use crate::idle;
use crate::lockstep::{self, VerifyError, VerifyOptions, VerifyReport};
use crate::ports::{FieldInfo, fields};
use crate::recording::{self, Extent, Vectors};
use crate::replay::{Dialogue, Operation, ReplayError, ReplayOptions, Row};
use crate::waves::{self, Table};
use emit::{Design, EmitErrors, EmitOptions, Manifest};
use rust_hdl::core::ast::Verilog;
use rust_hdl::core::prelude::{Atom, Block, Probe};
use signal::marker::Marker;
use std::io::{self, Write};

/// A block in one configuration.
pub trait DynBlock: Send + Sync {
    /// Its name, as in `shadow_tags`.
    fn name(&self) -> &'static str;

    /// Its configuration, which holds what the block reads of a design, as a report of a failure shows it.
    fn config(&self) -> String;

    /// Its Verilog.
    ///
    /// # Errors
    /// All that makes it no legal hardware.
    fn emit(&self, options: &EmitOptions) -> Result<Design, EmitErrors>;

    /// Its hardware, not yet connected.
    fn hardware(&self) -> Box<dyn Block>;

    /// How large its hardware is, with all blocks in it.
    fn size(&self) -> Size;

    /// Writes so many cycles of its stimulus and its golden model's answers; see [`recording`].
    ///
    /// # Errors
    /// The file cannot be written.
    fn record(&self, seed: u64, cycles: u64, file: &mut dyn Write) -> io::Result<()>;

    /// Recorded cycles that hit most bins of its coverage, for hardware with the ports of `manifest`.
    ///
    /// # Errors
    /// The golden model breaks a rule that the monitor holds it to.
    fn vectors(&self, manifest: &Manifest, extent: Extent) -> Result<Vectors, Violation>;

    /// Its golden model right after a reset, for hardware with the ports of `manifest`.
    fn golden(&self, manifest: &Manifest) -> Box<dyn DynGolden>;

    /// How its hardware's outputs depend on inputs that mean nothing, if they do; see [`idle::dependence`].
    fn idle_dependence(&self, seed: u64, cycles: u64) -> Option<String>;

    /// Its inputs, and in which cycles each means something.
    fn inputs(&self) -> Vec<FieldInfo>;

    /// Its outputs, and in which cycles each means something.
    fn outputs(&self) -> Vec<FieldInfo>;

    /// Runs [tables](crate::waves) side by side in each of the engines, after the cycles of `before`.
    ///
    /// # Errors
    /// A table that cannot be read, or outputs that are otherwise, with what was seen.
    fn waves(&self, before: &str, tables: &[&str], engines: &[EngineKind]) -> Result<(), String>;

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

    /// Whether it can be driven by transactions.
    fn has_replay(&self) -> bool;

    /// The row of the page of replay of it, if it has a replay.
    fn replay_row(&self) -> Option<Row>;

    /// The operations of its replay, with their fields; none without a replay.
    fn replay_operations(&self) -> &'static [Operation];

    /// Holds the ports of its Verilog against its records of plain values: names, directions, and that each record's
    /// field is wide enough. Needs no tool.
    ///
    /// # Errors
    /// Each port and field that do not fit; or all that makes it no legal hardware.
    fn check_ports(&self) -> Result<(), EngineError>;

    /// The block right after a reset, to be driven a transaction at a time. `None` if the block has no replay.
    ///
    /// # Errors
    /// See [`ReplayError`].
    fn dialogue(&self, options: &ReplayOptions) -> Option<Result<Box<dyn Dialogue>, ReplayError>>;

    /// Runs the transactions in `input` on each of the engines; gives the answers, one a line. `None` if the block
    /// has no replay.
    ///
    /// # Errors
    /// See [`ReplayError`].
    fn replay(&self, input: &str, options: &ReplayOptions) -> Option<Result<String, ReplayError>>;
}

/// A block in one configuration.
pub fn block<D: Dut>(config: D::Config) -> Box<dyn DynBlock> {
    Box::new(Configured::<D> { config })
}

/// Quantities from which a block's memory use in this process follows: its hardware, its emitted text, and
/// its golden model.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Size {
    /// Ports and wires.
    pub signals: u64,
    /// Words of memories.
    pub words: u64,
}

impl Probe for Size {
    fn visit_start_scope(&mut self, _: &str, node: &dyn Block) {
        let Verilog::Custom(text) = node.hdl() else { return };
        if let Some(Marker::Ram(m) | Marker::ByteRam(m) | Marker::RegisterFile(m)) =
            Marker::parse(&text)
        {
            self.words += m.depth as u64;
        }
    }

    fn visit_atom(&mut self, _: &str, _: &dyn Atom) {
        self.signals += 1;
    }
}

struct Configured<D: Dut> {
    config: D::Config,
}

impl<D: Dut> DynBlock for Configured<D> {
    fn name(&self) -> &'static str {
        D::NAME
    }

    fn config(&self) -> String {
        format!("{:?}", self.config)
    }

    fn emit(&self, options: &EmitOptions) -> Result<Design, EmitErrors> {
        let counters = D::COUNTERS.iter().map(ToString::to_string).collect();
        emit::emit(&D::rtl(&self.config), &EmitOptions { counters, ..options.clone() })
    }

    fn hardware(&self) -> Box<dyn Block> {
        Box::new(D::rtl(&self.config))
    }

    fn size(&self) -> Size {
        let mut size = Size::default();
        D::rtl(&self.config).accept("top", &mut size);
        size
    }

    fn record(&self, seed: u64, cycles: u64, file: &mut dyn Write) -> io::Result<()> {
        recording::record::<D>(&self.config, seed, cycles, file)
    }

    fn vectors(&self, manifest: &Manifest, extent: Extent) -> Result<Vectors, Violation> {
        recording::vectors::<D>(&self.config, manifest, extent)
    }

    fn golden(&self, manifest: &Manifest) -> Box<dyn DynGolden> {
        golden::golden::<D>(&self.config, manifest)
    }

    fn idle_dependence(&self, seed: u64, cycles: u64) -> Option<String> {
        idle::dependence::<D>(&self.config, seed, cycles)
    }

    fn inputs(&self) -> Vec<FieldInfo> {
        fields::<D::In>()
    }

    fn outputs(&self) -> Vec<FieldInfo> {
        fields::<D::Out>()
    }

    fn waves(&self, before: &str, tables: &[&str], engines: &[EngineKind]) -> Result<(), String> {
        let tables = tables.iter().map(|text| Table::parse(text)).collect::<Result<Vec<_>, _>>()?;
        waves::run::<D>(&self.config, &Table::parse(before)?, &tables, engines)
    }

    fn verify(&self, options: &VerifyOptions) -> Result<VerifyReport, VerifyError> {
        lockstep::verify::<D>(&self.config, options)
    }

    fn mutants(&self, netlist: &str) -> Result<Box<dyn DynMutants>, EngineError> {
        Ok(Box::new(Mutants::<D>::new(&self.config, netlist)?))
    }

    fn has_replay(&self) -> bool {
        D::REPLAY.is_some()
    }

    fn replay_row(&self) -> Option<Row> {
        D::REPLAY_ROW
    }

    fn replay_operations(&self) -> &'static [Operation] {
        D::REPLAY_OPERATIONS
    }

    fn check_ports(&self) -> Result<(), EngineError> {
        engine::emitted::<D>(&self.config).map(drop)
    }

    fn dialogue(&self, options: &ReplayOptions) -> Option<Result<Box<dyn Dialogue>, ReplayError>> {
        D::DIALOGUE.map(|dialogue| dialogue(&self.config, options))
    }

    fn replay(&self, input: &str, options: &ReplayOptions) -> Option<Result<String, ReplayError>> {
        D::REPLAY.map(|replay| replay(&self.config, input, options))
    }
}
