//! What a block costs.

use crate::census::Resources;
use crate::target::Target;
use serde::Serialize;

/// What a block costs on a target.
#[derive(Clone, Debug, Serialize)]
pub struct BlockArea {
    /// The design's name.
    pub design: String,
    /// The block's name.
    pub block: String,
    /// The target.
    pub target: String,
    /// The kind of target.
    #[serde(skip)]
    pub(crate) kind: Target,
    /// Cells by what they are, SRAM macros apart.
    pub resources: Resources,
    /// Bits in memories.
    pub memory_bits: u64,
    /// Those of them in SRAM macros; ASIC only.
    pub macro_bits: u64,
    /// Bits in registers and memories.
    pub storage_bits: u64,
    /// Square micrometres; libraries only.
    pub silicon: Option<Silicon>,
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
    /// The module.
    pub module: String,
    /// How often it is there.
    pub instances: u64,
    /// Library cells, all instances together.
    pub cells: u64,
    /// Square micrometres, all instances together.
    pub square_micrometres: f64,
}
