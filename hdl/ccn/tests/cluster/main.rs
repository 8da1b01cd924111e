//! Nodes on a ring, with random programs, links and L2: each core's order of loads and stores, bounds, flushes, builds
//! that are wrong, and how long answers take.

#![allow(clippy::unwrap_used)] // A test fails by panicking, helpers included.

mod example;
mod flush;
mod latency;
mod order;
mod scan;
mod starve;
mod verilated;
mod wrong;

use ccn::ccn_l1::Config as NodeConfig;
use ccn::ccn_l1::model::Wrong;
use ccn::cluster::{Cluster, Config, Failure, Node, Seen, Setup, Slices, Span, golden};
use design::{Ccn, L1, PendingStore, WriteHit};

/// This amount of random work, as `WARPCACHE_CLUSTER_EFFORT` and the depth of the tests have it.
fn effort(amount: u64) -> u64 {
    testbenches::testing::effort("WARPCACHE_CLUSTER_EFFORT", amount)
}

/// A small L1: 2 sets, lines of 4 sectors of 8 bytes, 6 entries.
fn l1(ways: u32) -> L1 {
    L1 {
        address_bits: 16,
        line_bytes: 32,
        sector_bytes: 8,
        sets: 2,
        ways,
        mshr_entries: 6,
        miss_queue: 4,
        id_bits: 4,
        pending_store: PendingStore::Refuse,
        write_hit: WriteHit::Evict,
        ..L1::default()
    }
}

/// Queues of so many places; four fifths of an epoch, of a thousand cycles, are its window.
fn ccn(cores: usize, depth: u32) -> Ccn {
    Ccn {
        cores: cores as u32,
        buffer: depth,
        request_queue: depth,
        response_queue: depth,
        sample: 8_000,
        epoch: 10_000,
        filter_bits: 256,
        ..Ccn::default()
    }
}

fn node(l1: &L1, ccn: &Ccn) -> NodeConfig {
    NodeConfig::new(l1, ccn, "test").unwrap()
}

/// Cores that ask as fast as they can; links to L2 and L2 take and answer within some cycles.
fn setup() -> Setup {
    Setup {
        link_latency: [Span::new(1, 8); 4],
        l2_latency: Span::new(1, 40),
        requests: Span::new(50, 800),
        is_eager: true,
        ..Setup::default()
    }
}

/// A cluster of golden nodes of a build.
fn cluster(
    node: &NodeConfig,
    cores: usize,
    link_latency: usize,
    wrong: Wrong,
    setup: &Setup,
    seed: u64,
) -> Cluster {
    let (config, engines) = joined(node, cores, link_latency, wrong);
    Cluster::new(&config, setup, engines, seed)
}

/// Golden nodes of a build on two rings.
fn joined(
    node: &NodeConfig,
    cores: usize,
    link_latency: usize,
    wrong: Wrong,
) -> (Config, Vec<Node>) {
    let (nodes, engines) = golden(node, cores, wrong);
    let slices = Slices { number: 2, row_bits: 0 };
    let node = node.clone();
    (Config { node, cores, nodes, link_latency, slices, may_clear_alone: false }, engines)
}

/// A run of so many cycles.
fn run(
    node: &NodeConfig,
    cores: usize,
    link_latency: usize,
    wrong: Wrong,
    setup: &Setup,
    cycles: u64,
) -> Result<Seen, Failure> {
    cluster(node, cores, link_latency, wrong, setup, 1).run(cycles)
}
