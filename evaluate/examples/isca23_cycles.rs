//! `isca23` in cycles: patterns under each organisation, and as the unit chooses. Prints rows of docs/results/evaluation.md.
//!
//! Usage: cargo run --release -p warpcache-evaluate --example isca23_cycles
#![allow(clippy::print_stdout)] // It is what the example is for.

use design::{Design, System};
use evaluate::{Cycles, Metric, Metrics, Organisation, Part, Report, Setup};
use std::error::Error;
use std::fmt::Write as _;
use testbenches::engine::EngineKind;

/// Two chips of two slices of 64 lines and two SMs. Every set is sampled; bandwidths are those of `SYSTEM` at 1 GHz.
const DESIGN: &str = "design = \"sac\"\nname = \"isca23\"\n[sac]\nchips = 2\nslices = 2\nsm_ports = 2\n\
                      slice_bytes = 8192\nslice_ways = 8\ncrd_sets = 16\ncrd_ways = 8\nsectored = true\n\
                      b_intra = 2048\nb_inter = 256\nb_llc = 2048\nb_mem = 256\n";

/// A slice gives a sector a cycle; memories and links move an eighth of what the slices do, as in Table 3. Pages of 16
/// lines, in turn.
const SYSTEM: &str = "cores = { cores = 4, outstanding = 64 }\nl1 = { sets = 2, ways = 2 }\n\
                      links = { latency = 32, bytes = 8 }\ndram = { channels = 4, channel_bytes = 4 }\n\
                      pages = { bytes = 2048, placement = \"interleaved\" }";

/// Lines of a chip's cache, and of a page.
const LINES: u64 = 128;
const PAGE: u64 = 16;

/// The lines that the SMs of a chip load.
type Lines = fn(u64) -> Vec<u64>;

fn pages_of(chip: u64, lines: u64) -> Vec<u64> {
    (0..).filter(|line| line / PAGE % 2 == chip).take(lines as usize).collect()
}

fn falsely_shared(chip: u64) -> Vec<u64> {
    (0..3 * LINES / 2).filter(|line| line % 2 == chip).collect()
}

/// A pattern: its name, and its lines.
const PATTERNS: [(&str, Lines); 7] = [
    ("falsely shared, a quarter of a chip's cache", |chip| {
        (0..LINES / 2).filter(|line| line / 2 % 2 == chip).collect()
    }),
    ("truly shared, a quarter of a chip's cache", |_| (0..LINES / 4).collect()),
    ("private, local, three quarters of a chip's cache", |chip| pages_of(chip, 3 * LINES / 4)),
    ("falsely shared, three quarters, of a slice a chip", falsely_shared),
    ("truly shared, half of a chip's cache", |_| (0..LINES / 2).collect()),
    ("truly shared, one and a half of a chip's cache", |_| (0..3 * LINES / 2).collect()),
    ("one load in four truly shared, the others private", |chip| {
        let shared = 8 * LINES..8 * LINES + 32;
        pages_of(chip, 96)
            .chunks(3)
            .zip(shared)
            .flat_map(|(own, line)| own.iter().copied().chain([line]).collect::<Vec<u64>>())
            .collect()
    }),
];

/// Loads of an SM.
const LOADS: usize = 1_000;

fn run(lines: Lines, organisation: Organisation) -> Result<Report, Box<dyn Error>> {
    let mut text = String::new();
    for step in 0..LOADS {
        for core in 0..4 {
            let lines = lines(core / 2);
            // The second SM of a chip is half way ahead of the first.
            let line = lines[(step + core as usize % 2 * lines.len() / 2) % lines.len()];
            writeln!(
                text,
                "{{\"core\":{core},\"warp\":0,\"kind\":\"load\",\"line\":{line},\"sectors\":15}}"
            )?;
        }
    }
    let file = tempfile::Builder::new().suffix(".jsonl").tempfile()?;
    std::fs::write(file.path(), text)?;
    let design = Design::parse(DESIGN, "isca23.toml")?;
    let system = System::parse(SYSTEM, "scaled.toml")?;
    let metrics = Metrics::from_iter([Metric::Loads, Metric::DramBytes]);
    let setup = Setup { system, cores: None, metrics };
    let engines = vec![EngineKind::Model];
    let cycles = Cycles { setup, engines, beside: None, top: false, organisation };
    let mut trace = traces::open(file.path())?;
    Ok(cycles.run(&design, trace.as_mut(), "pattern", &Part::default())?.0)
}

/// The row of a pattern, or an error where a rule is broken.
fn row((name, lines): (&str, Lines)) -> Result<String, Box<dyn Error>> {
    let [memory_side, sm_side, chosen] =
        [Organisation::MemorySide, Organisation::SmSide, Organisation::Chosen]
            .map(|organisation| run(lines, organisation));
    let (memory_side, sm_side, chosen) = (memory_side?, sm_side?, chosen?);
    let of = |report: &Report, name: &str| report.total_of(name).unwrap_or(0);
    let cycles = |report: &Report| of(report, "cycles");
    let kernel = &chosen.total["llc_kernels"][0];
    let word = if kernel["organisation"] == "sm_side" { "SM-side" } else { "memory-side" };
    let hits = |report: &Report| {
        format!("{:.1}", 100.0 * of(report, "llc_hits") as f64 / of(report, "llc_lookups") as f64)
    };
    let beats = |report: &Report| of(report, "link_beats").to_string();
    let cells = [
        name.to_string(),
        cycles(&memory_side).to_string(),
        cycles(&sm_side).to_string(),
        format!("{word}, {}", kernel["chosen_at"]),
        cycles(&chosen).to_string(),
        format!("{:.2}", cycles(&memory_side) as f64 / cycles(&chosen) as f64),
        of(&chosen, "reconfiguration_cycles").to_string(),
        hits(&memory_side),
        hits(&sm_side),
        beats(&memory_side),
        beats(&sm_side),
    ];
    Ok(format!("| {} |", cells.join(" | ")))
}

fn main() -> Result<(), Box<dyn Error>> {
    for pattern in PATTERNS {
        println!("{}", row(pattern)?);
    }
    Ok(())
}

/// One row, at full depth all.
#[test]
fn the_page_has_every_row() {
    let page = include_str!("../../docs/results/evaluation.md");
    let most = if testbenches::testing::is_full() { PATTERNS.len() } else { 1 };
    for pattern in &PATTERNS[..most] {
        let row = row(*pattern).unwrap();
        assert!(page.lines().any(|line| line == row), "docs/results/evaluation.md must have {row}");
    }
}
