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

/// A run of cycles, which a test of the registry executes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Timing {
    /// The events of the diagram, in one sentence.
    pub caption: &'static str,
    /// Its ports over cycles, as `testbenches::waves` reads them.
    pub table: &'static str,
    /// Inputs that are not drawn, and outputs that are compared all the same.
    pub beside: &'static str,
    /// Cycles between the reset and the first that is drawn.
    pub before: &'static str,
    /// The config's lines in which it differs from the design's defaults.
    pub geometry: &'static str,
}

impl Timing {
    /// Nothing drawn, nothing beside or before it, and the design's defaults.
    pub const PLAIN: Timing =
        Timing { caption: "", table: "", beside: "", before: "", geometry: "" };
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
