//! `warpcache timing`: how fast blocks are, and what keeps them from being faster.

use crate::commands::select;
use crate::commands::sweep::{Base, Swept, require_plain, resolved};
use crate::console::Console;
use crate::designs;
use crate::failure::Failure;
use crate::json;
use crate::offered;
use crate::progress;
use crate::synthesised;
use design::{Design, DesignKind};
use serde_json::{Map, Value};
use std::io::{Read, empty};
use std::path::PathBuf;
use sweep::{About, Aim, Form, Meaning, Measured, Outcome};
use synthesis::{BlockTiming, TimingOptions, TimingReport};
use tools::parallel;

/// Finds the longest path and the maximum frequency of blocks
///
/// On a cell library by OpenSTA, with the constraints that `generate` writes and ideal wires; on ice40
/// and ecp5 by nextpnr, placed and routed between registers. The same again costs nothing: outcomes
/// are kept.
#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    designs: designs::Several,
    /// Times this block alone: the only way to a top of several cores, which takes long.
    #[arg(long, value_name = "NAME", value_parser = offered::block(), hide_possible_values = true)]
    block: Option<String>,
    /// Targets, with commas: liberty, liberty=FILE, ice40, ecp5.
    #[arg(long, value_name = "LIST", default_value = "liberty", value_parser = select::targets(), hide_possible_values = true)]
    target: select::Targets,
    /// A TOML file with areas and times of SRAM macros in place of the project's.
    #[arg(long, value_name = "FILE")]
    sram: Option<PathBuf>,
    /// Bits from which a memory is a macro; the smallest shape of the table unless given.
    #[arg(long, value_name = "N", value_parser = offered::integer::<u64>(1..=u64::MAX))]
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
    let options = options(arguments, input, parallel::threads())?;
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

/// Every path, a line a cell: delay in ps, pin, type; then what else the least period is made of, and this.
fn paths(report: &TimingReport) -> String {
    let mut text = String::new();
    for BlockTiming { design, block, target, path, .. } in &report.blocks {
        let Some(path) = path else { continue };
        text += &format!("\n\n{design} {block}, {target}, {}: from {}", path.kind, path.start);
        for step in &path.steps {
            text += &format!("\n  {:>9.1}  {}  {}", step.delay_ps, step.pin, step.cell);
        }
        text += &format!("\n  to {}", path.end);
        for part in &path.beside {
            text += &format!("\n  {:>9.1}  {}", part.delay_ps, part.what);
        }
        text += &format!("\n  {:>9.1}  least period", path.least_period_ps);
    }
    text
}

fn options(
    arguments: &Arguments,
    input: &mut dyn Read,
    threads: usize,
) -> Result<TimingOptions, Failure> {
    Ok(TimingOptions {
        targets: arguments.target.0.clone(),
        sram: synthesised::sram(arguments.sram.as_deref(), input)?,
        macro_bits: arguments.macro_bits,
        store: synthesis::standard_store(),
        threads,
    })
}

/// The command at the points of a sweep.
struct Timing {
    arguments: Arguments,
    options: TimingOptions,
}

/// The command, of which a sweep has the designs and writes the report.
pub(crate) fn swept(mut arguments: Arguments, base: &Base) -> Result<Box<dyn Swept>, Failure> {
    require_plain(
        "timing",
        &[
            ("a design or --set", !arguments.designs.is_one_as_it_stands()),
            ("--path", arguments.path),
            ("-o", arguments.out.is_some()),
            ("--json", arguments.json),
        ],
    )?;
    arguments.target.0 = synthesised::resolved_targets(&arguments.target.0, base)?;
    arguments.sram = arguments.sram.map(|sram| resolved(&sram, base)).transpose()?;
    for target in &arguments.target.0 {
        synthesis::require_timing(target).map_err(synthesised::failure)?;
    }
    // Refuses libraries that are none.
    synthesised::outputs(&arguments.designs, None, &arguments.target.0)?;
    let options = options(&arguments, &mut empty(), 1)?;
    Ok(Box::new(Timing { arguments, options }))
}

impl Swept for Timing {
    fn inputs(&self) -> Vec<PathBuf> {
        synthesised::inputs(self.arguments.sram.as_deref(), &self.options.targets)
    }

    fn meanings(&self) -> Vec<Meaning> {
        let figures = [("least_period_ps", "ps", Aim::Less), ("megahertz", "MHz", Aim::More)];
        let meaning = |(name, unit, aim): (&str, &str, Aim)| Meaning {
            name: name.to_string(),
            unit: unit.to_string(),
            form: Form::Number,
            aim,
        };
        figures.map(meaning).to_vec()
    }

    fn about(&self, _: DesignKind) -> Result<Vec<About>, Failure> {
        Ok(Vec::new())
    }

    fn seconds(&self, design: &Design) -> u64 {
        let blocks = synthesised::blocks_of(design, self.arguments.block.as_deref());
        30 * (blocks.map_or(0, |blocks| blocks.len()) * self.options.targets.len()) as u64
    }

    fn check(&self, design: &Design) -> Result<(), Failure> {
        synthesised::blocks_of(design, self.arguments.block.as_deref()).map(drop)
    }

    fn tools(&self) -> Result<Vec<String>, Failure> {
        let nothing =
            synthesis::timing(&[], &self.options, &|_| {}).map_err(synthesised::failure)?;
        Ok(nothing.tools)
    }

    fn run(&self, design: &Design) -> Result<Outcome, Failure> {
        let subjects = synthesised::subjects_of(design, self.arguments.block.as_deref())?;
        let report =
            synthesis::timing(&subjects, &self.options, &|_| {}).map_err(synthesised::failure)?;
        let measured = report.blocks.iter().map(|block| {
            // A block without paths, or one that was not placed, has none.
            let period_ps = block.path.as_ref().map(|path| path.least_period_ps);
            let megahertz = period_ps.map(|period_ps| 1e6 / period_ps.max(1e-3));
            Measured {
                subject: synthesised::subject_name(&block.target, &block.block),
                figures: Map::from_iter([
                    ("least_period_ps".to_string(), Value::from(period_ps)),
                    ("megahertz".to_string(), Value::from(megahertz)),
                ]),
                baseline: Map::new(),
                paper: Map::new(),
            }
        });
        Ok(Outcome { measured: measured.collect(), tools: report.tools })
    }
}
