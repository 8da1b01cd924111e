//! The checks themselves: banks that break a rule, which lockstep, and the monitor alone, must notice.

use testbenches::testing::{alone, alone_of, built, noticed, report_of};

use super::super::model::{TrackerBank, Wrong};
use super::{Dut, In, MOST, Out, config, small};

#[test]
fn lockstep_notices_faults() {
    let input: [fn(&mut In); 6] = [
        |seen| seen.message[1].kind &= 1,
        |seen| seen.message[2].id |= 1 << 8,
        |seen| seen.message[3].line &= !1,
        |seen| seen.forward[0].ready = true,
        |seen| seen.nack.valid = false,
        |seen| seen.flush.valid = false,
    ];
    for (number, before) in input.into_iter().enumerate() {
        assert_ne!(noticed::<Dut>(&small(), &small(), before, |_, _| {}), "", "{number}");
    }
    let longer = "[sharing_tracker]\ncores = 4\nsets = 4\nways = 2\nbanks = 2\nbank_queue = 3\n";
    assert_ne!(noticed::<Dut>(&small(), &config(longer), |_| {}, |_, _| {}), "");
    let more_ways = "[sharing_tracker]\ncores = 4\nsets = 4\nways = 3\nbanks = 2\nbank_queue = 2\n";
    assert_ne!(noticed::<Dut>(&small(), &config(more_ways), |_| {}, |_, _| {}), "");
}

/// The builds that a bench of cores must notice differ from a right one at the ports, too.
#[test]
fn wrong_builds_are_noticed() {
    let wrong = [
        Wrong { marks_at_arrival: true, ..Wrong::default() },
        Wrong { keeps_entry: true, ..Wrong::default() },
    ];
    for wrong in wrong {
        let engine = built::<Dut, _>(move || TrackerBank::<MOST>::with(&small(), wrong));
        assert_ne!(report_of::<Dut>(&small(), engine), "", "{wrong:?}");
        // But no message is lost, nor its order: the monitor has nothing to say.
        let engine = built::<Dut, _>(move || TrackerBank::<MOST>::with(&small(), wrong));
        assert_eq!(alone_of::<Dut>(&small(), engine), "", "{wrong:?}");
    }
}

/// A change of the outputs.
type Change = fn(&In, &mut Out);

#[test]
fn the_monitor_notices_by_itself() {
    let said = |after: fn(&In, &mut Out)| alone::<Dut>(&small(), &small(), |_| {}, after);
    let expected: [(&str, Change); 6] = [
        ("R3", |_, out| out.message[0].ready = true),
        ("R5", |_, out| out.forward[1].requester ^= 1),
        ("R9", |_, out| out.request.line ^= 1),
        ("R9", |_, out| out.request.sectors = 1),
        ("R10", |_, out| out.idle = true),
        ("request", |_, out| out.request.valid = false),
    ];
    for (rule, after) in expected {
        let report = said(after);
        assert!(report.contains(rule), "{rule}: {report}");
    }
}
