//! Longest paths: what is asked, and what is found.

use crate::sram::Sram;
use crate::target::Target;
use serde::Serialize;
use tools::store::Store;

/// How longest paths are found.
#[derive(Clone, Debug)]
pub struct TimingOptions {
    /// The targets: a cell library, `ice40`, `ecp5`.
    pub targets: Vec<Target>,
    /// Timing of memories.
    pub sram: Sram,
    /// Bits from which a memory is a macro on an ASIC; `None` for the smallest shape of the table.
    pub macro_bits: Option<u64>,
    /// Where outcomes are kept.
    pub store: Store,
    /// Runs of a tool at a time.
    pub threads: usize,
}

/// A longest path.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Path {
    /// From what to what, as in `register to output`.
    pub kind: String,
    /// Where it begins.
    pub start: String,
    /// Where it ends.
    pub end: String,
    /// The least clock period at which it holds, in ps; the ports' part of the period, the clock's
    /// uncertainty and the setup time included.
    pub least_period_ps: f64,
    /// The cells of the path, in order.
    pub steps: Vec<Step>,
    /// Other parts of the period, at the period `least_period_ps`: with the steps they add up to it.
    pub beside: Vec<Part>,
}

/// A part of the period that no cell of the block takes.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Part {
    /// Kind of the part: `input external delay`, `output external delay`, `clock uncertainty`, `library setup
    /// time`.
    pub what: String,
    /// How much, in ps.
    pub delay_ps: f64,
}

/// A cell on a path.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Step {
    /// The pin at which it is left.
    pub pin: String,
    /// The type of the cell; empty for a port.
    pub cell: String,
    /// Delay of the cell and of the wire before it, in ps.
    pub delay_ps: f64,
}
