//! How long answers of other L1s and round trips take, with nothing else and with every core asking.

// `docs/designs/ccn.md` has what is measured here.
#![allow(clippy::print_stdout)]

use super::{Wrong, cluster, joined};
use ccn::ccn_l1::Config as NodeConfig;
use ccn::cluster::{Cluster, Kind, Setup, Span};
use design::Design;

const CORES: usize = 15;

/// The paper's, without the throttler.
fn paper() -> NodeConfig {
    NodeConfig::of(&Design::load("taco16-b").unwrap()).unwrap()
}

/// Cores that ask only what a test names, and an L2 that answers in one cycle.
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
/// 3 for the line's other beats; `hit_latency` and 2 from the last one to the core.
#[test]
fn an_answer_takes_three_cycles_a_hop_and_the_rest_is_the_nodes() {
    for hops in 1..CORES {
        let node = paper();
        let mut cluster = cluster(&node, CORES, 1, Wrong::default(), &told(), 1);
        let line = node.l1().line_of(3, 5);
        cycles(&mut cluster, hops, line);
        let hit = cycles(&mut cluster, 0, line);
        println!("{hops} hops: {hit} cycles");
        assert_eq!(hit, 3 * hops as u64 + 10, "{hops}");
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
    // Into CB, and in the cycle in which its coming home shows at `down_request`: the first shows a cycle later.
    assert_eq!((times.len(), times[1] + 1 - times[0]), (2, 2 * CORES as u64 + 2), "{times:?}");
}

/// Mean and longest of some times.
fn summary(times: &[u64]) -> (f64, u64) {
    let sum: u64 = times.iter().sum();
    (sum as f64 / times.len().max(1) as f64, times.iter().copied().max().unwrap_or(0))
}

/// Every core loads as fast as it can, of 64 lines of one kernel after the other.
#[test]
fn with_every_core_asking() {
    let node = paper();
    let setup = Setup {
        lines: Span::new(64, 64),
        requests: Span::new(200, 200),
        is_eager: true,
        stores: Some(0),
        atomics: Some(0),
        ..told()
    };
    let (config, engines) = joined(&node, CORES, 1, Wrong::default());
    let nodes = config.nodes.clone();
    let mut cluster = Cluster::new(&config, &setup, engines, 1);
    // The cycle in which the miss of an entry entered CB.
    let mut since = vec![vec![None; node.l1().entries()]; CORES];
    let (mut hits, mut trips) = (Vec::new(), Vec::new());
    for now in 0..30_000_u64 {
        cluster.run(1).unwrap();
        for (core, out) in cluster.outs().iter().enumerate() {
            let note = *nodes[core].borrow().note();
            if let Some(miss) = note.injected {
                since[core][miss.entry] = Some(now);
            }
            hits.extend(
                note.hit.and_then(|entry| since[core][entry].take()).map(|from| now - from),
            );
            let down = out.down_request;
            let of_entry = since[core].get_mut(down.id as usize).filter(|_| down.valid);
            trips.extend(of_entry.and_then(Option::take).map(|from| now - from));
        }
    }
    let (hit, trip) = (summary(&hits), summary(&trips));
    println!("{} answers: {hit:?} cycles; {} not answered: {trip:?}", hits.len(), trips.len());
    // Unloaded 18 to 57 of the former, by the hops, and 32 of the latter.
    assert!(hits.len() > 1_000 && trips.len() > 1_000);
    assert!(hit.0 < 120.0 && trip.0 < 120.0, "{hit:?}, {trip:?}");
}
