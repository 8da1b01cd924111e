//! From TOML text to keys and values that remember where they are.
//!
//! `serde` alone stops at the first error and forgets places once the types are filled; this keeps
//! both, so that a user sees every problem of a file in one run.

use std::fmt::Display;

use serde::Serialize;
use toml::de::{DeTable, DeValue};

use super::field::{Node, Value, cut};
use super::{Place, Problem, Problems};

/// Tables within tables that are followed: the document and its sections. Whatever is deeper has no
/// field to hold it.
const DEPTH: usize = 2;

/// Reads `text`; `file` and `owner` (the design's name as far as it is known) are in messages.
pub(super) fn parse(text: &str, file: &str, owner: &str) -> Result<Vec<Node>, Problems> {
    let (table, errors) = DeTable::parse_recoverable(text);
    let lines = Lines::new(text, file);
    let mut found: Vec<Problem> = Vec::new();
    for error in &errors {
        let place = lines.place(error.span().map_or(text.len(), |span| span.start));
        // A second error on the same line is mostly the first one again.
        let last = found.last().and_then(|earlier| earlier.place.as_ref());
        if last.is_some_and(|last| last.line == place.line) {
            continue;
        }
        found.push(Problem {
            field: owner.to_string(),
            rule: format!("must be TOML: {}", error.message().replace('\n', ", ")),
            got: lines.line(place.line),
            hint: "`key = value` or `[section]` on a separate line, each key once".to_string(),
            place: Some(place),
        });
    }
    Problems::or(found, nodes(table.get_ref(), &lines, DEPTH))
}

/// The keys and values of a table that was parsed from `text` alone.
pub(super) fn nodes_of_table(table: &DeTable<'_>, text: &str) -> Vec<Node> {
    nodes(table, &Lines::new(text, ""), DEPTH)
}

fn nodes(table: &DeTable<'_>, lines: &Lines<'_>, depth: usize) -> Vec<Node> {
    let mut nodes: Vec<Node> = table
        .iter()
        .map(|(key, value)| Node {
            key: key.get_ref().to_string(),
            key_at: Some(lines.place(key.span().start)),
            value: value_of(value.get_ref(), lines, depth),
            value_at: Some(lines.place(value.span().start)),
        })
        .collect();
    nodes.sort_by(|a, b| a.key_at.cmp(&b.key_at));
    nodes
}

fn value_of(value: &DeValue<'_>, lines: &Lines<'_>, depth: usize) -> Value {
    match value {
        DeValue::Integer(number) => match integer(value) {
            Some(number) => Value::Integer(number),
            None => Value::Other(number.to_string()),
        },
        DeValue::String(text) => Value::Text(text.to_string()),
        DeValue::Table(table) if depth > 1 => Value::Table(nodes(table, lines, depth - 1)),
        DeValue::Float(number) => other(number),
        DeValue::Boolean(flag) => Value::Flag(*flag),
        DeValue::Datetime(date) => other(date),
        DeValue::Array(items) => {
            let items = items.iter().map(|item| integer(item.get_ref()));
            items.collect::<Option<_>>().map_or_else(|| other("an array"), Value::List)
        }
        DeValue::Table(_) => other("a table"),
    }
}

/// An integer of 64 bits.
fn integer(value: &DeValue<'_>) -> Option<i64> {
    match value {
        DeValue::Integer(number) => i64::from_str_radix(number.as_str(), number.radix()).ok(),
        _ => None,
    }
}

fn other(shown: impl Display) -> Value {
    Value::Other(shown.to_string())
}

/// The keys and values of a config that is already in memory; they have no place.
pub(super) fn nodes_of<T: Serialize>(config: &T) -> Result<Vec<Node>, Problem> {
    let table = toml::Table::try_from(config).map_err(|error| Problem {
        place: None,
        field: "config".to_string(),
        rule: "must be expressible in TOML".to_string(),
        got: error.to_string(),
        hint: "integers below 2^63".to_string(),
    })?;
    Ok(table.into_iter().map(plain).collect())
}

fn plain((key, value): (String, toml::Value)) -> Node {
    let value = match value {
        toml::Value::Integer(number) => Value::Integer(number),
        toml::Value::String(text) => Value::Text(text),
        toml::Value::Boolean(flag) => Value::Flag(flag),
        toml::Value::Array(items) => {
            let numbers = items.iter().map(toml::Value::as_integer).collect::<Option<_>>();
            numbers.map_or_else(|| other("an array"), Value::List)
        }
        toml::Value::Table(table) => Value::Table(table.into_iter().map(plain).collect()),
        other => Value::Other(other.to_string()),
    };
    Node { key, key_at: None, value, value_at: None }
}

/// Finds lines and columns; the starts of the lines are found once, since a file can be all problems.
struct Lines<'a> {
    text: &'a str,
    file: &'a str,
    starts: Vec<usize>,
}

impl<'a> Lines<'a> {
    fn new(text: &'a str, file: &'a str) -> Self {
        let behind = text.match_indices('\n').map(|(newline, _)| newline + 1);
        Lines { text, file, starts: std::iter::once(0).chain(behind).collect() }
    }

    fn place(&self, offset: usize) -> Place {
        let line = self.starts.partition_point(|&start| start <= offset);
        let start = self.starts.get(line - 1).copied().unwrap_or(0);
        let before = self.text.get(start..offset).unwrap_or("");
        Place { line, column: before.chars().count() + 1, file: self.file.to_string() }
    }

    fn line(&self, number: usize) -> String {
        let start = self.starts.get(number - 1).copied().unwrap_or(self.text.len());
        let line = self.text[start..].lines().next().unwrap_or("").trim();
        if line.is_empty() { "an empty line".to_string() } else { format!("`{}`", cut(line)) }
    }
}
