//! The rules one by one, then all engines in lockstep.
mod dut;

use super::Config;
use super::ports::{In, Out};
use crate::testing::{small, verify};
use dut::Dut;
use testbenches::testing::{Bench, agree, assert_rules_are_tested};

/// The answers to all requests of `n` requesters.
fn answers(n: usize) -> Vec<(u64, Out)> {
    let mut bench = Bench::<Dut>::quick(&Config::new(n).unwrap());
    (0..1 << n).map(|request| (request, bench.cycle(In { request: small(request) }))).collect()
}

#[test]
fn r1_the_grant_is_the_lowest_set_bit() {
    for (request, out) in answers(7) {
        assert_eq!(out.grant, small(request & request.wrapping_neg()), "{request:#b}");
    }
}

#[test]
fn r2_granted_is_the_number_of_the_grant() {
    for (request, out) in answers(7) {
        let number = if request == 0 { 0 } else { u64::from(request.trailing_zeros()) };
        assert_eq!(out.granted, number, "{request:#b}");
    }
}

#[test]
fn r3_any_is_high_when_somebody_asks() {
    for (request, out) in answers(7) {
        assert_eq!(out.any, request != 0);
    }
}

#[test]
fn r4_a_requester_starves_while_a_lower_one_asks() {
    let mut bench = Bench::<Dut>::quick(&Config::new(3).unwrap());
    for _ in 0..100 {
        assert_eq!(bench.cycle(In { request: small(0b101) }).grant, small(0b001));
    }
    assert_eq!(bench.cycle(In { request: small(0b100) }).grant, small(0b100));
}

#[test]
fn every_rule_is_tested() {
    assert_rules_are_tested(include_str!("../mod.rs"), include_str!("mod.rs"));
}

#[test]
fn an_illegal_number_of_requesters_is_refused() {
    assert_eq!(
        Config::new(257).unwrap_err().to_string(),
        "fixed_priority_arbiter.requesters: must be an integer in 1..=256; got 257; try 256"
    );
}

#[test]
fn all_engines_agree() {
    let checked = |requesters| Config::new(requesters).unwrap();
    verify::<Dut>(&[1, 2, 7, 16].map(checked), 250_000);
    verify::<Dut>(&[32].map(checked), 50_000);
    agree::<Dut>(&checked(256), 5, 100_000, 1_000);
}
