//! The checks themselves: blocks that break a rule, which lockstep must notice.

use testbenches::testing::{alone, is_noticed};

use super::super::Dut;
use super::config;

#[test]
fn lockstep_notices_faults() {
    let (right, wrong) = (config(4), config(3));
    // R2: less room than there should be.
    assert!(is_noticed::<Dut>(&right, &wrong, |_| {}, |_, _| {}));
    // R3: one request more than is held.
    assert!(is_noticed::<Dut>(&right, &right, |_| {}, |_, out| out.held += 1));
    assert!(!is_noticed::<Dut>(&right, &right, |_| {}, |_, _| {}));
}

#[test]
fn the_monitor_alone_notices_what_its_checks_are_for() {
    let config = config(4);
    let said = alone::<Dut>(&config, &config, |input| input.request.line ^= 1, |_, _| {});
    assert!(said.contains("forward"), "{said}");
    assert_eq!(alone::<Dut>(&config, &config, |_| {}, |_, _| {}), "");
}
