//! `[sm_dueling]`: how often, and by how much, one leading SM must beat the other.

use super::Rule;
use super::section::{Broken, Cross, section};

section! {
    /// The duel of two SMs that decides which L1 the others use (`ics15` §4.3).
    pub struct SmDueling in "sm_dueling" {
        /// Cycles of an interval: 2..=65535.
        interval: u32 = 500, Rule::Range(2, 65_535);
        /// Percentage points by which one leader's miss rate must exceed the other's: 0..=100.
        margin_percent: u32 = 10, Rule::Range(0, 100);
        /// Accesses that each leader must have in an interval: 1..=65535, and at most `interval`.
        min_accesses: u32 = 16, Rule::Range(1, 65_535);
    }
    crosses: &[Cross { fields: &["min_accesses", "interval"], broken: never_enough }]
}

/// A leader has at most one access in a cycle.
fn never_enough(dueling: &SmDueling) -> Option<Broken> {
    (dueling.min_accesses > dueling.interval).then(|| Broken {
        rule: format!("must be at most {}, the cycles of an interval", dueling.interval),
        got: dueling.min_accesses.to_string(),
        hint: dueling.interval.to_string(),
    })
}
