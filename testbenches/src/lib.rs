//! Verification of blocks: golden model, rust-hdl simulation and Verilated Verilog in lockstep.
//!
//! A block describes itself once, by [`dut::Dut`]: its port records ([`ports!`](signal::ports!)), golden model,
//! rust-hdl struct, random stimulus and monitor. Everything else follows:
//!
//! - [`lockstep::verify`] runs engines on one stimulus and reports the first difference so that
//!   the report alone is enough to find it;
//! - [`coverage`] fails a run that missed a labelled bin;
//! - [`contract`] holds the rules of every ready/valid stream;
//! - [`waves`] runs tables of ports over cycles: directed tests and timing diagrams;
//! - [`replay`] drives a block by transactions from a file;
//! - [`golden`] steps a golden model by names of ports, for a program without its types;
//! - [`verilated`] makes a callable design of Verilog text, [`lint`] checks such text.

pub mod contract;
pub mod coverage;
pub mod dut;
pub mod engine;
pub mod golden;
pub mod idle;
pub mod lint;
pub mod lockstep;
pub mod ports;
pub mod recording;
pub mod registry;
pub mod replay;
pub mod stimulus;
pub mod testing;
pub mod verilated;
pub mod waves;

// For the macros, whose callers need not name the crate.
#[doc(hidden)]
pub use signal;
