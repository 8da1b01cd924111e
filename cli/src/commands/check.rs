//! `warpcache check`: whether a config is legal, and what follows from it.

use crate::catalogue;
use crate::console::Console;
use crate::failure::Failure;
use about::Figure;
use design::{Config, Design};
use serde::Serialize;

/// Checks a config and prints what follows from it: widths, storage beside the paper's
#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    /// A preset, or the path of a TOML file.
    design: String,
    /// Prints JSON.
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Report<'a> {
    config: &'a Config,
    blocks: Vec<BlockReport>,
}

#[derive(Serialize)]
struct BlockReport {
    block: &'static str,
    figures: Vec<Figure>,
}

pub(crate) fn run(arguments: &Arguments, console: &mut Console) -> Result<(), Failure> {
    let design = catalogue::load(&arguments.design)?;
    let blocks = catalogue::blocks_of(&design, None)?.into_iter();
    let blocks = blocks.map(|block| BlockReport { block: block.info.name, figures: block.figures });
    let report = Report { config: design.config(), blocks: blocks.collect() };
    if arguments.json { console.json(&report) } else { console.report(&text(&design, &report)) }
}

fn text(design: &Design, report: &Report) -> String {
    let mut text = format!("{}: a legal config of design \"{}\"", design.name(), design.kind());
    if report.blocks.is_empty() {
        text += "; it has no blocks yet";
    }
    for BlockReport { block, figures } in &report.blocks {
        text += &format!("\n{block:<20} {:>10} {:>10}", "here", "paper");
        text.extend(figures.iter().map(line));
    }
    text
}

fn line(figure: &Figure) -> String {
    let Figure { name, ours, paper, note } = figure;
    let paper = paper.map_or("-".to_string(), |paper| paper.to_string());
    format!("\n  {name:<18} {ours:>10} {paper:>10}\n    {note}")
}
