//! Legal values of fields, as data: one table serves the checks, the error texts and the documentation.

use super::licence;
use std::collections::HashSet;

/// A value as it is in a config, before any type is asked of it.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Value {
    Integer(i64),
    Text(String),
    Flag(bool),
    /// An array of integers.
    List(Vec<i64>),
    Table(Vec<Node>),
    /// A float, date, other array, or an integer beyond 64 bits: as TOML writes it.
    Other(String),
}

impl Value {
    /// The value as a message shows it: as TOML writes it, cut when it is long.
    pub(crate) fn shown(&self) -> String {
        cut(&self.written())
    }

    /// The value as TOML writes it.
    pub(crate) fn written(&self) -> String {
        match self {
            Value::Integer(number) => number.to_string(),
            Value::Text(text) => format!("{text:?}"),
            Value::Flag(flag) => flag.to_string(),
            Value::List(numbers) => format!("{numbers:?}"),
            Value::Table(_) => "a table".to_string(),
            Value::Other(text) => text.clone(),
        }
    }
}

/// Quotation in a message, cut when it is long: a message stays one readable line, whatever a hostile file holds.
pub fn cut(text: &str) -> String {
    const LONGEST: usize = 60;
    if text.chars().count() <= LONGEST {
        return text.to_string();
    }
    text.chars().take(LONGEST).chain("...".chars()).collect()
}

/// A key with its value, and where both are when they come from a file.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Node {
    pub key: String,
    pub key_at: Option<super::Place>,
    pub value: Value,
    pub value_at: Option<super::Place>,
}

/// The legal values of a field taken alone; rules over several fields are [`Cross`](super::Cross)es.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Rule {
    /// An integer, both ends included.
    Range(i64, i64),
    /// A power of two, both ends included (and themselves powers of two).
    PowerOfTwo(i64, i64),
    /// Any of a list.
    Word(&'static [&'static str]),
    /// One of these words, and what is said of one that a user may expect among them.
    WordOf(&'static [&'static str], &'static str),
    /// True or false.
    Flag,
    /// Prefix of modules' names.
    Prefix,
    /// A licence as SPDX writes it, or nothing.
    Licence,
    /// A list of integers from 0 on, no two alike.
    Distinct {
        /// The fewest there may be.
        least: usize,
        /// Largest legal value.
        most: usize,
        /// The largest that one may be.
        high: i64,
    },
}

impl Rule {
    /// The legal values, as the documentation and the error texts give them.
    pub fn legal(&self) -> String {
        match self {
            Rule::Range(low, high) => format!("an integer in {low}..={high}"),
            Rule::PowerOfTwo(low, high) => format!("a power of two in {low}..={high}"),
            Rule::Word(words) => {
                let quoted: Vec<String> = words.iter().map(|word| format!("{word:?}")).collect();
                format!("one of {}", quoted.join(", "))
            }
            Rule::WordOf(words, remark) => format!("{} ({remark})", Rule::Word(words).legal()),
            Rule::Flag => "true or false".to_string(),
            Rule::Prefix => emit::PREFIX_RULE.to_string(),
            Rule::Licence => licence::RULE.to_string(),
            Rule::Distinct { least, most, high } => {
                format!("a list of {least} to {most} distinct integers in 0..={high}")
            }
        }
    }

    pub(crate) fn accepts(&self, value: &Value) -> bool {
        match (self, value) {
            (Rule::Range(low, high), Value::Integer(number)) => (low..=high).contains(&number),
            (Rule::PowerOfTwo(low, high), Value::Integer(number)) => {
                (low..=high).contains(&number) && number.count_ones() == 1
            }
            (Rule::Word(words) | Rule::WordOf(words, _), Value::Text(text)) => {
                words.contains(&text.as_str())
            }
            (Rule::Flag, Value::Flag(_)) => true,
            (Rule::Prefix, Value::Text(text)) => emit::is_prefix(text),
            (Rule::Licence, Value::Text(text)) => licence::is_licence(text),
            (Rule::Distinct { least, most, high }, Value::List(numbers)) => {
                let distinct: HashSet<&i64> = numbers.iter().collect();
                (*least..=*most).contains(&numbers.len())
                    && distinct.len() == numbers.len()
                    && numbers.iter().all(|number| (0..=*high).contains(number))
            }
            _ => false,
        }
    }

    /// The legal value nearest to what was written, or the default.
    pub(crate) fn hint(&self, value: &Value, default: &str) -> String {
        match (self, value) {
            (Rule::Word(words) | Rule::WordOf(words, _), Value::Text(text)) => {
                super::suggest::nearest(text, words.iter().copied()).map(|word| format!("{word:?}"))
            }
            (Rule::Prefix, _) => Some("\"soc_\"".to_string()),
            (Rule::Licence, _) => Some("\"MIT\"".to_string()),
            (Rule::Word(_) | Rule::WordOf(..) | Rule::Flag | Rule::Distinct { .. }, _) => None,
            // `sets = "32"`: the number was meant.
            (_, Value::Text(text)) => {
                text.trim().parse().ok().map(|number| self.near(number).to_string())
            }
            (_, Value::Integer(number)) => Some(self.near(*number).to_string()),
            _ => None,
        }
        .unwrap_or_else(|| default.to_string())
    }

    fn near(&self, number: i64) -> i64 {
        match *self {
            Rule::Range(low, high) => number.clamp(low, high),
            Rule::PowerOfTwo(low, high) => {
                let below = 1 << number.clamp(low, high).ilog2();
                let above = (below * 2).min(high);
                let number = number.clamp(low, high);
                if above - number < number - below { above } else { below }
            }
            Rule::Word(_)
            | Rule::WordOf(..)
            | Rule::Flag
            | Rule::Prefix
            | Rule::Licence
            | Rule::Distinct { .. } => number,
        }
    }
}

/// One field of a section.
#[derive(Clone, Copy, Debug)]
pub struct Field {
    /// Its TOML key.
    pub name: &'static str,
    /// Its documentation: what it is, unit, legal range.
    pub doc: &'static str,
    /// Its legal values.
    pub rule: Rule,
}
