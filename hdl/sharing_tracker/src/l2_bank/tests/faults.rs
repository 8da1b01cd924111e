//! The checks themselves: banks that break a rule, which lockstep, and the monitor alone, must notice.

use testbenches::testing::{alone, noticed};

use super::super::{In, Out};
use super::{Dut, small};

#[test]
fn lockstep_notices_faults() {
    let input: [fn(&mut In); 6] = [
        |seen| seen.request.operation = 0,
        |seen| seen.request.byte_enable |= u128::from(seen.request.kind == 1),
        |seen| seen.memory_reply.data[0] &= !1,
        |seen| seen.memory_request.ready = true,
        |seen| seen.flush = false,
        |seen| seen.counter.index = 0,
    ];
    for (number, before) in input.into_iter().enumerate() {
        assert_ne!(noticed::<Dut>(&small(), &small(), before, |_, _| {}), "", "{number}");
    }
}

/// A change of the outputs.
type Change = fn(&In, &mut Out);

#[test]
fn the_monitor_notices_by_itself() {
    let said = |after: fn(&In, &mut Out)| alone::<Dut>(&small(), &small(), |_| {}, after);
    let expected: [(&str, Change); 6] = [
        ("R7", |_, out| out.reply.last = true),
        ("R7", |_, out| out.reply.data[0] ^= 1),
        ("R7", |_, out| out.reply.sector ^= 1),
        ("R4", |input, out| out.flushed |= input.flush && out.memory_request.kind == 1),
        ("R4", |input, out| out.flushed |= input.flush),
        ("R5", |_, out| out.idle = true),
    ];
    for (rule, after) in expected {
        let report = said(after);
        assert!(report.contains(rule), "{rule}: {report}");
    }
}
