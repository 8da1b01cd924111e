//! `warpcache describe`: what a user must know of a block before he connects or drives it.

use crate::catalogue;
use crate::console::Console;
use crate::designs;
use crate::failure::{Failure, OrFail};
use crate::offered;
use about::Figure;
use design::DesignKind;
use emit::{EmitOptions, ManifestPort, PortDirection};
use registry::Block;
use serde::Serialize;
use serde_json::{Map, Value};
use std::io::Read;
use testbenches::ports::FieldInfo;

/// Describes a block: ports with widths and encodings, latency, rules, figures, operations of its replay
///
/// Widths and figures are those of the design given; all else is the block's in every geometry.
#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    design: designs::One,
    /// The block.
    #[arg(long, value_name = "NAME", value_parser = offered::block(), hide_possible_values = true)]
    block: String,
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
    /// What waits, and how long an answer takes.
    latency: &'static str,
    ports: Vec<PortReport>,
    rules: Vec<Rule>,
    figures: Vec<Figure>,
    /// `null` for a block that has no replay.
    replay: Option<Replay>,
}

#[derive(Serialize)]
struct PortReport {
    #[serde(flatten)]
    port: ManifestPort,
    /// What it carries, in one sentence.
    sentence: String,
    /// In which cycles it means something, as `answer_hit is 1`; in all, if there is none.
    when: Option<String>,
    /// The names of its values, if they have some.
    encoding: Map<String, Value>,
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
    let report = report(design.name(), block)?;
    if arguments.json { console.json(&report) } else { console.report(&text(&report)) }
}

fn report(design: &str, Block { info, block, figures }: Block) -> Result<Report, Failure> {
    // A legal config that is no legal hardware is a fault of the project, not of the user.
    let manifest = block.emit(&EmitOptions::default()).or_does_not_hold()?.manifest;
    let fields: Vec<FieldInfo> = block.inputs().into_iter().chain(block.outputs()).collect();
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
        ports: manifest.ports.into_iter().map(|port| port_report(port, &fields)).collect(),
        rules: rules.map(|(number, text)| Rule { number, text: plain(&text) }).collect(),
        figures,
        replay,
    })
}

/// A port of the Verilog with what its declaration says of it. The records have neither clock nor reset.
fn port_report(port: ManifestPort, fields: &[FieldInfo]) -> PortReport {
    // What is said of the first element of a vector holds of each.
    let field = fields.iter().find(|field| port.fields.first() == Some(&field.name));
    let sentence = match (port.name.as_str(), field) {
        (_, Some(field)) => field.doc.clone(),
        ("clock", None) => "The clock; everything happens at its rising edge.".to_string(),
        ("reset", None) => "Synchronous reset, active high.".to_string(),
        (_, None) => String::new(),
    };
    let when = field.and_then(|field| field.when.as_ref());
    let when = when.map(|when| format!("{} is {}", when.port, u8::from(when.is)));
    let encoding = field.map_or(&[][..], |field| field.encoding);
    let encoding = encoding.iter().map(|(name, value)| (name.to_string(), (*value).into()));
    PortReport { port, sentence, when, encoding: encoding.collect() }
}

/// Markdown without the marks of code.
fn plain(text: &str) -> String {
    text.replace('`', "")
}

fn text(report: &Report) -> String {
    let Report { block, design, kind, summary, paper, latency, .. } = report;
    let mut text = format!("{block} of {design}, a design \"{kind}\" ({paper})\n{summary}\n");
    text += &format!("\nBack-pressure and latency: {}\n\nPorts\n", plain(latency));
    let name = report.ports.iter().map(|port| port.port.name.len()).max().unwrap_or(0);
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

fn port_lines(port: &PortReport, name: usize) -> String {
    let PortReport { port, sentence, when, encoding } = port;
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
