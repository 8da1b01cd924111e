//! Clusters of any small geometry, under programs, links and L2 of any pace.

use core::ops::Range;

use shared_l1::cluster::{Cluster, Node, Setup, Span};
use shared_l1::node::Config;
use testbenches::engine::EngineKind;
use testbenches::stimulus::Rng;

use crate::nodes::{golden, in_step};
use crate::{config, effort};

/// Values of each field, of which one is drawn; every combination is a legal design.
const FIELDS: [(&str, &[&str]); 39] = [
    ("l1.line_bytes", &["32", "64"]),
    ("l1.sector_bytes", &["8", "16", "32"]),
    ("l1.sets", &["2", "4"]),
    ("l1.ways", &["1", "2", "4"]),
    ("l1.index", &["\"linear\"", "\"xor\""]),
    ("l1.mshr_entries", &["1", "2", "5"]),
    ("l1.mshr_merges", &["1", "2", "5"]),
    ("l1.replacement", &["\"lru\"", "\"plru\"", "\"srrip\""]),
    ("l1.write_hit", &["\"update\"", "\"evict\""]),
    ("l1.hit_latency", &["1", "2", "5"]),
    ("l1.miss_queue", &["1", "2", "5"]),
    ("l1.when_full", &["\"refuse\"", "\"wait\""]),
    ("l1.store_data_places", &["0", "1"]),
    ("l1.early_restart", &["false", "true"]),
    ("l1.id_bits", &["1", "3", "5"]),
    ("shared_l1.cores", &["1", "2", "3", "5"]),
    ("shared_l1.home_hash", &["\"core_bits\"", "\"xor\""]),
    ("shared_l1.min_routing", &["true", "false"]),
    ("shared_l1.chunking", &["true", "false"]),
    ("shared_l1.arbiter_starvation_limit", &["1", "3", "64"]),
    ("shared_l1.remote_in_queue", &["1", "3"]),
    ("shared_l1.home_requests", &["1", "2", "5"]),
    ("shared_l1.remote_request_out_queue", &["1", "3"]),
    ("shared_l1.l2_in_queue", &["1", "3"]),
    ("shared_l1.remote_out_queue", &["1", "3"]),
    ("shared_l1.remote_reply_in_queue", &["1", "3"]),
    ("shared_l1.remote_requests", &["1", "2", "9"]),
    ("shared_l1.store_tracker_lines", &["1", "2", "5"]),
    ("shared_l1.store_tracker_merges", &["1", "2", "5"]),
    ("shared_l1.leftover", &["\"probe\"", "\"flush\""]),
    ("shared_l1.leftover_first", &["true", "false"]),
    ("dyneb.samples", &["1", "2", "6"]),
    ("dyneb.execute", &["1", "8", "40"]),
    ("dyneb.counter_bits", &["4", "16"]),
    ("dyneb.sampling_limit", &["0", "20"]),
    ("dyneb.private_miss_rate_percent", &["0", "10", "50", "100"]),
    ("dyneb.metric", &["\"eb\"", "\"amat\""]),
    ("mesh.interleave_bytes", &["64", "128"]),
    ("mesh.l2_at", &["[0]", "[0, 9]", "[7, 9, 63]"]),
];

/// Clusters of any geometry, of these seeds, of these nodes.
fn run(seeds: Range<u64>, cycles: u64, nodes: fn(&Config) -> Vec<Node>) {
    for seed in seeds {
        let mut rng = Rng::new(seed);
        let field = |(name, values): &(&str, &[&str])| {
            format!("{name} = {}\n", rng.pick(values).copied().unwrap_or("0"))
        };
        let fields: String = FIELDS.iter().map(field).collect();
        let setup = Setup {
            link_latency: core::array::from_fn(|_| {
                let slowest = if rng.chance(1, 4) { 200 } else { 30 };
                Span::new(1, rng.between(1, slowest))
            }),
            l2_reads_late: rng.chance(1, 2),
            l2_latency: Span::new(1, rng.between(1, 80)),
            buffer: rng.between(1, 3) as usize,
            in_flight: rng.between(1, 4) as usize,
            l2_requests: rng.between(1, 8) as usize,
            outstanding: rng.between(1, 20) as usize,
            requests: Span::new(50, 300),
            ..Setup::default()
        };
        let config = config(&fields);
        let mut cluster = Cluster::new(&config, &setup, nodes(&config), seed);
        let ran = cluster.run(cycles);
        ran.unwrap_or_else(|failure| panic!("{failure}\n{setup:?}\n{fields}"));
    }
}

#[test]
fn r21_r22_clusters_of_any_geometry() {
    run(0..effort(300), 5_000, golden);
}

/// The hardware in rust-hdl's simulation, a golden model in step with each node.
#[test]
fn hardware_of_any_geometry_is_in_step() {
    run(0..effort(4), 1_000, |config| in_step(config, config, EngineKind::Hdl));
}
