//! Figures worked out by hand.

use super::*;

/// A system whose every latency is a round number.
const ROUND: &str = "cores = { cores = 2, warps = 4, groups = 4, outstanding = 8 }\n\
                     network = { latency = 10, port_bytes = 32 }\n\
                     l2 = { latency = 100, slice_bytes = 32, slices = 1 }\n\
                     dram = { channels = 1, latency = 1000, channel_bytes = 128 }";

fn run(fields: &str, text: &str) -> Report {
    let design = design("private", fields);
    let cycles = cycles(system(&format!("{ROUND}\n{fields}", fields = "")), Some(2), &[]);
    ran(&design, &cycles, lines(text), &Part::default()).0
}

fn load(core: u32, line: u64, sectors: u32) -> String {
    format!(
        "{{\"core\":{core},\"warp\":0,\"kind\":\"load\",\"line\":{line},\"sectors\":{sectors}}}\n"
    )
}

fn store(core: u32, line: u64, sectors: u32) -> String {
    load(core, line, sectors).replace("load", "store")
}

/// Cycles from the first offer of a load that is alone to its last beat.
fn latency(text: &str) -> u64 {
    let report = run("", text);
    report.total_of("load_cycles").unwrap()
}

#[test]
fn a_miss_is_the_sum_of_what_it_passes() {
    // Offered in 0, `down_request` in 2, in the network in that cycle and at the slice 10 later, which takes it in that
    // cycle; DRAM gives the line after 1000 + 1, L2 answers 100 later, and the first beat is at the node after another
    // 10 cycles and one in its slice's port; three more beats; hit_latency + 3 after the last it is at the core.
    let one = latency(&load(0, 0, 1));
    let expected = 2 + 10 + 1_001 + 100 + 10 + 3 + 4;
    assert!(one.abs_diff(expected) <= 4, "{one} {expected}");
    // Four sectors of it: three beats more to the core.
    assert_eq!(latency(&load(0, 0, 15)), one + 3);
}

#[test]
fn l2_dram_and_ports_are_counted() {
    // Core 0 loads line 0, core 1 too and stores a sector of line 2, whose line L2 fetches and has to write back.
    let report = run("", &(load(0, 0, 1) + &load(1, 0, 3) + &store(1, 2, 2)));
    let of = |name: &str| report.total_of(name).unwrap();
    assert_eq!([of("loads"), of("miss"), of("stores"), of("store_miss")], [2, 2, 1, 1]);
    assert_eq!([of("l2_requests"), of("loads_to_l2"), of("l1_requests_out")], [3, 2, 3]);
    // Two lines of 128, and a sector of 32.
    assert_eq!(of("l2_bytes"), 2 * 128 + 32);
    // Two lines fetched, one dirty at the end.
    assert_eq!(of("dram_bytes"), 3 * 128);
}

#[test]
fn loads_of_a_line_in_flight_merge_and_are_pending() {
    let report = run("", &(load(0, 0, 1) + &load(0, 1, 1) + &load(0, 0, 2) + &load(0, 1, 1)));
    let of = |name: &str| report.total_of(name).unwrap();
    assert_eq!([of("miss"), of("hit_pending"), of("hit"), of("l2_requests")], [2, 2, 0, 2]);
}

#[test]
fn refused_requests_are_counted_once_and_tries_each_time() {
    // One entry: the second miss waits for the first, a try each other cycle.
    let report = run("l1.mshr_entries = 1", &(load(0, 0, 1) + &load(0, 1, 1)));
    let of = |name: &str| report.total_of(name).unwrap();
    assert_eq!((of("refused_requests"), of("miss")), (1, 2));
    let tries = of("reservation_fail");
    let of_one = latency(&load(0, 0, 1));
    assert!(tries.abs_diff(of_one / 2) <= 3, "{tries} {of_one}");
}

#[test]
fn a_miss_is_shared_when_the_line_is_valid_elsewhere() {
    // Core 1 loads line 0 when core 0's copy has long been there: behind eight misses, of which each waits for one entry.
    let others: String = (1..9).map(|line| load(1, line * 64, 1)).collect();
    let text = load(0, 0, 1) + &others + &load(1, 0, 1);
    let report = run("l1.mshr_entries = 1", &text);
    let of = |name: &str| report.total_of(name).unwrap();
    assert_eq!((of("misses_shared"), of("load_misses")), (1, 10));
    assert_eq!(report.cores[1]["misses_shared"], 1);
    assert_eq!(report.cores[1]["holders"][0], 1);
    // At once, it is pending there and not valid.
    let report = run("", &(load(0, 0, 1) + &load(1, 0, 1)));
    assert_eq!(report.total_of("misses_shared"), Some(0));
}

#[test]
fn tag_entries_are_counted_when_kernels_end() {
    let design = design("decoupled-l1d", "");
    let cycles = cycles(system(ROUND), Some(2), &[]);
    // Four lines of core 0 and one of core 1; then one again, of an empty cache. A store makes no entry.
    let first: String = [0, 1, 33, 0, 2].map(|line| load(0, line, 1)).concat();
    let text = first + &load(1, 0, 1) + &store(1, 7, 1) + "{\"kind\":\"flush\"}\n" + &load(0, 0, 1);
    let report = ran(&design, &cycles, lines(&text), &Part::default()).0;
    assert_eq!(report.total_of("tag_entries_valid"), Some(4 + 1 + 1));
    // Two kernels of two cores with 32 sets of 8.
    assert_eq!(report.total_of("tag_entries"), Some(2 * 2 * 32 * 8));
}

/// Of one core, which the duel never turns: entries only come until a set is full, in whatever order.
#[test]
fn tag_entries_are_as_many_as_without_time() {
    use crate::evaluation::Evaluation;
    let design = design("decoupled-l1d", "");
    let cycles = cycles(usual(&design), Some(1), &[]);
    let name = "needleman_wunsch:64";
    let timed = ran(&design, &cycles, workload(name, &design), &Part::default()).0;
    let mut untimed = Evaluation::new(&design, &cycles.setup).unwrap();
    let mut trace = workload(name, &design);
    let (system, part) = (&cycles.setup.system, Part::default());
    crate::run::run(trace.as_mut(), name, system, &part, &mut [&mut untimed]).unwrap();
    let untimed = untimed.report();
    for field in ["tag_entries_valid", "tag_entries"] {
        assert_eq!(timed.total_of(field), untimed.total_of(field), "{field}");
    }
    assert!(timed.total_of("tag_entries_valid") > Some(100));
}

#[test]
fn a_warp_waits_for_its_loads_and_thinks() {
    let record = |line: u64| {
        format!("{{\"group\":0,\"warp\":0,\"kind\":\"load\",\"line\":{line},\"sectors\":1}}\n")
    };
    let run = |think: u32, number: u64| {
        let design = design("private", "");
        let text = ROUND.replace("outstanding = 8", &format!("outstanding = 8, think = {think}"));
        let cycles = cycles(system(&text), Some(2), &[]);
        let text: String = (0..number).map(|line| record(64 * line)).collect();
        ran(&design, &cycles, lines(&text), &Part::default()).0.total_of("cycles").unwrap()
    };
    let (one, two, three) = (run(0, 1), run(0, 2), run(0, 3));
    // One after the other.
    assert_eq!(three - two, two - one);
    assert!(two - one > 1_100, "{one} {two}");
    // Without thinking it goes on in the cycle after the answer; it thinks after the last answer, too.
    assert_eq!(run(50, 3), three + 3 * 49);
}
