//! All engines in lockstep, the rules that join the parts, deliberate faults, and the text.

mod bench;
mod careless;
mod faults;
mod lockstep;
mod rules;
mod text;

use testbenches::testing::assert_rules_are_tested;

use super::Config;
use design::{Llc, Sac};

/// Room for the geometries of these tests.
const MOST: usize = 4;

type Dut = super::Dut<MOST>;

fn config(sac: Sac, llc: Llc) -> Config {
    Config::new(&sac, &llc, "test").unwrap()
}

/// A design of so many chips, slices of four sets of two lines, and SMs; queues of few places, profiles
/// of 40 cycles.
fn with(chips: u32, slices: u32, sm_ports: u32) -> (Sac, Llc) {
    let sac = Sac { chips, slices, sm_ports, slice_bytes: 1_024, slice_ways: 2, ..Sac::default() };
    let sac = Sac { crd_sets: 2, crd_queue: 2, memory_queue: 2, link_queue: 2, ..sac };
    let llc =
        Llc { mshr_entries: 2, mshr_merges: 2, miss_queue: 2, write_backs: 2, ..Llc::default() };
    let llc = Llc { atomics: 1, atomic_queue: 1, source_bits: 2, id_bits: 3, ..llc };
    (Sac { profile_cycles: 40, ..sac }, llc)
}

fn of(chips: u32, slices: u32, sm_ports: u32) -> Config {
    let (sac, llc) = with(chips, slices, sm_ports);
    config(sac, llc)
}

/// Three chips whose directory distinguishes sectors.
fn sectored() -> Config {
    let (sac, llc) = with(3, 2, 3);
    config(Sac { sectored: true, sector_bytes: 64, ..sac }, llc)
}

#[test]
fn no_rule_is_without_its_test() {
    assert_rules_are_tested(include_str!("../mod.rs"), include_str!("rules.rs"));
}
