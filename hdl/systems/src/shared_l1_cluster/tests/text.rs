//! The emitted text: clean under every front end, and as long for few cores as for many.

use emit::EmitOptions;
use testbenches::testing::clean;

use super::super::rtl::SharedL1Cluster;
use super::{Dut, PORTS, of, with};

#[test]
fn every_geometry_is_lint_clean() {
    let mut all = vec![];
    for cores in 1..=3 {
        all.push(of(cores, cores, ""));
        all.push(of(cores, 4 - cores, PORTS));
    }
    // Two words of the switches.
    all.push(with(3, 2, "l1.sector_bytes = 64"));
    clean::<Dut>(&all);
}

/// The lines of each module without those that go on with a port's sentence; but for tables of places, and for memories,
/// of which those of one size are one module.
fn lines(cores: usize, slices: usize) -> Vec<usize> {
    // Lines of 8 sectors: a node shares no arbiter with the switches.
    let config = with(cores, slices, "l1.line_bytes = 256");
    let block = SharedL1Cluster::<64>::new(&config);
    let design = emit::emit(&block, &EmitOptions::default()).unwrap();
    let is_own = |line: &&str| !line.trim_start().starts_with("//");
    let is_left_out =
        |plain: &str| ["min_router_", "register_file_"].iter().any(|stem| plain.starts_with(stem));
    let modules = design.modules.iter().filter(|module| !is_left_out(&module.plain));
    modules.map(|module| module.text.lines().filter(is_own).count()).collect()
}

#[test]
fn the_text_does_not_grow_with_cores_and_slices() {
    assert_eq!(lines(16, 4), lines(64, 16));
}
