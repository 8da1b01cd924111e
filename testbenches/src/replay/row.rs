//! A block on the page of replay.

/// The row of the page of replay of a block, in Markdown: `docs/reference/replay.md` has a row of each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row {
    /// Each of its operations with its fields.
    pub operations: &'static str,
    /// Answer of an operation.
    pub answer: &'static str,
}
