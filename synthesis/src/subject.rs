//! Subject of a synthesis.

/// A block of a design.
#[derive(Clone, Debug)]
pub struct Subject {
    /// The design's name.
    pub design: String,
    /// Its kind, as in `shared-l1`.
    pub kind: String,
    /// The block's name.
    pub block: String,
    /// The block joins nodes, and the parts that join them are listed.
    pub is_top: bool,
    /// Its Verilog.
    pub emitted: emit::Design,
    /// Its timing constraints as SDC.
    pub sdc: String,
    /// The clock period it is meant for on an ASIC, in ps.
    pub period_ps: u32,
    /// The same on an FPGA.
    pub fpga_period_ps: u32,
}
