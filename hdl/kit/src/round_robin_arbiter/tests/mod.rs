//! The rules one by one, then all engines in lockstep.
mod dut;

use super::Config;
use super::ports::{In, Out};
use crate::testing::{ones, small, verify};
use dut::Dut;
use testbenches::lockstep::{self, VerifyOptions};
use testbenches::testing::{Bench, assert_rules_are_tested};

fn bench(n: usize) -> Bench<Dut> {
    Bench::quick(&Config::new(n).unwrap())
}

fn accept(request: u64) -> In {
    In { request: small(request), advance: true, ..In::default() }
}

fn look(request: u64) -> In {
    In { request: small(request), ..In::default() }
}

#[test]
fn r1_the_grant_goes_to_the_first_from_the_turn_upwards_and_around() {
    let mut bench = bench(4);
    assert_eq!(bench.cycle(accept(0b0010)).granted, 1);
    // The turn is requester 2's now.
    for (request, grant) in
        [(0b1100, 0b0100), (0b1011, 0b1000), (0b0011, 0b0001), (0b0010, 0b0010), (0, 0)]
    {
        let out = bench.cycle(look(request));
        assert_eq!((out.grant, out.any), (small(grant), grant != 0), "{request:#b}");
        assert_eq!(1 << out.granted & request, grant, "{request:#b}");
    }
}

#[test]
fn r2_the_turn_moves_only_with_an_accepted_grant() {
    let mut bench = bench(3);
    assert_eq!(bench.cycle(look(0b111)).grant, small(0b001));
    assert_eq!(bench.cycle(accept(0b111)).grant, small(0b001));
    assert_eq!(bench.cycle(look(0b111)).grant, small(0b010));
    assert_eq!(bench.cycle(accept(0)), Out::default());
    assert_eq!(bench.cycle(accept(0b111)).grant, small(0b010));
    assert_eq!(bench.cycle(accept(0b111)).grant, small(0b100));
    assert_eq!(bench.cycle(accept(0b111)).grant, small(0b001));
}

#[test]
fn r3_who_keeps_asking_waits_for_each_other_once() {
    for n in [1, 2, 5, 32, 256] {
        let mut bench = bench(n);
        for round in 0..3 * n {
            assert_eq!(
                bench.cycle(In { request: ones(n), advance: true, ..In::default() }).granted,
                (round % n) as u64
            );
        }
    }
}

#[test]
fn r4_a_grant_that_is_not_accepted_stays_while_the_requests_do() {
    let mut bench = bench(4);
    bench.cycle(accept(0b0001));
    for _ in 0..5 {
        assert_eq!(bench.cycle(look(0b1101)).grant, small(0b0100));
    }
}

#[test]
fn r5_after_a_reset_the_turn_is_requester_0s() {
    let mut bench = bench(4);
    bench.cycle(accept(0b0100));
    bench.reset();
    assert_eq!(bench.cycle(look(0b1001)).grant, small(0b0001));
}

#[test]
fn r6_a_grant_accepted_with_stay_leaves_the_turn_with_its_requester() {
    let mut bench: Bench<Dut> = Bench::quick(&Config::new(3).unwrap().with_stay());
    let stay = |request| In { stay: true, ..accept(request) };
    for (input, granted) in [
        (stay(0b111), 0),
        (stay(0b111), 0),
        (accept(0b111), 0),
        (stay(0b101), 2),
        // Requester 2 has the turn, and leaves it to the next.
        (accept(0b011), 0),
        (In { stay: true, ..look(0b111) }, 1),
        (look(0b101), 2),
    ] {
        assert_eq!(bench.cycle(input).granted, granted, "{input:?}");
    }
}

#[test]
fn every_rule_is_tested() {
    assert_rules_are_tested(include_str!("../mod.rs"), include_str!("mod.rs"));
}

#[test]
fn an_illegal_number_of_requesters_is_refused() {
    assert_eq!(
        Config::new(0).unwrap_err().to_string(),
        "round_robin_arbiter.requesters: must be an integer in 1..=256; got 0; try 1"
    );
}

#[test]
fn all_engines_agree() {
    let checked = |requesters| Config::new(requesters).unwrap();
    verify::<Dut>(&[1, 2, 7, 16].map(checked), 250_000);
    verify::<Dut>(&[1, 3, 16].map(|n| checked(n).with_stay()), 250_000);
    verify::<Dut>(&[32].map(checked), 50_000);
}

/// This many are hardly ever all waited for at random; `r3` has that case.
#[test]
fn all_engines_agree_on_as_many_as_there_may_be() {
    let options = VerifyOptions { coverage_required: false, ..VerifyOptions::for_test(5, 20_000) };
    lockstep::verify::<Dut>(&Config::new(256).unwrap(), &options)
        .unwrap_or_else(|error| panic!("{error}"));
}
