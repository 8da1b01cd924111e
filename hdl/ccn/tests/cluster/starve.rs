//! All ask for what one L1 holds, its own core too.

use super::{Wrong, ccn, cluster, l1, node};
use ccn::ccn_l1::Config as NodeConfig;
use ccn::cluster::{Cluster, Failure, Kind, Setup, Span};
use ccn::ring_stop::model::Wrong as WrongStop;
use design::{Ccn, L1};

const CORES: usize = 15;

/// Lines of 32 sectors: one hit in 32 cycles keeps the array busy.
fn hot() -> NodeConfig {
    let l1 = L1 { line_bytes: 256, ways: 4, mshr_entries: 16, mshr_merges: 1, ..l1(4) };
    node(&l1, &Ccn { throttle: false, own_store_filter: false, ..ccn(CORES, 8) })
}

/// A line of set 0.
fn line(node: &NodeConfig, tag: u64) -> u64 {
    node.l1().line_of(0, tag)
}

/// Core 0 holds four lines and hits in them; the others ask for these and, in between, each for lines of its own,
/// which take their places.
fn asks(cluster: &mut Cluster, node: &NodeConfig, rounds: u64) {
    for round in 0..rounds {
        for tag in 0..4 {
            cluster.ask(0, Kind::Load, line(node, tag));
        }
        for core in 1..CORES {
            for at in 0..4 {
                cluster.ask(core, Kind::Load, line(node, (round + at) % 4));
                let own = 4 + core as u64 + 16 * (4 * (round % 4) + at);
                cluster.ask(core, Kind::Load, line(node, own));
            }
        }
    }
}

/// Requests that core 0 was answered, with all asking and with none but it.
fn answered(stop: WrongStop) -> Result<(u64, u64), Failure> {
    let node = hot();
    let wrong = Wrong { stop, ..Wrong::default() };
    let setup = Setup {
        requests: Span::new(0, 0),
        l2_latency: Span::new(1, 2),
        link_latency: [Span::new(1, 1); 4],
        outstanding: 15,
        patience: 1_000_000,
        ..Setup::default()
    };
    let mut cluster = cluster(&node, CORES, 1, wrong, &setup, 1);
    for tag in 0..4 {
        cluster.ask(0, Kind::Load, line(&node, tag));
    }
    cluster.run(1_000)?;
    asks(&mut cluster, &node, 2_000);
    cluster.run(4_000)?;
    let before = (cluster.ports()[0].count(), cluster.seen().requests);
    cluster.run(20_000)?;
    Ok((cluster.ports()[0].count() - before.0, cluster.seen().requests - before.1))
}

#[test]
fn r9_r10_the_ring_that_always_reads_first_starves_the_hot_l1s_core() {
    let (own, _) = answered(WrongStop::default()).unwrap();
    let (starved, _) = answered(WrongStop { ring_first: true, ..WrongStop::default() }).unwrap();
    println!("{own} {starved}");
    assert!(own >= 20_000 / 33, "{own}");
    assert!(starved < own / 20, "{starved} of {own}");
}
