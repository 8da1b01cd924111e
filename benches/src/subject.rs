//! The blocks that are measured.

use base::l1;
use ccn::{own_store_filter, request_throttler, shadow_tags};
use decoupled_l1d::{l1d, sm_dueling};
use design::{IndexFunction, L1, PRESETS, Problems};
use emit::{Design, EmitErrors, EmitOptions};
use rust_hdl::core::prelude::generate_verilog_unchecked;
use sac::{crd, eab_unit, profile_counters, route_policy, slice_bypass};
use shared_l1::{
    chunk_receiver, chunker, dyneb, home_map, l1_arbiter, min_router, node, remote_tracker,
    request_classifier, store_tracker,
};
use sharing_tracker::{coalescer, scatter_bypass, tracker};
use testbenches::dut::Dut;

/// A block in one configuration.
pub struct Subject {
    /// `<preset>/<block>`, as in `taco16/shadow_tags`.
    pub name: String,
    hardware: Box<dyn Hardware + Send + Sync>,
}

/// A block in one configuration, without its type.
trait Hardware {
    fn emit(&self) -> Result<Design, EmitErrors>;
    fn elaborate(&self) -> usize;
    fn rust_hdl_text(&self) -> String;
}

struct Of<D: Dut>(D::Config);

impl<D: Dut> Hardware for Of<D> {
    fn emit(&self) -> Result<Design, EmitErrors> {
        emit::emit(&D::rtl(&self.0), &EmitOptions::default())
    }

    fn elaborate(&self) -> usize {
        size_of_val(&D::rtl(&self.0))
    }

    fn rust_hdl_text(&self) -> String {
        generate_verilog_unchecked(&D::rtl(&self.0))
    }
}

impl Subject {
    fn new<D: Dut<Config: Send + Sync>>(of: &str, config: D::Config) -> Subject {
        Subject { name: format!("{of}/{}", D::NAME), hardware: Box::new(Of::<D>(config)) }
    }

    /// Builds the block and emits it: what `generate` does for it before it writes files.
    ///
    /// # Errors
    /// None for a legal configuration; see [`emit::emit`].
    pub fn emit(&self) -> Result<Design, EmitErrors> {
        self.hardware.emit()
    }

    /// Builds the block without emitting it; gives the bytes of its outermost struct, so that a
    /// compiler cannot leave the work out.
    pub fn elaborate(&self) -> usize {
        self.hardware.elaborate()
    }

    /// Builds the block and prints it with rust-hdl's own printer. See [`crate::size`] for what
    /// that text lacks.
    pub fn rust_hdl_text(&self) -> String {
        self.hardware.rust_hdl_text()
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
        macro_rules! add {
            ($($module:ident)+) => { $(
                let config = $module::Config::of(&design);
                subjects.extend(config.map(|c| Subject::new::<$module::Dut>(preset.name, c)));
            )+ };
        }
        // In the registry's order.
        add!(l1 dyneb l1d sm_dueling shadow_tags request_throttler own_store_filter);
        add!(home_map min_router l1_arbiter chunker chunk_receiver);
        add!(remote_tracker store_tracker request_classifier node);
        add!(crd profile_counters eab_unit route_policy slice_bypass);
        add!(tracker coalescer scatter_bypass);
    }
    let config = shadow_tags::Config::new(&max_l1(), "max")?;
    subjects.push(Subject::new::<shadow_tags::Dut>("max", config));
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
    use registry::blocks;

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
