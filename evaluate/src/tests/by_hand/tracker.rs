//! Counts of a sharing tracker, and of copies that one L1 has of another.

use super::*;
use crate::happened::{Change, Happened, Word};
use crate::metrics::Observers;

/// L1s of two lines; two trackers of two cores, each of two banks that have one entry. Even lines share an L1's set and
/// a bank.
const TRACKED: &str = "l1.sets = 2\nl1.ways = 1\n\
    sharing_tracker = { cores = 4, sets = 4, ways = 1, banks = 2, trackers = 2 }";

#[test]
fn tracker_counts() {
    let script = [
        load(0, 0),   // nobody has it
        load(1, 0),   // core 0 answers
        load(2, 0),   // another tracker, which does not know
        load(0, 2),   // core 0 leaves line 0; the entry of 2 takes the place of that of 0
        load(0, 0),   // core 0 leaves line 2, and the tracker has forgotten that core 1 has 0
        store(1, 0),  // a hit, and the entry of 0 is freed
        load(3, 0),   // core 2 answers
        atomic(3, 0), // both cores' entry is freed, and core 3's line is gone
        load(3, 0),   // core 2 still has it, and is not asked
        load(2, 0),   // a hit
    ];
    let metrics = Metrics::from_iter([Metric::Loads, Metric::L2Requests]);
    let design = design("sharing-tracker", TRACKED);
    let report = after(evaluation(&design, 4, metrics), &script);
    let each = |name: &str, cores: [u64; 4]| {
        expect(&report, name, cores.map(Value::from), json!(cores.iter().sum::<u64>()));
    };
    each("tracker_lookups", [3, 1, 1, 2]);
    each("tracker_forwards", [0, 1, 0, 1]);
    each("tracker_answered", [1, 0, 1, 0]);
    each("tracker_nacks", [0, 0, 0, 0]);
    each("tracker_invalidations", [0, 1, 0, 1]);
    each("tracker_freed", [0, 1, 0, 1]);
    let rates = [json!(0.0), json!(1.0), json!(0.0), json!(0.5)];
    expect(&report, "tracker_forward_rate", rates, json!(2.0 / 7.0));
    // A load that another core answers is a miss that leaves its L1, and does not reach L2.
    each("miss", [3, 1, 1, 2]);
    each("loads_to_l2", [3, 0, 1, 1]);
    each("l2_requests", [3, 1, 1, 2]);
    each("l1_requests_out", [3, 2, 1, 3]);
}

#[test]
fn a_flush_empties_trackers() {
    let design = design("sharing-tracker", TRACKED);
    let mut evaluation = evaluation(&design, 4, Metrics::from_iter([Metric::L2Requests]));
    for core in [0, 1] {
        evaluation.request(load(core, 0));
        evaluation.flush();
    }
    assert_eq!(evaluation.report().total_of("loads_to_l2"), Some(2));
}

#[test]
fn scattered_loads_bypass() {
    // Two lines for one warp, none of two warps' three lines.
    let design = design("sharing-tracker", TRACKED);
    let metrics = Metrics::from_iter([Metric::Loads, Metric::L2Requests, Metric::Footprint]);
    let mut all = evaluation(&design, 4, metrics);
    let mut single = evaluation(&design, 4, metrics);
    single.ignore_instructions();
    let of = |lines, warps, line| Request { lines, warps, ..request(0, Kind::Load, line, 0b10) };
    for request in [
        of(1, 1, 0),                         // a line of two for its warp: a miss
        of(2, 1, 0),                         // two of two, but the line is there: a hit
        of(2, 1, 1),                         // past the L1
        of(1, 2, 1),                         // one of one: past the L1
        of(1, 3, 3),                         // one of none: past the L1
        Request { lines: 2, ..store(0, 0) }, // a store never is
    ] {
        all.request(request);
        single.request(request);
    }
    let report = all.report();
    let total = |name: &str| report.total_of(name).unwrap();
    assert_eq!([total("miss"), total("hit"), total("bypass"), total("store_hit")], [1, 1, 3, 1]);
    // A line of four sectors, and one of each of three loads, and of the store.
    assert_eq!((total("l2_bytes"), total("tracker_lookups")), (32 * (4 + 3 + 1), 1));
    assert_eq!(single.report().total_of("bypass"), Some(0));
}

#[test]
fn a_copy_lacks_what_the_copied_one_lacks() {
    let l2 = System::load("thesis12").unwrap().l2_of(&design("private", "")).unwrap();
    let metrics = Metrics::from_iter([Metric::OlderThanOwnStore]);
    let mut observers = Observers::new(metrics, &design("private", ""), 2, &l2);
    let mut see = |request, word, from, change: Option<Change>| {
        let mut happened = Happened::new(true);
        happened.begin(request);
        (happened.word, happened.from) = (word, from);
        if let Some(change) = change {
            happened.change(request.core, request.access.line, change);
        }
        observers.see(&[happened]);
    };
    see(load(0, 5), Word::Miss, None, Some(Change::Filled));
    // Core 1 does not have the line; core 0's copy lacks the store.
    see(store(1, 5), Word::Miss, None, None);
    see(load(1, 5), Word::Miss, Some(0), Some(Change::Filled)); // 1
    see(load(1, 5), Word::Hit, None, None); // 2
    see(store(1, 5), Word::Hit, None, Some(Change::Written));
    see(load(1, 5), Word::Hit, None, None);
    see(load(0, 5), Word::Hit, None, None); // not its store
    let mut report = Report::new(2);
    observers.report(&mut report);
    expect(&report, "older_than_own_store", [json!(0), json!(2)], json!(2));
}
