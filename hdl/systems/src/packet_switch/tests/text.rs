//! The emitted text: clean under every front end, its storage as the block's page says, as long for few lanes as for many.

use emit::EmitOptions;
use testbenches::testing::{clean, stored_bits};

use super::super::rtl::PacketSwitch;
use super::{Dut, of, wide};

#[test]
fn every_geometry_is_lint_clean_and_stores_what_the_page_says() {
    let all = [of(1, 1, 1), of(1, 3, 8), of(2, 1, 8), of(3, 2, 20), wide(5, 4, 88, 1024)];
    for (config, manifest) in all.iter().zip(clean::<Dut>(&all)) {
        assert_eq!(stored_bits(&manifest), config.storage_bits(), "{config:?}");
    }
}

/// How many modules, and how many lines each has. A sentence beside a port breaks where its widths leave room.
fn lines(inputs: usize, outputs: usize) -> Vec<usize> {
    let block = PacketSwitch::<64>::new(&of(inputs, outputs, 80));
    let design = emit::emit(&block, &EmitOptions::default()).unwrap();
    let is_own = |line: &&str| !line.trim_start().starts_with("//");
    design.modules.iter().map(|module| module.text.lines().filter(is_own).count()).collect()
}

#[test]
fn the_text_does_not_grow_with_inputs_and_outputs() {
    assert_eq!(lines(4, 4), lines(64, 64));
    assert_eq!(lines(5, 3), lines(60, 12));
}
