//! The emitted text: clean under every front end, its storage that of the parts.

use testbenches::testing::{clean, emitted, stored_bits};

use super::super::Dut;
use super::{axi, ports};
use crate::{atomic_buffer, axi4_memory, llc_slice};

/// A bank adds no bit to them.
#[test]
fn every_geometry_is_lint_clean_and_stores_what_its_parts_do() {
    let all = [axi(), ports(true), ports(false)];
    for (config, manifest) in all.iter().zip(clean::<Dut>(&all)) {
        let mut parts = stored_bits(&emitted::<llc_slice::Dut>(&[config.slice()])[0]);
        if config.has_buffer() {
            parts += stored_bits(&emitted::<atomic_buffer::Dut>(&[config.buffer()])[0]);
        }
        if config.has_axi() {
            parts += stored_bits(&emitted::<axi4_memory::Dut>(&[config.axi().clone()])[0]);
        }
        assert_eq!(stored_bits(&manifest), parts, "{config:?}");
    }
}
