//! One small block twice: in rust-hdl's types, as its users write it, and in this project's.
//!
//! Eight ways of one set, a tag of 24 bits and a valid bit each, written one at a time and compared
//! at once with the tag looked up. The ports are the same but for clock and reset: rust-hdl's
//! version has a clock port in every struct and `initial` in place of a reset.

mod ours;
mod theirs;

use emit::{Design, EmitErrors, EmitOptions};
use rust_hdl::core::prelude::{Block, generate_verilog};

/// Ways of the set.
pub const WAYS: usize = 8;
/// Width of the tag that each way holds and a lookup compares.
pub const TAG_BITS: usize = 24;

/// The block in this project's types, emitted by its printer.
///
/// # Errors
/// None; see [`emit::emit`].
pub fn ours() -> Result<Design, EmitErrors> {
    emit::emit(&ours::TagSet::new(), &EmitOptions::default())
}

/// The block in rust-hdl's types, checked and printed by rust-hdl.
pub fn theirs() -> String {
    let mut block = theirs::TagSet::default();
    block.connect_all();
    generate_verilog(&block)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::size::Size;

    #[test]
    fn both_print_and_ours_shares_its_modules() {
        let ours = Size::of_design(&ours().unwrap());
        let theirs = Size::of_text(&theirs());
        assert_eq!(ours.modules, 2);
        // A module for the set, for each way, and for each of a way's two registers.
        assert_eq!(theirs.modules, 1 + 3 * WAYS);
        assert!(ours.lines < theirs.lines && ours.bytes < theirs.bytes, "{ours:?} {theirs:?}");
    }

    /// The compared texts are legal on both sides.
    #[test]
    fn both_texts_are_read_by_icarus() {
        let folder = tempfile::tempdir().unwrap();
        let design = ours().unwrap();
        let ours: String = design.modules.iter().map(|module| module.text.as_str()).collect();
        for (name, text) in [("ours.v", ours), ("theirs.v", theirs())] {
            let path = folder.path().join(name);
            std::fs::write(&path, text).unwrap();
            let output = std::process::Command::new("iverilog")
                .args(["-g2005", "-t", "null"])
                .arg(&path)
                .output()
                .unwrap();
            assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        }
    }
}
