//! Verilated nodes in step with golden ones, on one ring.

use super::{Wrong, ccn, joined, l1, node, setup};
use ccn::ccn_l1::{Config as NodeConfig, Dut};
use ccn::cluster::{Cluster, Node, beside};
use testbenches::engine::{EngineKind, make};

/// Runs `cycles` of nodes of which each is in step with one that is `built`.
fn in_step(config: &NodeConfig, built: &NodeConfig, cycles: u64) -> Result<(), String> {
    let (config, golden) = joined(config, 3, 1, Wrong::default());
    let verilated =
        |node| -> Node { beside::<Dut>(node, make::<Dut>(built, EngineKind::Verilog, 1).unwrap()) };
    let nodes = golden.into_iter().map(verilated).collect();
    let seen = Cluster::new(&config, &setup(), nodes, 1).run(cycles);
    seen.map(|seen| assert!(seen.kernels > 0)).map_err(|failure| failure.to_string())
}

#[test]
fn three_nodes_are_in_step() {
    let config = node(&l1(2), &ccn(3, 2));
    in_step(&config, &config, 20_000).unwrap();
}

#[test]
fn three_nodes_whose_requests_wait_are_in_step() {
    let ccn = design::Ccn { pending: design::Pending::Wait, parking: 2, ..ccn(3, 2) };
    let config = node(&l1(2), &ccn);
    in_step(&config, &config, 20_000).unwrap();
}

#[test]
fn a_node_of_another_config_is_not() {
    let built = node(&l1(2), &design::Ccn { buffer: 3, ..ccn(3, 2) });
    let text = in_step(&node(&l1(2), &ccn(3, 2)), &built, 20_000).unwrap_err();
    assert!(text.contains("model and hardware differ"), "{text}");
}
