//! One line: its fields, and which of them belong to its kind.

use crate::By;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// All fields of all kinds, in the order in which they are written.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Line {
    pub kind: Word,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub source: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub line_bytes: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sector_bytes: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<By>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cores: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub groups: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub warps: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cycle: Option<u64>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub core: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub group: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub warp: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub instruction: Option<u64>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub line: Option<Value>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sectors: Option<Value>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bypass_l1: Option<bool>,
}

/// Kind of a line.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Word {
    /// The header.
    Trace,
    /// A kernel begins.
    Kernel,
    /// A kernel of which nothing is known begins.
    Flush,
    /// A group begins.
    Group,
    Barrier,
    #[default]
    Load,
    Store,
    Atomic,
}

impl Word {
    /// The fields that a line of this kind must have, and may have.
    fn fields(self) -> (&'static [&'static str], &'static [&'static str]) {
        match self {
            Word::Trace => (&["name", "source", "line_bytes", "sector_bytes", "by"], &["cores"]),
            Word::Kernel => (&[], &["name", "groups", "warps"]),
            Word::Flush => (&[], &[]),
            Word::Group => (&["group", "warps"], &[]),
            Word::Barrier => (&["group", "warp"], &[]),
            Word::Load | Word::Store | Word::Atomic => (
                &["warp", "line", "sectors"],
                &["core", "group", "instruction", "bypass_l1", "cycle"],
            ),
        }
    }
}

impl Line {
    /// A line from its text. The error says what is legal and what was found.
    pub(super) fn parse(text: &str) -> Result<Line, String> {
        // A list would be taken for an object without names.
        if !text.starts_with('{') {
            let got: String = text.chars().take(40).collect();
            return Err(format!("must be a JSON object of the fields of a trace; got {got:?}"));
        }
        let line: Line = serde_json::from_str(text).map_err(|why| {
            format!("must be a JSON object of the fields of a trace; got what is wrong by {why}")
        })?;
        line.check_fields()?;
        Ok(line)
    }

    fn check_fields(&self) -> Result<(), String> {
        let (must, may) = self.kind.fields();
        let present = [
            ("name", self.name.is_some()),
            ("source", self.source.is_some()),
            ("line_bytes", self.line_bytes.is_some()),
            ("sector_bytes", self.sector_bytes.is_some()),
            ("by", self.by.is_some()),
            ("cores", self.cores.is_some()),
            ("groups", self.groups.is_some()),
            ("warps", self.warps.is_some()),
            ("cycle", self.cycle.is_some()),
            ("core", self.core.is_some()),
            ("group", self.group.is_some()),
            ("warp", self.warp.is_some()),
            ("instruction", self.instruction.is_some()),
            ("line", self.line.is_some()),
            ("sectors", self.sectors.is_some()),
            ("bypass_l1", self.bypass_l1.is_some()),
        ];
        let legal = || {
            let names: Vec<String> =
                must.iter().chain(may).map(|name| format!("`{name}`")).collect();
            match names.is_empty() {
                true => "no other field".to_string(),
                false => names.join(", "),
            }
        };
        for (name, is_there) in present {
            if must.contains(&name) && !is_there {
                return Err(format!(
                    "`{name}` must be there; got none; a line of this kind has {}",
                    legal()
                ));
            }
            if is_there && !must.contains(&name) && !may.contains(&name) {
                return Err(format!("must not have `{name}`; a line of this kind has {}", legal()));
            }
        }
        if self.core.is_some() && self.group.is_some() {
            return Err("must have `core` or `group`; got both".to_string());
        }
        let is_request = matches!(self.kind, Word::Load | Word::Store | Word::Atomic);
        if is_request && self.core.is_none() && self.group.is_none() {
            return Err("must have `core` or `group`; got neither".to_string());
        }
        if self.group.is_some() && self.cycle.is_some() {
            return Err("`cycle` must be beside `core` only; got it beside `group`".to_string());
        }
        Ok(())
    }
}

/// A number, or a string of a hexadecimal one.
pub(super) fn number(field: &str, value: Option<&Value>) -> Result<u64, String> {
    let parsed = match value {
        Some(Value::Number(number)) => number.as_u64(),
        Some(Value::String(text)) => {
            let digits = text.strip_prefix("0x").filter(|digits| !digits.starts_with('+'));
            digits.and_then(|digits| u64::from_str_radix(digits, 16).ok())
        }
        _ => None,
    };
    parsed.ok_or_else(|| {
        let got = value.map_or("nothing".to_string(), Value::to_string);
        format!("`{field}` must be a string of 0x and a hexadecimal number, or a number; got {got}")
    })
}

/// A number as it is written.
pub(super) fn hexadecimal(number: u64) -> Value {
    Value::String(format!("{number:#x}"))
}
