//! The emitted Verilog: clean under every front end.

use testbenches::testing::clean;

use super::super::{Config, Dut};
use super::{config, odd, one, paper, small, stale};

/// An L1 of two lines, with other lines in its section, for a tracker of two cores.
fn least(l1: &str) -> Config {
    config(&format!(
        "[l1]\naddress_bits = 20\nsets = 2\nways = 1\nmshr_entries = 2\nmiss_queue = 2\n{l1}\n\
         [sharing_tracker]\ncores = 2\nsets = 2\nways = 1\nbanks = 1\n"
    ))
}

/// The same with forwards that wait.
fn waiting(l1: &str) -> Config {
    config(&format!(
        "[l1]\naddress_bits = 20\nsets = 2\nways = 1\nmiss_queue = 2\n{l1}\n[sharing_tracker]\ncores = 2\nsets = 2\n\
         ways = 1\nbanks = 1\npending = 'wait'\n"
    ))
}

#[test]
fn every_geometry_with_waiting_forwards_is_lint_clean() {
    clean::<Dut>(&[
        waiting("mshr_entries = 1\nline_bytes = 64\nsector_bytes = 64\nmshr_merges = 1"),
        waiting("mshr_entries = 7\nindex = 'xor'\nearly_restart = true"),
        waiting("mshr_entries = 32\nid_bits = 16"),
    ]);
}

#[test]
fn every_geometry_is_lint_clean() {
    clean::<Dut>(&[
        one(),
        small(),
        odd(),
        stale(),
        paper(),
        least("line_bytes = 256\nsector_bytes = 16\nid_bits = 16"),
        least("line_bytes = 64\nsector_bytes = 64\nmshr_merges = 1\nearly_restart = true"),
        least("early_restart = true\npending_store = 'stale'\nstore_data_places = 1"),
    ]);
}
