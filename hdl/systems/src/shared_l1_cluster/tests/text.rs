//! The emitted text: clean under every front end, and as long for few cores as for many.

use testbenches::testing::clean;

use super::super::rtl::SharedL1Cluster;
use super::{Dut, MOST, PORTS, of, with};
use crate::l1_cluster::text::{assert_numbers_alone_differ, assert_stages_cut_paths};

#[test]
fn every_geometry_is_lint_clean() {
    let mut all = vec![];
    for cores in 1..=3 {
        all.push(of(cores, cores, ""));
        all.push(of(cores, 4 - cores, PORTS));
    }
    all.push(of(2, 2, "cluster.registers = \"both\""));
    // Two words of the switches.
    all.push(with(3, 2, "l1.sector_bytes = 64"));
    clean::<Dut>(&all);
}

#[test]
fn the_text_does_not_grow_with_cores_and_slices() {
    // Lines of 8 sectors: a node shares no arbiter with the switches.
    let of =
        |cores, slices| SharedL1Cluster::<64>::new(&with(cores, slices, "l1.line_bytes = 256"));
    assert_numbers_alone_differ(&of(4, 3), &of(64, 15));
}

#[test]
fn no_path_passes_stages() {
    let of = |fields: &str| SharedL1Cluster::<MOST>::new(&of(3, 2, fields));
    assert_stages_cut_paths(&of(""), &of("cluster.registers = \"both\""));
}
