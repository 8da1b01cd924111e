//! L1s of private caches in a cluster under random programs, judged as the shared L1's nodes are: each load keeps its
//! place in its core's order of requests, against what the core writes before it and after it.

use cluster::random::{Random, Setup, Span};
use cluster::{Class, Node, Slices, Wiring};
use decoupled_l1d::{l1d, sm_dueling};
use design::Design;
use private::l1;
use testbenches::engine::{EngineKind, make};

/// The geometry that the L1s have in common.
const GEOMETRY: &str = "l1.address_bits = 16\nl1.line_bytes = 32\nl1.sector_bytes = 8\nl1.sets = 2\nl1.ways = 2\n\
                        l1.mshr_entries = 3\nl1.mshr_merges = 3\nl1.miss_queue = 3\nl1.id_bits = 5\n";
const CORES: usize = 4;
const SLICES: Slices = Slices { number: 8, row_bits: 3 };

fn design(kind: &str, fields: &str) -> Design {
    let text = format!("design = \"{kind}\"\nname = \"t\"\n{GEOMETRY}{fields}");
    Design::parse(&text, "t.toml").unwrap()
}

/// Runs four of them under random programs, every link fast, then those of one class slow, L2 reading early and late.
fn run<W: Wiring>(config: &W::Config, node: impl Fn() -> Node<W>) {
    let slow = [None, Some(Class::ToL2), Some(Class::FromL2)];
    for (seed, (class, l2_reads_late)) in
        (0..).zip(slow.into_iter().flat_map(|class| [(class, false), (class, true)]))
    {
        let mut setup = Setup { l2_reads_late, in_flight: 16, ..Setup::default() };
        if let Some(class) = class {
            setup.link_latency[class as usize] = Span::new(1, 200);
        }
        let nodes = (0..CORES).map(|_| node()).collect();
        let mut cluster = Random::<W>::new(config, &setup, nodes, seed);
        let seen = cluster.run(10_000).unwrap_or_else(|failure| panic!("{failure}\n{setup:?}"));
        assert!(seen.judged.beats > 500, "{seen:?}");
    }
}

#[test]
fn l1_keeps_each_load_in_its_place() {
    for pending_store in ["stale", "refuse"] {
        let design = design("private", &format!("l1.pending_store = \"{pending_store}\""));
        let l1 = l1::Config::of(&design).unwrap();
        let config = private::cluster::Config { l1: l1.clone(), cores: CORES, slices: SLICES };
        let node = || make::<l1::Dut>(&l1, EngineKind::Model, 1).unwrap();
        run::<private::cluster::Joined>(&config, node);
    }
}

#[test]
fn decoupled_l1d_keeps_each_load_in_its_place() {
    for fields in ["", "decoupled.threshold = 0\n", "l1.write_hit = \"evict\""] {
        let design = design("decoupled-l1d", fields);
        let (l1d, duel) =
            (l1d::Config::of(&design).unwrap(), sm_dueling::Config::of(&design).unwrap());
        let node = || make::<l1d::Dut>(&l1d, EngineKind::Model, 1).unwrap();
        let (l1d, cores, slices) = (l1d.clone(), CORES, SLICES);
        let config = decoupled_l1d::cluster::Config { l1d, duel, cores, slices };
        run::<decoupled_l1d::cluster::Joined>(&config, node);
    }
}
