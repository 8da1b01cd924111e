//! Peak memory of an evaluation of 10^7 records with every metric, in a table; status 1 at 200 MB or more.
//!
//! Usage: cargo run --release -p warpcache-evaluate --example memory
//! Needs Linux, which counts peaks. Each evaluation is a separate process, this program again, and its peak is that
//! of the whole process.
#![allow(clippy::print_stdout)] // It is what the program is for.

mod support;

use design::{Design, System};
use evaluate::{Evaluation, Metrics, Part, Setup};
use std::error::Error;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

/// Workloads of 10^7 records and some.
const WORKLOADS: [&str; 3] = ["matmul:820", "spmv:900000", "stencil:3800"];
/// Records that are run of each.
const RECORDS: u64 = 10_000_000;
/// Megabytes that must not be reached.
const GOAL: u64 = 200;

/// The largest resident memory that this process has had, in megabytes.
fn peak() -> Result<u64, Box<dyn Error>> {
    let status = fs::read_to_string("/proc/self/status")?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    let kilobytes = line.and_then(|line| line.trim().strip_suffix("kB"));
    let kilobytes: u64 = kilobytes.ok_or("no VmHWM in /proc/self/status")?.trim().parse()?;
    Ok((1024 * kilobytes).div_ceil(1_000_000))
}

/// Evaluates a trace; gives a row's last cells, and the peak.
fn evaluate(preset: &str, path: &str) -> Result<(String, u64), Box<dyn Error>> {
    let design = Design::load(preset)?;
    let system = System::of(design.kind())?;
    let setup = Setup { system: system.clone(), cores: None, metrics: Metrics::all() };
    let mut evaluation = Evaluation::new(&design, &setup)?;
    let mut trace = traces::open(Path::new(path))?;
    let part = Part { requests: RECORDS, ..Part::default() };
    let evaluations = &mut [&mut evaluation][..];
    let ran = evaluate::run_ahead(trace.as_mut(), path, &system, &part, evaluations)?.requests;
    if ran != RECORDS {
        return Err(format!("the trace must have {RECORDS} records; got {ran}").into());
    }
    let touched = evaluation.report().total_of("lines_touched").unwrap_or(0);
    let peak = peak()?;
    Ok((format!("{ran} | {touched} | {peak} |"), peak))
}

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    if let [preset, path] = &arguments[..] {
        let (cells, peak) = evaluate(preset, path)?;
        print!("{cells}");
        return if peak < GOAL {
            Ok(())
        } else {
            Err(format!("{peak} MB are not below {GOAL}").into())
        };
    }
    let folder = tempfile::tempdir()?;
    let path = folder.path().join("trace.wct");
    println!("| design | workload | file, MB | records | pairs of core and line | peak, MB |");
    println!("| --- | --- | ---: | ---: | ---: | ---: |");
    let mut all_are_below = true;
    for name in WORKLOADS {
        support::write(name, &path)?;
        for preset in ["baseline", "ics15", "pact20"] {
            let mut again = Command::new(std::env::current_exe()?);
            let ended = again.arg(preset).arg(&path).stderr(Stdio::inherit()).output()?;
            let (file, cells) = (fs::metadata(&path)?.len() as f64 / 1e6, ended.stdout);
            let cells = String::from_utf8(cells)?;
            println!("| {preset} | {name} | {file:.1} | {cells}");
            all_are_below &= ended.status.success();
        }
    }
    if all_are_below { Ok(()) } else { Err("not every peak is below the goal".into()) }
}
