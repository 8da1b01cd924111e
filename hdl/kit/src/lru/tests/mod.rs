//! The rules one by one, then all engines in lockstep.
mod dut;

use super::Config;
use super::ports::In;
use crate::testing::verify;
use dut::Dut;
use testbenches::testing::{Bench, assert_rules_are_tested};

fn bench(ways: usize) -> Bench<Dut> {
    Bench::quick(&Config::new(ways).unwrap())
}

fn touch(way: u64) -> In {
    In { touch_valid: true, touch_way: way, eligible: 0 }
}

fn ask(eligible: u64) -> In {
    In { touch_valid: false, touch_way: 0, eligible }
}

/// The whole order, the least recently used first.
fn order(bench: &mut Bench<Dut>, ways: usize) -> Vec<u64> {
    let mut left = u64::MAX >> (64 - ways);
    let mut order = vec![];
    while left != 0 {
        let victim = bench.cycle(ask(left)).victim;
        order.push(victim);
        left &= !(1 << victim);
    }
    order
}

#[test]
fn r1_the_victim_is_the_eligible_way_used_longest_ago() {
    let mut bench = bench(4);
    for way in [2, 0, 3, 1, 2] {
        bench.cycle(touch(way));
    }
    // The order is 0, 3, 1, 2.
    for (eligible, victim) in [(0b1111, 0), (0b1110, 3), (0b0110, 1), (0b0100, 2), (0b1010, 3)] {
        assert_eq!(bench.cycle(ask(eligible)).victim, victim, "{eligible:#b}");
    }
}

#[test]
fn r2_any_is_low_when_no_way_is_eligible() {
    for ways in [1, 2, 5] {
        let mut bench = bench(ways);
        let out = bench.cycle(ask(0));
        assert_eq!((out.any, out.victim), (false, 0));
        assert!(bench.cycle(ask(1)).any);
    }
}

#[test]
fn r3_a_touch_moves_its_way_to_the_end_and_keeps_the_others() {
    for ways in [1, 2, 3, 5, 8] {
        let mut bench = bench(ways);
        let mut expected: Vec<u64> = (0..ways as u64).collect();
        for step in 0..40 {
            let way = (step * step + step / 3) % ways as u64;
            bench.cycle(touch(way));
            expected.retain(|w| *w != way);
            expected.push(way);
            assert_eq!(order(&mut bench, ways), expected);
        }
    }
}

#[test]
fn r4_after_reset_the_ways_are_victims_in_their_order() {
    for ways in [1, 2, 3, 8, 32] {
        assert_eq!(order(&mut bench(ways), ways), (0..ways as u64).collect::<Vec<_>>());
    }
}

#[test]
fn r5_a_touch_of_a_way_that_does_not_exist_changes_nothing() {
    let mut bench = bench(5);
    bench.cycle(touch(1));
    for way in 5..8 {
        bench.cycle(touch(way));
        assert_eq!(order(&mut bench, 5), [0, 2, 3, 4, 1]);
    }
}

#[test]
fn r6_a_touch_is_seen_in_the_next_cycle_and_a_reset_restores_the_order() {
    let mut bench = bench(3);
    let both = In { touch_valid: true, touch_way: 0, eligible: 0b111 };
    assert_eq!(bench.cycle(both).victim, 0);
    assert_eq!(bench.cycle(ask(0b111)).victim, 1);
    bench.reset();
    assert_eq!(bench.cycle(ask(0b111)).victim, 0);
}

#[test]
fn every_rule_is_tested() {
    assert_rules_are_tested(include_str!("../mod.rs"), include_str!("mod.rs"));
}

#[test]
fn an_illegal_number_of_ways_is_refused() {
    let text = |ways| Config::new(ways).unwrap_err().to_string();
    assert_eq!(text(0), "lru.ways: must be an integer in 1..=32; got 0; try 1");
    assert_eq!(text(33), "lru.ways: must be an integer in 1..=32; got 33; try 32");
}

#[test]
fn the_order_fits_a_word() {
    let bits = [1, 2, 3, 4, 8, 32].map(|ways| Config::new(ways).unwrap().order_bits());
    assert_eq!(bits, [1, 1, 3, 6, 28, 496]);
}

#[test]
fn all_engines_agree() {
    verify::<Dut>(&[1, 2, 4, 7].map(|ways| Config::new(ways).unwrap()), 255_000);
    verify::<Dut>(&[32].map(|ways| Config::new(ways).unwrap()), 20_000);
}
