//! Cores that scan one array, in step: lines in flight to one core are what the others ask for.

// At full depth the figures of the designs' pages are shown, of emitted tops.
#![allow(clippy::print_stdout)]

use super::*;
use std::fmt::Write as _;
use testbenches::testing::at_depth;

/// Six cores before two slices or banks of L2, a hundred cycles away.
const SYSTEM: &str = "cores = { cores = 6, warps = 8, groups = 1, schedule = 'rr' }\n\
                      network = { kind = 'crossbar', latency = 20 }\n\
                      l2 = { bytes = 524288, ways = 8, line_bytes = 128, slices = 2, latency = 60 }\n\
                      dram = { channels = 2, channel_bytes = 32, latency = 100 }";

/// An L1 of 16 KB with 16 entries.
const L1: [&str; 5] =
    ["l1.sets=32", "l1.ways=4", "l1.mshr_entries=16", "l1.miss_queue=8", "l1.pending_store=refuse"];
const TRACKER: [&str; 5] = [
    "sharing_tracker.cores=6",
    "sharing_tracker.sets=256",
    "sharing_tracker.banks=2",
    "l2.bytes=524288",
    "l2.split_requests=64",
];
const RING: [&str; 2] = ["ccn.cores=6", "cluster.l2_slices=2"];

/// 96 lines 16 apart, again and again: so many loads of each of a core's eight warps, one at a time.
fn scan(loads: u64) -> Box<dyn Trace> {
    let mut text = "{\"kind\":\"kernel\",\"name\":\"scan\",\"groups\":6,\"warps\":8}\n".to_string();
    for (group, warp) in (0..6).flat_map(|group| (0..8).map(move |warp| (group, warp))) {
        for at in 0..loads {
            let line = 1 + (8 * at + warp) % 96 * 16;
            writeln!(
                text,
                "{{\"group\":{group},\"warp\":{warp},\"kind\":\"load\",\"line\":{line},\"sectors\":1}}"
            )
            .unwrap();
        }
    }
    lines(&text)
}

/// Figures of a preset with these fields.
fn scanned(preset: &str, fields: &[&str], pending: &str, names: &[&str]) -> Vec<u64> {
    let (engine, loads) = at_depth((EngineKind::Verilog, 120), (EngineKind::Model, 24));
    let settings = L1.iter().chain(fields).copied().chain([pending]);
    let settings: Vec<_> = settings.map(|setting| setting.parse().unwrap()).collect();
    let design = Design::load_with(preset, &settings).unwrap();
    let cycles = cycles(system(SYSTEM), None, &[engine]);
    let report = ran(&design, &cycles, scan(loads), &Part::default()).0;
    let figures = names.iter().map(|name| report.total_of(name).unwrap()).collect();
    println!("{pending}: {names:?} {figures:?}");
    figures
}

#[test]
fn forwards_that_wait_are_answered() {
    let names = ["cycles", "loads", "loads_to_l2", "tracker_forwards", "tracker_nacks"];
    let of = |pending| scanned("thesis12", &TRACKER, pending, &names);
    let (nack, wait) = (of("sharing_tracker.pending=nack"), of("sharing_tracker.pending=wait"));
    assert!(2 * nack[2] > nack[1] && 2 * nack[4] > nack[3], "{nack:?}");
    assert!(5 * wait[2] < wait[1] && 20 * wait[4] < wait[3], "{wait:?}");
    assert!(wait[0] < nack[0], "{wait:?}");
}

#[test]
fn requests_that_wait_on_the_ring_are_answered() {
    let names = ["cycles", "loads", "loads_to_l2", "ccn_hits"];
    let of = |pending| scanned("taco16-b", &RING, pending, &names);
    let (pass, wait) = (of("ccn.pending=pass"), of("ccn.pending=wait"));
    assert!(2 * pass[2] > pass[1], "{pass:?}");
    assert!(5 * wait[2] < wait[1] && wait[3] + wait[2] == wait[1], "{wait:?}");
    assert!(wait[0] < pass[0], "{wait:?}");
}
