//! `warpcache timing`: how fast blocks are, and what keeps them from being faster.

use crate::commands::select;
use crate::console::Console;
use crate::designs;
use crate::failure::Failure;
use crate::json;
use crate::offered;
use crate::progress;
use crate::synthesised;
use std::io::Read;
use std::path::PathBuf;
use synthesis::{BlockTiming, Store, TimingOptions, TimingReport};

/// Finds the longest path and the maximum frequency of blocks
///
/// On a cell library by OpenSTA, with the constraints that `generate` writes and ideal wires; on ice40
/// and ecp5 by nextpnr, placed and routed between registers. The same again costs nothing: outcomes
/// are kept.
#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    designs: designs::Several,
    /// Times this block alone.
    #[arg(long, value_name = "NAME", value_parser = offered::block(), hide_possible_values = true)]
    block: Option<String>,
    /// What to map to, with commas: liberty, liberty=FILE, ice40, ecp5.
    #[arg(long, value_name = "LIST", default_value = "liberty", value_parser = select::targets(), hide_possible_values = true)]
    target: select::Targets,
    /// A TOML file with areas and times of SRAM macros in place of the project's.
    #[arg(long, value_name = "FILE")]
    sram: Option<PathBuf>,
    /// Bits from which a memory is a macro; the smallest shape of the table unless given.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    macro_bits: Option<u64>,
    /// Prints each path cell by cell.
    #[arg(long)]
    path: bool,
    /// Writes the report: JSON into a .json, Markdown into a .md, else text; - is standard output.
    #[arg(long, short, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Prints JSON.
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(
    arguments: &Arguments,
    input: &mut dyn Read,
    console: &mut Console,
) -> Result<(), Failure> {
    let mut outputs =
        synthesised::outputs(&arguments.designs, arguments.sram.as_deref(), &arguments.target.0)?;
    let out = outputs.claim_if(arguments.out.as_deref())?;
    outputs.share_standard(arguments.json, console)?;
    let subjects = synthesised::subjects(&arguments.designs, arguments.block.as_deref(), input)?;
    let options = TimingOptions {
        targets: arguments.target.0.clone(),
        sram: synthesised::sram(arguments.sram.as_deref(), input)?,
        macro_bits: arguments.macro_bits,
        store: Store::standard(),
    };
    let jobs = (subjects.len() * options.targets.len()) as u64;
    let bar = progress::of("timing", jobs, "blocks", console.is_quiet());
    let done = |count| bar.iter().for_each(|bar| bar(count));
    let report = synthesis::timing(&subjects, &options, &done).map_err(synthesised::failure)?;
    if let (Some(path), Some(out)) = (&arguments.out, &out) {
        let json = json::document(&report)?;
        synthesised::write_report(path, out, (&json, &[report.table()]), console)?;
    }
    if arguments.json {
        return console.json(&report);
    }
    if subjects.is_empty() {
        let names = arguments.designs.names();
        return console.report(&format!("{names}: no blocks yet, nothing to time"));
    }
    let paths = if arguments.path { paths(&report) } else { String::new() };
    console.report(&(report.table().text() + &paths))
}

/// Every path, a line a cell: delay in ps, pin, type.
fn paths(report: &TimingReport) -> String {
    let mut text = String::new();
    for BlockTiming { design, block, target, path, .. } in &report.blocks {
        let Some(path) = path else { continue };
        text += &format!("\n\n{design} {block}, {target}, {}: from {}", path.kind, path.start);
        for step in &path.steps {
            text += &format!("\n  {:>9.1}  {}  {}", step.delay_ps, step.pin, step.cell);
        }
        text += &format!("\n  to {}", path.end);
    }
    text
}
