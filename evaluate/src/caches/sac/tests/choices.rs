//! The paper's argument (`isca23` figures 4 and 5): what is chosen, and what is better.

use super::*;

/// Two chips of two SMs and two slices of 64 lines, whose every set is sampled.
const SCALED: &str = "sac = { chips = 2, slices = 2, sm_ports = 2, slice_bytes = 8192, slice_ways = 8, crd_sets = 16, \
                      crd_ways = 8, sectored = true, profile_cycles = 500 }";
/// Lines of a chip's cache, and of a page.
const LINES: u64 = 128;
const PAGE: u64 = 16;

/// Lines that an SM of a chip loads, over and over.
type Lines = fn(u64) -> Vec<u64>;

const PRIVATE: Lines = |chip| (0..LINES).filter(|line| line / PAGE % 2 == chip).collect();
const FALSELY_SHARED: Lines = |chip| (0..LINES).filter(|line| line % 2 == chip).collect();
const TRULY_SHARED: Lines = |_| (0..LINES / 2).collect();
const TRULY_SHARED_LARGE: Lines = |_| (0..8 * LINES).collect();

/// Two kernels of these loads, a chip's second SM half way ahead of its first; pages lie in both memories in turn.
fn run(fields: &str, lines: Lines) -> Report {
    let mut evaluation = evaluation(&design(fields), PAGE as u32 * 128, "interleaved");
    for kernel in 0..2 {
        if kernel > 0 {
            evaluation.flush();
        }
        let sms = [0, 0, 1, 1].map(lines);
        for round in 0..6_000 {
            for (core, lines) in sms.iter().enumerate() {
                let ahead = core % 2 * lines.len() / 2;
                let line = lines[(ahead + round) % lines.len()];
                evaluation.request(load(core as u32, line));
            }
        }
    }
    evaluation.report()
}

fn organisations(report: &Report) -> Vec<&str> {
    let kernels = report.total["llc_kernels"].as_array().unwrap();
    kernels.iter().map(|kernel| kernel["organisation"].as_str().unwrap()).collect()
}

#[test]
fn the_better_organisation_is_chosen() {
    for (name, lines, expected) in [
        ("private", PRIVATE, "memory_side"),
        ("falsely shared", FALSELY_SHARED, "sm_side"),
        ("truly shared", TRULY_SHARED, "sm_side"),
        ("truly shared, more than the caches hold", TRULY_SHARED_LARGE, "memory_side"),
    ] {
        let report = run(SCALED, lines);
        assert_eq!(organisations(&report), [expected; 2], "{name}");
        assert_eq!(
            (total(&report, "kernels_chosen"), number(&report, "choice_accuracy")),
            (2, 1.0),
            "{name}"
        );
        // No organisation for good is better by more than what profile and switches take, and the other is not as good.
        let over = ["memory_side", "sm_side"]
            .map(|fixed| number(&report, &format!("bandwidth_over_{fixed}")));
        assert!(over.iter().all(|over| *over > 0.85), "{name}: {over:?}");
        match (expected, name) {
            ("sm_side", _) => assert!(over[0] > 1.3, "{name}: {over:?}"),
            (_, "private") => assert!(over[1] < 1.05, "{name}: {over:?}"),
            _ => assert!(over[1] > 1.5, "{name}: {over:?}"),
        }
        let is_sm_side = expected == "sm_side";
        // There and back, twice.
        assert_eq!(total(&report, "llc_switches"), if is_sm_side { 4 } else { 0 }, "{name}");
        assert_eq!(total(&report, "lines_flushed") > 0, is_sm_side, "{name}");
        assert_eq!(number(&report, "kernels_sm_side"), if is_sm_side { 2.0 } else { 0.0 });
        // Nothing crosses the links while each chip has what it asks for.
        let crossed = total(&report, "sm_side_link_requests") * 10
            < total(&report, "memory_side_link_requests");
        assert_eq!(crossed, is_sm_side, "{name}");
    }
}

/// With hits from the slices the second kernel is compared with what the first has left there.
#[test]
fn hits_of_the_slices_are_an_option() {
    let slices = SCALED.replace("sectored", "memory_side_hits = \"slices\", sectored");
    let [directory, slices] = [SCALED, &slices].map(|fields| {
        let report = run(fields, TRULY_SHARED_LARGE);
        let profile = report.total["llc_kernels"][1]["profile"].clone();
        (profile["memory_side_requests"].as_u64(), profile["total_requests"].as_u64())
    });
    // Every set is sampled, and every request arrives at a slice.
    assert_eq!((directory.0, slices.0), (directory.1, slices.1));
}

/// Kernels that end within their profile stay memory-side, and no choice is counted.
#[test]
fn a_kernel_shorter_than_its_profile_has_no_choice() {
    let report = run(&SCALED.replace("500", "6001"), FALSELY_SHARED);
    assert_eq!(organisations(&report), ["memory_side"; 2]);
    assert_eq!(total(&report, "kernels_chosen"), 0);
    assert!(report.total["choice_accuracy"].is_null());
}

/// Hits of the better organisation bring more than what is chosen could.
#[test]
fn every_record_is_in_one_stretch() {
    for lines in [FALSELY_SHARED, TRULY_SHARED_LARGE] {
        let report = run(SCALED, lines);
        let kernels = report.total["llc_kernels"].as_array().unwrap();
        let requests = kernels.iter().map(|kernel| kernel["llc_requests"].as_u64().unwrap());
        assert_eq!(requests.sum::<u64>(), total(&report, "llc_requests"));
        assert_eq!(total(&report, "llc_requests"), total(&report, "l2_requests"));
        let flushed = kernels.iter().map(|kernel| kernel["lines_flushed"].as_u64().unwrap());
        assert_eq!(flushed.sum::<u64>(), total(&report, "lines_flushed"));
    }
}
