//! Golden and Verilated nodes come to the same figures, in the same cycles.

use super::*;

/// All figures of a workload on nodes of these engines.
fn figures(design: &Design, cycles: &Cycles, name: &str, engines: &[EngineKind]) -> (Report, Ran) {
    let cycles = Cycles { engines: engines.to_vec(), ..cycles.clone() };
    ran(design, &cycles, workload(name, design), &Part::default())
}

const BOTH: [EngineKind; 2] = [EngineKind::Model, EngineKind::Verilog];

/// Ten thousand requests and more, with loads, stores and atomics among them.
#[test]
fn verilated_clusters_do_as_golden_ones() {
    for cores in [2, 3, 15] {
        for (design, cycles) in designs(cores) {
            let name = if cores == 3 { "histogram:41000" } else { "spmv:1000" };
            let golden = figures(&design, &cycles, name, &[EngineKind::Model]);
            assert!(golden.1.requests >= 10_000, "{:?}", golden.1);
            // With every node's golden model in step.
            let hardware = figures(&design, &cycles, name, &BOTH);
            assert_eq!(golden, hardware, "{} {cores}", design.kind());
        }
    }
}

/// Nodes that differ are noticed, and told with the cycle.
#[test]
fn a_node_out_of_step_is_noticed() {
    let design = design("private", "l1.hit_latency = 2");
    let l1 = private::l1::Config::of(&design).unwrap();
    let wrong = self::design("private", "");
    let wrong = private::l1::Config::of(&wrong).unwrap();
    let node = |number| {
        cluster::in_step::<private::l1::Dut>(&l1, &wrong, EngineKind::Verilog, number).unwrap()
    };
    let cycles = cycles(usual(&design), Some(2), &BOTH);
    let mut trace = workload("transpose:64", &design);
    let residency = Residency { cores: 2, warps: 48, groups: 8 };
    let part = Part::default();
    let source = Source::new(trace.as_mut(), "t", &part, residency);
    let l2 = cycles.setup.system.l2_of(&design).unwrap();
    let bench = Bench { cycles: &cycles, design: &design, cores: 2, l2, source, part: &part };
    let slices = cluster::Slices { number: 12, row_bits: 1 };
    let config = private::cluster::Config { l1: l1.clone(), cores: 2, slices };
    let joined = private::cluster::Joined::of(&config);
    let stopped = bench.run(joined, vec![node(0), node(1)]).unwrap_err();
    let text = stopped.to_string();
    assert!(text.starts_with("t: cycle ") && text.contains("model and hardware differ"), "{text}");
}
