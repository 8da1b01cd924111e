//! The emitted text: clean under every front end, its storage as the block's page says.

use llc::{atomic_buffer, llc_slice};
use testbenches::testing::{clean, emitted, stored_bits};

use super::super::{Config, Dut};
use super::{config, npot, one, small};
use crate::slice_bypass;
use design::{Llc, Sac};

/// The storage of the parts by themselves.
fn parts(config: &Config) -> usize {
    let sum = |manifests: Vec<emit::Manifest>| manifests.iter().map(stored_bits).sum::<usize>();
    let buffers = [config.front(), config.beside_memory()];
    sum(emitted::<slice_bypass::Dut>(&[config.bypass().clone()]))
        + sum(emitted::<llc_slice::Dut>(&[config.slice()]))
        + sum(emitted::<atomic_buffer::Dut>(&buffers))
}

#[test]
fn every_boundary_is_lint_clean_and_stores_what_the_page_says() {
    let all = [small(), one(), npot(), config(Sac::default(), Llc::default())];
    for (config, manifest) in all.iter().zip(clean::<Dut>(&all)) {
        assert_eq!(stored_bits(&manifest), config.joining_bits() + parts(config), "{config:?}");
    }
}
