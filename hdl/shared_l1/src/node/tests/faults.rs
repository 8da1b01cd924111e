//! The checks themselves: nodes that break a rule, which lockstep must notice, and answers that the
//! monitor must, without anything to compare with.

use super::super::{Config, Dut, In, Out};
use super::QUICK;
use super::bench::small;
use testbenches::testing::{alone, is_noticed};

fn right(fields: &str) -> Config {
    let mesh = if fields.contains("mesh.core_at") { "" } else { "mesh.core_at = [0, 4]" };
    small(&format!("{QUICK}\n{mesh}\nmesh.l2_at = [1, 9]\n{fields}"))
}

fn unchanged(_: &mut In) {}

fn as_it_is(_: &In, _: &mut Out) {}

#[test]
fn without_a_fault_nothing_is_noticed() {
    let right = right("shared_l1.min_routing = true");
    assert_eq!(alone::<Dut>(&right, &right, unchanged, as_it_is), "");
}

#[test]
fn a_wrong_figure_is_noticed() {
    for fields in [
        "shared_l1.home_hash = \"xor\"",
        "shared_l1.min_routing = true",
        "shared_l1.chunking = false",
        "shared_l1.arbiter_starvation_limit = 2",
        "shared_l1.remote_in_queue = 3",
        "shared_l1.home_requests = 2",
        "shared_l1.remote_request_out_queue = 3",
        "shared_l1.l2_in_queue = 3",
        "shared_l1.remote_out_queue = 3",
        "shared_l1.remote_reply_in_queue = 3",
        "shared_l1.remote_requests = 4",
        "shared_l1.store_tracker_lines = 1",
        "shared_l1.store_tracker_merges = 1",
        "shared_l1.store_path = \"mode\"",
        "shared_l1.store_path = \"filtered\"",
        "shared_l1.atomic_path = \"direct\"",
        "shared_l1.leftover = \"lazy\"",
        "shared_l1.leftover = \"flush\"",
        "l1.write_hit = \"evict\"",
        "l1.miss_queue = 3",
    ] {
        assert!(is_noticed::<Dut>(&right(""), &right(fields), unchanged, as_it_is), "{fields}");
    }
}

/// Leftovers are mostly the lines that were used least lately, too.
#[test]
fn a_leftover_that_does_not_go_first_is_noticed() {
    let of = |is_first: bool| {
        right(&format!(
            "l1.ways = 4\nl1.replacement = \"srrip\"\nshared_l1.leftover_first = {is_first}"
        ))
    };
    assert!(is_noticed::<Dut>(&of(true), &of(false), unchanged, as_it_is));
}

#[test]
fn an_input_that_is_not_minded_is_noticed() {
    let misled: [fn(&mut In); 12] = [
        |seen| seen.core_request.bypass_l1 = false,
        |seen| seen.core_number = 0,
        |seen| seen.remote_in.source = 0,
        |seen| seen.remote_in.kind = seen.remote_in.kind.min(1),
        |seen| seen.remote_in.sectors &= !1 | u64::from(seen.remote_in.sectors == 1),
        |seen| seen.remote_in.id = 0,
        |seen| seen.remote_out.ready = true,
        |seen| seen.remote_request_out.ready = true,
        |seen| seen.remote_reply_in.id &= 3,
        |seen| seen.l2_in.sector = 0,
        |seen| seen.flush = false,
        |seen| seen.counter.index &= 7,
    ];
    // Of three cores, so that the one that asks matters.
    let three = right("shared_l1.cores = 3\nmesh.core_at = [0, 4, 70]");
    for (number, before) in misled.into_iter().enumerate() {
        assert!(is_noticed::<Dut>(&three, &three, before, as_it_is), "{number}");
    }
}

/// The monitor's message for a node with changed outputs.
fn said(after: fn(&In, &mut Out)) -> String {
    alone::<Dut>(&right(""), &right(""), unchanged, after)
}

#[test]
fn other_bytes_are_noticed() {
    let report = said(|_, out| out.core_reply.data[1] ^= out.core_reply.sector);
    assert!(report.contains("R21"), "{report}");
    let report = said(|_, out| {
        out.remote_out.data[1] ^= u64::from(!out.remote_out.header && out.remote_out.id == 3);
    });
    assert!(report.contains("R21"), "{report}");
}

/// As published, leftovers return bytes older than the core's stores.
#[test]
fn a_leftover_that_stays_is_noticed_by_its_bytes() {
    let of = |leftover: &str| {
        small(&format!(
            "shared_l1.leftover = \"{leftover}\"
            shared_l1.leftover_first = false
            l1.ways = 8
            dyneb.samples = 2
            dyneb.execute = 12
            dyneb.private_miss_rate_percent = 0"
        ))
    };
    let (right, lazy) = (of("probe"), of("lazy"));
    assert_eq!(alone::<Dut>(&right, &right, unchanged, as_it_is), "");
    let report = alone::<Dut>(&right, &lazy, unchanged, as_it_is);
    assert!(report.contains("R21"), "{report}");
}

#[test]
fn replies_that_are_lost_twice_or_torn_are_noticed() {
    let report = said(|_, out| out.core_reply.last = true);
    assert!(report.contains("last must come with the last beat"), "{report}");
    let report = said(|_, out| out.core_reply.id ^= 1);
    assert!(report.contains("core_reply"), "{report}");
    let report = said(|_, out| out.remote_out.last |= out.remote_out.header);
    assert!(report.contains("remote_out: last must come"), "{report}");
    let report = said(|_, out| out.remote_out.sectors |= 1);
    assert!(report.contains("remote_out: a header of sectors"), "{report}");
    let report = said(|_, out| out.remote_out.header = true);
    assert!(report.contains("must not come in the packet"), "{report}");
    let report = said(|_, out| out.remote_out.id ^= 1);
    assert!(report.contains("remote_out: nothing may come twice"), "{report}");
}

#[test]
fn requests_that_leave_as_nobody_asked_are_noticed() {
    let report = said(|_, out| out.remote_request_out.line ^= 1);
    assert!(report.contains("requests must leave as they came"), "{report}");
    let report = said(|_, out| out.remote_request_out.home ^= 1);
    assert!(report.contains("requests must leave as they came"), "{report}");
    let report = said(|_, out| out.remote_request_out.source ^= 1);
    assert!(report.contains("source must be core_number"), "{report}");
    let report = said(|_, out| out.l2_out.line ^= 4);
    assert!(report.contains("l2_out"), "{report}");
    // The bit that counts, and the group.
    for after in [
        |_: &In, out: &mut Out| out.l2_out.id ^= u64::from(out.l2_out.id >> 8 == 2) << 6,
        |_: &In, out: &mut Out| out.l2_out.id ^= u64::from(out.l2_out.id >> 8 == 2) << 7,
    ] {
        let report = said(after);
        assert!(report.contains("R11"), "{report}");
    }
    let report = said(|_, out| out.l2_out.id = 0);
    assert!(report.contains("R11") || report.contains("l2_out"), "{report}");
}

#[test]
fn a_status_that_is_missing_or_wrong_is_noticed() {
    let report = said(|_, out| out.event.miss = false);
    assert!(report.contains("R20: events must be as the status"), "{report}");
    let report = said(|_, out| {
        if out.core_status.word == 3 {
            out.core_status.word = 1;
        }
    });
    assert!(report.contains("R8: word 1 must not answer"), "{report}");
    let report = said(|_, out| out.core_status.id ^= 1);
    assert!(report.contains("R4: the status of id"), "{report}");
    let report = said(|input, out| out.flushed |= input.flush);
    assert!(report.contains("R17"), "{report}");
    let report = said(|input, out| out.flushed &= input.counter.index != 0);
    assert!(report.contains("R17: flushed must stay high"), "{report}");
    let report = said(|input, out| out.core_request.ready |= input.flush);
    assert!(report.contains("R1: no request"), "{report}");
}

#[test]
fn packets_that_are_never_taken_are_noticed() {
    let right = right("");
    let before = |seen: &mut In| seen.remote_reply_in.valid = false;
    let after = |_: &In, out: &mut Out| out.remote_reply_in.ready = false;
    let report = alone::<Dut>(&right, &right, before, after);
    assert!(report.contains("R22: a reply must be taken"), "{report}");
}
