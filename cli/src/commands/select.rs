//! The values of `--engine` and `--target`.

use crate::offered::Offered;
use synthesis::{Target, UnknownTarget};
use testbenches::engine::{EngineKind, UnknownEngine};

/// Engines in the order given, each once; the first is the reference.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Engines(pub(crate) Vec<EngineKind>);

/// A parser that gives `T` or the error `E`.
type Parser<T, E> = Offered<fn(&str) -> Result<T, E>>;

/// Parses a list such as `model,hdl`.
pub(crate) fn engines() -> Parser<Engines, UnknownEngine> {
    let words = &["model", "hdl", "verilog", "model,hdl", "model,verilog", "model,hdl,verilog"];
    Offered::new(|text| EngineKind::parse_list(text).map(Engines), words)
}

/// Targets in the order given, each once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Targets(pub(crate) Vec<Target>);

/// Parses a list such as `generic,ice40`.
pub(crate) fn targets() -> Parser<Targets, UnknownTarget> {
    let words = &["generic", "ice40", "ecp5", "xilinx", "liberty"];
    Offered::new(|text| Target::parse_list(text).map(Targets), words)
}
