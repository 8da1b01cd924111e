//! `warpcache area`: what blocks cost, beside the papers' figures.

use crate::commands::select;
use crate::commands::sweep::{Base, Swept, require_plain, resolved};
use crate::console::Console;
use crate::designs;
use crate::failure::Failure;
use crate::files::require_ending;
use crate::json;
use crate::offered;
use crate::progress;
use crate::synthesised;
use design::{Design, DesignKind};
use report::table::Table;
use serde_json::{Map, Value};
use std::io::{Read, empty};
use std::path::{Path, PathBuf};
use sweep::{About, Aim, Form, Meaning, Measured, Outcome};
use synthesis::{AreaOptions, BlockArea, Scale};
use tools::parallel;

/// Synthesises blocks with Yosys and prints what they cost, beside the papers' figures
///
/// Memories are counted apart: on an ASIC, one that answers a cycle later and is large enough is an
/// SRAM macro, whose area is an estimate from a table of shapes; any other is made of flip-flops. The
/// same again costs nothing: outcomes are kept.
#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    designs: designs::Several,
    /// Measures this block alone: the only way to a top of several cores, which takes long.
    #[arg(long, value_name = "NAME", value_parser = offered::block(), hide_possible_values = true)]
    block: Option<String>,
    /// Targets, with commas: generic, ice40, ecp5, xilinx, liberty, liberty=FILE.
    #[arg(long, value_name = "LIST", default_value = "generic", value_parser = select::targets(), hide_possible_values = true)]
    target: select::Targets,
    /// A TOML file with areas of SRAM macros in place of the project's.
    #[arg(long, value_name = "FILE")]
    sram: Option<PathBuf>,
    /// Bits from which a memory is a macro; the smallest shape of the table unless given.
    #[arg(long, value_name = "N", value_parser = offered::integer::<u64>(1..=u64::MAX))]
    macro_bits: Option<u64>,
    /// Technology node of the library in nm, where its name does not say.
    #[arg(long, value_name = "NM", value_parser = offered::integer::<u32>(1..=1000))]
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
    let options = options(arguments, input, parallel::threads())?;
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

fn options(
    arguments: &Arguments,
    input: &mut dyn Read,
    threads: usize,
) -> Result<AreaOptions, Failure> {
    Ok(AreaOptions {
        targets: arguments.target.0.clone(),
        sram: synthesised::sram(arguments.sram.as_deref(), input)?,
        macro_bits: arguments.macro_bits,
        node_nm: arguments.node.map(f64::from),
        scale: arguments.scale,
        store: synthesis::standard_store(),
        threads,
    })
}

/// The command at the points of a sweep.
struct Area {
    arguments: Arguments,
    options: AreaOptions,
}

/// The command, of which a sweep has the designs and writes the report.
pub(crate) fn swept(mut arguments: Arguments, base: &Base) -> Result<Box<dyn Swept>, Failure> {
    require_plain(
        "area",
        &[
            ("a design or --set", !arguments.designs.is_one_as_it_stands()),
            ("--chart", arguments.chart.is_some()),
            ("-o", arguments.out.is_some()),
            ("--json", arguments.json),
        ],
    )?;
    arguments.target.0 = synthesised::resolved_targets(&arguments.target.0, base)?;
    arguments.sram = arguments.sram.map(|sram| resolved(&sram, base)).transpose()?;
    // Refuses libraries that are none.
    synthesised::outputs(&arguments.designs, None, &arguments.target.0)?;
    let options = options(&arguments, &mut empty(), 1)?;
    Ok(Box::new(Area { arguments, options }))
}

/// Counted figures of a block, as `area --json` calls them, with their units.
const FIGURES: [(&str, &str, Aim); 13] = [
    ("logic", "cells", Aim::Cost),
    ("flip_flops", "flip-flops", Aim::Neutral),
    ("carries", "cells", Aim::Plain),
    ("lut_memories", "LUTs", Aim::Plain),
    ("block_memories", "block RAMs", Aim::Plain),
    ("multipliers", "DSPs", Aim::Plain),
    ("memory_bits", "bits", Aim::Plain),
    ("macro_bits", "bits", Aim::Plain),
    ("storage_bits", "bits", Aim::Cost),
    ("logic_square_micrometres", "square micrometres", Aim::Plain),
    ("macro_square_micrometres", "square micrometres", Aim::Plain),
    ("square_micrometres", "square micrometres", Aim::Cost),
    (PUBLISHED, "square millimetres or bytes, as the subject says", Aim::Neutral),
];

/// A figure that a paper has, beside ours.
const PUBLISHED: &str = "published";

impl Swept for Area {
    fn inputs(&self) -> Vec<PathBuf> {
        synthesised::inputs(self.arguments.sram.as_deref(), &self.options.targets)
    }

    fn meanings(&self) -> Vec<Meaning> {
        let meaning = |(name, unit, aim): (&str, &str, Aim)| Meaning {
            name: name.to_string(),
            unit: unit.to_string(),
            form: Form::Number,
            aim,
        };
        FIGURES.map(meaning).to_vec()
    }

    fn about(&self, _: DesignKind) -> Result<Vec<About>, Failure> {
        Ok(Vec::new())
    }

    fn seconds(&self, design: &Design) -> u64 {
        let blocks = synthesised::blocks_of(design, self.arguments.block.as_deref());
        15 * (blocks.map_or(0, |blocks| blocks.len()) * self.options.targets.len()) as u64
    }

    fn check(&self, design: &Design) -> Result<(), Failure> {
        synthesised::blocks_of(design, self.arguments.block.as_deref()).map(drop)
    }

    fn tools(&self) -> Result<Vec<String>, Failure> {
        let nothing = synthesis::area(&[], &self.options, &|_| {}).map_err(synthesised::failure)?;
        Ok(vec![nothing.yosys])
    }

    fn run(&self, design: &Design) -> Result<Outcome, Failure> {
        let subjects = synthesised::subjects_of(design, self.arguments.block.as_deref())?;
        let report =
            synthesis::area(&subjects, &self.options, &|_| {}).map_err(synthesised::failure)?;
        let (baseline, paper) = (Map::new(), Map::new());
        let mut measured = Vec::new();
        for block in &report.blocks {
            let subject = synthesised::subject_name(&block.target, &block.block);
            let figures = figures(block)?;
            measured.push(Measured {
                subject,
                figures,
                baseline: baseline.clone(),
                paper: paper.clone(),
            });
        }
        for figure in report.papers.iter().filter(|figure| figure.ours.is_some()) {
            let of = |amount: Value| Map::from_iter([(PUBLISHED.to_string(), amount)]);
            measured.push(Measured {
                subject: format!("{}: {}, {}", figure.paper, figure.counts, figure.unit),
                figures: of(figure.ours.into()),
                baseline: Map::new(),
                paper: of(figure.theirs.into()),
            });
        }
        Ok(Outcome { measured, tools: vec![report.yosys] })
    }
}

/// The numbers of a block under the names of the JSON, those within others too.
fn figures(block: &BlockArea) -> Result<Map<String, Value>, Failure> {
    let Value::Object(all) = json::value(block)? else { return Ok(Map::new()) };
    let below = ["resources", "silicon"].into_iter().filter_map(|name| all.get(name)?.as_object());
    let below = below.flatten();
    let all = all.iter().chain(below).map(|(name, value)| (name.clone(), value.clone()));
    let all: Map<String, Value> = all.collect();
    let known =
        FIGURES.iter().filter_map(|(name, ..)| Some((name.to_string(), all.get(*name)?.clone())));
    Ok(known.collect())
}
