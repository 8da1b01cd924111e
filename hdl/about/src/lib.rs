//! Metadata of a block: its name, paper and page, a typical run of cycles, and its cost.

mod page;

use design::DesignKind;

/// A block of some design, as a list shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BlockInfo {
    /// Its name, which is its Verilog module's too.
    pub name: &'static str,
    /// The design that it belongs to.
    pub design: DesignKind,
    /// The paper's key and section, as in `taco16 §4.3`.
    pub paper: &'static str,
    /// The block's function, in one line.
    pub summary: &'static str,
    /// Its back-pressure and latency, as the catalogue has them.
    pub back_pressure: &'static str,
    /// Its documentation, the text of its `mod.rs`.
    pub page: &'static str,
    /// A typical run of cycles.
    pub timing: Timing,
}

/// A run of cycles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Timing {
    /// The events of the diagram, in one sentence.
    pub caption: &'static str,
    /// Ports from top to bottom: name, a character a cycle (`p` for a clock, `0`, `1`, `x` for what means nothing, `=` for
    /// a value, `.` for what was before, `|` for the same where cycles are left out), and the values.
    pub lanes: &'static [(&'static str, &'static str, &'static [&'static str])],
}

/// A derived figure of a block, beside the paper's where the paper gives one.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
pub struct Figure {
    /// The kind of bits counted: `tag_bits`, `storage_bits`.
    pub name: &'static str,
    /// Ours, in bits unless the name says what else.
    pub ours: u64,
    /// The paper's, alike.
    pub paper: Option<u64>,
    /// Where the paper gives it, and why ours differs.
    pub note: &'static str,
}
