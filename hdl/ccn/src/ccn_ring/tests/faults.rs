//! Wrong rings, which lockstep must notice, and outputs that break a rule, which the monitor must.

use testbenches::testing::{alone, built, is_noticed, report_of};

use super::super::model::{CcnRing, Wrong};
use super::super::{Dut, In, Out};
use super::config;
use crate::ring_stop::model::Wrong as WrongStop;
use crate::{request_stop, response_stop};

fn report(wrong: Wrong) -> String {
    let config = config(4, 3, 1);
    let of = config.clone();
    report_of::<Dut>(&config, built::<Dut, _>(move || CcnRing::with(&of, wrong)))
}

#[test]
fn wrong_builds_are_noticed() {
    let stops = |stops| Wrong { stops, ..Wrong::default() };
    let requests = |requests| stops(WrongStop { requests, ..WrongStop::default() });
    let responses = |responses| stops(WrongStop { responses, ..WrongStop::default() });
    let right_requests = request_stop::model::Wrong::default();
    let right_responses = response_stop::model::Wrong::default();
    for wrong in [
        requests(request_stop::model::Wrong { no_bubble: true, ..right_requests }),
        requests(request_stop::model::Wrong { no_patience: true, ..right_requests }),
        responses(response_stop::model::Wrong { no_bubble: true, ..right_responses }),
        responses(response_stop::model::Wrong { keeps_back: true, ..right_responses }),
        responses(response_stop::model::Wrong { always_first: true, ..right_responses }),
        stops(WrongStop { reads_what_is_gone: true, ..WrongStop::default() }),
        stops(WrongStop { ring_first: true, ..WrongStop::default() }),
        Wrong { one_direction: true, ..Wrong::default() },
    ] {
        assert_ne!(report(wrong), "", "{wrong:?}");
    }
}

#[test]
fn other_rings_are_noticed() {
    let right = config(3, 3, 2);
    let is_distinguished = |wrong| is_noticed::<Dut>(&right, &wrong, |_| {}, |_, _| {});
    assert!(is_distinguished(config(4, 3, 2)));
    assert!(is_distinguished(config(3, 2, 2)));
    assert!(is_distinguished(config(3, 3, 1)));
    assert!(is_distinguished(config(3, 3, 3)));
}

/// The monitor's message for a ring with changed outputs.
fn said(change: fn(&In, &mut Out)) -> String {
    let config = config(3, 3, 1);
    alone::<Dut>(&config, &config, |_| {}, change)
}

#[test]
fn the_monitor_follows_each_request() {
    for (change, rule) in [
        (
            (|_, out| out.unserved[1].line ^= 1) as fn(&In, &mut Out),
            "what goes to L2 must be in flight, and not answered in part",
        ),
        (|_, out| out.fill[2].data[1] ^= 1, "the sectors of the line that was asked for"),
        (|_, out| out.fill[0].valid |= out.round_trip[0], "request"),
        (|_, out| out.fill[1].last = true, "the last beat, and no other, says so"),
        (
            |input, out| out.unserved[0].entry ^= u64::from(!input.unserved[0].ready),
            "stream unserved",
        ),
    ] {
        let report = said(change);
        assert!(report.contains(rule), "{rule}: {report}");
    }
}
