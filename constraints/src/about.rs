//! Facts of a block that the caller knows and the manifest does not have.

/// A block as its documentation and config describe it. Texts are plain or Markdown, of one line each;
/// a line break counts as a space.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct About {
    /// The project's version, as in `0.1.0`.
    pub version: String,
    /// The design's name, as in `taco16`.
    pub design: String,
    /// The block's name, as in `shadow_tags`.
    pub block: String,
    /// The paper's key and section, as in `taco16 §4.3`; may be empty.
    pub paper: String,
    /// The licence of every file as SPDX writes it; may be empty.
    pub licence: String,
    /// The folder of the Verilog files as the block's folder sees it, `../rtl`; empty where it is the same folder.
    pub rtl: String,
    /// Whether `synth.ys` leaves memories that answer a cycle later as black boxes.
    pub has_black_boxes: bool,
    /// The block's function, in one sentence; when empty, the manifest's.
    pub summary: String,
    /// Back-pressure and latency, in one line; may be empty.
    pub latency: String,
    /// The words that the rules use, as Markdown of any number of lines; may be empty.
    pub words: String,
    /// The block's rules, as (`R1`, text), in their order.
    pub rules: Vec<(String, String)>,
    /// Promises on which the block relies, a sentence each; may be empty.
    pub environment: Vec<String>,
    /// Latencies and throughput, as Markdown of any number of lines; may be empty.
    pub latencies: String,
    /// The other blocks that words, rules or latencies name.
    pub named: Vec<Named>,
    /// Derived figures beside the paper's.
    pub figures: Vec<Figure>,
    /// A timing diagram, where the block gives one.
    pub timing: Option<Timing>,
}

/// Another block, as far as a page that names it needs it. Texts are as in [`About`].
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Named {
    /// Its name, as in `l1`.
    pub block: String,
    /// The block's function, in one sentence.
    pub summary: String,
    /// The words that its rules use.
    pub words: String,
    /// Number and text of each rule of the page.
    pub rules: Vec<(String, String)>,
    /// Promises on which it relies.
    pub environment: Vec<String>,
    /// Its latencies and throughput.
    pub latencies: String,
}

/// A derived figure of a block, beside the paper's where the paper gives one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Figure {
    /// The kind of bits counted: `tag_bits`, `storage_bits`.
    pub name: String,
    /// Ours, in bits.
    pub ours: u64,
    /// The paper's, in bits.
    pub paper: Option<u64>,
    /// Where the paper gives it, and why ours differs; may be empty.
    pub note: String,
}

/// A timing diagram, in which WaveDrom's letters represent what a port is in a cycle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Timing {
    /// The events of the diagram, in one sentence.
    pub caption: String,
    /// The lanes, from top to bottom; all have as many cycles.
    pub lanes: Vec<Lane>,
}

/// One signal of a timing diagram.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lane {
    /// A port of the top module.
    pub port: String,
    /// A character a cycle: `p` for a clock, `0`, `1`, `x` for what means nothing, `=` for a value, `.` for what was
    /// before, `|` for the same where cycles are left out.
    pub wave: String,
    /// The labels of its values, in their order.
    pub data: Vec<String>,
}
