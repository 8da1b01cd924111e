//! The contract of every ready/valid stream, checked on any port every cycle.

mod scoreboard;
mod stream;

pub use scoreboard::{Bag, Scoreboard};
pub use stream::StreamContract;

/// A rule that a block (or a stimulus) broke. Its text names the stream and the rule and shows the
/// values.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{subject}: {rule}")]
pub struct Violation {
    /// The stream or invariant, as in `answer`.
    pub subject: String,
    /// The rule, and the observed behaviour.
    pub rule: String,
}

impl Violation {
    /// A broken rule of the block.
    pub fn new(subject: impl Into<String>, rule: impl Into<String>) -> Self {
        Self { subject: subject.into(), rule: rule.into() }
    }
}
