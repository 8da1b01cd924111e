//! Each rule by a directed test named after it.

use testbenches::testing::{Bench, assert_rules_are_tested};

use super::super::{Dut, In, Ready, Request};
use super::config;

/// A request, and whether one may leave.
fn cycle(line: Option<u64>, ready: bool) -> In {
    let request = line.map(|line| Request { valid: true, line });
    In { request: request.into(), forward: Ready { ready } }
}

#[test]
fn r1_requests_leave_in_order() {
    let mut bench = Bench::<Dut>::new(&config(2));
    assert!(!bench.cycle(cycle(Some(7), true)).forward.valid);
    assert_eq!(bench.cycle(cycle(Some(5), false)).forward.line, 7);
    assert_eq!(bench.cycle(cycle(None, true)).forward.line, 7);
    assert_eq!(bench.cycle(cycle(None, true)).forward.line, 5);
    assert!(!bench.cycle(cycle(None, true)).forward.valid);
}

#[test]
fn r2_a_request_is_refused_while_there_is_no_room() {
    let mut bench = Bench::<Dut>::new(&config(2));
    for line in 0..3 {
        assert!(bench.cycle(cycle(Some(line), false)).request.ready);
    }
    assert!(!bench.cycle(cycle(Some(3), true)).request.ready);
    assert!(bench.cycle(cycle(Some(3), false)).request.ready);
}

#[test]
fn r3_held_counts_requests() {
    let mut bench = Bench::<Dut>::new(&config(2));
    for held in 0..3 {
        assert_eq!(bench.cycle(cycle(Some(held), false)).held, held);
    }
    assert_eq!(bench.cycle(cycle(None, true)).held, 3);
    assert_eq!(bench.cycle(cycle(None, false)).held, 2);
}

#[test]
fn r4_a_reset_empties_it() {
    let mut bench = Bench::<Dut>::new(&config(2));
    bench.repeat(2, cycle(Some(9), false));
    bench.reset_with(cycle(Some(9), false));
    let out = bench.cycle(cycle(None, true));
    assert!(!out.forward.valid && out.held == 0);
}

#[test]
fn every_rule_has_a_test() {
    assert_rules_are_tested(include_str!("../mod.rs"), include_str!("rules.rs"));
}
