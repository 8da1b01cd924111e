//! The blocks that are measured.

use design::{Design, PRESETS, Problems};
use emit::{EmitErrors, EmitOptions};
use registry::blocks;
use rust_hdl::core::prelude::{Block, Logic, Probe, generate_verilog_unchecked};
use testbenches::registry::DynBlock;

/// A block in one configuration.
pub struct Subject {
    /// `<preset>/<block>`, as in `taco16/shadow_tags`.
    pub name: String,
    block: Box<dyn DynBlock>,
}

impl Subject {
    fn new(of: &str, block: Box<dyn DynBlock>) -> Subject {
        Subject { name: format!("{of}/{}", block.name()), block }
    }

    /// Builds the block and emits it: what `generate` does for it before it writes files.
    ///
    /// # Errors
    /// None for a legal configuration; see [`emit::emit`].
    pub fn emit(&self) -> Result<emit::Design, EmitErrors> {
        self.block.emit(&EmitOptions::default())
    }

    /// Builds the block without emitting it; gives the bytes of its outermost struct, so that a
    /// compiler cannot leave the work out.
    pub fn elaborate(&self) -> usize {
        size_of_val(&*self.block.hardware())
    }

    /// Builds the block and prints it with rust-hdl's printer. See [`crate::size`] for what
    /// that text lacks.
    pub fn rust_hdl_text(&self) -> String {
        generate_verilog_unchecked(&Any(self.block.hardware()))
    }
}

/// A block of any type, as rust-hdl's printer takes it.
struct Any(Box<dyn Block>);

impl Logic for Any {
    fn update(&mut self) {
        self.0.update();
    }
}

impl Block for Any {
    fn connect_all(&mut self) {
        self.0.connect_all();
    }
    fn update_all(&mut self) {
        self.0.update_all();
    }
    fn has_changed(&self) -> bool {
        self.0.has_changed()
    }
    fn accept(&self, name: &str, probe: &mut dyn Probe) {
        self.0.accept(name, probe);
    }
}

/// Every block of every preset, and the largest shadow tags.
///
/// # Errors
/// A preset that is not legal.
pub fn subjects() -> Result<Vec<Subject>, Problems> {
    let mut subjects = Vec::new();
    for preset in PRESETS {
        let of_preset = blocks(&preset.design()?).into_iter();
        subjects.extend(of_preset.map(|found| Subject::new(preset.name, found.block)));
    }
    let largest = blocks(&Design::parse(LARGEST, "max")?).into_iter();
    let tags = largest.filter(|found| found.info.name == "shadow_tags");
    subjects.extend(tags.map(|found| Subject::new("max", found.block)));
    Ok(subjects)
}

/// The largest tags that a config may ask for.
const LARGEST: &str = "
design = 'ccn'
name = 'max'
l1 = { address_bits = 64, line_bytes = 32, sets = 1024, ways = 32, index = 'xor' }
";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_text_measured_is_that_of_the_block_named() {
        for subject in subjects().unwrap() {
            let top = subject.emit().unwrap().top;
            assert!(subject.name.ends_with(&format!("/{top}")), "{}: {top}", subject.name);
            assert!(subject.elaborate() > 0);
        }
    }
}
