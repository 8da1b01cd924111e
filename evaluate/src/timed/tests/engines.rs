//! Golden and Verilated nodes come to the same figures, in the same cycles.

use super::*;
use testbenches::testing::at_depth;

/// All figures of a workload on nodes of these engines.
fn figures(design: &Design, cycles: &Cycles, name: &str, engines: &[EngineKind]) -> (Report, Ran) {
    let cycles = Cycles { engines: engines.to_vec(), ..cycles.clone() };
    ran(design, &cycles, workload(name, design), &Part::default())
}

const BOTH: [EngineKind; 2] = [EngineKind::Model, EngineKind::Verilog];

/// Ten thousand requests and more, with loads, stores and atomics among them.
#[test]
fn verilated_clusters_do_as_golden_ones() {
    for cores in at_depth(&[2, 3, 15][..], &[2]) {
        let cores = *cores;
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

/// Nodes that differ are reported with the cycle.
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
    let bench = bench(&cycles, &design, 2, trace.as_mut());
    let slices = cluster::Slices { number: 12, row_bits: 1 };
    let config = private::cluster::Config { l1: l1.clone(), cores: 2, slices };
    let joined = private::cluster::Joined::of(&config);
    let stopped = bench.run(joined, vec![node(0), node(1)]).unwrap_err();
    let text = stopped.to_string();
    assert!(text.starts_with("t: cycle ") && text.contains("model and hardware differ"), "{text}");
}

/// A duel that decides otherwise than the golden one is noticed.
#[test]
fn a_duel_out_of_step_is_noticed() {
    use decoupled_l1d::{cluster::Config, cluster::Joined, l1d, sm_dueling};
    use testbenches::engine::make;
    let fields = "sm_dueling = { interval = 40, min_accesses = 2, margin_percent = 1 }";
    let design = design("decoupled-l1d", fields);
    let other = self::design("decoupled-l1d", &fields.replace("40", "41"));
    let l1d = l1d::Config::of(&design).unwrap();
    let duel = |design| sm_dueling::Config::of(design).unwrap();
    let slices = cluster::Slices { number: 6, row_bits: 1 };
    let config = Config { l1d: l1d.clone(), duel: duel(&design), cores: 3, slices };
    let beside = make::<sm_dueling::Dut>(&duel(&other), EngineKind::Model, 1).unwrap();
    let node = |_| make::<l1d::Dut>(&l1d, EngineKind::Model, 1).unwrap();
    let nodes: Vec<_> = (0..3).map(node).collect();
    let cycles = cycles(usual(&design), Some(3), &[]);
    let mut trace = workload("spmv:500", &design);
    let bench = bench(&cycles, &design, 3, trace.as_mut());
    let joined = <Joined as cluster::Wiring>::of(&config).with_duel(beside);
    let text = bench.run(joined, nodes).unwrap_err().to_string();
    assert!(text.contains("sm_dueling: model and hardware differ: followers_decoupled"), "{text}");
}

/// A run of these cores, but for its nodes.
pub(super) fn bench<'t, 'a>(
    cycles: &'a Cycles,
    design: &'a Design,
    cores: u32,
    trace: &'t mut dyn Trace,
) -> Bench<'t, 'a> {
    static ALL: std::sync::LazyLock<Part> = std::sync::LazyLock::new(Part::default);
    let residency = Residency::of(cores);
    let source = Source::new(trace, "t", &ALL, residency);
    let l2 = cycles.setup.system.l2_of(design).unwrap();
    Bench { cycles, design, cores, l2, source, part: &ALL }
}
