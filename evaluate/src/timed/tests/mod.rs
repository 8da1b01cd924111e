//! Runs in cycles: by hand, of both engines, and that every trace comes to its end.

mod by_hand;
mod chips;
mod ends;
mod engines;
mod refused;
mod rest;
mod ring;
mod scan;
mod sectored;
mod tampered;
mod tops;
mod tracked;

use super::*;
use crate::metrics::Metrics;
use design::{DesignKind, System};
use std::io::Write as _;
use workloads::{Place, Workload};

/// A design with fields, of a small geometry unless they say otherwise.
fn design(kind: &str, fields: &str) -> Design {
    let text = format!("design = \"{kind}\"\nname = \"t\"\n{fields}");
    Design::parse(&text, "t.toml").unwrap()
}

fn system(text: &str) -> System {
    System::parse(text, "s.toml").unwrap()
}

/// A run of so many cores in a system.
fn cycles(system: System, cores: Option<u32>, engines: &[EngineKind]) -> Cycles {
    let setup = Setup { system, cores, metrics: Metrics::all() };
    Cycles {
        setup,
        engines: engines.to_vec(),
        beside: None,
        top: false,
        organisation: Organisation::default(),
    }
}

/// The system of a design's paper.
fn usual(design: &Design) -> System {
    System::of(design.kind()).unwrap()
}

/// JSON lines as a trace.
fn lines(text: &str) -> Box<dyn Trace> {
    let mut file = tempfile::Builder::new().suffix(".jsonl").tempfile().unwrap();
    file.write_all(text.as_bytes()).unwrap();
    let trace = traces::open(file.path()).unwrap();
    // An open file stays readable without its name.
    drop(file);
    trace
}

/// A group a core, of two warps, which load, store and update lines of each other, in many orders.
fn mixed(cores: u32) -> Box<dyn Trace> {
    let mut text = String::new();
    for group in 0..cores {
        for step in 0..90 {
            let line = (step * 5 + 11 * group) % 37;
            let (kind, sectors) = match step % 15 {
                7 => ("store", 2),
                14 => ("atomic", 8),
                _ => ("load", 1 + (step + group) % 15),
            };
            let warp = step % 2;
            text += &format!(
                "{{\"group\":{group},\"warp\":{warp},\"kind\":\"{kind}\",\"line\":{line},\"sectors\":{sectors}}}\n"
            );
        }
    }
    lines(&text)
}

fn workload(name: &str, design: &Design) -> Box<dyn Trace> {
    let l1 = design.l1().unwrap();
    let (line_bytes, sector_bytes) = (l1.line_bytes, l1.sector_bytes);
    let place = Place { line_bytes, sector_bytes, address_bits: l1.address_bits };
    name.parse::<Workload>().unwrap().open(&place).unwrap()
}

/// A run of golden nodes; nothing is lost, nor older than its core's stores.
fn ran(design: &Design, cycles: &Cycles, mut trace: Box<dyn Trace>, part: &Part) -> (Report, Ran) {
    let (report, ran) = cycles.run(design, trace.as_mut(), "t", part).unwrap();
    assert_eq!(report.total_of("older_than_own_store"), Some(0));
    let of = |name| report.total_of(name).unwrap();
    let loads = ["hit", "hit_pending", "miss", "bypass"].map(of).iter().sum::<u64>();
    assert_eq!((loads, of("loads_answered")), (of("loads"), of("loads")));
    assert_eq!(of("loads") + of("stores") + of("atomics"), ran.requests);
    (report, ran)
}

/// The three designs, with so many cores.
fn designs(cores: u32) -> [(Design, Cycles); 3] {
    let shared = format!("shared_l1.cores = {cores}");
    [("private", String::new()), ("decoupled-l1d", String::new()), ("shared-l1", shared)].map(
        |(kind, fields)| {
            let design = design(kind, &fields);
            let cores = (design.kind() != DesignKind::SharedL1).then_some(cores);
            let cycles = cycles(usual(&design), cores, &[EngineKind::Model]);
            (design, cycles)
        },
    )
}
