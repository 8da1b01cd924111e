//! The loads of core 0 of a workload through one private L1: hits, and millions of loads a second of processor time;
//! and their byte addresses for another simulator, eight bytes each, lowest first.
//!
//! Usage: cargo run --release -p warpcache-evaluate --example one_core -- WORKLOAD ADDRESSES
#![allow(clippy::print_stdout)] // It is what the program is for.

mod support;

use design::Design;
use evaluate::{Evaluation, Metric, Metrics, Request, Setup};
use std::error::Error;
use std::fs;
use std::io;
use support::Clock;
use traces::{CoreRequest, Header, Kind, Record, Residency, Sink};

/// The loads of core 0.
#[derive(Default)]
struct Loads(Vec<Request>);

impl Sink for Loads {
    fn put(&mut self, record: &Record) -> io::Result<()> {
        if let Record::Request(CoreRequest { core: 0, operation, access, .. }) = *record
            && operation.kind == Kind::Load
        {
            self.0.push(Request::single(0, operation, access));
        }
        Ok(())
    }

    fn finish(&mut self) -> io::Result<()> {
        Ok(())
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [workload, file] = &arguments[..] else { return Err("needs WORKLOAD ADDRESSES".into()) };
    let design = Design::load("baseline")?;
    let l1 = design.l1().ok_or("the design has no L1")?;
    let mut trace = support::open(workload)?;
    let make = |_: &Header| Ok(Loads::default());
    let Loads(loads) = traces::write_by_core(trace.as_mut(), &Residency::of(15), workload, make)?;
    let bytes = |load: &Request| (load.access.line * u64::from(l1.line_bytes)).to_le_bytes();
    fs::write(file, loads.iter().flat_map(bytes).collect::<Vec<u8>>())?;

    let metrics = Metrics::from_iter([Metric::Loads]);
    let system = design::System::of(design.kind())?;
    let setup = Setup { system, cores: Some(1), metrics };
    let mut hits = None;
    let speed = Clock::Processor.millions(|| {
        let mut evaluation = Evaluation::new(&design, &setup)?;
        for &load in &loads {
            evaluation.request(load);
        }
        hits = evaluation.report().total_of("hit");
        Ok(evaluation.records())
    })?;
    let (sets, ways, line_bytes, hits) = (l1.sets, l1.ways, l1.line_bytes, hits.unwrap_or(0));
    println!(
        "{{\"sets\":{sets},\"ways\":{ways},\"line_bytes\":{line_bytes},\"loads\":{},\"hits\":{hits},\
         \"millions\":{speed}}}",
        loads.len()
    );
    Ok(())
}
