//! Scripts, every number worked out beside them.

use super::*;
use serde_json::json;

/// Two chips of one SM and one slice each: two sets of four lines.
const TINY: &str = "sac = { chips = 2, slices = 1, sm_ports = 1, slice_bytes = 1024, slice_ways = 4, crd_sets = 2, \
                    sectored = true, profile_cycles = 60000 }";

/// Pages of two lines: lines 0 and 1 belong to chip 0, lines 2 and 3 to chip 1, lines 8 and 9 to chip 0.
fn script() -> [Request; 12] {
    [
        load(0, 0),                     // both miss and fetch 4 sectors
        load(1, 0), // memory-side hits across the link; SM-side fetches across it
        load(1, 2), // both fetch; evicts 0 from the L1
        load(1, 0), // memory-side hits across the link; SM-side hits
        load(0, 1), // both fetch
        request(1, Kind::Store, 1, 1), // memory-side hits across the link; SM-side takes a way, and fetches nothing
        request(0, Kind::Atomic, 2, 1), // memory-side hits across the link; SM-side passes it on across the link
        load(0, 0),                     // a hit in the L1
        load(0, 2), // memory-side hits across the link; SM-side fetches across it
        request(0, Kind::Store, 2, 3), // two requests: memory-side hits across the link, SM-side hits
        load(1, 3),                    // both fetch
        load(0, 8),                    // both fetch
    ]
}

#[test]
fn both_organisations() {
    let mut evaluation = evaluation(&design(TINY), 256, "first_touch");
    for request in script() {
        evaluation.request(request);
    }
    let report = evaluation.report();
    let total = |name| total(&report, name);
    // All but the hit in the L1, the store of two sectors twice; at home those of lines 0, 2, 1, 3 and 8.
    assert_eq!((total("llc_requests"), total("llc_local_requests")), (12, 5));
    // The profile has not ended: what is chosen is memory-side.
    assert_eq!((total("llc_hits"), total("memory_side_llc_hits")), (7, 7));
    assert_eq!((total("llc_misses"), total("sm_side_llc_hits")), (5, 3));
    // Loads of 4, 4 and 4 sectors, the store's 1, the atomic's 1, the last store's 2.
    assert_eq!((total("link_requests"), total("link_bytes")), (7, 16 * 32));
    // Five lines, and three dirty sectors of lines 1 and 2 at the end.
    assert_eq!((total("dram_bytes"), total("memory_side_dram_bytes")), (23 * 32, 23 * 32));
    // Two fetches, the atomic, and at the end the write-backs of three dirty sectors, each to the other chip.
    assert_eq!((total("sm_side_link_requests"), total("sm_side_link_bytes")), (6, 12 * 32));
    // Seven lines; the atomic reads a sector and writes it; three write-backs.
    assert_eq!(total("sm_side_dram_bytes"), (7 * 4 + 2 + 3) * 32);
    // Lines 0, 1 and 2; line 3, whose page has line 2; line 8.
    assert_eq!(["true_shared", "false_shared", "not_shared"].map(total), [3, 1, 1]);
    for none in
        ["llc_switches", "lines_flushed", "llc_write_backs", "kernels_chosen", "crd_dropped"]
    {
        assert_eq!(total(none), 0, "{none}");
    }
    // Of 16384 GB/s, with even slices: hits 7/12, misses 5/12; 5/12 of all are local. 5/12 of 1792 GB/s is what local
    // misses get, and remote requests get the link's 768.
    let [llc, h, local] = [16_384.0, 7.0 / 12.0, 5.0 / 12.0];
    let expected = llc * h * local + 1_792.0 * local + 768.0;
    assert!((number(&report, "llc_bandwidth") - expected).abs() < 2.0);
    // Slices with 7 and 5 requests: 6/7 of it, of which a quarter hits. Local misses get the memory's share, remote ones
    // the link's.
    let expected = llc * 6.0 / 7.0 * 0.25 + 1_792.0 * local + 768.0;
    assert!((number(&report, "sm_side_llc_bandwidth") - expected).abs() < 2.0);
    assert_eq!(report.total["llc_kernels"][0]["better"], "memory_side");
}

#[test]
fn interleaved_pages_go_to_the_chips_in_turn() {
    let mut evaluation = evaluation(&design(TINY), 256, "interleaved");
    // Pages 0 to 3 of chips 0, 1, 0, 1; all asked for by chip 1.
    for line in [0, 2, 4, 6] {
        evaluation.request(load(1, line));
    }
    let report = evaluation.report();
    assert_eq!((total(&report, "llc_local_requests"), total(&report, "link_requests")), (2, 2));
}

/// Four records of two SMs, all falsely shared: chip 0 has the pages, and memory-side stays.
#[test]
fn a_profile_of_two_cycles() {
    let fields = TINY.replace("60000", "2");
    let mut evaluation = evaluation(&design(&fields), 256, "first_touch");
    let ask = |evaluation: &mut Evaluation, all: &[Request]| {
        for request in all {
            evaluation.request(*request);
        }
    };
    // Chip 0 has both pages. Its SM and chip 1's then load separate lines: the fourth record ends the profile.
    let store = request(1, Kind::Store, 3, 1);
    ask(&mut evaluation, &[load(0, 0), load(0, 2), load(1, 1), store]);
    // SM-side: 1 and 3 are not there, then they are.
    ask(&mut evaluation, &[load(1, 1), load(1, 3), store, load(1, 1)]);
    evaluation.flush();
    // The next kernel is memory-side.
    ask(&mut evaluation, &[load(1, 1)]);
    let report = evaluation.report();
    let kernels = &report.total["llc_kernels"];
    let profile = &kernels[0]["profile"];
    let of = |name: &str| profile[name].as_u64().unwrap();
    assert_eq!(["total_requests", "local_requests"].map(of), [4, 2]);
    // Every set is sampled, and nothing is asked for twice.
    assert_eq!(["crd_requests", "crd_hits", "memory_side_hits"].map(of), [4, 0, 0]);
    assert_eq!(["memory_side_greatest", "sm_side_greatest"].map(of), [4, 2]);
    assert_eq!((&profile["memory_side_lsu"], &profile["sm_side_lsu"]), (&json!(0.5), &json!(1.0)));
    // Memory-side: half local, all misses: 896 and, over the link, 768 GB/s; SM-side the same.
    assert_eq!(
        (&profile["eab_memory_side"], &profile["eab_sm_side"]),
        (&json!(1_664.0), &json!(1_664.0))
    );
    assert_eq!(kernels[0]["organisation"], "memory_side");
    assert!(kernels[1]["profile"].is_null());
    assert_eq!(total(&report, "kernels_chosen"), 1);
}
