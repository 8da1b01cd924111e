//! The values of `--engine` and `--target`.

use synthesis::{Target, UnknownTarget};
use testbenches::engine::{EngineKind, UnknownEngine};

/// Engines in the order given, each once; the first is the reference.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Engines(pub(crate) Vec<EngineKind>);

/// Parses a list such as `model,hdl`.
pub(crate) fn engines(text: &str) -> Result<Engines, UnknownEngine> {
    EngineKind::parse_list(text).map(Engines)
}

/// Targets in the order given, each once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Targets(pub(crate) Vec<Target>);

/// Parses a list such as `generic,ice40`.
pub(crate) fn targets(text: &str) -> Result<Targets, UnknownTarget> {
    Target::parse_list(text).map(Targets)
}
