//! Wrong stops, which lockstep must notice, and outputs that break a rule, which the monitor must.

use testbenches::testing::{alone, alone_of, built, is_noticed, report_of};

use super::super::model::{RingStop, Wrong};
use super::super::{Dut, In, Out};
use super::{config, waiting};
use crate::{request_stop, response_stop};

fn report(wrong: Wrong) -> String {
    let config = config(2, 3, 4);
    let of = config.clone();
    report_of::<Dut>(&config, built::<Dut, _>(move || RingStop::with(&of, wrong)))
}

#[test]
fn wrong_builds_are_noticed() {
    assert_eq!(report(Wrong::default()), "");
    let requests = |requests| Wrong { requests, ..Wrong::default() };
    let responses = |responses| Wrong { responses, ..Wrong::default() };
    let right_requests = request_stop::model::Wrong::default();
    let right_responses = response_stop::model::Wrong::default();
    for wrong in [
        requests(request_stop::model::Wrong { no_bubble: true, ..right_requests }),
        requests(request_stop::model::Wrong { no_patience: true, ..right_requests }),
        responses(response_stop::model::Wrong { no_bubble: true, ..right_responses }),
        responses(response_stop::model::Wrong { keeps_back: true, ..right_responses }),
        responses(response_stop::model::Wrong { always_first: true, ..right_responses }),
        Wrong { reads_what_is_gone: true, ..Wrong::default() },
        Wrong { ring_first: true, ..Wrong::default() },
    ] {
        assert_ne!(report(wrong), "", "{wrong:?}");
    }
}

#[test]
fn wrong_places_are_noticed() {
    let config = waiting(2, 3, 4, 2);
    let report = |wrong| {
        let of = config.clone();
        report_of::<Dut>(&config, built::<Dut, _>(move || RingStop::with(&of, wrong)))
    };
    assert_eq!(report(Wrong::default()), "");
    for wrong in [
        Wrong { parks_in_circles: true, ..Wrong::default() },
        Wrong { forgets_too_early: true, ..Wrong::default() },
        Wrong { serves_early: true, ..Wrong::default() },
        Wrong { never_holds: true, ..Wrong::default() },
    ] {
        assert_ne!(report(wrong), "", "{wrong:?}");
    }
    let is_distinguished =
        |before: fn(&mut In)| is_noticed::<Dut>(&config, &config, before, |_, _| {});
    assert!(is_distinguished(|input| input.pending.valid = false));
    assert!(is_distinguished(|input| input.pending.entry ^= 1));
    assert!(is_distinguished(|input| input.pending.way ^= 1));
    assert!(is_distinguished(|input| input.filled.valid = false));
    assert!(is_distinguished(|input| input.filled.entry ^= 1));
    assert!(is_distinguished(|input| input.woken_entry ^= 1));
}

/// Reads for a parked request are of its line, for its core.
#[test]
fn the_monitor_follows_each_parked_request() {
    let config = waiting(2, 3, 4, 2);
    let said = |change: fn(&In, &mut Out)| alone::<Dut>(&config, &config, |_| {}, change);
    assert_eq!(said(|_, _| {}), "");
    let report = said(|_, out| out.read.way ^= u64::from(out.served.valid));
    assert!(report.contains("what is read for a parked request"), "{report}");
}

#[test]
fn inputs_that_are_not_minded_are_noticed() {
    let right = config(2, 3, 4);
    let is_distinguished =
        |before: fn(&mut In)| is_noticed::<Dut>(&right, &right, before, |_, _| {});
    assert!(!is_distinguished(|_| {}));
    assert!(is_distinguished(|input| input.core ^= 1));
    assert!(is_distinguished(|input| input.write.valid = false));
    assert!(is_distinguished(|input| input.write.tag ^= 1 << 20));
    assert!(is_distinguished(|input| input.invalidate.valid = false));
    assert!(is_distinguished(|input| input.invalidate.ways ^= 1));
    assert!(is_distinguished(|input| input.read_data[3] ^= 1 << 63));
    assert!(is_distinguished(|input| input.core_waits = false));
    assert!(is_distinguished(|input| input.core_waits = true));
}

/// The monitor's message for a stop with changed outputs.
fn said(change: fn(&In, &mut Out)) -> String {
    let config = config(2, 3, 4);
    alone::<Dut>(&config, &config, |_| {}, change)
}

#[test]
fn the_monitor_follows_each_line() {
    assert_eq!(said(|_, _| {}), "");
    for (change, rule) in [
        (
            (|_, out| out.served.core ^= 1) as fn(&In, &mut Out),
            "what is served must be the ring's first request, of another core",
        ),
        (|_, out| out.served.valid |= out.read.valid, "a line begins when no other is read"),
        (|_, out| out.read.valid &= out.read.sector == 0, "all sectors of a line that is served"),
        (|_, out| out.read.valid |= out.request_next.valid, "all sectors of a line that is served"),
        (|_, out| out.read.sector = 0, "a line is read in its set, sector by sector"),
        (|_, out| out.read.set ^= 1, "a line is read in its set, sector by sector"),
        (|_, out| out.read.way ^= 1, "a line is read only if the L1 holds it"),
        (|_, out| out.response_next.data[2] ^= 1, "beats leave as they came"),
        (
            |input, out| out.request_next.line ^= u64::from(!input.request_next.ready),
            "request_next",
        ),
        (|input, out| out.unserved.entry ^= u64::from(!input.unserved.ready), "unserved"),
    ] {
        let report = said(change);
        assert!(report.contains(rule), "{rule}: {report}");
    }
}

/// The monitor knows by itself what the L1 holds now.
#[test]
fn a_line_that_is_gone_and_read_is_noticed_by_the_monitor_alone() {
    let config = config(2, 3, 4);
    let wrong = Wrong { reads_what_is_gone: true, ..Wrong::default() };
    let of = config.clone();
    let report = alone_of::<Dut>(&config, built::<Dut, _>(move || RingStop::with(&of, wrong)));
    assert!(report.contains("a line is read only if the L1 holds it"), "{report}");
}
