//! The rules one by one, all engines in lockstep, deliberate faults, and the text.

mod bench;
mod faults;
mod lockstep;
mod rules;
mod text;

use testbenches::testing::assert_rules_are_tested;

use super::Config;
use design::{MemorySideHits, Sac};

/// Room for the configurations of these tests.
const MOST: usize = 32;

type Dut = super::Dut<MOST>;
type In = super::In<MOST>;
type Out = super::Out<MOST>;

fn config(sac: Sac) -> Config {
    Config::new(&sac, "test").unwrap()
}

/// Four slices, half of the lines sampled, a queue of two, profiles of two cycles, as in the table of the page.
fn small() -> Config {
    let sac = Sac { slices: 4, sm_ports: 2, slice_bytes: 4_096, crd_sets: 4, ..Sac::default() };
    config(Sac { crd_queue: 2, profile_cycles: 2, ..sac })
}

/// A single slice, entry and chip, every line sampled, a queue of one.
fn one() -> Config {
    let sac = Sac { chips: 1, slices: 1, sm_ports: 1, slice_bytes: 4_096, ..Sac::default() };
    config(Sac { crd_sets: 2, crd_ways: 2, crd_queue: 1, profile_cycles: 5, ..sac })
}

/// No power of two but the slices; counters of slices that are wider than the others; hits of slices.
fn npot() -> Config {
    let sac = Sac { chips: 3, slices: 2, sm_ports: 5, slice_bytes: 16_384, ..Sac::default() };
    let sac = Sac { crd_ways: 3, crd_queue: 7, profile_cycles: 37, ..sac };
    let sac = Sac { counter_bits: 8, slice_counter_bits: 9, sectored: true, ..sac };
    config(Sac { memory_side_hits: MemorySideHits::Slices, ..sac })
}

/// Most of what these tests have room for, and the longest queue.
fn many() -> Config {
    let sac = Sac { chips: 16, slices: 32, sm_ports: 32, crd_queue: 64, ..Sac::default() };
    config(Sac { crd_ways: 2, profile_cycles: 100, slice_bytes: 65_536, ..sac })
}

#[test]
fn no_rule_is_without_its_test() {
    assert_rules_are_tested(include_str!("../mod.rs"), include_str!("rules.rs"));
}
