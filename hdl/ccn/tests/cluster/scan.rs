//! Cores that read one array: lines that are in flight to one core are what the others ask for.

// `scripts/test.sh --full nodes` shows what is measured here.
#![allow(clippy::print_stdout)]

use super::{Cluster, Wrong, joined};
use ccn::ccn_l1::Config as NodeConfig;
use ccn::cluster::{Kind, Setup, Span};
use design::{Ccn, L1, Pending, PendingStore, WriteHit};

const CORES: usize = 6;

/// Cycles of an L2 that takes everything, 8 loads of a core in flight.
fn setup() -> Setup {
    Setup {
        link_latency: [Span::new(1, 1); 4],
        l2_latency: Span::new(100, 100),
        buffer: 16,
        in_flight: 16,
        l2_requests: 256,
        outstanding: 8,
        requests: Span::new(0, 0),
        is_eager: true,
        retries_in_order: true,
        patience: 1_000_000,
        only_counts: true,
        ..Setup::default()
    }
}

/// The L1 and ring of `taco16`, six cores, without throttlers.
fn node(pending: Pending) -> NodeConfig {
    let l1 = L1 {
        address_bits: 40,
        sets: 32,
        ways: 4,
        write_hit: WriteHit::Evict,
        pending_store: PendingStore::Refuse,
        ..L1::default()
    };
    let ccn = Ccn { cores: CORES as u32, throttle: false, pending, ..Ccn::default() };
    NodeConfig::new(&l1, &ccn, "test").unwrap()
}

/// Cost of a pattern.
#[derive(Clone, Copy, Debug, Default)]
struct Run {
    cycles: u64,
    loads: u64,
    /// Loads that other L1s answered, and those of L2.
    ring_hits: u64,
    to_l2: u64,
}

impl Run {
    fn to_l2_a_load(self) -> f64 {
        self.to_l2 as f64 / self.loads as f64
    }
}

/// The loads of each core, core by core, one a line.
fn run(pending: Pending, loads: &[Vec<u64>]) -> Run {
    let (config, engines) = joined(&node(pending), CORES, 1, Wrong::default());
    let mut cluster = Cluster::new(&config, &setup(), engines, 1);
    for (core, lines) in loads.iter().enumerate() {
        lines.iter().for_each(|line| cluster.ask(core, Kind::Load, *line));
    }
    let all: u64 = loads.iter().map(|lines| lines.len() as u64).sum();
    let mut seen = Run { loads: all, ..Run::default() };
    while cluster.ports().iter().map(|port| port.count()).sum::<u64>() < all {
        cluster.cycle().unwrap();
        seen.cycles += 1;
        assert!(seen.cycles < 200 * all, "{seen:?}");
        for out in cluster.outs() {
            seen.ring_hits += u64::from(out.ccn.hit);
        }
        seen.to_l2 += cluster.outs().iter().map(|out| u64::from(out.event.miss)).sum::<u64>();
    }
    seen.to_l2 -= seen.ring_hits;
    seen
}

/// Both ways, and the cores one after the other by so many loads.
fn both(name: &str, loads: &[Vec<u64>]) -> [Run; 2] {
    let runs = [Pending::Pass, Pending::Wait].map(|pending| run(pending, loads));
    for (word, seen) in ["pass", "wait"].iter().zip(runs) {
        println!("{name:12} {word}: {seen:?}, {:.3} L2 loads a load", seen.to_l2_a_load());
    }
    runs
}

/// 96 lines 16 apart, again and again.
fn scan(loads: usize) -> Vec<Vec<u64>> {
    vec![(0..loads as u64).map(|at| at % 96 * 16).collect(); CORES]
}

/// Loads of any of so many lines.
fn uniform(lines: u64, loads: usize) -> Vec<Vec<u64>> {
    let mut rng = testbenches::stimulus::Rng::new(1);
    (0..CORES).map(|_| (0..loads).map(|_| rng.below(lines)).collect()).collect()
}

#[test]
fn a_scan_of_one_array_is_read_from_l2_once() {
    let [pass, wait] = both("scan", &scan(960));
    assert!(pass.to_l2_a_load() > 0.5, "{pass:?}");
    assert!(wait.to_l2_a_load() < 0.25, "{wait:?}");
}

#[test]
fn other_patterns() {
    for lines in [48, 96, 160] {
        both(&format!("uniform {lines}"), &uniform(lines, 960));
    }
    // Nobody shares.
    let own = |core: u64| (0..960).map(|at| (core << 20) + at % 96 * 16).collect();
    both("private", &(0..CORES as u64).map(own).collect::<Vec<_>>());
    // Each core a part of the array further.
    let shifted = |core: u64| (0..960).map(|at| (at + 16 * core) % 96 * 16).collect();
    both("shifted", &(0..CORES as u64).map(shifted).collect::<Vec<_>>());
}
