//! Millions of records a second, without time. Usage: cargo run --release -p warpcache-evaluate --example speed
//!
//! One thread; the best of three runs, since a machine is never alone. Records are in memory, by core, but for the
//! last column, which reads a `wct` file.
#![allow(clippy::print_stdout)] // It is what the program is for.

use design::{Design, System};
use evaluate::{Evaluation, Metric, Metrics, Part, Request, Setup};
use std::error::Error;
use std::io;
use std::time::Instant;
use traces::{CoreRequest, Format, Header, Record, Residency, Sink, Trace};
use workloads::{Place, Workload};

/// Most records of a workload.
const MOST: usize = 4_000_000;

const WORKLOADS: [&str; 5] =
    ["matmul", "matmul_tiled", "stencil", "spmv:200000", "needleman_wunsch"];

/// Requests, kept.
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

fn open(name: &str) -> Result<Box<dyn Trace>, Box<dyn Error>> {
    let place = Place { line_bytes: 128, sector_bytes: 32, address_bits: 40 };
    Ok(name.parse::<Workload>()?.open(&place)?)
}

/// Millions a second of the best of three runs.
fn best(mut run: impl FnMut() -> Result<u64, Box<dyn Error>>) -> Result<f64, Box<dyn Error>> {
    let mut best: f64 = 0.0;
    for _ in 0..3 {
        let start = Instant::now();
        let records = run()?;
        best = best.max(records as f64 / start.elapsed().as_secs_f64() / 1e6);
    }
    Ok(best)
}

fn main() -> Result<(), Box<dyn Error>> {
    let folder = tempfile::tempdir()?;
    let few = [Metric::Loads, Metric::L2Requests, Metric::ReplicationRatio];
    for preset in ["baseline", "ics15", "pact20"] {
        let design = Design::load(preset)?;
        println!("{preset}\n  workload           records  hits, sharing   all metrics   from wct");
        for name in WORKLOADS {
            let system = System::of(design.kind())?;
            let new = |metrics: Metrics| {
                Evaluation::new(&design, &Setup { system: system.clone(), cores: None, metrics })
            };
            let cores = new(Metrics::all())?.cores();
            let residency = Residency::of(cores);
            let make = |_: &Header| Ok(Kept(Vec::new()));
            let kept = traces::write_by_core(open(name)?.as_mut(), &residency, name, make)?.0;
            let in_memory = |metrics: Metrics| {
                best(|| {
                    let mut evaluation = new(metrics)?;
                    for &CoreRequest { core, operation, access, .. } in &kept {
                        evaluation.request(Request { core, operation, access });
                    }
                    Ok(evaluation.records())
                })
            };
            let (some, all) = (in_memory(few.into_iter().collect())?, in_memory(Metrics::all())?);
            let path = folder.path().join("trace.wct");
            let mut trace = open(name)?;
            let file = std::fs::File::create(&path)?;
            let mut sink = traces::create(Format::Wct, file, trace.header())?;
            traces::copy(trace.as_mut(), sink.as_mut())?;
            drop(sink);
            let from_file = best(|| {
                let mut evaluation = new(Metrics::all())?;
                let mut trace = traces::open(&path, 40)?;
                let (part, evaluations) = (Part::default(), &mut [&mut evaluation][..]);
                Ok(evaluate::run(trace.as_mut(), name, &system, &part, evaluations)?.requests)
            })?;
            let records = kept.len();
            println!("  {name:<17} {records:>8}  {some:>13.1} {all:>13.1} {from_file:>10.1}");
        }
    }
    Ok(())
}
