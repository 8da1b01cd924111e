//! The rules one by one, all engines in lockstep, users who break promises, wrong banks and the
//! text.

mod flush;
mod lockstep;
mod proof;
mod rules;
mod text;
mod world;
mod wrong;

use super::Config;
use design::{Axi, BankMemory, LineOrder, Llc, LlcBank};
use testbenches::testing::assert_rules_are_tested;

fn config(llc: &Llc, axi: &Axi, bank: &LlcBank) -> Config {
    Config::new(llc, &LineOrder::default(), axi, bank, "test").unwrap()
}

/// Two sets of two ways, lines of two sectors of 16 bytes.
fn llc() -> Llc {
    let lines = Llc { sets: 2, ways: 2, line_bytes: 32, sector_bytes: 16, ..Llc::default() };
    let numbers = Llc { mshr_entries: 3, mshr_merges: 2, miss_queue: 2, write_backs: 3, ..lines };
    Llc { atomics: 2, address_bits: 24, source_bits: 2, id_bits: 5, ..numbers }
}

/// Buffer and slice before AXI, with two reads and three writes.
fn axi() -> Config {
    config(&llc(), &Axi { id_bits: 2, reads: 2, writes: 3 }, &LlcBank::default())
}

/// Without AXI.
fn ports(atomic_buffer: bool) -> Config {
    let bank = LlcBank { memory: BankMemory::Ports, atomic_buffer };
    config(&llc(), &Axi::default(), &bank)
}

#[test]
fn no_rule_is_without_its_test() {
    let tests = concat!(include_str!("rules.rs"), include_str!("flush.rs"));
    assert_rules_are_tested(include_str!("../mod.rs"), tests);
}
