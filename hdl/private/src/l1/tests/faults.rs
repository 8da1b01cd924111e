//! The checks themselves: caches that break a rule, which lockstep must notice, and replies, words and
//! streams that the monitor must, without anything to compare with.

use testbenches::testing::{self, noticed};

use super::super::{Dut, In, Out};
use super::config;
use design::{IndexFunction, L1, Replacement, WriteHit};

fn right() -> L1 {
    L1 {
        address_bits: 24,
        line_bytes: 64,
        sector_bytes: 16,
        sets: 4,
        ways: 4,
        mshr_entries: 5,
        mshr_merges: 3,
        miss_queue: 3,
        id_bits: 5,
        ..L1::default()
    }
}

/// Lockstep's message for a faulty cache.
fn compared(wrong: L1, before: fn(&mut In)) -> String {
    noticed::<Dut>(&config(right()), &config(wrong), before, |_, _| {})
}

/// The monitor's message for a faulty cache.
fn alone(after: fn(&In, &mut Out)) -> String {
    testing::alone::<Dut>(&config(right()), &config(right()), |_| {}, after)
}

#[test]
fn without_a_fault_nothing_is_noticed() {
    assert_eq!(compared(right(), |_| {}), "");
    assert_eq!(alone(|_, _| {}), "");
}

#[test]
fn a_wrong_figure_is_noticed() {
    let wrong = [
        L1 { mshr_entries: 4, ..right() },
        L1 { mshr_merges: 2, ..right() },
        L1 { mshr_merges: 4, ..right() },
        L1 { miss_queue: 2, ..right() },
        L1 { miss_queue: 4, ..right() },
        L1 { hit_latency: 2, ..right() },
        L1 { replacement: Replacement::Plru, ..right() },
        L1 { replacement: Replacement::Srrip, ..right() },
        L1 { write_hit: WriteHit::Evict, ..right() },
        L1 { index: IndexFunction::Xor, ..right() },
    ];
    for l1 in wrong {
        assert!(compared(l1.clone(), |_| {}).contains("the engines differ"), "{l1:?}");
    }
}

#[test]
fn an_input_that_is_not_minded_is_noticed() {
    let misled: [fn(&mut In); 9] = [
        |seen| seen.core_request.bypass_l1 = false,
        |seen| seen.core_request.byte_enable = u16::MAX.into(),
        |seen| seen.core_request.sectors &= !1 | u64::from(seen.core_request.sectors == 1),
        |seen| seen.core_request.kind = seen.core_request.kind.min(1),
        |seen| seen.down_reply.valid &= seen.down_reply.kind != 1,
        |seen| seen.down_reply.sector = 0,
        |seen| seen.core_reply.ready = true,
        |seen| seen.flush = false,
        |seen| seen.counter.index = 0,
    ];
    for (number, before) in misled.into_iter().enumerate() {
        assert!(compared(right(), before).contains("the engines differ"), "{number}");
    }
}

/// R24 by the golden memory alone: a cache that answers with other bytes.
#[test]
fn a_load_with_other_bytes_is_noticed() {
    let report = alone(|input, out| {
        out.core_reply.data[0] ^= u64::from(input.counter.index == 3);
    });
    assert!(report.contains("must hold until ready") || report.contains("R24"), "{report}");
    let report = alone(|_, out| out.core_reply.data[1] ^= out.core_reply.sector);
    assert!(report.contains("(R24)"), "{report}");
}

#[test]
fn replies_that_are_lost_or_come_twice_are_noticed() {
    let report = alone(|_, out| out.core_reply.last = true);
    assert!(report.contains("last must come with the last beat"), "{report}");
    let report = alone(|_, out| out.core_reply.id ^= 1);
    assert!(report.contains("core_reply"), "{report}");
    let report = alone(|_, out| out.core_reply.sector ^= u64::from(out.core_reply.sector > 1));
    assert!(report.contains("must come"), "{report}");
    let report = alone(|input, out| out.core_reply.valid &= input.counter.index != 2);
    // The valid falls before the beat was taken, or a beat is lost.
    let told = ["valid must not fall before ready", "must come"];
    assert!(told.iter().any(|rule| report.contains(rule)), "{report}");
}

#[test]
fn a_status_that_is_missing_or_wrong_is_noticed() {
    let report = alone(|_, out| out.core_status.valid &= out.core_status.word != 2);
    assert!(report.contains("R1: the status of id"), "{report}");
    let report = alone(|_, out| out.event.miss = false);
    assert!(report.contains("R25: events must be as the status"), "{report}");
    let report = alone(|_, out| {
        if out.core_status.word == 3 {
            out.core_status.word = 0;
        }
    });
    assert!(report.contains("status: word 0 must not answer"), "{report}");
    let report = alone(|input, out| out.flushed |= input.flush);
    assert!(report.contains("R23"), "{report}");
    let report = alone(|input, out| out.flushed &= input.counter.index != 3);
    assert!(report.contains("R23: flushed must stay high until flush has fallen"), "{report}");
    let report = alone(|input, out| out.core_request.ready |= input.flush);
    assert!(report.contains("R21"), "{report}");
}
