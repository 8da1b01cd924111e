//! The emitted text of blocks.

use crate::dut::Dut;
use crate::lint::lint_designs;
use emit::{EmitOptions, Manifest};
use rust_hdl::core::prelude::Block;

/// The manifests of blocks of these geometries, whose text every front end finds clean.
pub fn clean<D: Dut>(configs: &[D::Config]) -> Vec<Manifest> {
    let emitted = |config| emit::emit(&D::rtl(config), &EmitOptions::default()).unwrap();
    let designs: Vec<emit::Design> = configs.iter().map(emitted).collect();
    let report = lint_designs(&designs).unwrap();
    assert!(report.is_clean(), "{report}");
    designs.into_iter().map(|design| design.manifest).collect()
}

/// Bits that a block stores, in registers and memories.
pub fn stored_bits(manifest: &Manifest) -> usize {
    manifest.storage.iter().map(|part| part.register_bits + part.memory_bits).sum()
}

/// The emitted text of a block's top module.
pub fn top_text(block: &dyn Block) -> String {
    let design = emit::emit(block, &EmitOptions::default()).unwrap();
    design.modules.iter().find(|module| module.name == design.top).unwrap().text.clone()
}
