//! The report of a failed run: alone enough to find the fault and to see it again.

use crate::contract::Violation;
use crate::ports::Value;
use core::fmt;
use std::path::PathBuf;

/// Why a run ended.
#[derive(Clone, Debug)]
pub enum Cause {
    /// Engines gave different outputs.
    Difference(Vec<FieldDifference>),
    /// All engines agree, and what they do breaks a rule.
    Violation(Violation),
    /// An engine cannot go on.
    Fault {
        /// Its name.
        engine: String,
        /// The failure.
        text: String,
    },
}

/// One output in which engines differ.
#[derive(Clone, Debug)]
pub struct FieldDifference {
    /// The port.
    pub field: String,
    /// Every engine's name and value.
    pub values: Vec<(String, Value)>,
}

impl fmt::Display for FieldDifference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:", self.field)?;
        for (index, (engine, value)) in self.values.iter().enumerate() {
            let comma = if index == 0 { "" } else { "," };
            write!(f, "{comma} {engine} {value}")?;
        }
        Ok(())
    }
}

/// The waveform of a failed run.
#[derive(Clone, Debug)]
pub enum Wave {
    /// A waveform of the emitted design, from cycle 0 to a little after the failure.
    File(PathBuf),
    /// None was asked for.
    NotAsked,
    /// The file could not be written.
    Failed(String),
}

impl fmt::Display for Wave {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File(path) => write!(f, "{}", path.display()),
            Self::NotAsked => f.write_str("none was asked for"),
            Self::Failed(reason) => write!(f, "none: {reason}"),
        }
    }
}

/// A failed run. Its Display is the complete report.
#[derive(Clone, Debug, thiserror::Error)]
pub struct Mismatch {
    /// The block's name.
    pub block: &'static str,
    /// Its configuration.
    pub config: String,
    /// The run's seed.
    pub seed: u64,
    /// The failing cycle, counted from 0, the first cycle of reset.
    pub cycle: u64,
    /// The cause.
    pub cause: Cause,
    /// The last 16 cycles of all ports.
    pub table: String,
    /// The one command that repeats the run.
    pub command: String,
    /// The waveform.
    pub wave: Wave,
}

impl fmt::Display for Mismatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { block, config, seed, cycle, .. } = self;
        match &self.cause {
            Cause::Difference(fields) => {
                writeln!(f, "{block}: the engines differ in cycle {cycle} of seed {seed}")?;
                for field in fields {
                    writeln!(f, "  {field}")?;
                }
            }
            Cause::Violation(violation) => {
                writeln!(f, "{block}: a rule is broken in cycle {cycle} of seed {seed}")?;
                writeln!(f, "  {violation}")?;
            }
            Cause::Fault { engine, text } => {
                writeln!(f, "{block}: engine {engine} failed by cycle {cycle} of seed {seed}")?;
                writeln!(f, "  {text}")?;
            }
        }
        writeln!(f, "config: {config}")?;
        writeln!(f, "last cycles (hexadecimal; - means nothing in this cycle; * differs):")?;
        f.write_str(&self.table)?;
        writeln!(f, "repeat: {}", self.command)?;
        write!(f, "waveform: {}", self.wave)
    }
}
