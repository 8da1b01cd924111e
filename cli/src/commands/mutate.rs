//! `warpcache mutate`: how many changes of a block's netlist its lockstep notices.

use crate::catalogue;
use crate::console::Console;
use crate::designs;
use crate::failure::{Failure, Status};
use crate::offered;
use crate::progress;
use proofs::mutate::{MutationReport, Options};
use registry::{parts_of, proofs_of};
use serde::Serialize;
use std::io::Read;
use std::time::Duration;

/// Changes the netlist of blocks in many places, one at a time, and counts how many changes lockstep notices
///
/// Survivors are reported with the lines of the emitted Verilog to which they belong, unless a solver proves
/// that no input distinguishes them from the block.
#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    design: designs::One,
    /// Mutates this block alone.
    #[arg(long, value_name = "NAME", value_parser = offered::block(), hide_possible_values = true)]
    block: Option<String>,
    /// Minutes for each block; no mutant is begun after that.
    #[arg(long, value_name = "MINUTES", default_value_t = 10, value_parser = offered::integer::<u64>(1..=1440))]
    budget: u64,
    /// Mutants of each block at most, spread over the netlist.
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = offered::integer::<u64>(1..=100_000))]
    mutants: u64,
    /// Cycles that a mutant must be overlooked in to survive.
    #[arg(long, value_name = "N", default_value_t = 1_000_000, value_parser = offered::integer::<u64>(1..=u64::MAX))]
    cycles: u64,
    /// Seed of the choice of mutants and of the random inputs.
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// Prints the report as JSON.
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Report {
    design: String,
    blocks: Vec<MutationReport>,
    /// Tops, whose blocks represent them.
    without: Vec<&'static str>,
}

pub(crate) fn run(
    arguments: &Arguments,
    input: &mut dyn Read,
    console: &mut Console,
) -> Result<(), Failure> {
    let design = arguments.design.load(input)?;
    let blocks = catalogue::blocks_of(&design, arguments.block.as_deref())?;
    let &Arguments { budget, mutants, cycles, seed, .. } = arguments;
    let budget = Some(Duration::from_secs(60 * budget));
    let options = Options { budget, mutants: mutants as usize, cycles, seed, are_decided: true };
    let mut report = Report { design: design.name().to_string(), blocks: vec![], without: vec![] };
    for block in &blocks {
        let name = block.info.name;
        if let Some(parts) = parts_of(name) {
            report.without.push(name);
            if !arguments.json {
                console.report(&designs::checked_by(name, parts))?;
            }
            continue;
        }
        let mutated = {
            let bar = progress::of_parts(name, "mutants", console.is_quiet());
            let show = |done, total| bar.iter().for_each(|bar| bar(done, total));
            proofs::mutate::mutate(block.block.as_ref(), proofs_of(name), &options, &show)
        };
        let mutated = mutated.map_err(|error| {
            let status = if error.is_tool() { Status::Tool } else { Status::DoesNotHold };
            Failure::new(status, error.to_string())
        })?;
        if !arguments.json {
            console.report(&mutated.to_string())?;
        }
        report.blocks.push(mutated);
    }
    if arguments.json {
        console.json(&report)?;
    } else if blocks.is_empty() {
        console.report(&format!("{}: has no blocks yet, nothing to mutate", design.name()))?;
    }
    let low = report.blocks.iter().filter(|block| !block.holds());
    let low: Vec<String> = low
        .map(|block| {
            format!(
                "{}: {:.1} % of mutants killed; must be at least 98 %",
                block.block,
                100.0 * block.rate()
            )
        })
        .collect();
    match low.as_slice() {
        [] => Ok(()),
        all => Err(Failure::new(Status::DoesNotHold, all.join("\n"))),
    }
}
