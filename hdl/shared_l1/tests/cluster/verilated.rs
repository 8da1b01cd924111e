//! Clusters of Verilated nodes: every check of the cluster, and a golden model in step with each node.

use shared_l1::cluster::{Cluster, Setup};
use testbenches::engine::EngineKind;

use crate::config;
use crate::nodes::in_step;

const TWO_NODES: &str = "shared_l1.cores = 2\ndyneb.samples = 3\ndyneb.execute = 12\n\
    dyneb.private_miss_rate_percent = 0";

fn run(fields: &str, setup: &Setup, seed: u64, cycles: u64) {
    let config = config(fields);
    let mut cluster =
        Cluster::new(&config, setup, in_step(&config, &config, EngineKind::Verilog), seed);
    let seen = cluster.run(cycles).unwrap_or_else(|failure| panic!("{failure}"));
    let all = seen.statuses.iter().chain(&seen.decisions).chain(&seen.beats);
    assert!(all.clone().all(|&number| number > 0) && seen.kernels > 0, "{seen:?}");
}

#[test]
fn r21_r22_two_verilated_nodes() {
    run(TWO_NODES, &Setup::default(), 1, 50_000);
}

#[test]
fn r21_r22_three_verilated_nodes_with_queues_of_one_place() {
    let fields = format!("shared_l1.cores = 3\n{}", crate::random::NARROW);
    run(&fields, &Setup { buffer: 1, ..Setup::default() }, 2, 50_000);
}

#[test]
fn a_node_out_of_step_is_noticed() {
    let right = config(TWO_NODES);
    let wrong = config(&format!("{TWO_NODES}\nl1.hit_latency = 2"));
    let nodes = in_step(&wrong, &right, EngineKind::Verilog);
    let failure = Cluster::new(&right, &Setup::default(), nodes, 1).run(5_000).unwrap_err();
    let text = failure.violation.to_string();
    assert!(
        text.starts_with("engine: model and hardware differ: core_reply_valid 0x0 (0), 0x1 (1)"),
        "{text}"
    );
}
