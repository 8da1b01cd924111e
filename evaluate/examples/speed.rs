//! Millions of records a second, without time.
//!
//! Usage: cargo run --release -p warpcache-evaluate --example speed [-- DESIGN...]
//!
//! The first three columns are processor time of one thread, the last is elapsed time where a second thread reads
//! the trace. Records are in memory, by core, but for the last two columns, which read a `wct` file by group.
#![allow(clippy::print_stdout)] // It is what the program is for.

mod support;

use design::{Design, System};
use evaluate::{Evaluation, Metric, Metrics, Part, Request, Setup};
use std::error::Error;
use std::io;
use support::Clock;
use traces::{CoreRequest, Header, Record, Residency, Sink};

/// Most records of a workload.
const MOST: usize = 4_000_000;

const WORKLOADS: [&str; 5] =
    ["matmul", "matmul_tiled", "stencil", "spmv:200000", "needleman_wunsch"];

/// Hits, misses and sharing.
const FEW: [Metric; 3] = [Metric::Loads, Metric::L2Requests, Metric::ReplicationRatio];

struct Kept(Vec<CoreRequest>);

impl Sink for Kept {
    fn put(&mut self, record: &Record) -> io::Result<()> {
        if let Record::Request(request) = record
            && self.0.len() < MOST
        {
            self.0.push(*request);
        }
        Ok(())
    }

    fn finish(&mut self) -> io::Result<()> {
        Ok(())
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let named: Vec<String> = std::env::args().skip(1).collect();
    let designs = match named.is_empty() {
        true => ["baseline", "ics15", "pact20", "taco16"].map(String::from).to_vec(),
        false => named,
    };
    let folder = tempfile::tempdir()?;
    let path = folder.path().join("trace.wct");
    println!(
        "| design | workload | records | hits, sharing | all metrics | from wct | two threads |"
    );
    println!("| --- | --- | ---: | ---: | ---: | ---: | ---: |");
    println!("| goal | | | 20 | 12 | 8 | 15 |");
    for name in WORKLOADS {
        support::write(name, &path)?;
        for preset in &designs {
            let design = Design::load(preset)?;
            let system = System::of(design.kind())?;
            let new = |metrics: Metrics| {
                Evaluation::new(&design, &Setup { system: system.clone(), cores: None, metrics })
            };
            let residency = Residency::of(new(Metrics::all())?.cores());
            let make = |_: &Header| Ok(Kept(Vec::new()));
            let mut trace = support::open(name)?;
            let kept = traces::write_by_core(trace.as_mut(), &residency, name, make)?.0;
            let in_memory = |metrics: Metrics| {
                Clock::Processor.millions(|| {
                    let mut evaluation = new(metrics)?;
                    for &CoreRequest { core, operation, access, .. } in &kept {
                        evaluation.request(Request::single(core, operation, access));
                    }
                    Ok(evaluation.records())
                })
            };
            let from_file = |clock: Clock| {
                clock.millions(|| {
                    let mut evaluation = new(Metrics::all())?;
                    let mut trace = traces::open(&path)?;
                    let run = match clock {
                        Clock::Processor => evaluate::run,
                        Clock::Elapsed => evaluate::run_ahead,
                    };
                    let evaluations = &mut [&mut evaluation][..];
                    let ran = run(trace.as_mut(), name, &system, &Part::default(), evaluations)?;
                    Ok(ran.requests)
                })
            };
            let (some, all) = (in_memory(FEW.into_iter().collect())?, in_memory(Metrics::all())?);
            let (one, two) = (from_file(Clock::Processor)?, from_file(Clock::Elapsed)?);
            let records = kept.len();
            println!(
                "| {preset} | {name} | {records} | {some:.1} | {all:.1} | {one:.1} | {two:.1} |"
            );
        }
    }
    Ok(())
}
