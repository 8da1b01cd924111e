//! `[line_order]`: what keeps one line's requests in order before a memory that does not.

use super::Rule;
use super::section::section;

section! {
    /// Keeps the requests to a line in order before a memory that does not.
    pub struct LineOrder in "line_order" {
        /// Requests that the memory has not answered: 1..=64.
        entries: u32 = 8, Rule::Range(1, 64);
    }
    crosses: &[]
}
