//! Metrics of several L1s: copies, homes, and requests of one to another.

use super::*;

fn shared_by_three() -> [Request; 10] {
    [
        load(0, 0),   // miss, nobody has it
        load(1, 0),   // miss, 0 has it
        load(0, 0),   // hit
        load(2, 0),   // miss, 0 and 1 have it
        load(0, 2),   // miss, nobody; evicts 0 at core 0
        load(0, 0),   // miss, 1 and 2; evicts 2
        store(1, 0),  // a hit that leaves everything as it is
        atomic(1, 0), // gone at core 1
        load(1, 0),   // miss, 0 and 2
        load(2, 1),   // miss, nobody
    ]
}

#[test]
fn replication_ratio() {
    let report = counted(3, Metric::ReplicationRatio, &shared_by_three());
    // Core 0 misses in records 1, 5 and 6, core 1 in 2 and 9, core 2 in 4 and 10.
    expect(&report, "load_misses", [json!(3), json!(2), json!(2)], json!(7));
    expect(&report, "misses_shared", [json!(1), json!(2), json!(1)], json!(4));
    let ratios = [json!(1.0 / 3.0), json!(1.0), json!(0.5)];
    expect(&report, "replication_ratio", ratios, json!(4.0 / 7.0));
}

#[test]
fn replicas() {
    let report = counted(3, Metric::Replicas, &shared_by_three());
    // Copies and distinct lines after each miss: 1: 1, 1. 2: 2, 1. 4: 3, 1. 5: 3 (0 at two cores, 2 at one),
    // 2. 6: 3, 1. 9: 3, 1. 10: 4, 2.
    expect(&report, "replica_copies", [json!(1 + 3 + 3), json!(2 + 3), json!(3 + 4)], json!(19));
    expect(&report, "replica_lines", [json!(1 + 2 + 1), json!(1 + 1), json!(1 + 2)], json!(9));
    let ratios = [json!(7.0 / 4.0), json!(5.0 / 2.0), json!(7.0 / 3.0)];
    expect(&report, "replicas", ratios, json!(19.0 / 9.0));
}

#[test]
fn holders() {
    let report = counted(3, Metric::Holders, &shared_by_three());
    // Core 0: record 6. Core 1: records 2 and 9. Core 2: record 4.
    let rows = [json!([0, 1, 1]), json!([2, 0, 1]), json!([1, 1, 0])];
    expect(&report, "holders", rows.clone(), json!(rows));
}

#[test]
fn older_than_own_store() {
    // Two sets, two cores: line 3 is in set 1, which is shared while sampling lasts, and has tag 1, so its home
    // is core 1. Atomics go straight to L2, as published, and leave the home's copy as it was.
    let fields = "l1.sets = 2\nshared_l1.cores = 2\nshared_l1.min_routing = false\n\
                  shared_l1.atomic_path = \"direct\"";
    let design = design("shared-l1", fields);
    let metrics = Metrics::from_iter([Metric::OlderThanOwnStore]);
    let script = [
        load(0, 3),                    // the home gets it
        atomic(0, 3),                  // past the home, to sector 0
        load(0, 3),                    // the home's copy lacks it: 1
        load(1, 3),                    // core 1 has written nothing
        request(0, Kind::Store, 3, 2), // by way of the home, which writes sector 1
        request(0, Kind::Load, 3, 2),  // and has it
        request(0, Kind::Load, 3, 1),  // but still not the atomic: 2
        atomic(1, 3),                  // the home's atomic invalidates its copy
        load(0, 3),                    // so this one comes from L2
        load(0, 3),                    // and this one from what that left
    ];
    let report = after(evaluation(&design, 2, metrics), &script);
    expect(&report, "older_than_own_store", [json!(2), json!(0)], json!(2));
}

#[test]
fn dyneb_decisions() {
    // Two sets: even lines are private while a core samples, odd ones shared. Lines 0 and 1 have tag 0 and are at
    // home at core 0, lines 2 and 3 at core 1. One access of each group is a sample, and what is decided holds for
    // four local accesses.
    let fields = "l1.sets = 2\nshared_l1.cores = 2\nshared_l1.min_routing = false\n\
                  dyneb = { samples = 1, execute = 4, private_miss_rate_percent = 0 }";
    let script = [
        load(0, 1), // core 0, shared: 1 access, 1 miss, 1 reply of L2
        load(1, 1), // remote: no access of core 1, but a reply of a home
        load(0, 0), // private: 1 access, 1 miss; the sample is full, so that its reply counts no more
        // Core 0: EB_shared = 1 * 1 / 1, EB_private = 0 * 1 / 1. Record 3: shared.
        load(0, 0), // local accesses 1 and 2 of four
        load(0, 1),
        load(1, 2), // core 1, private: 1 access, 1 miss, 1 reply of L2
        load(1, 3), // shared: 1 access, 1 miss; full
        // Core 1: EB_shared = 0 * 1 / 1 + 1 of record 2, EB_private = 1 * 1 / 1: equal. Record 7: private.
        load(0, 0), // 3 and 4: core 0 samples again
        load(0, 1),
        load(0, 2), // private while it samples; the shared sample is missing
    ];
    let metrics = Metrics::from_iter([Metric::Loads]);
    let report = after(evaluation(&design("shared-l1", fields), 2, metrics), &script);
    let decided =
        |record, core, decision| json!({ "record": record, "core": core, "decision": decision });
    let expected = json!([decided(3, 0, "shared"), decided(7, 1, "private")]);
    assert_eq!(report.total.get("dyneb_decisions"), Some(&expected));
}

#[test]
fn saved_l2_requests() {
    // Line 3 as above, homed at core 1, in a shared set; the defaults.
    let fields = "l1.sets = 2\nshared_l1.cores = 2\nshared_l1.min_routing = false";
    let shared = design("shared-l1", fields);
    let metrics = Metrics::from_iter([Metric::L2Requests]);
    let script: Vec<Request> = (0..10).map(|record| load(record % 2, 3)).collect();
    let mut report = after(evaluation(&shared, 2, metrics), &script);
    let private = crate::private(&shared, &system()).unwrap();
    let baseline = after(evaluation(&private, 2, metrics), &script);
    report.compare(&baseline);
    // Shared: one miss at the home; besides it core 0's five loads leave its L1. Private: a miss each.
    assert_eq!(report.total_of("l2_requests"), Some(1));
    expect(&report, "l1_requests_out", [json!(6), json!(0)], json!(6));
    assert_eq!(report.total_of("baseline_l2_requests"), Some(2));
    assert_eq!(report.total.get("saved_l2_requests"), Some(&json!(0.5)));
    assert_eq!(report.total.get("saved_loads_to_l2"), Some(&json!(0.5)));
    // Without time there is no speed-up.
    assert!(!report.total.contains_key("speedup"));
}
