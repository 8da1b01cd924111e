//! `warpcache area`: what blocks cost, beside the papers' figures.

use crate::commands::select;
use crate::console::Console;
use crate::designs;
use crate::failure::Failure;
use crate::files::require_ending;
use crate::json;
use crate::offered;
use crate::progress;
use crate::synthesised;
use std::io::Read;
use std::path::{Path, PathBuf};
use synthesis::{AreaOptions, Scale, Store, Table};

/// Synthesises blocks with Yosys and prints what they cost, beside the papers' figures
///
/// Memories are counted apart: on an ASIC, one that answers a cycle later and is large enough is an
/// SRAM macro, whose area is an estimate from a table of shapes; any other is made of flip-flops. The
/// same again costs nothing: outcomes are kept.
#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    designs: designs::Several,
    /// Measures this block alone.
    #[arg(long, value_name = "NAME", value_parser = offered::block(), hide_possible_values = true)]
    block: Option<String>,
    /// What to map to, with commas: generic, ice40, ecp5, xilinx, liberty, liberty=FILE.
    #[arg(long, value_name = "LIST", default_value = "generic", value_parser = select::targets(), hide_possible_values = true)]
    target: select::Targets,
    /// A TOML file with areas of SRAM macros in place of the project's.
    #[arg(long, value_name = "FILE")]
    sram: Option<PathBuf>,
    /// Bits from which a memory is a macro; the smallest shape of the table unless given.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    macro_bits: Option<u64>,
    /// Technology node of the library in nm, where its name does not tell.
    #[arg(long, value_name = "NM", value_parser = clap::value_parser!(u32).range(1..=1000))]
    node: Option<u32>,
    /// How areas of different nodes are compared: square (of the node), none.
    #[arg(long, value_name = "RULE", default_value = "square")]
    scale: Scale,
    /// Writes a bar chart (SVG) of the first target; - is standard output.
    #[arg(long, value_name = "FILE")]
    chart: Option<PathBuf>,
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
    let chart = outputs.claim_if(arguments.chart.as_deref())?;
    let out = outputs.claim_if(arguments.out.as_deref())?;
    if let Some(chart) = arguments.chart.as_deref().filter(|chart| *chart != Path::new("-")) {
        require_ending(chart, "svg")?;
    }
    outputs.share_standard(arguments.json, console)?;
    let subjects = synthesised::subjects(&arguments.designs, arguments.block.as_deref(), input)?;
    let targets = arguments.target.0.clone();
    let options = AreaOptions {
        targets,
        sram: synthesised::sram(arguments.sram.as_deref(), input)?,
        macro_bits: arguments.macro_bits,
        node_nm: arguments.node.map(f64::from),
        scale: arguments.scale,
        store: Store::standard(),
    };
    let jobs = (subjects.len() * options.targets.len()) as u64;
    let bar = progress::of("area", jobs, "blocks", console.is_quiet());
    let done = |count| bar.iter().for_each(|bar| bar(count));
    let report = synthesis::area(&subjects, &options, &done).map_err(synthesised::failure)?;
    if let Some(chart) = chart {
        let text = report.chart().map_err(synthesised::failure)?;
        chart.write(text.as_bytes(), console)?;
    }
    if let (Some(path), Some(out)) = (&arguments.out, &out) {
        let report = (json::document(&report)?, report.tables(false));
        synthesised::write_report(path, out, (&report.0, &report.1), console)?;
    }
    if arguments.json {
        return console.json(&report);
    }
    if subjects.is_empty() {
        let names = arguments.designs.names();
        return console.report(&format!("{names}: no blocks yet, nothing to measure"));
    }
    let texts: Vec<String> = report.tables(true).iter().map(Table::text).collect();
    console.report(&texts.join("\n\n"))
}
