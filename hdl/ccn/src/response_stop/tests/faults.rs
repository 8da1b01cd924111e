//! Wrong stops, which lockstep must notice, and outputs that break a rule, which the monitor must.

use testbenches::testing::{alone, built, is_noticed, report_of};

use super::super::model::{ResponseStop, Wrong};
use super::super::{Dut, In, Out};
use super::{config, of};

fn report(wrong: Wrong) -> String {
    let config = config();
    let of = config.clone();
    report_of::<Dut>(&config, built::<Dut, _>(move || ResponseStop::with(&of, wrong)))
}

#[test]
fn wrong_builds_are_noticed() {
    assert_eq!(report(Wrong::default()), "");
    assert_ne!(report(Wrong { no_bubble: true, ..Wrong::default() }), "");
    assert_ne!(report(Wrong { keeps_back: true, ..Wrong::default() }), "");
    assert_ne!(report(Wrong { always_first: true, ..Wrong::default() }), "");
}

#[test]
fn other_places_and_longer_lines_are_noticed() {
    let is_distinguished = |wrong| is_noticed::<Dut>(&config(), &wrong, |_| {}, |_, _| {});
    assert!(!is_distinguished(config()));
    assert!(is_distinguished(of(2, 2)));
    assert!(is_distinguished(of(2, 4)));
    assert!(is_distinguished(of(4, 3)));
}

#[test]
fn inputs_that_are_not_minded_are_noticed() {
    let is_distinguished =
        |before: fn(&mut In)| is_noticed::<Dut>(&config(), &config(), before, |_, _| {});
    assert!(is_distinguished(|input| input.core ^= 1));
    assert!(is_distinguished(|input| input.line.data[0] ^= 1));
    assert!(is_distinguished(|input| input.passing.data[1] ^= 1));
    assert!(is_distinguished(|input| input.fill.ready = true));
    assert!(is_distinguished(|input| input.next.ready = true));
}

/// The monitor's message for a stop with changed outputs.
fn said(change: fn(&In, &mut Out)) -> String {
    alone::<Dut>(&config(), &config(), |_| {}, change)
}

#[test]
fn the_monitor_follows_each_response() {
    assert_eq!(said(|_, _| {}), "");
    for (change, rule) in [
        (
            (|_, out| out.next.data[0] ^= 1) as fn(&In, &mut Out),
            "beats leave as they came, response by response",
        ),
        (|_, out| out.next.entry ^= 1, "beats leave as they came, response by response"),
        (|_, out| out.next.last ^= true, "beats leave as they came, response by response"),
        (|input, out| out.fill.entry ^= u64::from(!input.fill.ready), "stream fill: "),
        (
            |input, out| out.next.valid &= input.next.ready || input.line.data[0] & 1 == 0,
            "stream next: ",
        ),
    ] {
        let report = said(change);
        assert!(report.contains(rule), "{rule}: {report}");
    }
}
