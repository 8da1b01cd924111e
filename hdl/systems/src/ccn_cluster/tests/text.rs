//! The emitted text: clean under every front end, and as long for few cores as for many.

use testbenches::testing::clean;

use super::super::rtl::CcnCluster;
use super::{Dut, MOST, PORTS, of, with};
use crate::l1_cluster::text::{assert_numbers_alone_differ, assert_stages_cut_paths};

#[test]
fn every_geometry_is_lint_clean() {
    let mut all = vec![];
    for cores in 2..=3 {
        all.push(of(cores, cores - 1, "ccn.link_latency = 3"));
        all.push(of(cores, 4 - cores, PORTS));
    }
    all.push(of(2, 1, "ccn.throttle = false\nccn.own_store_filter = false"));
    all.push(of(2, 2, "cluster.registers = \"both\""));
    // Two words of the switches, and of the links.
    all.push(with(3, 2, "l1.sector_bytes = 64\nccn.link_latency = 2"));
    clean::<Dut>(&all);
}

#[test]
fn the_text_does_not_grow_with_cores_and_slices() {
    // Lines of 8 sectors: a node shares no arbiter with the switches.
    let of = |cores, slices, fields: &str| {
        CcnCluster::<64>::new(&with(cores, slices, &format!("l1.line_bytes = 256\n{fields}")))
    };
    let apart = format!("ccn.link_latency = 3\n{PORTS}");
    for fields in ["", &apart] {
        assert_numbers_alone_differ(&of(4, 3, fields), &of(64, 15, fields));
    }
}

#[test]
fn no_path_passes_stages() {
    let of = |fields: &str| CcnCluster::<MOST>::new(&of(3, 2, fields));
    assert_stages_cut_paths(&of(""), &of("cluster.registers = \"both\""));
}
