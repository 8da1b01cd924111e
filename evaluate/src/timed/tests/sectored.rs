//! Sectored L1s in cycles, worked out by hand, and a recording.

use super::*;
use crate::Evaluation;
use std::path::Path;

/// One core, one slice, round latencies. A load that DRAM answers takes 1121 cycles: its request is at the slice after
/// 10, DRAM moves the sector in 1 and has it another 1000 later, L2 answers after 100, the way back takes 10.
const ROUND: &str = "[cores]\ncores = 1\nwarps = 64\nthink = 0\n\
    [sm]\nmemory_bytes = 65536\nsets = 1\ncoalescers = 1\ncoalesced = 0\nhit_latency = 40\nin_flight = 1\n\
    store_bytes = 16\natomic_bytes = 4\n\
    [network]\nlatency = 10\nport_bytes = 32\n\
    [l2]\nlatency = 100\nslice_bytes = 32\nslices = 1\n\
    [dram]\nchannels = 1\nlatency = 1000\nchannel_bytes = 32\n";

/// A run in that system with other values of some fields.
fn run(fields: &[&str], text: &str) -> Report {
    let mut system = String::new();
    for line in ROUND.lines() {
        let name = line.split(' ').next().unwrap();
        let other = fields.iter().find(|field| field.split(' ').next() == Some(name));
        system += &format!("{}\n", other.unwrap_or(&line));
    }
    let cycles = cycles(self::system(&system), None, &[EngineKind::Model]);
    ran(&design("private", ""), &cycles, lines(text), &Part::default()).0
}

fn cycles_of(fields: &[&str], text: &str) -> u64 {
    run(fields, text).total_of("cycles").unwrap()
}

/// Instructions of a kernel: group, warp, kind, line and sectors.
fn kernel(groups: u32, warps: u32, instructions: &[(u32, u32, &str, u64, u32)]) -> String {
    let head =
        format!("{{\"kind\":\"kernel\",\"name\":\"k\",\"groups\":{groups},\"warps\":{warps}}}\n");
    let line = |(group, warp, kind, line, sectors): &(u32, u32, &str, u64, u32)| {
        format!(
            "{{\"group\":{group},\"warp\":{warp},\"kind\":\"{kind}\",\"line\":{line},\"sectors\":{sectors}}}\n"
        )
    };
    head + &instructions.iter().map(line).collect::<String>()
}

/// Loads of a line each, in turn by so many warps of a group.
fn loads(loads: u32, warps: u32, sectors: u32) -> String {
    let load = |number| (0, number % warps, "load", u64::from(number), sectors);
    let mut loads: Vec<_> = (0..loads).map(load).collect();
    loads.sort_by_key(|&(_, warp, ..)| warp);
    kernel(1, warps, &loads)
}

#[test]
fn a_chain_of_loads_is_the_sum_of_its_latencies() {
    // From 0 to 1121; five cycles later, from 1126 to 2247; then a hit, from 2252 to 2292; the warp thinks until it ends.
    let text = kernel(1, 1, &[(0, 0, "load", 1, 1), (0, 0, "load", 2, 1), (0, 0, "load", 1, 1)]);
    let report = run(&["think = 5"], &text);
    assert_eq!(report.total_of("cycles"), Some(2_292 + 5));
    assert_eq!(report.total_of("load_cycles"), Some(2 * 1_121 + 40));
    assert_eq!(report.total_of("load_sector_hits"), Some(1));
    // Two at a time: the second from 5 on, the third when the first is answered.
    assert_eq!(cycles_of(&["think = 5", "in_flight = 2"], &text), 1_126 + 40 + 5);
}

#[test]
fn a_hit_of_a_sector_in_flight_waits_for_it() {
    let text = kernel(1, 2, &[(0, 0, "load", 1, 1), (0, 1, "load", 1, 1)]);
    assert_eq!(run(&[], &text).total_of("load_cycles"), Some(1_121 + 1_120));
    // Another sector of the line is a miss.
    let text = kernel(1, 2, &[(0, 0, "load", 1, 1), (0, 1, "load", 1, 2)]);
    assert_eq!(run(&[], &text).total_of("load_cycles"), Some(1_121 + 1_121));
}

#[test]
fn l2_answers_what_dram_has_given_and_neighbours_merge() {
    // Core 1 loads what core 0 has asked for, after a load that DRAM serves behind core 0's.
    let text = [(0, 0, "load", 1, 1), (1, 0, "load", 2, 1), (1, 0, "load", 1, 1)];
    let text = kernel(2, 1, &text);
    let of = |coalesced| {
        let report = run(&["cores = 2", coalesced], &text);
        ["load_cycles", "l2_read_sectors"].map(|name| report.total_of(name).unwrap())
    };
    assert_eq!(of("coalesced = 0"), [1_121 + 1_122 + 121, 3]);
    assert_eq!(of("coalesced = 8"), [1_121 + 1_122 + 121, 2]);
    // Both at once: what merges comes with the one in flight; else L2 serves it behind that, and does not wait for DRAM.
    let text = kernel(2, 1, &[(0, 0, "load", 1, 1), (1, 0, "load", 1, 1)]);
    let of = |coalesced| run(&["cores = 2", coalesced], &text).total_of("load_cycles");
    assert_eq!(of("coalesced = 8"), Some(2 * 1_121));
    assert_eq!(of("coalesced = 0"), Some(1_121 + 121));
}

#[test]
fn a_stream_takes_what_dram_or_a_slice_moves() {
    let text = loads(64, 64, 15);
    let of = |field| cycles_of(&[field], &text);
    // 256 sectors, of 4 cycles each and of 8; then the last has its latency.
    assert_eq!(of("channel_bytes = 8"), 10 + 256 * 4 + 1_000 + 110);
    assert_eq!(of("channel_bytes = 4"), 10 + 256 * 8 + 1_000 + 110);
    // DRAM begins with the last when the slice does.
    assert_eq!(of("slice_bytes = 4"), 10 + 255 * 8 + 1 + 1_000 + 110);
}

#[test]
fn a_port_gives_a_core_so_many_bytes_a_cycle() {
    // The last of 256 sectors leaves the port after 120 cycles and its turn.
    assert_eq!(cycles_of(&["port_bytes = 4"], &loads(64, 64, 15)), 120 + 256 * 8);
}

#[test]
fn warps_hide_latency() {
    let of = |warps| cycles_of(&[], &loads(8, warps, 1));
    // A load a cycle, or one after the other.
    assert_eq!([of(8), of(1)], [1_121 + 7, 8 * 1_121]);
    assert!(of(8) < of(4) && of(4) < of(2) && of(2) < of(1));
}

#[test]
fn lines_in_flight_keep_their_ways() {
    let of = |field| cycles_of(&[field], &loads(16, 16, 1));
    // Of eight lines the ninth load waits for the first, and the last for the eighth.
    assert_eq!(of("memory_bytes = 2048"), 1_121 + 15);
    assert_eq!(of("memory_bytes = 1024"), 1_121 + 7 + 1_121);
}

#[test]
fn stores_and_atomics_wait_for_the_loads_of_their_warp() {
    let of = |kind| {
        let text = kernel(1, 1, &[(0, 0, "load", 1, 1), (0, 0, kind, 2, 1)]);
        cycles_of(&["in_flight = 4"], &text)
    };
    // A store takes the slice for 2 cycles, an atomic for 8.
    assert_eq!([of("store"), of("atomic")], [1_121 + 10 + 2, 1_121 + 10 + 8]);
    // A load does not wait for a store, but for its slice.
    let text = kernel(1, 1, &[(0, 0, "atomic", 2, 1), (0, 0, "load", 1, 1)]);
    assert_eq!(cycles_of(&["in_flight = 4"], &text), 10 + 8 + 1 + 1_110);
}

#[test]
fn cores_that_are_not_recorded_have_their_share_of_memory() {
    let run = |text: &str| {
        let report = run(&["cores = 2", "channel_bytes = 8"], text);
        ["cycles", "recorded_cores"].map(|name| report.total_of(name).unwrap())
    };
    let load = (0, 0, "load", 1, 1);
    assert_eq!(run(&kernel(1, 1, &[load])), [1_124, 1]);
    // Core 1 has a group too, of which nothing is known.
    let silent = "{\"kind\":\"group\",\"warps\":1,\"group\":1}\n";
    assert_eq!(run(&(kernel(2, 1, &[load]) + silent)), [1_128, 1]);
    assert_eq!(run(&kernel(2, 1, &[load, (1, 0, "load", 1, 1)])), [1_124, 2]);
}

#[test]
fn kernels_follow_with_empty_caches() {
    let text = kernel(1, 1, &[(0, 0, "load", 1, 1)]);
    let report = run(&[], &text.repeat(2));
    // L2 keeps what it has.
    assert_eq!([report.total_of("cycles"), report.total_of("miss")], [Some(1_121 + 121), Some(2)]);
}

#[test]
fn a_trace_by_core_waits_for_no_answer() {
    let load = |line| {
        format!("{{\"core\":0,\"warp\":0,\"kind\":\"load\",\"line\":{line},\"sectors\":1}}\n")
    };
    assert_eq!(cycles_of(&[], &(load(1) + &load(2) + &load(1))), 1_122);
}

/// A recording hits as often as without time, but for the order; a smaller L1 takes longer.
#[test]
fn a_recording_has_the_hits_of_a_run_without_time() {
    let design = design("private", "l1.address_bits = 47");
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("../traces/tests/data/h100");
    let of = |system: &str, kernel: &str| {
        let system = System::load(system).unwrap();
        let path = data.join(format!("{kernel}.npz"));
        let cycles = cycles(system.clone(), None, &[EngineKind::Model]);
        let run = || ran(&design, &cycles, traces::open(&path).unwrap(), &Part::default()).0;
        let timed = run();
        assert_eq!(timed, run());
        let mut untimed = Evaluation::new(&design, &cycles.setup).unwrap();
        let mut trace = traces::open(&path).unwrap();
        crate::run(trace.as_mut(), "t", &system, &Part::default(), &mut [&mut untimed]).unwrap();
        let untimed = untimed.report();
        let rate = |report: &Report| report.total["sector_hit_rate"].as_f64().unwrap_or(0.0);
        assert!((rate(&timed) - rate(&untimed)).abs() < 0.02, "{kernel}");
        for name in ["loads", "stores", "atomics", "load_sectors_wanted"] {
            assert_eq!(timed.total_of(name), untimed.total_of(name), "{kernel} {name}");
        }
        timed.total_of("cycles").unwrap()
    };
    for kernel in ["diverge", "histogram", "scan_step"] {
        let [large, small] = ["h100", "h100-shared"].map(|system| of(system, kernel));
        assert!(large > 500 && small >= large - large / 100, "{kernel}: {large} {small}");
    }
}
