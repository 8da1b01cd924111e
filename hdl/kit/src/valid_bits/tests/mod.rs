//! The rules one by one, then all engines in lockstep.
mod dut;

use super::ports::In;
use super::{Config, ValidBits};
use crate::testing::verify;
use dut::Dut;
use testbenches::testing::{Bench, assert_rules_are_tested};

fn clearing(depth: usize) -> Config {
    Config { depth, has_clear_all: true }
}

fn set(index: u64) -> In {
    In { set_enable: true, set_index: index, ..In::default() }
}

fn clear(index: u64) -> In {
    In { clear_enable: true, clear_index: index, ..In::default() }
}

fn read(index: u64) -> In {
    In { read_index: index, ..In::default() }
}

/// The indices of all bits that are 1.
fn ones(bench: &mut Bench<Dut>, depth: u64) -> Vec<u64> {
    (0..depth).filter(|index| bench.cycle(read(*index)).is_set).collect()
}

#[test]
fn r1_a_set_makes_its_bit_1_and_changes_no_other() {
    for depth in [2, 5, 8, 300, 512] {
        let mut bench = Bench::quick(&(depth as usize).into());
        for index in [0, depth - 1, depth / 2, 0] {
            bench.cycle(set(index));
        }
        let mut expected = vec![0, depth / 2, depth - 1];
        expected.dedup();
        assert_eq!(ones(&mut bench, depth), expected);
    }
}

#[test]
fn r2_a_clear_makes_its_bit_0_and_changes_no_other() {
    for depth in [2, 5, 8, 300, 512] {
        let mut bench = Bench::quick(&(depth as usize).into());
        for index in 0..depth {
            bench.cycle(set(index));
        }
        bench.cycle(clear(depth - 1));
        bench.cycle(clear(depth - 1));
        assert_eq!(ones(&mut bench, depth), (0..depth - 1).collect::<Vec<_>>());
    }
}

#[test]
fn r3_a_clear_wins_over_a_set_of_the_same_index_only() {
    let mut bench = Bench::<Dut>::quick(&512.into());
    for (first, second, expected) in [(7, 7, false), (7, 6, true), (7, 263, true)] {
        bench.cycle(In { clear_enable: true, clear_index: second, ..set(first) });
        assert_eq!(bench.cycle(read(first)).is_set, expected, "{first}, {second}");
    }
}

#[test]
fn r4_a_bit_is_read_before_the_set_and_clear_of_the_cycle() {
    let mut bench = Bench::<Dut>::quick(&4.into());
    let reads = [set(3), read(0), clear(3), read(0)];
    let seen = reads.map(|input| bench.cycle(In { read_index: 3, ..input }).is_set);
    assert_eq!(seen, [false, true, true, false]);
}

#[test]
fn r5_a_reset_makes_every_bit_0() {
    let mut bench = Bench::quick(&300.into());
    for index in 0..300 {
        bench.cycle(set(index));
    }
    bench.reset();
    assert!(ones(&mut bench, 300).is_empty());
}

#[test]
fn r6_a_clear_of_all_makes_every_bit_0_whatever_is_set() {
    for depth in [2, 300] {
        let mut bench = Bench::quick(&clearing(depth as usize));
        for index in 0..depth {
            bench.cycle(set(index));
        }
        bench.cycle(In { clear_all: true, ..set(0) });
        assert!(ones(&mut bench, depth).is_empty());
    }
}

#[test]
fn every_rule_is_tested() {
    assert_rules_are_tested(include_str!("../mod.rs"), include_str!("mod.rs"));
}

#[test]
fn the_storage_is_what_the_page_says() {
    let bits = |depth| {
        let design = emit::emit(&ValidBits::new(depth), &emit::EmitOptions::default()).unwrap();
        design.manifest.storage.iter().map(|s| s.register_bits).sum::<usize>()
    };
    assert_eq!([1, 2, 5, 256, 257, 512].map(bits), [1, 2, 5, 256, 512, 512]);
}

#[test]
fn all_engines_agree() {
    verify::<Dut>(&[1, 2, 5, 64, 256].map(Config::from), 190_000);
    verify::<Dut>(&[300, 1024].map(Config::from), 40_000);
    verify::<Dut>(&[1, 5, 300].map(clearing), 20_000);
}
