//! Runs the coverage of random legal geometries: what the bins' conditions say of configs that no test names.
//!
//! `cargo run --release -p warpcache-registry --example geometries -- [NUMBER [CYCLES [SEED [FOLDER]]]]`
//!
//! NUMBER (330) configs, the designs in turn; CYCLES (1000000) of each block's golden model under its stimulus; SEED (1)
//! chooses configs and inputs. A bin that is hit although it is declared unreachable has a wrong condition: the status
//! is then 1, and the config is in FOLDER (`target/geometries`). Bins that are not hit are counted: a geometry may need
//! more cycles, and a bin that most geometries miss asks for a condition or for other stimulus. Work goes to all
//! processors that the process may use (`taskset`).
#![allow(clippy::print_stdout, clippy::print_stderr)]

use design::{Design, DesignKind};
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::{env, fs, thread};
use testbenches::engine::EngineKind;
use testbenches::lockstep::VerifyOptions;

struct Asked {
    number: u64,
    cycles: u64,
    seed: u64,
    folder: PathBuf,
}

/// Of each block and bin: in how many geometries it was not hit.
type Missed = BTreeMap<(&'static str, &'static str), u64>;

fn main() -> ExitCode {
    let Some(asked) = asked() else {
        eprintln!(
            "error: the arguments must be [NUMBER [CYCLES [SEED [FOLDER]]]]; try 330 1000000 1"
        );
        return ExitCode::from(2);
    };
    let (next, wrong, incomplete) = (AtomicU64::new(0), AtomicU64::new(0), AtomicU64::new(0));
    let missed = Mutex::new(Missed::new());
    let work = || {
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= asked.number {
                return;
            }
            let found = run(&asked, number);
            wrong.fetch_add(u64::from(found.is_wrong), Ordering::Relaxed);
            incomplete.fetch_add(u64::from(!found.missed.is_empty()), Ordering::Relaxed);
            let mut missed = missed.lock().unwrap_or_else(PoisonError::into_inner);
            found.missed.into_iter().for_each(|bin| *missed.entry(bin).or_default() += 1);
        }
    };
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(work);
        }
    });
    for ((block, bin), count) in missed.into_inner().unwrap_or_else(PoisonError::into_inner) {
        println!("{block}: {bin}: not hit in {count} geometries");
    }
    let (wrong, incomplete) = (wrong.into_inner(), incomplete.into_inner());
    let (number, cycles) = (asked.number, asked.cycles);
    println!(
        "{number} geometries, {cycles} cycles each: {incomplete} with bins that were not hit, {wrong} that are wrong"
    );
    ExitCode::from(u8::from(wrong > 0))
}

fn asked() -> Option<Asked> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let number = |place: usize, default: u64| {
        arguments.get(place).map_or(Some(default), |text| text.parse().ok())
    };
    let folder = arguments.get(3).map_or("target/geometries", String::as_str).into();
    let is_known = arguments.len() <= 4;
    let asked = Asked {
        number: number(0, 330)?,
        cycles: number(1, 1_000_000)?,
        seed: number(2, 1)?,
        folder,
    };
    is_known.then_some(asked)
}

/// Results of the blocks of a geometry.
struct Found {
    is_wrong: bool,
    missed: Vec<(&'static str, &'static str)>,
}

fn run(asked: &Asked, number: u64) -> Found {
    let kind = DesignKind::ALL[(number % DesignKind::ALL.len() as u64) as usize];
    let name = format!("{kind}-{}-{number}", asked.seed);
    let text = registry::geometry::random(kind, &name, asked.seed.wrapping_mul(1_000_003) + number);
    let (mut problems, mut missed) = (Vec::new(), Vec::new());
    match Design::parse(&text, &name) {
        Err(illegal) => problems.push(illegal.to_string()),
        Ok(design) => {
            for block in registry::blocks(&design) {
                let options = VerifyOptions {
                    engines: vec![EngineKind::Model],
                    coverage_required: false,
                    ..VerifyOptions::new(asked.seed, asked.cycles, "")
                };
                let report = match block.block.verify(&options) {
                    Ok(report) => report,
                    Err(error) => {
                        problems.push(error.to_string());
                        continue;
                    }
                };
                for bin in report.coverage.check().err().iter().flat_map(|wrong| &wrong.bins) {
                    match &bin.unreachable {
                        None => missed.push((report.block, bin.label)),
                        Some(reason) => problems.push(format!(
                            "{}: {} was hit {} times, but is declared unreachable ({reason})",
                            report.block, bin.label, bin.count
                        )),
                    }
                }
            }
        }
    }
    if !problems.is_empty() {
        let path = asked.folder.join(format!("{name}.toml"));
        println!("{}:\n{}", path.display(), problems.join("\n"));
        if let Err(error) = fs::create_dir_all(&asked.folder).and_then(|()| fs::write(&path, text))
        {
            eprintln!("error: {}: cannot be written: {error}", path.display());
        }
    }
    Found { is_wrong: !problems.is_empty(), missed }
}
