//! One answer, field by field in the order of the block's table.

use core::fmt;
use serde_json::{Map, Value};

/// An answer under construction; its Display is the output line. A field that does not apply takes
/// `None` and prints `null`.
///
/// ```
/// use testbenches::replay::Answer;
/// let answer = Answer::new().boolean("hit", true).integer("way", 3).hex("evicted", None);
/// assert_eq!(answer.to_string(), r#"{"hit":true,"way":3,"evicted":null}"#);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Answer {
    fields: Map<String, Value>,
}

impl Answer {
    /// An answer without fields.
    pub fn new() -> Self {
        Self::default()
    }

    fn with(mut self, name: &str, value: impl Into<Value>) -> Self {
        self.fields.insert(name.to_owned(), value.into());
        self
    }

    /// `true`, `false` or `null`.
    #[must_use]
    pub fn boolean(self, name: &str, value: impl Into<Option<bool>>) -> Self {
        self.with(name, value.into())
    }

    /// A decimal integer or `null`.
    #[must_use]
    pub fn integer(self, name: &str, value: impl Into<Option<u64>>) -> Self {
        self.with(name, value.into())
    }

    /// A string of lower-case hexadecimal digits after `0x`, without leading zeros, or `null`: for
    /// addresses, lines, tags and masks.
    #[must_use]
    pub fn hex(self, name: &str, value: impl Into<Option<u64>>) -> Self {
        self.with(name, value.into().map(|value| format!("{value:#x}")))
    }

    /// A listed word or `null`.
    #[must_use]
    pub fn word<'a>(self, name: &str, value: impl Into<Option<&'a str>>) -> Self {
        self.with(name, value.into())
    }

    /// A list of integers.
    #[must_use]
    pub fn integers(self, name: &str, values: &[u64]) -> Self {
        self.with(name, values)
    }

    /// An object or `null`.
    #[must_use]
    pub fn object(self, name: &str, value: Option<Answer>) -> Self {
        self.with(name, value.map(|value| value.fields))
    }

    /// A list of objects.
    #[must_use]
    pub fn objects(self, name: &str, values: Vec<Answer>) -> Self {
        let objects: Vec<Value> = values.into_iter().map(|v| Value::Object(v.fields)).collect();
        self.with(name, objects)
    }
}

impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Without `{:#}` a value prints without spaces, members in the order of insertion.
        write!(f, "{}", Value::Object(self.fields.clone()))
    }
}
