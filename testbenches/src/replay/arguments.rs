//! The arguments of one operation, taken out field by field with their legal values.

use super::json::{Value, shown};
use core::fmt;
use core::ops::RangeInclusive;

/// Why a line is not a legal operation. Its text names the field, the rule and the given value.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct Refusal(String);

impl Refusal {
    /// A rule that concerns one field and has no method in [`Arguments`], as in `field way: line
    /// 0x40 is already valid in way 1; got 2`.
    pub fn field(name: &str, rule: impl fmt::Display) -> Self {
        Self(format!("field {name}: {rule}"))
    }
}

/// The arguments of one operation.
#[derive(Clone, Debug)]
pub struct Arguments {
    operation: &'static str,
    fields: Vec<(String, Value)>,
}

impl Arguments {
    pub(super) fn new(operation: &'static str, fields: Vec<(String, Value)>) -> Self {
        Self { operation, fields }
    }

    /// The operation's name, one of [`Replay::OPERATIONS`](super::Replay::OPERATIONS).
    pub fn operation(&self) -> &'static str {
        self.operation
    }

    /// Whether the field is in the line.
    pub fn has(&self, name: &str) -> bool {
        self.find(name).is_some()
    }

    fn find(&self, name: &str) -> Option<&Value> {
        self.fields.iter().find(|(field, _)| field == name).map(|(_, value)| value)
    }

    /// Reads the field, which may be absent, by `read`, which gives the text of the rule if the
    /// value is not legal.
    fn optional<T>(
        &self,
        name: &str,
        rule: impl Fn() -> String,
        read: impl Fn(&Value) -> Option<T>,
    ) -> Result<Option<T>, Refusal> {
        let Some(value) = self.find(name) else {
            return Ok(None);
        };
        let refusal = || Refusal::field(name, format!("must be {}; got {}", rule(), shown(value)));
        read(value).map(Some).ok_or_else(refusal)
    }

    fn mandatory<T>(
        &self,
        name: &str,
        rule: impl Fn() -> String,
        read: impl Fn(&Value) -> Option<T>,
    ) -> Result<T, Refusal> {
        let missing = || Refusal::field(name, format!("is missing; must be {}", rule()));
        self.optional(name, &rule, read)?.ok_or_else(missing)
    }

    /// A string such as `"0x1f40"` (`0X`, upper case and leading zeros are allowed).
    ///
    /// # Errors
    /// The argument is missing, no such string or out of `legal`.
    pub fn hex(&self, name: &str, legal: RangeInclusive<u64>) -> Result<u64, Refusal> {
        self.mandatory(name, || hex_rule(&legal), |value| hex(value, &legal))
    }

    /// As [`Self::hex`], `None` if absent.
    ///
    /// # Errors
    /// The argument is no such string or out of `legal`.
    pub fn optional_hex(
        &self,
        name: &str,
        legal: RangeInclusive<u64>,
    ) -> Result<Option<u64>, Refusal> {
        self.optional(name, || hex_rule(&legal), |value| hex(value, &legal))
    }

    /// A list of exactly `count` strings as in [`Self::hex`].
    ///
    /// # Errors
    /// The argument is missing, no such list, or an element is out of `legal`.
    pub fn hexes(
        &self,
        name: &str,
        count: usize,
        legal: RangeInclusive<u64>,
    ) -> Result<Vec<u64>, Refusal> {
        let rule = || format!("a list of {count} elements, each {}", hex_rule(&legal));
        self.mandatory(name, rule, |value| list(value, count, |element| hex(element, &legal)))
    }

    /// An integer (no fraction, no exponent).
    ///
    /// # Errors
    /// The argument is missing, no integer or out of `legal`.
    pub fn integer(&self, name: &str, legal: RangeInclusive<u64>) -> Result<u64, Refusal> {
        self.mandatory(name, || integer_rule(&legal), |value| integer(value, &legal))
    }

    /// As [`Self::integer`], `None` if absent.
    ///
    /// # Errors
    /// The argument is no integer or out of `legal`.
    pub fn optional_integer(
        &self,
        name: &str,
        legal: RangeInclusive<u64>,
    ) -> Result<Option<u64>, Refusal> {
        self.optional(name, || integer_rule(&legal), |value| integer(value, &legal))
    }

    /// A list of exactly `count` integers.
    ///
    /// # Errors
    /// The argument is missing, no such list, or an element is out of `legal`.
    pub fn integers(
        &self,
        name: &str,
        count: usize,
        legal: RangeInclusive<u64>,
    ) -> Result<Vec<u64>, Refusal> {
        let rule = || format!("a list of {count} elements, each {}", integer_rule(&legal));
        self.mandatory(name, rule, |value| list(value, count, |element| integer(element, &legal)))
    }

    /// `true` or `false`.
    ///
    /// # Errors
    /// The argument is missing or something else.
    pub fn boolean(&self, name: &str) -> Result<bool, Refusal> {
        self.mandatory(name, || "true or false".to_owned(), Value::as_bool)
    }

    /// One of the listed words; gives what is beside it.
    ///
    /// # Errors
    /// The argument is missing or none of them.
    pub fn word<T: Copy>(&self, name: &str, legal: &[(&str, T)]) -> Result<T, Refusal> {
        let rule = || {
            let words: Vec<String> = legal.iter().map(|(word, _)| format!("{word:?}")).collect();
            words.join(" or ")
        };
        self.mandatory(name, rule, |value| {
            let given = value.as_str()?;
            legal.iter().find(|(word, _)| *word == given).map(|(_, meaning)| *meaning)
        })
    }
}

fn hex_rule(legal: &RangeInclusive<u64>) -> String {
    format!("a hexadecimal string of \"{:#x}\" to \"{:#x}\"", legal.start(), legal.end())
}

fn integer_rule(legal: &RangeInclusive<u64>) -> String {
    format!("an integer of {} to {}", legal.start(), legal.end())
}

fn hex(value: &Value, legal: &RangeInclusive<u64>) -> Option<u64> {
    let text = value.as_str()?;
    let digits = text.strip_prefix("0x").or_else(|| text.strip_prefix("0X"))?;
    // `from_str_radix` alone would take a sign.
    if digits.is_empty() || !digits.bytes().all(|digit| digit.is_ascii_hexdigit()) {
        return None;
    }
    let digits = digits.trim_start_matches('0');
    let number = if digits.is_empty() { 0 } else { u64::from_str_radix(digits, 16).ok()? };
    legal.contains(&number).then_some(number)
}

fn integer(value: &Value, legal: &RangeInclusive<u64>) -> Option<u64> {
    value.as_u64().filter(|number| legal.contains(number))
}

fn list<T>(value: &Value, count: usize, read: impl Fn(&Value) -> Option<T>) -> Option<Vec<T>> {
    let elements = value.as_array().filter(|elements| elements.len() == count)?;
    elements.iter().map(read).collect()
}
