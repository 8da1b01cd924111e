//! The blocks that are measured.

use blocks::ccn::shadow_tags;
use blocks::config::{IndexFunction, L1, PRESETS, Problems};
use blocks::registry::blocks;
use blocks::shared_l1::dyneb;
use emit::{Design, EmitErrors, EmitOptions};
use testbenches::dut::Dut;

/// A block in one configuration.
pub struct Subject {
    /// `<preset>/<block>`, as in `taco16/shadow_tags`.
    pub name: String,
    hardware: Hardware,
}

enum Hardware {
    ShadowTags(shadow_tags::Config),
    Dyneb(dyneb::Config),
}

impl Subject {
    /// Builds the block and emits it: what `generate` does for it before it writes files.
    ///
    /// # Errors
    /// None for a legal configuration; see [`emit::emit`].
    pub fn emit(&self) -> Result<Design, EmitErrors> {
        let options = EmitOptions::default();
        match &self.hardware {
            Hardware::ShadowTags(config) => emit::emit(&shadow_tags::Dut::rtl(config), &options),
            Hardware::Dyneb(config) => emit::emit(&dyneb::Dut::rtl(config), &options),
        }
    }

    /// Builds the block without emitting it; gives the bytes of its outermost struct, so that a
    /// compiler cannot leave the work out.
    pub fn elaborate(&self) -> usize {
        match &self.hardware {
            Hardware::ShadowTags(config) => size_of_val(&shadow_tags::Dut::rtl(config)),
            Hardware::Dyneb(config) => size_of_val(&dyneb::Dut::rtl(config)),
        }
    }

    /// Builds the block and prints it with rust-hdl's own printer. See [`crate::size`] for what
    /// that text lacks.
    pub fn rust_hdl_text(&self) -> String {
        use rust_hdl::core::prelude::generate_verilog_unchecked as print;
        match &self.hardware {
            Hardware::ShadowTags(config) => print(&shadow_tags::Dut::rtl(config)),
            Hardware::Dyneb(config) => print(&dyneb::Dut::rtl(config)),
        }
    }
}

/// Every block of every preset, and the largest shadow tags.
///
/// # Errors
/// A preset that is not legal.
pub fn subjects() -> Result<Vec<Subject>, Problems> {
    let mut subjects = Vec::new();
    for preset in PRESETS {
        let design = preset.design()?;
        let hardware = [
            shadow_tags::Config::of(&design).map(Hardware::ShadowTags),
            dyneb::Config::of(&design).map(Hardware::Dyneb),
        ];
        let infos = blocks(&design).into_iter().map(|block| block.info);
        subjects.extend(infos.zip(hardware.into_iter().flatten()).map(|(info, hardware)| {
            Subject { name: format!("{}/{}", preset.name, info.name), hardware }
        }));
    }
    let config = shadow_tags::Config::new(&max_l1(), "max")?;
    subjects
        .push(Subject { name: "max/shadow_tags".into(), hardware: Hardware::ShadowTags(config) });
    Ok(subjects)
}

/// The largest L1 that a config may ask for.
pub fn max_l1() -> L1 {
    L1 {
        address_bits: 64,
        line_bytes: 32,
        sets: 1024,
        ways: 32,
        index: IndexFunction::Xor,
        ..L1::default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A block of the registry that is missing here would silently not be measured.
    #[test]
    fn every_block_of_every_preset_is_a_subject() {
        let found: Vec<String> = subjects().unwrap().into_iter().map(|s| s.name).collect();
        let mut expected = Vec::new();
        for preset in PRESETS {
            for block in blocks(&preset.design().unwrap()) {
                expected.push(format!("{}/{}", preset.name, block.info.name));
            }
        }
        expected.push("max/shadow_tags".into());
        assert_eq!(found, expected);
    }

    #[test]
    fn the_text_measured_is_that_of_the_block_named() {
        for subject in subjects().unwrap() {
            let top = subject.emit().unwrap().top;
            assert!(subject.name.ends_with(&format!("/{top}")), "{}: {top}", subject.name);
            assert!(subject.elaborate() > 0);
        }
    }
}
