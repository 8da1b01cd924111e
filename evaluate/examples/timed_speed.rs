//! Cycles a second of runs in cycles of golden nodes, in processor time; `scripts/bench-evaluate.sh` runs it.
//!
//! Usage: `timed_speed [DESIGN CORES WORKLOAD]`; without, the designs and cores of the goals, each on three workloads.

#![allow(clippy::print_stdout)] // It is run by hand.

mod support;

use design::{Design, System};
use evaluate::{Cycles, Metrics, Organisation, Part, Setup};
use std::error::Error;
use support::Clock;
use testbenches::engine::EngineKind;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    if let [design, cores, workload] = &arguments[..] {
        return measure(design, cores.parse()?, workload);
    }
    for design in ["baseline", "pact20"] {
        for cores in [15, 28] {
            for workload in ["matmul:96", "spmv:4000", "stencil:256"] {
                measure(design, cores, workload)?;
            }
        }
    }
    Ok(())
}

fn measure(name: &str, cores: u32, workload: &str) -> Result<(), Box<dyn Error>> {
    let settings = match name {
        "pact20" => vec![format!("shared_l1.cores={cores}").parse()?],
        _ => vec![],
    };
    let design = Design::load_with(name, &settings)?;
    let system = System::of(design.kind())?;
    let setup = Setup { system, cores: Some(cores), metrics: Metrics::all() };
    let cycles = Cycles {
        setup,
        engines: vec![EngineKind::Model],
        beside: None,
        top: false,
        organisation: Organisation::default(),
    };
    let mut trace = support::open(workload)?;
    let part = Part::default();
    let run = || cycles.run(&design, trace.as_mut(), workload, &part);
    let (seconds, ran) = Clock::Processor.seconds(run);
    let (report, ran) = ran?;
    let number = report.total_of("cycles").unwrap_or(0);
    println!(
        "{name}, {cores} cores, {workload}: {} requests, {number} cycles, {seconds:.2} s, {:.3} M cycles/s",
        ran.requests,
        number as f64 / seconds / 1e6
    );
    Ok(())
}
