//! Cost of a block.

use crate::census::Resources;
use crate::target::Target;
use serde::Serialize;

/// Cost of a block on a target.
#[derive(Clone, Debug, Serialize)]
pub struct BlockArea {
    /// The design's name.
    pub design: String,
    /// The block's name.
    pub block: String,
    /// As in `ice40`.
    pub target: String,
    #[serde(skip)]
    pub(crate) kind: Target,
    /// Cells by what they are, SRAM macros apart.
    pub resources: Resources,
    /// Bits of memories, in SRAM macros or not: the sum of depth times width.
    pub memory_bits: u64,
    /// Those of them in SRAM macros; ASIC only.
    pub macro_bits: u64,
    /// Bits in registers and memories.
    pub storage_bits: u64,
    /// Square micrometres; libraries only.
    pub silicon: Option<Silicon>,
    /// Of a top: what it joins, the largest first; nothing where the target has the hierarchy flattened.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub parts: Vec<PartArea>,
}

/// All instances of a module that a top joins, with all that is in them.
#[derive(Clone, Debug, Serialize)]
pub struct PartArea {
    /// Name of the module in the emitted Verilog.
    pub module: String,
    /// How often it is there.
    pub instances: u64,
    /// Gates, all instances together.
    pub logic: u64,
    /// Flip-flops, all instances together.
    pub flip_flops: u64,
    /// Square micrometres of cells and SRAM macros, all instances together; libraries only.
    pub square_micrometres: Option<f64>,
}

/// Square micrometres of a block.
#[derive(Clone, Debug, Serialize)]
pub struct Silicon {
    /// Library cells.
    pub logic_square_micrometres: f64,
    /// SRAM macros, by the table.
    pub macro_square_micrometres: f64,
    /// Both.
    pub square_micrometres: f64,
    /// Library cells by module, the largest first.
    pub modules: Vec<ModuleArea>,
}

/// The cells of one module, without those of modules in it.
#[derive(Clone, Debug, Serialize)]
pub struct ModuleArea {
    /// Name of the module in the emitted Verilog.
    pub module: String,
    /// How often it is there.
    pub instances: u64,
    /// Library cells, all instances together.
    pub cells: u64,
    /// Those of them that are flip-flops.
    pub flip_flops: u64,
    /// Square micrometres, all instances together.
    pub square_micrometres: f64,
}
