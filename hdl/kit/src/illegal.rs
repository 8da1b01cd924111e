//! Errors of a block's configuration.
use std::fmt::Display;
use std::ops::RangeInclusive;

/// A figure that a block cannot be built from.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{block}.{figure}: {rule}; got {got}; try {hint}")]
pub struct Illegal {
    /// The block, as in `queue`.
    pub block: &'static str,
    /// The figure, as in `depth`.
    pub figure: &'static str,
    /// Rule that is broken.
    pub rule: String,
    /// The value that breaks it.
    pub got: String,
    /// A value that does not.
    pub hint: String,
}

impl Illegal {
    pub(crate) fn new(
        block: &'static str,
        figure: &'static str,
        rule: impl Into<String>,
        got: impl Display,
        hint: impl Display,
    ) -> Illegal {
        let (got, hint) = (got.to_string(), hint.to_string());
        Illegal { block, figure, rule: rule.into(), got, hint }
    }

    /// `value`, if it lies in `range`.
    pub fn unless_in(
        range: RangeInclusive<usize>,
        block: &'static str,
        figure: &'static str,
        value: usize,
    ) -> Result<usize, Illegal> {
        let (low, high) = (*range.start(), *range.end());
        if range.contains(&value) {
            return Ok(value);
        }
        let rule = format!("must be an integer in {low}..={high}");
        Err(Illegal::new(block, figure, rule, value, value.clamp(low, high)))
    }
}
