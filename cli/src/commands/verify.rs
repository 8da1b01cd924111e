//! `warpcache verify`: engines in lockstep on random stimulus, with coverage.

use crate::catalogue;
use crate::commands::select;
use crate::console::Console;
use crate::failure::{Failure, OrFail, Status};
use crate::files::without_name;
use crate::progress;
use registry::Block;
use serde::Serialize;
use std::path::{Path, PathBuf};
use testbenches::engine::EngineKind;
use testbenches::lockstep::{VerifyError, VerifyOptions, VerifyReport, repeat_command};

/// Cycles of a run unless said otherwise; shorter runs may miss bins, and do not fail for it.
const CYCLES: u64 = 1_000_000;

/// Cycles that a waveform shows of a run that found nothing: what a viewer opens at once.
const WAVE: u64 = 10_000;

/// Runs golden model, rust-hdl simulation and Verilated Verilog side by side and compares them
///
/// Every output is compared in every cycle, on random inputs from the seed. A run of a million cycles
/// or more must also hit every coverage bin.
#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    /// A preset, or the path of a TOML file.
    design: String,
    /// Verifies this block alone.
    #[arg(long, value_name = "NAME")]
    block: Option<String>,
    /// Cycles to run, those of reset included.
    #[arg(long, value_name = "N", default_value_t = CYCLES, value_parser = clap::value_parser!(u64).range(1..))]
    cycles: u64,
    /// Seed of the random inputs; the same seed gives the same run.
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// Engines to run and compare, with commas; the first is the reference.
    #[arg(long, value_name = "LIST", default_value = "model,hdl,verilog", value_parser = select::engines)]
    engine: select::Engines,
    /// Writes a waveform (FST): of a failure, or else of the first 10,000 cycles.
    #[arg(long, value_name = "FILE")]
    wave: Option<PathBuf>,
    /// Prints the report as JSON.
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Report {
    design: String,
    blocks: Vec<BlockReport>,
}

#[derive(Serialize)]
#[serde(tag = "outcome", rename_all = "snake_case")]
enum BlockReport {
    /// Nothing was found.
    Passed(VerifyReport),
    /// The whole report of the failure.
    Failed { block: &'static str, report: String },
}

pub(crate) fn run(arguments: &Arguments, console: &mut Console) -> Result<(), Failure> {
    let design = catalogue::load(&arguments.design)?;
    let blocks = catalogue::blocks_of(&design, arguments.block.as_deref())?;
    check_wave(arguments, &blocks)?;
    let mut failures = Vec::new();
    let mut report = Report { design: design.name().to_string(), blocks: Vec::new() };
    for block in &blocks {
        match block.block.verify(&options(arguments, block, console.is_quiet())) {
            Ok(passed) => {
                if !arguments.json {
                    console.report(&text(&passed, arguments.wave.as_deref()))?;
                }
                report.blocks.push(BlockReport::Passed(passed));
            }
            Err(VerifyError::Engine(error)) if error.is_tool() => return Err(error).or_tool(),
            Err(error) => {
                let report_of_failure = error.to_string();
                failures.push(report_of_failure.clone());
                report.blocks.push(BlockReport::Failed {
                    block: block.info.name,
                    report: report_of_failure,
                });
            }
        }
    }
    if arguments.json {
        console.json(&report)?;
    } else if blocks.is_empty() {
        console.report(&format!("{}: has no blocks yet, nothing to verify", design.name()))?;
    }
    match failures.as_slice() {
        [] => Ok(()),
        all => Err(Failure::new(Status::DoesNotHold, all.join("\n"))),
    }
}

/// Before a long run: a waveform needs one block, and a folder that can be written.
fn check_wave(arguments: &Arguments, blocks: &[Block]) -> Result<(), Failure> {
    let Some(path) = &arguments.wave else { return Ok(()) };
    let refuse = |text: String| Err(Failure::new(Status::WrongInput, text));
    if let [first, _, ..] = blocks {
        return refuse(format!(
            "verify: --wave must come with --block, since a waveform shows one block; try --block {}",
            first.info.name
        ));
    }
    let folder = match path.parent() {
        Some(folder) if folder != Path::new("") => folder,
        _ => Path::new("."),
    };
    let got = match tempfile::tempfile_in(folder) {
        Err(error) => without_name(error).to_string(),
        Ok(_) if path.is_dir() => "a folder".to_string(),
        Ok(_) => return Ok(()),
    };
    let path = path.display();
    refuse(format!("{path}: must be a file in a writable folder; got {got}; try --wave run.fst"))
}

fn options(arguments: &Arguments, block: &Block, is_quiet: bool) -> VerifyOptions {
    let &Arguments { cycles, seed, .. } = arguments;
    let command = repetition(arguments, block.info.name);
    VerifyOptions {
        engines: arguments.engine.0.clone(),
        coverage_required: cycles >= CYCLES,
        wave: arguments.wave.clone(),
        wave_of_success: WAVE,
        progress: progress::of_cycles(block.info.name, cycles, is_quiet),
        ..VerifyOptions::new(seed, cycles, command)
    }
}

/// The command that runs the same again, as a shell takes it.
fn repetition(arguments: &Arguments, block: &str) -> String {
    let &Arguments { cycles, seed, .. } = arguments;
    let command = repeat_command(&quoted(&arguments.design), block, seed, cycles);
    let engines = &arguments.engine.0;
    if *engines == EngineKind::ALL {
        return command;
    }
    let names: Vec<&str> = engines.iter().map(|engine| engine.name()).collect();
    format!("{command} --engine {}", names.join(","))
}

fn quoted(argument: &str) -> String {
    let is_plain = |c: char| c.is_ascii_alphanumeric() || "-_./".contains(c);
    if !argument.is_empty() && argument.chars().all(is_plain) {
        return argument.to_string();
    }
    format!("'{}'", argument.replace('\'', r"'\''"))
}

fn text(report: &VerifyReport, wave: Option<&Path>) -> String {
    let VerifyReport { block, engines, seed, cycles, resets, coverage } = report;
    let hit = coverage.bins.iter().filter(|bin| bin.count > 0).count();
    let reachable = coverage.bins.iter().filter(|bin| bin.unreachable.is_none()).count();
    let engines = engines.join(", ");
    let mut text = format!(
        "{block}: {engines} agree in {cycles} cycles of seed {seed}, {resets} of them reset; {hit} of \
         {reachable} bins hit\n{coverage}"
    );
    if let Some(wave) = wave {
        text += &format!("waveform: {}\n", wave.display());
    }
    text.truncate(text.trim_end().len());
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::Parser;

    #[derive(Parser)]
    struct Line {
        #[command(flatten)]
        arguments: Arguments,
    }

    fn repeated(line: &[&str]) -> String {
        repetition(&Line::parse_from(line).arguments, "shadow_tags")
    }

    #[test]
    fn the_repetition_names_all_that_the_run_depends_on() {
        assert_eq!(
            repeated(&["verify", "taco16"]),
            "warpcache verify taco16 --block shadow_tags --seed 1 --cycles 1000000"
        );
        assert_eq!(
            repeated(&["verify", "my d's.toml", "--engine", "hdl,model", "--seed", "7"]),
            "warpcache verify 'my d'\\''s.toml' --block shadow_tags --seed 7 --cycles 1000000 \
             --engine hdl,model"
        );
    }
}
