//! `warpcache describe`: what a user must know of a block before he connects or drives it.

mod properties;

use crate::catalogue;
use crate::console::Console;
use crate::designs;
use crate::failure::{Failure, OrFail};
use crate::offered;
use about::Figure;
use design::DesignKind;
use emit::{EmitOptions, ManifestPort, PortDirection, PortMeaning};
use registry::Block;
use serde::Serialize;
use std::io::Read;

/// Describes a block: ports with widths and encodings, latency, rules, figures, operations of its replay
///
/// Widths and figures are those of the design given; all else is the block's in every geometry.
#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    design: designs::One,
    /// Name as in the list of `describe <design>`.
    #[arg(long, value_name = "NAME", value_parser = offered::block(), hide_possible_values = true)]
    block: String,
    /// Prints the properties that `prove` decides instead, each with its rule, its sentence and its fault.
    #[arg(long)]
    properties: bool,
    /// Describes it also where that takes more than 1,024 MB of memory, as `check` estimates it.
    #[arg(long)]
    yes: bool,
    /// Prints JSON.
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Report {
    block: &'static str,
    design: String,
    kind: DesignKind,
    summary: &'static str,
    paper: &'static str,
    /// Requests in flight, and the time to an answer.
    latency: &'static str,
    ports: Vec<ManifestPort>,
    rules: Vec<Rule>,
    figures: Vec<Figure>,
    /// `null` for a block that has no replay.
    replay: Option<Replay>,
}

#[derive(Serialize)]
struct Rule {
    number: String,
    text: String,
}

#[derive(Serialize)]
struct Replay {
    operations: Vec<Operation>,
    /// The same with what is optional and what fields hold.
    operations_text: String,
    answer: String,
}

#[derive(Serialize)]
struct Operation {
    name: &'static str,
    fields: &'static [&'static str],
}

pub(crate) fn run(
    arguments: &Arguments,
    input: &mut dyn Read,
    console: &mut Console,
) -> Result<(), Failure> {
    let design = arguments.design.load(input)?;
    let block = catalogue::block_of(&design, &arguments.block)?;
    if arguments.properties {
        let report = properties::report(block.info.name, design.name());
        return if arguments.json {
            console.json(&report)
        } else {
            console.report(&properties::text(&report))
        };
    }
    catalogue::require_memory(&design, std::slice::from_ref(&block), arguments.yes)?;
    let report = report(design.name(), block)?;
    if arguments.json { console.json(&report) } else { console.report(&text(&report)) }
}

fn report(design: &str, Block { info, block, figures }: Block) -> Result<Report, Failure> {
    // A legal config that is no legal hardware is a fault of the project, not of the user.
    let manifest = block.emit(&EmitOptions::default()).or_does_not_hold()?.manifest;
    let replay = block.replay_row().map(|row| Replay {
        operations: block
            .replay_operations()
            .iter()
            .map(|operation| Operation { name: operation.name, fields: operation.fields })
            .collect(),
        operations_text: plain(row.operations),
        answer: plain(row.answer),
    });
    let rules = info.rules().into_iter();
    Ok(Report {
        block: info.name,
        design: design.to_string(),
        kind: info.design,
        summary: info.summary,
        paper: info.paper,
        latency: info.back_pressure,
        ports: manifest.ports,
        rules: rules.map(|(number, text)| Rule { number, text: plain(&text) }).collect(),
        figures,
        replay,
    })
}

/// Markdown without the marks of code.
fn plain(text: &str) -> String {
    text.replace('`', "")
}

fn text(report: &Report) -> String {
    let Report { block, design, kind, summary, paper, latency, .. } = report;
    let mut text = format!("{block} of {design}, a design \"{kind}\" ({paper})\n{summary}\n");
    text += &format!("\nBack-pressure and latency: {}\n\nPorts\n", plain(latency));
    let name = report.ports.iter().map(|port| port.name.len()).max().unwrap_or(0);
    text.extend(report.ports.iter().map(|port| port_lines(port, name)));
    text += "\nRules\n";
    text.extend(report.rules.iter().map(|rule| format!("  {:<4} {}\n", rule.number, rule.text)));
    if !report.figures.is_empty() {
        text += "\nFigures\n";
    }
    text.extend(report.figures.iter().map(figure_line));
    text += &match &report.replay {
        None => "\nReplay: none".to_string(),
        Some(Replay { operations_text, answer, .. }) => {
            format!("\nReplay\n  operations: {operations_text}\n  answer: {answer}")
        }
    };
    text
}

fn port_lines(port: &ManifestPort, name: usize) -> String {
    let PortMeaning { sentence, when, encoding } = &port.meaning;
    let direction = match port.direction {
        PortDirection::In => "in",
        PortDirection::Out => "out",
    };
    let mut line = format!("  {direction:<3} {:<name$} {:>4}  {sentence}", port.name, port.width);
    if let Some(when) = when {
        line += &format!(" [when {when}]");
    }
    if !encoding.is_empty() {
        let values = encoding.iter().map(|(name, value)| format!("{value} {name}"));
        line += &format!(" [{}]", values.collect::<Vec<_>>().join(", "));
    }
    line + "\n"
}

fn figure_line(figure: &Figure) -> String {
    let paper = figure.paper.map_or(String::new(), |paper| format!(", in the paper {paper}"));
    format!("  {}: {}{paper}\n", figure.name, figure.ours)
}
