//! The values of `--engine` and `--target`.

use crate::offered::Offered;
use clap::builder::{OsStringValueParser, TypedValueParser};
use synthesis::Target;
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

/// Parses a list such as `generic,ice40`; the path of a library need not be UTF-8.
pub(crate) fn targets() -> Offered<impl TypedValueParser<Value = Targets>> {
    let words = &["generic", "ice40", "ecp5", "xilinx", "liberty"];
    let parser = OsStringValueParser::new().try_map(|list| Target::parse_list(list).map(Targets));
    Offered::new(parser, words)
}
