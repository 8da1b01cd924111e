//! Nodes that break a rule: lockstep notices, and the monitor by itself says which rule.

use std::collections::VecDeque;

use testbenches::coverage::Coverage;
use testbenches::dut::{Model as _, Monitor as _};
use testbenches::testing::{alone, alone_of, built, is_noticed, noticed, report_of};

use super::super::model::{TrackerNode, Wrong};
use super::super::{Config, Dut, In, Monitor, Out};
use super::bench::{LOAD, forwarded, line, load, open};
use super::{config, small, waiting};
use crate::streams::Message;
use base::environment::Memory;
use base::streams::DownReply;

/// Lockstep's words.
const DIFFER: &str = "the engines differ";

/// Wrong builds of a geometry, and the rule that the monitor names; none where only lockstep sees it.
type Builds = (Config, Vec<(Wrong, &'static str)>);

/// Who is served first, and who waits beside a late one, shows in no rule of the ports; nor a forward that waits for ever
/// for a line that comes.
fn builds() -> [Builds; 2] {
    let right = Wrong::default();
    let of_all = vec![
        (Wrong { forwards_first: true, ..right }, "R8"),
        (Wrong { finds_pending: true, ..right }, "R13"),
        (Wrong { fill_does_not_wait: true, ..right }, ""),
        (Wrong { forgets_victims: true, ..right }, "R16"),
        (Wrong { loses_refused: true, ..right }, ""),
        (Wrong { flushes_under_warps: true, ..right }, "R23"),
    ];
    let of_waiting = vec![
        (Wrong { ends_early: true, ..right }, "R13"),
        (Wrong { second_first: true, ..right }, ""),
        (Wrong { waits_beside_late: true, ..right }, ""),
        (Wrong { never_gives_back: true, ..right }, ""),
    ];
    [(small(), of_all), (waiting(), of_waiting)]
}

#[test]
fn a_build_that_breaks_a_rule_is_noticed() {
    for (config, builds) in builds() {
        for (wrong, rule) in builds {
            let of = config.clone();
            let engine = || {
                let of = of.clone();
                built::<Dut, _>(move || TrackerNode::with(&of, wrong))
            };
            let report = report_of::<Dut>(&config, engine());
            assert!(!report.is_empty(), "{wrong:?}");
            let said = alone_of::<Dut>(&config, engine());
            let is_said = if rule.is_empty() { said.is_empty() } else { said.contains(rule) };
            assert!(is_said, "{wrong:?}: {said}");
        }
    }
}

#[test]
fn a_right_build_is_not() {
    let right = built::<Dut, TrackerNode>(|| TrackerNode::new(&small()));
    assert_eq!(report_of::<Dut>(&small(), right), "");
    // Not every bin of waiting is hit in so few cycles; lockstep of these is among the long runs.
    let right = built::<Dut, TrackerNode>(|| TrackerNode::new(&waiting()));
    assert_eq!(alone_of::<Dut>(&waiting(), right), "");
}

/// The monitor's message for a line of eight sectors whose way is taken while it is read, and filled at
/// once.
fn overwritten(wrong: Wrong) -> String {
    let config = config(
        "[l1]\naddress_bits = 32\nsector_bytes = 16\nsets = 4\nways = 1\n\
         [sharing_tracker]\ncores = 4\nsets = 32\nbanks = 2\n",
    );
    let (mut node, mut monitor) = (TrackerNode::with(&config, wrong), Monitor::new(&config));
    let (memory, mut coverage) = (Memory::new(16), Coverage::new());
    let (mut beats, mut said) = (VecDeque::new(), String::new());
    for cycle in 0..80 {
        let mut input = match cycle {
            0 => load(line(1), 0),
            40 => forwarded(line(1), 7),
            41 => load(line(2), 1),
            _ => open(),
        };
        input.down_reply = beats.front().copied().unwrap_or_default();
        let out = node.step(&input);
        if let Err(broken) = monitor.observe(&input, &out, &mut coverage) {
            said = broken.to_string();
            break;
        }
        if input.down_reply.valid && out.down_reply.ready {
            beats.pop_front();
        }
        if out.message.valid && out.message.kind == LOAD {
            let Message { line, id, .. } = out.message;
            let of = |sector| {
                let (valid, kind, data) = (true, LOAD, memory.read(line, sector));
                DownReply { valid, id, kind, sector, data, last: sector == 0 }
            };
            beats.extend((0..8).rev().map(of));
        }
    }
    said
}

#[test]
fn a_line_that_is_overwritten_while_it_is_read_is_noticed() {
    assert_eq!(overwritten(Wrong::default()), "");
    let said = overwritten(Wrong { fill_does_not_wait: true, ..Wrong::default() });
    assert!(said.contains("R13"), "{said}");
}

/// The figures of `small`, one of them changed.
fn changed(from: &str, to: &str) -> Config {
    let text = "[l1]\naddress_bits = 24\nline_bytes = 64\nsector_bytes = 16\nsets = 4\nways = 4\nindex = 'xor'\n\
                mshr_entries = 6\nmshr_merges = 3\nreplacement = 'plru'\nmiss_queue = 2\nhit_latency = 2\nid_bits = 6\n\
                [sharing_tracker]\ncores = 4\nsets = 8\nways = 2\nbanks = 2\n";
    assert!(text.contains(from));
    config(&text.replace(from, to))
}

#[test]
fn a_wrong_figure_is_noticed() {
    let wrong = [
        ("mshr_entries = 6", "mshr_entries = 5"),
        ("mshr_merges = 3", "mshr_merges = 2"),
        ("miss_queue = 2", "miss_queue = 3"),
        ("ways = 4\n", "ways = 2\n"),
        ("'plru'", "'lru'"),
        ("hit_latency = 2", "hit_latency = 3"),
        ("id_bits = 6\n", "id_bits = 6\npending_store = 'stale'\n"),
        ("id_bits = 6\n", "id_bits = 6\nbypass = 'direct'\n"),
        ("id_bits = 6\n", "id_bits = 6\nwrite_hit = 'evict'\n"),
        ("id_bits = 6\n", "id_bits = 6\nearly_restart = true\n"),
    ];
    for (from, to) in wrong {
        let report = noticed::<Dut>(&small(), &changed(from, to), |_| {}, |_, _| {});
        assert!(report.contains(DIFFER), "{to}: {report}");
    }
}

#[test]
fn an_input_that_is_not_minded_is_noticed() {
    let is_distinguished =
        |before: fn(&mut In)| is_noticed::<Dut>(&small(), &small(), before, |_, _| {});
    assert!(!is_distinguished(|_| {}));
    let misled: [fn(&mut In); 13] = [
        |seen| seen.active_warps = 1,
        |seen| seen.warp_sector[3] ^= 1,
        |seen| seen.warp.active |= 1,
        |seen| seen.ticket.id ^= 2,
        |seen| seen.forward.line ^= 1,
        |seen| seen.forward.requester ^= 1,
        |seen| seen.forward.id ^= 1,
        |seen| seen.answer.ready = true,
        |seen| seen.nack.ready = true,
        |seen| seen.message.ready = true,
        |seen| seen.flush = false,
        |seen| seen.core_request.bypass_l1 = false,
        |seen| seen.counter.index &= 7,
    ];
    for (number, before) in misled.into_iter().enumerate() {
        assert!(is_distinguished(before), "{number}");
    }
}

/// A change of a cycle's outputs, and the rule that the monitor names.
type Changed = (fn(&In, &mut Out), &'static str);

#[test]
fn the_monitor_says_what_is_wrong() {
    let changes: [Changed; 9] = [
        (|_, out| out.answer.source ^= 1, "R14"),
        (|_, out| out.answer.last ^= true, "R14"),
        (|_, out| out.answer.data[0] ^= 1, "R13"),
        (|_, out| out.nack.id ^= 1, "R11"),
        (|_, out| out.nack.valid = false, "R11"),
        (|_, out| out.tracker.nacked = false, "R10"),
        (|_, out| out.message.line ^= 1, "R16"),
        (|input, out| out.core_request.ready |= input.flush, "R19"),
        (
            |_, out| {
                if out.message.kind == 3 {
                    out.message.valid = false;
                }
            },
            "R16",
        ),
    ];
    for (number, (change, rule)) in changes.into_iter().enumerate() {
        let said = alone::<Dut>(&small(), &small(), |_| {}, change);
        assert!(said.contains(rule), "{number}, {rule}: {said}");
    }
}
