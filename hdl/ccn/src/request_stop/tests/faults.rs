//! Wrong stops, which lockstep must notice, and outputs that break a rule, which the monitor must.

use testbenches::testing::{alone, built, is_noticed, report_of};

use super::super::model::{RequestStop, Wrong};
use super::super::{Dut, In, Out};
use super::config;

fn report(wrong: Wrong) -> String {
    let config = config(3, 3, 4);
    let of = config.clone();
    report_of::<Dut>(&config, built::<Dut, _>(move || RequestStop::with(&of, wrong)))
}

#[test]
fn wrong_builds_are_noticed() {
    assert_eq!(report(Wrong::default()), "");
    assert_ne!(report(Wrong { no_bubble: true, ..Wrong::default() }), "");
    assert_ne!(report(Wrong { no_patience: true, ..Wrong::default() }), "");
}

#[test]
fn other_queues_and_another_patience_are_noticed() {
    let right = config(3, 3, 4);
    let is_distinguished = |wrong| is_noticed::<Dut>(&right, &wrong, |_| {}, |_, _| {});
    assert!(!is_distinguished(config(3, 3, 4)));
    assert!(is_distinguished(config(2, 3, 4)));
    assert!(is_distinguished(config(3, 2, 4)));
    assert!(is_distinguished(config(3, 4, 4)));
    assert!(is_distinguished(config(3, 3, 3)));
    assert!(is_distinguished(config(3, 3, 5)));
}

#[test]
fn inputs_that_are_not_minded_are_noticed() {
    let right = config(3, 3, 4);
    let is_distinguished =
        |before: fn(&mut In)| is_noticed::<Dut>(&right, &right, before, |_, _| {});
    assert!(is_distinguished(|input| input.core ^= 1));
    assert!(is_distinguished(|input| input.answer.hit = false));
    assert!(is_distinguished(|input| input.answer.hit = true));
    assert!(is_distinguished(|input| input.passing.travelled = true));
    assert!(is_distinguished(|input| input.unserved.ready = true));
}

/// The monitor's message for a stop with changed outputs.
fn said(change: fn(&In, &mut Out)) -> String {
    let config = config(3, 3, 4);
    alone::<Dut>(&config, &config, |_| {}, change)
}

#[test]
fn the_monitor_follows_each_request() {
    assert_eq!(said(|_, _| {}), "");
    for (change, rule) in [
        (
            (|input, out| out.next.travelled &= out.next.core != input.core) as fn(&In, &mut Out),
            "a local request that leaves is the core's first, and travelled",
        ),
        (
            |input, out| out.next.line ^= u64::from(out.next.core == input.core),
            "a local request that leaves is the core's first, and travelled",
        ),
        (
            |input, out| out.next.line ^= u64::from(out.next.core != input.core),
            "a foreign request must leave as it came, the first first",
        ),
        (
            |_, out| out.served.entry ^= 1,
            "what is handed over must be the ring's first, of another core",
        ),
        (
            |_, out| out.round_trip |= out.next.valid,
            "what comes home must be a local request that has travelled",
        ),
        (|_, out| out.timed_out = false, "what goes to L2 must have come home or timed out"),
        (|_, out| out.unserved.timed_out ^= true, "requests go to L2 in order"),
        (
            |_, out| out.unserved.line ^= u64::from(!out.unserved.timed_out),
            "requests go to L2 in order",
        ),
        (
            |_, out| out.unserved.line ^= u64::from(out.unserved.timed_out),
            "what timed out must be the core's",
        ),
        (|input, out| out.next.line ^= u64::from(!input.next.ready), "stream next: "),
        (|input, out| out.unserved.valid &= input.answer.hit, "stream unserved: "),
        (|input, out| out.served.line ^= u64::from(!input.served.ready), "stream served: "),
    ] {
        let report = said(change);
        assert!(report.contains(rule), "{rule}: {report}");
    }
}
