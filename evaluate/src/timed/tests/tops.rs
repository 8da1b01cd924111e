//! Tops in the place of nodes: golden and Verilated ones do the same, through the switches and on a mesh.

use super::engines::bench;
use super::*;
use crate::timed::tops;
use cluster::{Nodes, Wiring as _};
use systems::joined::Joined;
use systems::private_cluster::{self, Dut, model::PrivateCluster};
use testbenches::engine::{BoxedEngine, Engine, make};
use testbenches::testing::at_depth;

const BOTH: [EngineKind; 2] = [EngineKind::Model, EngineKind::Verilog];

fn of_top(system: &str, engines: &[EngineKind]) -> Cycles {
    Cycles { top: true, ..cycles(System::load(system).unwrap(), None, engines) }
}

/// The designs that have a top, with so many cores; small caches, and slices whose number is no power of two.
fn tops(cores: u32) -> [Design; 4] {
    let small = "l1.sets = 8\nl1.mshr_entries = 6";
    let of = |kind, fields| design(kind, &format!("{small}\n{fields} = {cores}"));
    [
        of("private", "cluster.l2_slices = 3\ncluster.cores"),
        of("decoupled-l1d", "cluster.l2_slices = 3\ncluster.cores"),
        of("shared-l1", "mesh = { columns = 4, rows = 4, l2_at = [1, 5, 6] }\nshared_l1.cores"),
        of("ccn", "cluster.l2_slices = 3\nccn.sample = 1000\nccn.epoch = 4000\nccn.cores"),
    ]
}

/// All figures of a run.
fn figures(design: &Design, system: &str, engines: &[EngineKind]) -> Report {
    let (report, ran) =
        self::ran(design, &of_top(system, engines), workload("spmv:300", design), &Part::default());
    assert!(ran.requests > 2_000, "{ran:?}");
    report
}

#[test]
fn verilated_tops_do_as_golden_ones() {
    let ([private, decoupled, _, ring], [_, _, shared, _]) = (tops(3), tops(2));
    let all = [private, decoupled, shared, ring];
    // Each compiles for a quarter of a minute; lockstep compares every top.
    for design in at_depth(&all[..], &all[..1]) {
        let golden = figures(design, "taco16", &[EngineKind::Model]);
        assert_eq!(golden, figures(design, "taco16", &BOTH), "{}", design.kind());
    }
}

/// Hardware alone gives all but what no port shows.
#[test]
fn a_verilated_top_alone_gives_the_same_counts() {
    let [design, ..] = tops(3);
    let mut golden = figures(&design, "taco16", &[EngineKind::Model]);
    golden.total.retain(|name, _| !name.starts_with("packets_") && !name.starts_with("beats_"));
    assert_eq!(golden, figures(&design, "taco16", &[EngineKind::Verilog]));
}

/// A mesh is outside: the top is that with "ports".
#[test]
fn a_top_on_a_mesh_has_ports() {
    let [private, _, design, _] = tops(2);
    let golden = figures(&design, "pact20", &[EngineKind::Model]);
    assert_eq!(golden, figures(&design, "pact20", &BOTH));
    assert!(!golden.total.contains_key("packets_to_l2"));
    let refused = of_top("pact20", &[EngineKind::Model]).check(&private).unwrap_err().to_string();
    assert!(refused.contains("whose config has no [mesh]"), "{refused}");
}

#[test]
fn switches_moved_what_was_counted() {
    for design in tops(3) {
        let report = figures(&design, "taco16", &[EngineKind::Model]);
        let of = |name: &str| report.total_of(name).unwrap();
        let beats = |name: &str| -> u64 {
            let outputs = report.total[name].as_array().unwrap().iter();
            outputs.map(|beats| beats.as_u64().unwrap()).sum()
        };
        assert_eq!(of("packets_to_l2"), of("l2_requests"));
        assert_eq!(beats("beats_to_l2"), of("l2_requests"), "a request is one beat");
        assert_eq!(of("packets_from_l2"), of("l2_requests"), "each is answered");
        assert!(beats("beats_from_l2") > of("packets_from_l2"));
        let to_homes = match design.kind() {
            DesignKind::SharedL1 => of("packets_to_home"),
            _ => 0,
        };
        let to_ring = match design.kind() {
            DesignKind::Ccn => of("ccn_hits") + of("ccn_round_trips"),
            _ => 0,
        };
        assert_eq!(of("l1_requests_out"), of("l2_requests") + to_homes + to_ring);
    }
}

/// A load that misses: the cycles of node and switches, and twice the latency of the slices' ports.
#[test]
fn a_load_takes_the_latency_twice() {
    let [design, ..] = tops(2);
    let latency = |latency: u32| {
        let system = system(&format!("network = {{ latency = {latency} }}\nl2.latency = 1"));
        let cycles = Cycles { top: true, ..cycles(system, None, &[EngineKind::Model]) };
        let load = r#"{"core": 1, "warp": 0, "kind": "load", "line": 5, "sectors": 1}"#;
        let trace = lines(load);
        let (report, _) = ran(&design, &cycles, trace, &Part::default());
        report.total_of("load_cycles").unwrap()
    };
    assert_eq!(latency(9) - latency(1), 16);
}

/// Cores and slices are those of the config's cluster.
#[test]
fn a_top_has_the_cores_and_slices_of_its_config() {
    let [design, ..] = tops(3);
    let mut cycles = of_top("taco16", &[EngineKind::Model]);
    assert_eq!(cycles.check(&design).unwrap(), 3);
    cycles.setup.cores = Some(2);
    assert_eq!(
        cycles.check(&design).unwrap_err().to_string(),
        "t: cores must be the 3 of its top; got 2; try --set cluster.cores=2 in place of --cores"
    );
    let [.., ring] = tops(3);
    assert!(cycles.check(&ring).unwrap_err().to_string().contains("try --set ccn.cores=2"));
    let none = self::design("llc", "");
    assert!(cycles.check(&none).unwrap_err().to_string().contains("design must be one whose node"));
    let cluster = design.cluster().unwrap();
    // One that states no slices, so that the system's stay.
    let plain = self::design("private", "");
    let l2 = |fields: &str| {
        let system = system(fields);
        tops::l2_of(&design, cluster, system.l2_of(&plain).unwrap()).map(|l2| l2.slices)
    };
    assert_eq!(l2("").unwrap(), 3);
    assert_eq!(
        l2("l2 = { bytes = 4096, slices = 1, ways = 16 }").unwrap_err().to_string(),
        "t.cluster.l2_slices: must leave a set of the system's L2 to each slice, 6144 bytes; got 4096 bytes; try \
         --system taco16"
    );
    assert_eq!(
        tops::l2_of(
            &design,
            &design::Cluster { interleave_bytes: 128, ..cluster.clone() },
            system("l2 = { line_bytes = 256, interleave_bytes = 256 }").l2_of(&design).unwrap()
        )
        .unwrap_err()
        .to_string(),
        "t.cluster.interleave_bytes: must be at least 256, the line_bytes of the system's L2; got 128; try 256"
    );
}

/// The message that ends a run of this engine as the top of [`tops`]' private design.
fn stopped(engine: impl FnOnce(&private_cluster::Config) -> BoxedEngine<Dut<4>>) -> String {
    let [design, ..] = tops(2);
    let config = private_cluster::Config::of(&design).unwrap();
    let cycles = of_top("taco16", &BOTH);
    let mut trace = workload("transpose:64", &design);
    let mut bench = bench(&cycles, &design, 2, trace.as_mut());
    bench.l2 = tops::l2_of(&design, design.cluster().unwrap(), bench.l2).unwrap();
    let slices = bench.slices();
    let l1 = config.node().clone();
    let wiring = private::cluster::Joined::of(&private::cluster::Config { l1, cores: 2, slices });
    let top = Joined::<Dut<4>>::new(&config, engine(&config));
    match bench.run(wiring, Nodes::Top(Box::new(top))) {
        Ok(_) => String::new(),
        Err(stopped) => stopped.to_string(),
    }
}

/// A golden top that is wrong, as an engine.
struct Wrong(PrivateCluster<4>);

impl Engine<private_cluster::In<4>, private_cluster::Out<4>> for Wrong {
    fn name(&self) -> &str {
        "model"
    }

    fn cycle(&mut self, reset: bool, input: &private_cluster::In<4>) -> private_cluster::Out<4> {
        if reset { Default::default() } else { testbenches::dut::Model::step(&mut self.0, input) }
    }
}

#[test]
fn a_wrong_top_is_noticed() {
    let other = |interleave_bytes: u32, hit_latency: u32| {
        let text = format!(
            "cluster = {{ cores = 2, l2_slices = 3, interleave_bytes = {interleave_bytes} }}\n\
             l1 = {{ sets = 8, mshr_entries = 6, hit_latency = {hit_latency} }}"
        );
        private_cluster::Config::of(&design("private", &text)).unwrap()
    };
    assert_eq!(stopped(|config| make::<Dut<4>>(config, EngineKind::Model, 1).unwrap()), "");
    // Requests at slices that have not their lines.
    let elsewhere = other(512, 1);
    let text = stopped(|_| make::<Dut<4>>(&elsewhere, EngineKind::Model, 1).unwrap());
    assert!(text.contains("must be at the slice of its line"), "{text}");
    // Cores that have each other's numbers are given each other's answers.
    let wrong = systems::l1_cluster::Wrong { exchanges_numbers: true, ..Default::default() };
    let text = stopped(|config| Box::new(Wrong(PrivateCluster::with(config, wrong))));
    assert!(text.starts_with("t: cycle "), "{text}");
    // Hardware that is not the golden top's.
    let slower = other(256, 2);
    let text = stopped(|config| {
        cluster::in_step::<Dut<4>>(config, &slower, EngineKind::Model, 1).unwrap()
    });
    assert!(text.contains("model and hardware differ"), "{text}");
}
