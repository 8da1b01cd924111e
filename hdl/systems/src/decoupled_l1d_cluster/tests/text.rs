//! The emitted text: clean under every front end, and as long for few cores as for many.

use testbenches::testing::clean;

use super::super::rtl::DecoupledL1dCluster;
use super::{Dut, MOST, of, with};
use crate::l1_cluster::text::{assert_numbers_alone_differ, assert_stages_cut_paths};

#[test]
fn every_geometry_is_lint_clean() {
    let mut all = vec![];
    for cores in 2..=4 {
        all.push(of(cores, cores, ""));
        all.push(of(cores, 5 - cores, "network = \"ports\""));
    }
    all.push(of(2, 2, "registers = \"both\""));
    // Two words of the switches.
    all.push(with(3, 2, "[l1]\nsector_bytes = 64"));
    clean::<Dut>(&all);
}

#[test]
fn the_text_does_not_grow_with_cores_and_slices() {
    // Lines of 8 sectors: a node shares no arbiter with the switches.
    let of = |cores, slices| {
        DecoupledL1dCluster::<64>::new(&with(cores, slices, "[l1]\nline_bytes = 256"))
    };
    assert_numbers_alone_differ(&of(4, 3), &of(64, 15));
}

#[test]
fn no_path_passes_stages() {
    let of = |fields: &str| DecoupledL1dCluster::<MOST>::new(&of(3, 2, fields));
    assert_stages_cut_paths(&of(""), &of("registers = \"both\""));
}
