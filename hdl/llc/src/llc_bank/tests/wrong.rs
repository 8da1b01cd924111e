//! Wrong banks, which the monitor notices by itself.

use testbenches::coverage::Coverage;
use testbenches::dut::{Model as _, Monitor as _, Stimulus as _};
use testbenches::testing::{Bench, alone, built, noticed};

use super::super::model::{LlcBank, Wrong};
use super::super::{Config, Dut, In, Monitor, Out, Stimulus};
use super::world::{World, add};
use super::{axi, ports};
use crate::streams::class::WRITE_BACK;

/// The monitor's message for a build, and a right one's within fewer cycles: lockstep has them too.
fn said(config: &Config, wrong: &[Wrong]) -> String {
    let cycles = if wrong.is_empty() { 20_000 } else { 500_000 };
    let build = wrong.iter().fold(LlcBank::new(config), |build, wrong| build.but(*wrong));
    let (mut build, mut world) = (build, Stimulus::new(config, 1));
    let (mut monitor, mut coverage, mut last) = (Monitor::new(config), Coverage::new(), None);
    for _ in 0..cycles {
        let input = world.next(last.as_ref());
        let out = build.step(&input);
        if let Err(violation) = monitor.observe(&input, &out, &mut coverage) {
            return violation.to_string();
        }
        last = Some(out);
    }
    String::new()
}

#[test]
fn a_wrong_order_of_flush_is_found() {
    for config in [axi(), ports(true)] {
        assert_eq!(said(&config, &[]), "");
        let report = said(&config, &[Wrong::OneFlush]);
        assert!(report.contains("a flush must end"), "{report}");
        let report = said(&config, &[Wrong::FlushedOfSlice]);
        assert!(report.contains("R5"), "{report}");
        let report = said(&config, &[Wrong::OneFlush, Wrong::FlushedOfSlice]);
        assert!(report.contains("unanswered at flushed"), "{report}");
    }
}

/// An atomic that adds 3, then a flush: the cycles to `flushed`, if it comes, and what is added in memory.
fn flush_of_an_atomic(config: &Config, wrong: &'static [Wrong]) -> (Option<u64>, u64) {
    let of = config.clone();
    let make = move || wrong.iter().fold(LlcBank::new(&of), |build, wrong| build.but(*wrong));
    let world = &mut World::of(config, Bench::with(config, vec![built::<Dut, _>(make)]));
    let before = world.word(5, 1);
    world.ask(add(5, 1, 1, 3));
    let flushed = world.try_flush(None);
    (flushed.map(|(cycles, _)| cycles), world.word(5, 1).wrapping_sub(before))
}

/// One wire for both hangs with a changed sector in the buffer; with the slice's `flushed` besides it is lost.
#[test]
fn one_wire_hangs_or_loses_the_sector() {
    for config in [axi(), ports(true)] {
        assert!(matches!(flush_of_an_atomic(&config, &[]), (Some(_), 3)));
        assert_eq!(flush_of_an_atomic(&config, &[Wrong::OneFlush]), (None, 0));
        let both = &[Wrong::OneFlush, Wrong::FlushedOfSlice];
        assert!(matches!(flush_of_an_atomic(&config, both), (Some(_), 0)));
    }
}

/// A change of the outputs.
type Change = fn(&In, &mut Out);

#[test]
fn the_monitor_notices_by_itself() {
    let expected: [(&str, Change); 6] = [
        ("must find its line", |_, out| out.reply.data[0] ^= 1),
        ("unanswered at flushed", |input, out| out.flushed |= input.flush),
        ("in memory", |input, out| out.flushed |= input.flush && out.aw.valid),
        ("must stay until flush", |input, out| out.flushed &= !input.r.valid),
        ("must not be idle", |_, out| out.idle = true),
        ("in memory", |_, out| out.w.strb &= !1),
    ];
    for (rule, after) in expected {
        let report = alone::<Dut>(&axi(), &axi(), |_| {}, after);
        assert!(report.contains(rule), "{rule}: {report}");
    }
    // A write-back's acknowledgement comes in the cycle of `flushed`.
    let acknowledged = |input: &In, out: &mut Out| {
        let answers = input.memory_reply.valid && input.memory_reply.id >> 2 == WRITE_BACK;
        out.flushed |= input.flush && answers && !out.idle && !input.request.valid;
    };
    let report = alone::<Dut>(&ports(true), &ports(true), |_| {}, acknowledged);
    assert!(report.contains("memory owes an acknowledgement at flushed"), "{report}");
}

#[test]
fn lockstep_notices_faults() {
    let input: [fn(&mut In); 5] = [
        |seen| seen.request.operation = 0,
        |seen| seen.flush = false,
        |seen| seen.w.ready = true,
        |seen| seen.b.resp = 0,
        |seen| seen.r.data[0] &= !1,
    ];
    for (number, before) in input.into_iter().enumerate() {
        assert_ne!(noticed::<Dut>(&axi(), &axi(), before, |_, _| {}), "", "{number}");
    }
}
