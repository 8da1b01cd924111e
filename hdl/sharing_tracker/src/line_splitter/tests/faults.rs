//! The checks themselves: splitters that break a rule, which lockstep, and the monitor alone, must notice.

use testbenches::testing::{alone, noticed};

use super::super::{In, Out};
use super::{Dut, config, small};

#[test]
fn lockstep_notices_faults() {
    let input: [fn(&mut In); 4] = [
        |seen| seen.request.sectors &= !2 | u64::from(seen.request.sectors == 2),
        |seen| seen.request.source = 0,
        |seen| seen.part.ready = true,
        |seen| seen.reply.ready |= seen.part_reply.kind == 1,
    ];
    for (number, before) in input.into_iter().enumerate() {
        assert_ne!(noticed::<Dut>(&small(), &small(), before, |_, _| {}), "", "{number}");
    }
    // More places than there are.
    let more = config(
        "[l1]\naddress_bits = 24\nline_bytes = 64\nsector_bytes = 16\n[l2]\nsplit_requests = 3\n",
    );
    assert_ne!(noticed::<Dut>(&small(), &more, |_| {}, |_, _| {}), "");
}

/// A change of the outputs.
type Change = fn(&In, &mut Out);

#[test]
fn the_monitor_notices_by_itself() {
    let said = |after: fn(&In, &mut Out)| alone::<Dut>(&small(), &small(), |_| {}, after);
    let expected: [(&str, Change); 6] = [
        ("R1", |_, out| out.request.ready = false),
        ("R2", |_, out| out.part.valid = false),
        ("R3", |_, out| out.part.line ^= 1),
        ("R6", |_, out| out.reply.last = true),
        ("R6", |_, out| out.reply.source ^= 1),
        ("R8", |_, out| out.idle = true),
    ];
    for (rule, after) in expected {
        let report = said(after);
        assert!(report.contains(rule), "{rule}: {report}");
    }
}
