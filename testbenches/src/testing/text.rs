//! The emitted text of blocks.

use crate::dut::Dut;
use crate::engine;
use crate::lint::{Engine, lint_designs};
use crate::testing::{at_depth, is_full};
use emit::{EmitOptions, Manifest};
use rust_hdl::core::prelude::Block;

/// The manifests of blocks of these geometries, which are legal hardware, and whose ports fit their records. Needs no
/// tool: the first test of new hardware.
pub fn emitted<D: Dut>(configs: &[D::Config]) -> Vec<Manifest> {
    designs::<D>(configs).into_iter().map(|design| design.manifest).collect()
}

/// The readers of a block's many geometries: all, or at the short depth three, since the lint of `generated/` shows every
/// block to all of them.
pub fn readers() -> &'static [Engine] {
    at_depth(&Engine::ALL[..], &[Engine::Text, Engine::Verilator, Engine::Icarus])
}

/// As [`emitted`], and every reader finds the text clean: at the short depth three readers, that of the first geometry and
/// of the last.
pub fn clean<D: Dut>(configs: &[D::Config]) -> Vec<Manifest> {
    let designs = designs::<D>(configs);
    let report = match &designs[..] {
        [first, .., last] if !is_full() => lint_designs(&[first.clone(), last.clone()], readers()),
        all => lint_designs(all, readers()),
    }
    .unwrap();
    assert!(report.is_clean(), "{report}");
    designs.into_iter().map(|design| design.manifest).collect()
}

fn designs<D: Dut>(configs: &[D::Config]) -> Vec<emit::Design> {
    let emitted = |config| engine::emitted::<D>(config).unwrap_or_else(|error| panic!("{error}")).0;
    configs.iter().map(emitted).collect()
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
