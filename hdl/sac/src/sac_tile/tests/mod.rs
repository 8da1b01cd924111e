//! All engines in lockstep, the rules that join the parts, deliberate faults, and the text.

mod bench;
mod faults;
mod lockstep;
mod rules;
mod text;

use testbenches::testing::assert_rules_are_tested;

use super::{Config, Dut};
use design::{Llc, Sac};

fn config(sac: Sac, llc: Llc) -> Config {
    Config::new(&sac, &llc, "test").unwrap()
}

/// Two chips of four slices of four sets of two lines.
fn small() -> Config {
    let sac = Sac { chips: 2, slices: 4, slice_bytes: 1_024, slice_ways: 2, ..Sac::default() };
    let sac = Sac { crd_sets: 2, memory_queue: 2, link_queue: 2, ..sac };
    let llc =
        Llc { mshr_entries: 2, mshr_merges: 2, miss_queue: 2, write_backs: 2, ..Llc::default() };
    config(sac, Llc { atomics: 1, atomic_queue: 1, source_bits: 2, id_bits: 3, ..llc })
}

/// One of everything, and a single slice on a single chip.
fn one() -> Config {
    let sac = Sac { chips: 1, slices: 1, slice_bytes: 1_024, slice_ways: 1, ..Sac::default() };
    let sac = Sac { crd_sets: 2, memory_queue: 1, link_queue: 1, address_bits: 20, ..sac };
    let llc =
        Llc { mshr_entries: 1, mshr_merges: 1, miss_queue: 1, write_backs: 1, ..Llc::default() };
    config(sac, Llc { atomics: 1, atomic_queue: 1, source_bits: 1, id_bits: 1, ..llc })
}

/// Three chips, sectors of 64 bytes that are fetched one by one, and slices' names that are wider than SMs'.
fn npot() -> Config {
    let sac = Sac { chips: 3, slices: 2, slice_bytes: 4_096, slice_ways: 4, ..Sac::default() };
    let sac = Sac { crd_sets: 2, memory_queue: 3, link_queue: 5, sector_bytes: 64, ..sac };
    let llc = Llc { mshr_entries: 5, mshr_merges: 3, write_backs: 33, ..Llc::default() };
    let llc = Llc { atomics: 3, atomic_queue: 3, source_bits: 1, id_bits: 4, ..llc };
    config(Sac { sectored: true, reply_order: design::ReplyOrder::SliceFirst, ..sac }, llc)
}

#[test]
fn no_rule_is_without_its_test() {
    assert_rules_are_tested(include_str!("../mod.rs"), include_str!("rules.rs"));
}
