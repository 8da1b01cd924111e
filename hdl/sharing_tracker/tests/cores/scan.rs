//! Cores that read the same lines: which sharer answers, and whether forwards wait for lines in flight.

use std::collections::VecDeque;

use base::streams::CoreRequest;
use design::Design;
use sharing_tracker::tracker::model::Choice;
use testbenches::stimulus::Rng;
use testbenches::testing::at_depth;

use crate::program::LOAD;
use crate::system::System;
use crate::{Setup, WAITS, Wrong};

const CORES: usize = 6;
/// Loads of a core that are in flight at once.
const IN_FLIGHT: usize = 8;

/// An L1 as that of `taco16`, before two banks.
pub fn design(cores: usize, pending: &str) -> Design {
    let text = format!(
        "design = 'sharing-tracker'\nname = 't'\n\
         [l1]\nline_bytes = 128\nsector_bytes = 32\nsets = 32\nways = 4\nmshr_entries = 16\nid_bits = 6\n\
         miss_queue = 8\n[sharing_tracker]\ncores = {cores}\nsets = 256\nways = 8\nbanks = 2\nbank_queue = 8\n{pending}\
         [l2]\nbytes = 524288\nways = 8\nsplit_requests = 64\n[llc]\nmshr_entries = 64\nmiss_queue = 16\n"
    );
    Design::parse(&text, "t.toml").unwrap()
}

/// Cost of a pattern.
#[derive(Clone, Copy, Debug)]
struct Run {
    cycles: u64,
    forwards: u64,
    nacks: u64,
    loads: u64,
    l2_loads: u64,
}

impl Run {
    fn to_l2_a_load(self) -> f64 {
        self.l2_loads as f64 / self.loads as f64
    }
}

/// The lines that each core loads.
type Lines = Vec<Vec<u64>>;

fn run(lines: &Lines, waits: Option<usize>, choice: Choice) -> Run {
    let setup = Setup {
        cores: CORES,
        latency: 1,
        waits,
        choice,
        measures: Some(100),
        ..Setup::four(8, Wrong::Nothing)
    };
    let mut system = System::new(&setup, 1);
    let loads = lines.iter().map(|lines| lines.len() as u64).sum();
    for (program, lines) in system.programs.iter_mut().zip(lines) {
        let load = |line: &u64| CoreRequest {
            valid: true,
            kind: LOAD,
            line: *line,
            sectors: 1,
            ..CoreRequest::default()
        };
        let script: VecDeque<CoreRequest> = lines.iter().map(load).collect();
        (program.script, program.most) = (Some(script), IN_FLIGHT);
    }
    while system.answered() < loads {
        system.cycle(false).unwrap();
    }
    let (forwards, nacks) = system.forwards();
    Run { cycles: system.now, forwards, nacks, loads, l2_loads: system.l2_loads }
}

/// 96 lines 16 apart, again and again, each core so many lines ahead of the one before.
fn scan(loads: u64, ahead: u64) -> Lines {
    let of = |core: u64| (0..loads).map(|at| 1 + (at + ahead * core) % 96 * 16).collect();
    (0..CORES as u64).map(of).collect()
}

/// Loads of any of so many lines.
fn uniform(loads: u64, lines: u64) -> Lines {
    let mut rng = Rng::new(1);
    (0..CORES).map(|_| (0..loads).map(|_| 1 + rng.below(lines)).collect()).collect()
}

/// Each core has private lines.
fn private(loads: u64) -> Lines {
    (0..CORES as u64)
        .map(|core| (0..loads).map(|at| (core << 12) + 1 + at % 96 * 16).collect())
        .collect()
}

#[test]
fn a_scan_of_one_array_is_read_from_l2_once() {
    let lines = scan(at_depth(960, 192), 0);
    let nack = run(&lines, None, Choice::InTurn);
    let wait = run(&lines, WAITS, Choice::InTurn);
    println!("{nack:?}, {wait:?}");
    assert!(2 * nack.nacks > nack.forwards && nack.to_l2_a_load() > 0.5, "{nack:?}");
    assert!(20 * wait.nacks < wait.forwards && wait.to_l2_a_load() < 0.2, "{wait:?}");
    assert!(wait.cycles < nack.cycles, "{wait:?}");
}

/// Figures of the design's page, at full depth.
#[test]
fn waiting_and_the_choice_of_a_sharer() {
    let loads = at_depth(960, 24);
    let patterns = [
        ("any of 48", uniform(loads, 48)),
        ("any of 96", uniform(loads, 96)),
        ("any of 160", uniform(loads, 160)),
        ("private", private(loads)),
        ("scan, 16 ahead", scan(loads, 16)),
        ("scan, in step", scan(loads, 0)),
        ("scan, 1 ahead", scan(loads, 1)),
    ];
    let builds = [
        ("nack, in turn", None, Choice::InTurn),
        ("nack, oldest", None, Choice::Oldest),
        ("nack, filled", None, Choice::Filled),
        ("wait 1, in turn", Some(1), Choice::InTurn),
        ("wait 2, in turn", WAITS, Choice::InTurn),
        ("wait 5, in turn", Some(5), Choice::InTurn),
        ("wait 1, latest", Some(1), Choice::Latest),
        ("wait 5, oldest", Some(5), Choice::Oldest),
    ];
    for (pattern, lines) in &patterns {
        for (build, waits, choice) in builds {
            let seen = run(lines, waits, choice);
            let share = 100.0 * seen.nacks as f64 / seen.forwards.max(1) as f64;
            println!(
                "{pattern} | {build} | {} cycles, {} forwards, {share:.1} % nacks, {:.3} L2 loads a load",
                seen.cycles,
                seen.forwards,
                seen.to_l2_a_load()
            );
        }
    }
}
