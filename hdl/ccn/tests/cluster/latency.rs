//! How long answers of other L1s and round trips take, with nothing else and with every core asking.

// `docs/designs/ccn.md` has what is measured here.
#![allow(clippy::print_stdout)]

use super::{Wrong, cluster};
use ccn::ccn_l1::Config as NodeConfig;
use ccn::cluster::{Cluster, Kind, Setup, Span};
use design::Design;

const CORES: usize = 15;

/// The paper's, without the throttler.
fn paper() -> NodeConfig {
    NodeConfig::of(&Design::load("taco16-b").unwrap()).unwrap()
}

/// Cores that ask only what they are told to, and an L2 that answers in one cycle.
fn told() -> Setup {
    Setup {
        requests: Span::new(0, 0),
        l2_latency: Span::new(1, 1),
        link_latency: [Span::new(1, 1); 4],
        outstanding: 30,
        buffer: 8,
        in_flight: 8,
        ..Setup::default()
    }
}

/// Cycles from that of a load's offer to that of its answer.
fn cycles(cluster: &mut Cluster, core: usize, line: u64) -> u64 {
    let before = cluster.ports()[core].count();
    cluster.ask(core, Kind::Load, line);
    let begin = cluster.cycles();
    while cluster.ports()[core].count() == before || cluster.ports()[core].unanswered() > 0 {
        cluster.run(1).unwrap();
    }
    cluster.cycles() - 1 - begin
}

/// From the offer to the ring 3; 2 a hop there, and 1 back, but for the first of each; from the ring to the first beat 4;
/// 3 for the line's other beats; `hit_latency` and 3 from the last one to the core.
#[test]
fn an_answer_takes_three_cycles_a_hop_and_the_rest_is_the_nodes() {
    for hops in 1..CORES {
        let node = paper();
        let mut cluster = cluster(&node, CORES, 1, Wrong::default(), &told(), 1);
        let line = node.l1().line_of(3, 5);
        cycles(&mut cluster, hops, line);
        let hit = cycles(&mut cluster, 0, line);
        println!("{hops} hops: {hit} cycles");
        assert_eq!(hit, 3 * hops as u64 + 11, "{hops}");
    }
}

#[test]
fn a_round_trip_takes_two_cycles_a_hop_and_two_more() {
    let node = paper();
    let mut cluster = cluster(&node, CORES, 1, Wrong::default(), &told(), 1);
    cluster.ask(0, Kind::Load, node.l1().line_of(3, 5));
    let mut times = Vec::new();
    for now in 0..100_u64 {
        cluster.run(1).unwrap();
        let out = &cluster.outs()[0];
        if out.ccn.inject || out.ccn.round_trip || out.down_request.valid {
            times.push(now);
        }
    }
    // Into CB, and in the cycle in which its coming home is told at `down_request`: the first is told a cycle later.
    assert_eq!((times.len(), times[1] + 1 - times[0]), (2, 2 * CORES as u64 + 2), "{times:?}");
}

/// Every core asks for lines of which some L1 holds one in two.
#[test]
fn loaded() {
    let node = paper();
    let setup = Setup {
        lines: Span::new(64, 64),
        requests: Span::new(2_000, 2_000),
        is_eager: true,
        stores: Some(0),
        ..told()
    };
    let mut cluster = cluster(&node, CORES, 1, Wrong::default(), &setup, 1);
    let mut sent = vec![std::collections::VecDeque::new(); CORES];
    let (mut trips, mut hits) = ((0_u64, 0_u64), 0_u64);
    for now in 0..20_000_u64 {
        cluster.run(1).unwrap();
        for (core, out) in cluster.outs().iter().enumerate() {
            if out.ccn.inject {
                sent[core].push_back(now);
            }
            hits += u64::from(out.ccn.hit);
            if out.ccn.round_trip {
                trips.0 += 1;
            }
        }
        trips.1 += 1;
    }
    println!("{hits} hits, {} round trips in {} cycles, {:?}", trips.0, trips.1, cluster.seen());
    assert!(hits > 0);
}
