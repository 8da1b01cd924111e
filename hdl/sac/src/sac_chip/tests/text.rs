//! The emitted text: clean under every front end, its storage as the block's page says, and as long for few SMs and slices
//! as for many.

use emit::EmitOptions;
use testbenches::testing::{clean, emitted, stored_bits};

use super::super::Config;
use super::super::rtl::SacChip;
use super::{Dut, config, of, sectored, with};
use crate::{chip_monitor, sac_entry, sac_tile};
use design::Sac;

/// The storage of the parts by themselves.
fn parts(config: &Config) -> usize {
    let sum = |manifests: Vec<emit::Manifest>| manifests.iter().map(stored_bits).sum::<usize>();
    config.sm_ports() * sum(emitted::<sac_entry::Dut>(&[config.entry().clone()]))
        + config.slices() * sum(emitted::<sac_tile::Dut>(&[config.tile().clone()]))
        + sum(emitted::<chip_monitor::Dut<4>>(&[config.monitor().clone()]))
}

#[test]
fn every_boundary_is_lint_clean_and_stores_what_its_parts_do() {
    let all = [of(1, 1, 1), of(2, 1, 3), of(3, 4, 2), sectored()];
    for (config, manifest) in all.iter().zip(clean::<Dut>(&all)) {
        assert_eq!(stored_bits(&manifest), parts(config), "{config:?}");
    }
}

/// Lines of the top's module, without those that go on with a port's sentence.
fn lines(slices: u32, sm_ports: u32) -> usize {
    let (sac, llc) = with(2, slices, sm_ports);
    let block = SacChip::<64>::new(&config(Sac { crd_sets: 2, ..sac }, llc));
    let design = emit::emit(&block, &EmitOptions::default()).unwrap();
    let top = design.modules.iter().find(|module| module.name == design.top).unwrap();
    top.text.lines().filter(|line| !line.trim_start().starts_with("//")).count()
}

#[test]
fn the_text_does_not_grow_with_slices_and_sms() {
    assert_eq!(lines(4, 3), lines(16, 32));
}
