//! All ask for what one L1 holds, its core too.

use super::{Wrong, ccn, cluster, l1, node};
use ccn::ccn_l1::Config as NodeConfig;
use ccn::cluster::{Cluster, Failure, Kind, Setup, Span};
use ccn::ring_stop::model::Wrong as WrongStop;
use design::{Ccn, L1};

const CORES: usize = 15;

/// Lines that core 0 holds.
const LINES: u64 = 8;

/// Lines of 32 sectors: one hit in 32 cycles keeps the array busy.
fn hot() -> NodeConfig {
    let line_bytes = 256;
    let l1 = L1 { line_bytes, ways: LINES as u32, mshr_entries: 16, mshr_merges: 1, ..l1(8) };
    node(&l1, &Ccn { throttle: false, own_store_filter: false, ..ccn(CORES, 8) })
}

/// A line of set 0.
fn line(node: &NodeConfig, tag: u64) -> u64 {
    node.l1().line_of(0, tag)
}

/// Core 0 hits in its lines; the others write to them, so that they lose them, and load them again.
fn asks(cluster: &mut Cluster, node: &NodeConfig, rounds: u64) {
    for round in 0..rounds {
        let shared = line(node, round % LINES);
        for _ in 0..8 {
            cluster.ask(0, Kind::Load, shared);
        }
        for core in 1..CORES {
            let shared = line(node, (round + core as u64) % LINES);
            cluster.ask(core, Kind::Load, shared);
            cluster.ask(core, Kind::Store, shared);
        }
    }
}

/// Requests that core 0 was answered in 20,000 cycles, all asking, and lines that its L1 read for the ring.
fn answered(stop: WrongStop) -> Result<(u64, u64), Failure> {
    let node = hot();
    let wrong = Wrong { stop, ..Wrong::default() };
    let setup = Setup {
        requests: Span::new(0, 0),
        l2_latency: Span::new(1, 2),
        link_latency: [Span::new(1, 1); 4],
        outstanding: 15,
        patience: 1_000_000,
        only_counts: true,
        ..Setup::default()
    };
    let mut cluster = cluster(&node, CORES, 1, wrong, &setup, 1);
    for tag in 0..LINES {
        cluster.ask(0, Kind::Load, line(&node, tag));
    }
    cluster.run(1_000)?;
    asks(&mut cluster, &node, 4_000);
    cluster.run(4_000)?;
    let before = cluster.ports()[0].count();
    let mut served = 0;
    for _ in 0..20_000 {
        cluster.cycle()?;
        served += u64::from(cluster.outs()[0].ccn.served);
    }
    Ok((cluster.ports()[0].count() - before, served))
}

#[test]
fn r9_r10_the_ring_that_always_reads_first_starves_the_hot_l1s_core() {
    let (own, served) = answered(WrongStop::default()).unwrap();
    let (starved, read) = answered(WrongStop { ring_first: true, ..WrongStop::default() }).unwrap();
    // One of the core between two lines of the ring.
    assert!(own >= served - 1 && served > 590, "{own}, {served}");
    assert!(starved < own / 20, "{starved} of {own}, {read}");
}
