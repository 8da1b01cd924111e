//! The values of `--engine`.

use testbenches::engine::{EngineKind, UnknownEngine};

/// Engines in the order given, each once; the first is the reference.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Engines(pub(crate) Vec<EngineKind>);

/// Parses a list such as `model,hdl`.
pub(crate) fn engines(text: &str) -> Result<Engines, UnknownEngine> {
    EngineKind::parse_list(text).map(Engines)
}
