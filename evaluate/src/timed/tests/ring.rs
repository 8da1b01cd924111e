//! A ring in cycles: run without being asked for as a top, its counts, and faults that they find.

use super::*;
use crate::evaluation::Evaluation;
use crate::timed::ring::Ring;
use ccn::ccn_l1::RingEvents;
use serde_json::json;
use systems::ccn_cluster::{Config, NodeThrottle};

const SMALL: &str = "l1.sets = 8\nl1.mshr_entries = 6\ncluster.l2_slices = 3\nccn.cores = 3";

fn small(fields: &str) -> Design {
    design("ccn", &format!("{SMALL}\n{fields}"))
}

fn figures(design: &Design, top: bool) -> Report {
    let cycles = Cycles { top, ..cycles(usual(design), None, &[EngineKind::Model]) };
    ran(design, &cycles, mixed(3), &Part::default()).0
}

#[test]
fn a_ring_runs_as_its_top_asked_for_or_not() {
    let design = small("");
    assert_eq!(figures(&design, false), figures(&design, true));
    assert!(is_top_alone(DesignKind::Ccn) && !is_top_alone(DesignKind::Private));
}

/// Order decides which loads hit, and not how many there are; an answer travels at least a stop.
#[test]
fn counts_agree_with_those_without_time() {
    for fields in [
        "",
        "ccn.pending = \"wait\"",
        "ccn.sample = 100\nccn.epoch = 400\nccn.h_min_numerator = 99",
    ] {
        let design = small(fields);
        let timed = figures(&design, false);
        let setup = cycles(usual(&design), None, &[]).setup;
        let mut untimed = Evaluation::new(&design, &setup).unwrap();
        let mut trace = mixed(3);
        crate::run(trace.as_mut(), "t", &setup.system, &Part::default(), &mut [&mut untimed])
            .unwrap();
        let untimed = untimed.report();
        let of = |name: &str| timed.total_of(name).unwrap();
        for field in ["loads", "stores", "atomics", "lines_touched", "lines_loaded"] {
            assert_eq!(Some(of(field)), untimed.total_of(field), "{field}");
        }
        assert!(of("ccn_hits") > 10, "{fields}: {:?}", timed.total);
        // Of the others CB had no place, or the throttler kept them away.
        assert!(of("ccn_injected") + of("ccn_filtered") <= of("miss"));
        assert_eq!(timed.total["ccn_hops"][0], 0);
        assert_eq!(of("ccn_throttled_cycles") > 0, fields.contains("sample"), "{fields}");
    }
}

/// Line 0 is core 0's; core 1 loads two separate lines, then line 0. Lines are of separate slices and channels.
#[test]
fn an_answer_of_the_ring_takes_what_its_page_says() {
    let record = |group: u32, line: u64| {
        format!(
            "{{\"group\":{group},\"warp\":0,\"kind\":\"load\",\"line\":{line},\"sectors\":1}}\n"
        )
    };
    let cycles_of = |kind: &str, last: u64, asker: u32| {
        let fields = "cluster.l2_slices = 3\nl1.sets = 8";
        let design = match kind {
            "ccn" => small(""),
            _ => design(kind, &format!("{fields}\ncluster.cores = 3")),
        };
        let system = system("network.latency = 10\nl2.latency = 100\ndram = { channels = 3 }");
        let cycles = Cycles { top: true, ..cycles(system, None, &[EngineKind::Model]) };
        let text = record(0, 0) + &record(asker, 2) + &record(asker, 8) + &record(asker, last);
        let report = ran(&design, &cycles, lines(&text), &Part::default()).0;
        let of = |core: u32| report.cores[core as usize]["load_cycles"].as_u64().unwrap();
        (of(0), of(asker), report)
    };
    // docs/designs/ccn.md, Latency: 3 * h + 10; requests travel from core 1 by core 2 to core 0, from core 2 to it.
    for (asker, hops) in [(1, 2), (2, 1)] {
        let (miss, all, report) = cycles_of("ccn", 0, asker);
        assert_eq!(all, 2 * miss + 3 * hops + 10, "{asker}");
        assert_eq!(
            [report.total_of("ccn_injected"), report.total_of("ccn_hits")],
            [Some(4), Some(1)]
        );
        let mut expected = [0, 0, 0];
        expected[hops as usize] = 1;
        assert_eq!(report.cores[asker as usize]["ccn_hops"], json!(expected));
    }
    // From CB round to `down_request` 2 * cores + 2, of which private caches spend one in their miss queue.
    let (around, ..) = cycles_of("ccn", 0, 1);
    let (straight, ..) = cycles_of("private", 0, 1);
    assert_eq!(around - straight, 2 * 3 + 2 - 1);
}

#[test]
fn a_lost_event_is_noticed() {
    let events =
        |inject, hit, timed_out| RingEvents { inject, hit, timed_out, ..RingEvents::default() };
    let served = RingEvents { served: true, served_core: 0, ..RingEvents::default() };
    let idle = [NodeThrottle::default(); 3];
    let after = |all: &[[RingEvents; 3]], loads_to_l2: u64| {
        let mut ring = Ring::new(&Config::of(&small("")).unwrap());
        all.iter().for_each(|events| ring.see((events, &idle)));
        let mut report = Report::new(3);
        report.total("miss", 2);
        report.total("bypass", 0);
        report.total("loads_to_l2", loads_to_l2);
        ring.lost(&report).unwrap_or_default()
    };
    let none = RingEvents::default();
    let whole = [
        [events(true, false, false), none, none],
        [none, served, none],
        [events(true, true, false), none, none],
        [events(false, false, true), none, none],
    ];
    assert_eq!(after(&whole, 1), "");
    for lost in 0..whole.len() {
        let mut some = whole.to_vec();
        some.remove(lost);
        assert!(after(&some, 1).starts_with("each miss on the ring must"), "{lost}");
    }
    assert!(after(&whole, 2).contains("2 did, 1 were answered on the ring, and 2 reached L2"));
}
