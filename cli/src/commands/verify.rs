//! `warpcache verify`: engines in lockstep on random stimulus, with coverage.

use crate::catalogue;
use crate::commands::select;
use crate::console::Console;
use crate::designs;
use crate::failure::{Failure, OrFail, Status};
use crate::files::Outputs;
use crate::implementation::Implementation;
use crate::offered;
use crate::progress;
use crate::waveform::Waveform;
use clap::builder::ArgPredicate;
use registry::Block;
use serde::Serialize;
use std::io::Read;
use std::path::{Path, PathBuf};
use testbenches::coverage::BinReport;
use testbenches::engine::EngineKind;
use testbenches::lockstep::{VerifyError, VerifyOptions, VerifyReport, repeat_command};

/// Cycles of a run unless said otherwise.
const CYCLES: u64 = 1_000_000;

/// Cycles that a waveform shows of a run that found nothing: what a viewer opens at once.
const WAVE: u64 = 10_000;

/// Runs golden model, rust-hdl simulation and Verilated Verilog side by side and compares them
///
/// Every output is compared in every cycle, on random inputs from the seed; a difference ends it with
/// status 1. The report names the coverage bins that were not hit.
#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    design: designs::One,
    /// Verifies this block alone.
    #[arg(long, value_name = "NAME", value_parser = offered::block(), hide_possible_values = true)]
    block: Option<String>,
    /// Cycles to run, those of reset included.
    #[arg(long, value_name = "N", default_value_t = CYCLES, value_parser = offered::integer::<u64>(1..=u64::MAX))]
    cycles: u64,
    /// Seed of the random inputs; the same seed gives the same run.
    #[arg(long, value_name = "S", default_value_t = 1, value_parser = offered::integer::<u64>(0..=u64::MAX))]
    seed: u64,
    /// Engines to run and compare, with commas; the first is the reference. With --verilog, model,verilog unless given.
    #[arg(long, value_name = "LIST", default_value = "model,hdl,verilog", default_value_if("verilog", ArgPredicate::IsPresent, "model,verilog"), value_parser = select::engines(), hide_possible_values = true)]
    engine: select::Engines,
    #[command(flatten)]
    implementation: Implementation,
    /// Fails when a coverage bin is not hit, or is hit although it is declared unreachable.
    #[arg(long)]
    coverage: bool,
    /// Writes a waveform, VCD into a .vcd, else FST: of a failure, or else of the first 10,000 cycles; -
    /// is standard output.
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

pub(crate) fn run(
    arguments: &Arguments,
    input: &mut dyn Read,
    console: &mut Console,
) -> Result<(), Failure> {
    let design = arguments.design.load(input)?;
    let blocks = catalogue::blocks_of(&design, arguments.block.as_deref())?;
    let implementation = arguments.implementation.load(&arguments.engine.0)?;
    let wave = waveform(arguments, &blocks)?;
    if wave.as_ref().is_some_and(Waveform::is_passed_on) {
        console.hush();
    }
    let mut failures = Vec::new();
    let mut report = Report { design: design.name().to_string(), blocks: Vec::new() };
    for block in &blocks {
        let options = options(arguments, block, wave.as_ref(), console.is_quiet());
        let options = VerifyOptions { implementation: implementation.clone(), ..options };
        match block.block.verify(&options) {
            Ok(passed) => {
                if !arguments.json {
                    console.report(&text(&passed, arguments.wave.as_deref()))?;
                }
                report.blocks.push(BlockReport::Passed(passed));
            }
            Err(VerifyError::Engine(error)) if error.is_tool() => return Err(error).or_tool(),
            Err(VerifyError::Engine(error)) if error.is_interface() => {
                return Err(error).or_wrong_input();
            }
            Err(error) => {
                let report_of_failure = of_failure(&error, wave.as_ref());
                failures.push(report_of_failure.clone());
                report.blocks.push(BlockReport::Failed {
                    block: block.info.name,
                    report: report_of_failure,
                });
            }
        }
    }
    if let Some(wave) = &wave {
        wave.finish(console)?;
    }
    if arguments.json {
        console.json(&report)?;
    } else if blocks.is_empty() {
        console.report(&format!("{}: has no blocks yet, nothing to verify", design.name()))?;
    } else if blocks.len() > 1 {
        console.report(&summary(&report))?;
    }
    match failures.as_slice() {
        [] => Ok(()),
        all => Err(Failure::new(Status::DoesNotHold, all.join("\n"))),
    }
}

/// The end of a run of several blocks: which of them failed.
fn summary(report: &Report) -> String {
    let failed = report.blocks.iter().filter_map(|block| match block {
        BlockReport::Passed(_) => None,
        BlockReport::Failed { block, .. } => Some(*block),
    });
    let failed: Vec<&str> = failed.collect();
    let (design, all) = (&report.design, report.blocks.len());
    let passed = all - failed.len();
    match failed.as_slice() {
        [] => format!("{design}: {all} blocks passed"),
        failed => {
            format!("{design}: {passed} of {all} blocks passed; failed: {}", failed.join(", "))
        }
    }
}

/// Before a long run: a waveform needs one block, and a place.
fn waveform(arguments: &Arguments, blocks: &[Block]) -> Result<Option<Waveform>, Failure> {
    let Some(path) = &arguments.wave else { return Ok(None) };
    if let [first, _, ..] = blocks {
        let text = format!(
            "verify: --wave must come with --block, since a waveform shows one block; try --block {}",
            first.info.name
        );
        return Err(Failure::new(Status::WrongInput, text));
    }
    let inputs = arguments.design.paths().chain(arguments.implementation.paths());
    let mut outputs = Outputs::beside(inputs);
    if arguments.json {
        outputs.claim(Path::new("-"))?;
    }
    Waveform::claim(&mut outputs, path).map(Some)
}

fn options(
    arguments: &Arguments,
    block: &Block,
    wave: Option<&Waveform>,
    is_quiet: bool,
) -> VerifyOptions {
    let &Arguments { cycles, seed, .. } = arguments;
    let command = repetition(arguments, block.info.name);
    VerifyOptions {
        engines: arguments.engine.0.clone(),
        coverage_required: arguments.coverage,
        wave: wave.map(|wave| wave.path().to_path_buf()),
        wave_of_success: WAVE,
        progress: progress::of_cycles(block.info.name, cycles, is_quiet),
        ..VerifyOptions::new(seed, cycles, command)
    }
}

/// The report of a failure, which names the file of the waveform.
fn of_failure(error: &VerifyError, wave: Option<&Waveform>) -> String {
    let text = error.to_string();
    match wave.filter(|wave| wave.is_passed_on()) {
        Some(wave) => text.replace(&wave.path().display().to_string(), "standard output"),
        None => text,
    }
}

/// The command that runs the same again, as a shell takes it.
fn repetition(arguments: &Arguments, block: &str) -> String {
    let &Arguments { cycles, seed, .. } = arguments;
    let words = arguments.implementation.words();
    let command = repeat_command(&arguments.design.words(), block, seed, cycles) + &words;
    let engines = arguments.engine.0.as_slice();
    let default: &[EngineKind] = match arguments.implementation.is_given() {
        true => &[EngineKind::Model, EngineKind::Verilog],
        false => &EngineKind::ALL,
    };
    if engines == default {
        return command;
    }
    let names: Vec<&str> = engines.iter().map(|engine| engine.name()).collect();
    format!("{command} --engine {}", names.join(","))
}

fn text(report: &VerifyReport, wave: Option<&Path>) -> String {
    let VerifyReport { block, engines, seed, cycles, resets, coverage } = report;
    let hit = coverage.bins.iter().filter(|bin| bin.count > 0).count();
    let reachable = coverage.bins.iter().filter(|bin| bin.unreachable.is_none()).count();
    // One engine has nothing to agree with.
    let what = match engines.as_slice() {
        [engine] => format!("coverage only, of {engine}, which is compared with nothing,"),
        engines => format!("{} agree", engines.join(", ")),
    };
    let mut text = format!(
        "{block}: {what} in {cycles} cycles of seed {seed}, {resets} of them reset; {hit} of \
         {reachable} bins hit\n{coverage}"
    );
    text.extend(coverage.check().err().iter().flat_map(|wrong| &wrong.bins).map(told));
    if let Some(wave) = wave {
        text += &format!("waveform: {}\n", wave.display());
    }
    text.truncate(text.trim_end().len());
    text
}

/// The fault of a bin; a failure with --coverage alone, since a geometry may reach a bin once in many
/// millions of cycles.
fn told(bin: &BinReport) -> String {
    let BinReport { label, sentence, unreachable, .. } = bin;
    match unreachable {
        None => format!("not hit: {label}: {sentence}\n"),
        Some(reason) => format!("hit, but declared unreachable ({reason}): {label}: {sentence}\n"),
    }
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
    fn the_summary_names_what_failed() {
        let failed = |block| BlockReport::Failed { block, report: String::new() };
        let blocks = vec![failed("crd"), failed("eab_unit")];
        let text = summary(&Report { design: "isca23".to_string(), blocks });
        assert_eq!(text, "isca23: 0 of 2 blocks passed; failed: crd, eab_unit");
    }

    #[test]
    fn the_repetition_names_all_that_the_run_depends_on() {
        assert_eq!(
            repeated(&["verify", "taco16"]),
            "warpcache verify taco16 --block shadow_tags --seed 1 --cycles 1000000"
        );
        assert_eq!(
            repeated(&["verify", "taco16", "--set", "l1.sets=64", "--set", "name='a b'"]),
            "warpcache verify taco16 --set l1.sets=64 --set 'name='\\''a b'\\''' --block shadow_tags \
             --seed 1 --cycles 1000000"
        );
        assert_eq!(
            repeated(&["verify", "my d's.toml", "--engine", "hdl,model", "--seed", "7"]),
            "warpcache verify 'my d'\\''s.toml' --block shadow_tags --seed 7 --cycles 1000000 \
             --engine hdl,model"
        );
        let line = ["verify", "taco16", "--block", "shadow_tags", "--verilog", "a.sv", "b c.sv"];
        assert_eq!(
            repeated(&line),
            "warpcache verify taco16 --block shadow_tags --seed 1 --cycles 1000000 --verilog a.sv 'b c.sv'"
        );
        let line = [&line[..], &["--engine", "model,hdl,verilog"]].concat();
        assert!(repeated(&line).ends_with(" --verilog a.sv 'b c.sv' --engine model,hdl,verilog"));
    }
}
