//! The whole input to checked operations, before anything runs.

use super::arguments::Arguments;
use super::json::{self, Value, shown};
use super::{Replay, ReplayError};

/// An operation of a block as its input lines name it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Operation {
    /// The value of `op`.
    pub name: &'static str,
    /// The other fields that may be in its line, mandatory and optional ones.
    pub fields: &'static [&'static str],
}

impl Operation {
    /// The operation `name` with these fields.
    pub const fn new(name: &'static str, fields: &'static [&'static str]) -> Self {
        Self { name, fields }
    }
}

/// A checked line.
pub(super) struct Parsed<Op> {
    /// Counted from 1.
    pub(super) line: usize,
    /// As it is in the input.
    pub(super) text: String,
    pub(super) operation: Op,
}

/// Parses and checks all lines; the first wrong one is the error.
pub(super) fn parse<R: Replay>(
    config: &R::Config,
    input: &str,
) -> Result<Vec<Parsed<R::Op>>, ReplayError> {
    let mut known = R::known(config);
    let mut operations = Vec::new();
    for (index, text) in input.lines().enumerate() {
        if !text.trim().is_empty() {
            operations.push(line::<R>(config, &mut known, index + 1, text)?);
        }
    }
    Ok(operations)
}

/// Parses and checks the line of this number.
pub(super) fn line<R: Replay>(
    config: &R::Config,
    known: &mut R::Known,
    line: usize,
    text: &str,
) -> Result<Parsed<R::Op>, ReplayError> {
    let operation = arguments(R::OPERATIONS, text)
        .and_then(|arguments| {
            R::parse(config, known, &arguments)
                .map_err(|refusal| format!("operation {}: {refusal}", arguments.operation()))
        })
        .map_err(|text| ReplayError::Input { line, text })?;
    Ok(Parsed { line, text: text.trim().to_owned(), operation })
}

/// One line as the arguments of a known operation, none of them unknown.
fn arguments(operations: &[Operation], text: &str) -> Result<Arguments, String> {
    let mut fields = json::object(text)?;
    let names = || operations.iter().map(|o| o.name).collect::<Vec<_>>().join(", ");
    let Some(place) = fields.iter().position(|(name, _)| name == "op") else {
        return Err(format!("field op: is missing; must be one of {}", names()));
    };
    let (_, value) = fields.remove(place);
    let found = match &value {
        Value::String(name) => operations.iter().find(|operation| operation.name == name),
        _ => None,
    };
    let Some(operation) = found else {
        return Err(format!("field op: must be one of {}; got {}", names(), shown(&value)));
    };
    let unknown = fields.iter().find(|(name, _)| !operation.fields.contains(&name.as_str()));
    if let Some((name, _)) = unknown {
        let legal = match operation.fields {
            [] => "it takes none".to_owned(),
            fields => format!("it takes {}", fields.join(", ")),
        };
        let name = shown(&Value::from(name.as_str()));
        return Err(format!("operation {}: unknown field {name}; {legal}", operation.name));
    }
    Ok(Arguments::new(operation.name, fields))
}
