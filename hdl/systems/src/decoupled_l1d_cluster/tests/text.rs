//! The emitted text: clean under every front end, and as long for few cores as for many.

use emit::EmitOptions;
use testbenches::testing::clean;

use super::super::rtl::DecoupledL1dCluster;
use super::{Dut, of, with};

#[test]
fn every_geometry_is_lint_clean() {
    let mut all = vec![];
    for cores in 2..=4 {
        all.push(of(cores, cores, ""));
        all.push(of(cores, 5 - cores, "network = \"ports\""));
    }
    // Two words of the switches.
    all.push(with(3, 2, "[l1]\nsector_bytes = 64"));
    clean::<Dut>(&all);
}

/// The lines of each module, without those that go on with a port's sentence.
fn lines(cores: usize, slices: usize) -> Vec<usize> {
    // Lines of 8 sectors: a node shares no arbiter with the switches.
    let config = with(cores, slices, "[l1]\nline_bytes = 256");
    let block = DecoupledL1dCluster::<64>::new(&config);
    let design = emit::emit(&block, &EmitOptions::default()).unwrap();
    let is_own = |line: &&str| !line.trim_start().starts_with("//");
    design.modules.iter().map(|module| module.text.lines().filter(is_own).count()).collect()
}

#[test]
fn the_text_does_not_grow_with_cores_and_slices() {
    assert_eq!(lines(16, 4), lines(64, 16));
}
