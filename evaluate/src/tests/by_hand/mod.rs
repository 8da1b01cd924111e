//! A script of ten records for each metric, every number worked out beside it.
//!
//! Unless a test says otherwise the caches are private, of two sets of one way: even lines share a place, and
//! odd ones, and a miss evicts what is there.

mod ring;
mod sharing;
mod tracker;

use super::*;
use crate::{Metric, Report};
use serde_json::{Value, json};

const TINY: &str = "l1.sets = 2\nl1.ways = 1";

fn load(core: u32, line: u64) -> Request {
    request(core, Kind::Load, line, 0xf)
}

fn store(core: u32, line: u64) -> Request {
    request(core, Kind::Store, line, 1)
}

fn atomic(core: u32, line: u64) -> Request {
    request(core, Kind::Atomic, line, 1)
}

fn after(mut evaluation: Evaluation, script: &[Request]) -> Report {
    assert_eq!(script.len(), 10);
    script.iter().for_each(|&request| drop(evaluation.request(request).clone()));
    evaluation.report()
}

/// One metric of private caches.
fn counted(cores: u32, metric: Metric, script: &[Request]) -> Report {
    let design = design("private", TINY);
    after(evaluation(&design, cores, Metrics::from_iter([metric])), script)
}

/// A field of each core, and in all.
fn field(report: &Report, name: &str) -> (Vec<Value>, Value) {
    let of = |row: &serde_json::Map<String, Value>| row.get(name).cloned().unwrap_or(Value::Null);
    (report.cores.iter().map(of).collect(), of(&report.total))
}

#[track_caller]
fn expect<const N: usize>(report: &Report, name: &str, cores: [Value; N], total: Value) {
    assert_eq!(field(report, name), (cores.to_vec(), total), "{name}");
}

fn mixed() -> [Request; 10] {
    [
        load(0, 0),                         // miss
        load(0, 0),                         // hit
        load(1, 0),                         // miss: the other core's L1
        load(0, 2),                         // miss, evicts 0
        load(0, 0),                         // miss, evicts 2
        past(request(0, Kind::Load, 0, 2)), // bypass, one sector
        request(0, Kind::Store, 0, 3),      // store hit, two sectors
        store(0, 4),                        // store miss
        atomic(0, 0),                       // invalidates 0
        load(0, 0),                         // miss
    ]
}

#[test]
fn loads() {
    let report = counted(2, Metric::Loads, &mixed());
    // Core 0 loads in records 1, 2, 4, 5, 6 and 10.
    expect(&report, "loads", [json!(6), json!(1)], json!(7));
    expect(&report, "hit", [json!(1), json!(0)], json!(1));
    expect(&report, "hit_pending", [json!(0), json!(0)], json!(0));
    expect(&report, "miss", [json!(4), json!(1)], json!(5));
    expect(&report, "bypass", [json!(1), json!(0)], json!(1));
    // (4 + 1) / 6, 1 / 1, and (5 + 1) / 7: not the mean of both.
    expect(&report, "l1_miss_rate", [json!(5.0 / 6.0), json!(1.0)], json!(6.0 / 7.0));
    expect(&report, "bypass_share", [json!(1.0 / 6.0), json!(0.0)], json!(1.0 / 7.0));
    expect(&report, "stores", [json!(2), json!(0)], json!(2));
    expect(&report, "store_hit", [json!(1), json!(0)], json!(1));
    expect(&report, "store_miss", [json!(1), json!(0)], json!(1));
    expect(&report, "atomics", [json!(1), json!(0)], json!(1));
    expect(&report, "reservation_fail", [json!(0), json!(0)], json!(0));
    expect(&report, "refused_requests", [json!(0), json!(0)], json!(0));
    // Metrics that were not asked for are absent.
    expect(&report, "l2_requests", [Value::Null, Value::Null], Value::Null);
}

#[test]
fn an_empty_denominator_is_null() {
    let stores: Vec<Request> = (0..10).map(|line| store(0, line)).collect();
    let report = counted(2, Metric::Loads, &stores);
    expect(&report, "l1_miss_rate", [Value::Null, Value::Null], Value::Null);
}

#[test]
fn l2_requests() {
    let report = counted(2, Metric::L2Requests, &mixed());
    // All but the hit of record 2; a store counts once, whatever its sectors.
    expect(&report, "l2_requests", [json!(8), json!(1)], json!(9));
    // Of core 0 records 1, 4, 5, 6 and 10.
    expect(&report, "loads_to_l2", [json!(5), json!(1)], json!(6));
    expect(&report, "l1_requests_out", [json!(8), json!(1)], json!(9));
    // Four sectors for each of the misses 1, 4, 5, 10; 1 of the bypass, 2 and 1 of the stores, 1 of the
    // atomic: 21 sectors of 32 bytes. Core 1 has a line.
    expect(&report, "l2_bytes", [json!(672), json!(128)], json!(800));
}

#[test]
fn dram_bytes() {
    // L2: two slices of 16 sets of one way; chunks of two lines go to the slices in turn. Lines 0, 32 and 64
    // are the first of chunks 0, 16 and 32, all in slice 0 and, as its lines 0, 16 and 32, in its set 0.
    let l2 = "l2 = { bytes = 4096, ways = 1, slices = 2, interleave_bytes = 256 }";
    let system = System::parse(l2, "s.toml").unwrap();
    let metrics = Metrics::from_iter([Metric::DramBytes]);
    let setup = Setup { system, cores: Some(2), metrics };
    let evaluation = Evaluation::new(&design("private", TINY), &setup).unwrap();
    let script = [
        load(0, 0),   // fetched: 1
        store(0, 0),  // in L2 already; dirty
        load(0, 32),  // fetched: 2; 0 is written back: 1
        load(0, 0),   // fetched: 3
        load(0, 0),   // a hit in L1
        store(0, 64), // a miss in both; fetched: 4; 0 is clean; dirty
        store(0, 64), // in L2
        atomic(0, 2), // slice 1, fetched: 5; dirty
        load(1, 3),   // slice 1, its next set, fetched: 6
        load(0, 2),   // in L2
    ];
    // 64 and 2 are dirty at the end: 6 + 1 + 2 lines of 128 bytes.
    assert_eq!(after(evaluation, &script).total_of("dram_bytes"), Some(1152));
}

#[test]
fn dram_bytes_of_short_lines() {
    // L2 lines of 32 bytes: each sector is a line.
    let l2 = "l2 = { bytes = 4096, ways = 1, slices = 1, line_bytes = 32 }";
    let system = System::parse(l2, "s.toml").unwrap();
    let metrics = Metrics::from_iter([Metric::DramBytes]);
    let setup = Setup { system, cores: Some(1), metrics };
    let mut evaluation = Evaluation::new(&design("private", TINY), &setup).unwrap();
    evaluation.request(request(0, Kind::Store, 0, 0b101)); // fetches 2 and makes them dirty
    evaluation.request(load(0, 0)); // fetches the other 2
    evaluation.request(past(request(0, Kind::Load, 1, 0b10))); // fetches 1
    assert_eq!(evaluation.report().total_of("dram_bytes"), Some(32 * (2 + 2 + 1 + 2)));
}

#[test]
fn no_reuse() {
    let script = [
        load(0, 0),
        load(0, 0),
        store(0, 1),
        load(1, 0),
        load(1, 0),
        atomic(0, 5),     // atomics touch nothing
        past(load(0, 3)), // a load past the L1 does
        store(1, 7),
        load(1, 7),
        store(0, 9),
    ];
    let design = design("private", TINY);
    let metrics = Metrics::from_iter([Metric::NoReuse]);
    let mut evaluation = evaluation(&design, 2, metrics);
    for (number, &request) in script.iter().enumerate() {
        // A flush between the two touches of core 1 changes nothing.
        if number == 4 {
            evaluation.flush();
        }
        evaluation.request(request);
    }
    let report = evaluation.report();
    // Core 0 touches 0 twice and 1, 3, 9 once; core 1 touches 0 and 7 twice.
    expect(&report, "lines_touched", [json!(4), json!(2)], json!(6));
    expect(&report, "lines_touched_once", [json!(3), json!(0)], json!(3));
    expect(&report, "no_reuse", [json!(0.75), json!(0.0)], json!(0.5));
}

#[test]
fn reuse_distance() {
    let lines = [0, 1, 0, 2, 1, 3, 4, 5, 0, 0];
    let script = lines.map(|line| load(0, line));
    let report = counted(2, Metric::ReuseDistance, &script);
    // 0, 1, 2, 3, 4 and 5 are touched first once each. Record 3: 1 came between, distance 1. Record 5: 0 and 2,
    // distance 2. Record 9: 2, 1, 3, 4 and 5, distance 5. Record 10: nothing.
    let counted = json!({ "histogram": [1, 1, 1, 1], "cold": 6 });
    let nothing = json!({ "histogram": [0, 0, 0, 0], "cold": 0 });
    expect(&report, "reuse_distance", [counted.clone(), nothing], counted);
}

#[test]
fn footprint() {
    // Core 0 allocates at a line's second load, core 1 as the baseline at the first. Two tags a set, one line.
    let fields = format!("{TINY}\ndecoupled.tag_ways = 2");
    let design = design("decoupled-l1d", &fields);
    let script = [
        load(0, 0), // bypass: a candidate
        load(0, 0), // miss: it gets a place
        load(0, 2), // bypass: a candidate
        load(0, 0), // hit
        load(1, 0), // miss
        load(1, 2), // miss
        load(1, 0), // miss
        load(0, 4), // bypass: takes the entry of 2
        store(0, 6),
        load(0, 1), // bypass
    ];
    let metrics = Metrics::from_iter([Metric::Footprint]);
    let report = after(evaluation(&design, 2, metrics), &script);
    // Core 0 loads 0, 2, 4 and 1 and allocates 0; core 1 loads 0 and 2 and allocates both.
    expect(&report, "lines_loaded", [json!(4), json!(2)], json!(6));
    expect(&report, "lines_allocated", [json!(1), json!(2)], json!(3));
    expect(&report, "footprint", [json!(0.25), json!(1.0)], json!(0.5));
    // At the end core 0 has entries for 0 and 4 in set 0 and 1 in set 1; core 1, whose second ways are gated,
    // has one of 0: four of two cores' two sets of two.
    assert_eq!(report.total_of("tag_entries_valid"), Some(4));
    assert_eq!(report.total_of("tag_entries"), Some(8));
}

#[test]
fn load_sectors() {
    let of = |sectors: u32| request(0, Kind::Load, 0, sectors);
    let script = [
        of(0x1),
        of(0x2),
        of(0x3),
        of(0x5),
        of(0x7),
        of(0xf),
        of(0xf),
        past(of(0x8)),                     // a load past the L1 counts
        request(0, Kind::Store, 0, 0xf),   // a store does not
        request(1, Kind::Load, 0, 0b1100), // core 1
    ];
    let report = counted(2, Metric::LoadSectors, &script);
    // One sector: 1, 2, 8. Two: 3, 5. Three: 7. Four: f twice.
    let rows = [json!([0, 3, 2, 1, 2]), json!([0, 0, 1, 0, 0])];
    expect(&report, "load_sectors", rows, json!([0, 3, 3, 1, 2]));
}
