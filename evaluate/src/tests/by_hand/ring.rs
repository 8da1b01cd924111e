//! Metrics of L1s that answer each other's misses: three of two sets of one way, on a ring.

use super::*;

fn three() -> Design {
    design("ccn", &format!("{TINY}\nl1.write_hit = \"evict\"\nccn.cores = 3"))
}

fn around_the_ring() -> [Request; 10] {
    [
        load(0, 0),       // miss: round the ring, and to L2
        load(2, 0),       // miss: after core 2 comes core 0, which has it: 1 stop
        load(1, 0),       // miss: cores 2 and 0 have it, and core 2 comes first: 1 stop
        load(0, 2),       // miss, evicts 0: round the ring
        load(1, 2),       // miss, evicts 0: core 2 has 0, core 0 has 2: 2 stops
        load(0, 0),       // miss, evicts 2: core 1 has 2, core 2 has 0: 2 stops
        store(1, 0),      // a store miss, which core 1's filter remembers
        load(1, 0),       // miss, evicts 2: filtered, though cores 2 and 0 have it
        load(0, 0),       // hit
        past(load(2, 4)), // bypass: not for the ring
    ]
}

fn counted(metric: Metric) -> Report {
    after(evaluation(&three(), 3, Metrics::from_iter([metric])), &around_the_ring())
}

#[test]
fn answers_of_the_ring() {
    let report = counted(Metric::Loads);
    // Core 0 misses in records 1, 4 and 6, core 1 in 3, 5 and 8, core 2 in 2.
    expect(&report, "miss", [json!(3), json!(3), json!(1)], json!(7));
    expect(&report, "ccn_injected", [json!(3), json!(2), json!(1)], json!(6));
    expect(&report, "ccn_filtered", [json!(0), json!(1), json!(0)], json!(1));
    expect(&report, "ccn_hits", [json!(1), json!(2), json!(1)], json!(4));
    expect(&report, "ccn_round_trips", [json!(2), json!(0), json!(0)], json!(2));
    expect(&report, "ccn_hit_rate", [json!(1.0 / 3.0), json!(1.0), json!(1.0)], json!(4.0 / 6.0));
    let hops = [json!([0, 0, 1]), json!([0, 1, 1]), json!([0, 1, 0])];
    expect(&report, "ccn_hops", hops, json!([0, 2, 2]));
}

#[test]
fn answers_of_the_ring_spare_l2() {
    let report = counted(Metric::L2Requests);
    // Records 1 and 4; 8; 10. Core 1's store goes to L2, too.
    expect(&report, "loads_to_l2", [json!(2), json!(1), json!(1)], json!(4));
    expect(&report, "l2_requests", [json!(2), json!(2), json!(1)], json!(5));
    // One for the ring and one for L2 each in 1 and 4, one in 6; one each in 3, 5, 7 and 8; one each in 2 and 10.
    expect(&report, "l1_requests_out", [json!(5), json!(4), json!(2)], json!(11));
    expect(&report, "l2_bytes", [json!(256), json!(160), json!(128)], json!(544));
    let mut report = report;
    let private = crate::private(&three(), &system()).unwrap();
    let metrics = Metrics::from_iter([Metric::L2Requests]);
    report.compare(&after(evaluation(&private, 3, metrics), &around_the_ring()));
    // Private caches send all seven misses and the bypass.
    assert_eq!(report.total.get("saved_loads_to_l2"), Some(&json!(0.5)));
}

#[test]
fn the_replication_ratio_has_filtered_misses_too() {
    let report = counted(Metric::ReplicationRatio);
    // Record 6; 3, 5 and 8; 2.
    expect(&report, "misses_shared", [json!(1), json!(3), json!(1)], json!(5));
    expect(&report, "load_misses", [json!(3), json!(3), json!(1)], json!(7));
}

#[test]
fn a_copy_that_lacks_a_store_gives_it_to_nobody_but_others() {
    let older = |filter: &str| {
        let fields = format!("{TINY}\nl1.write_hit = \"evict\"\nccn = {{ cores = 2, {filter} }}");
        let metrics = Metrics::from_iter([Metric::OlderThanOwnStore]);
        let script = [
            load(0, 0),
            load(1, 0),                   // core 0 answers
            store(0, 0),                  // to sector 0; gone at core 0, and core 1's copy lacks it
            load(0, 0),                   // core 1 answers, without it: 1
            load(0, 0),                   // a hit of what core 1 gave: 2
            request(0, Kind::Load, 0, 2), // another sector
            load(1, 0),                   // a hit; core 1 has stored nothing
            load(0, 2),                   // evicts 0
            load(1, 2),                   // evicts 0; core 0 answers
            load(0, 0),                   // nobody has it: L2
        ];
        let design = design("ccn", &fields);
        after(evaluation(&design, 2, metrics), &script).total_of("older_than_own_store")
    };
    assert_eq!(older("own_store_filter = false"), Some(2));
    assert_eq!(older("own_store_filter = true"), Some(0));
}
