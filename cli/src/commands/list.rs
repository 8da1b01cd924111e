//! `warpcache list`: what there is.

use crate::console::Console;
use crate::failure::Failure;
use design::{DesignKind, PRESETS};
use registry::BLOCKS;
use serde::Serialize;

/// Lists designs, blocks and presets, one line each
#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    /// Prints JSON.
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Listing {
    designs: Vec<Line>,
    blocks: Vec<Line>,
    presets: Vec<Line>,
}

#[derive(Serialize)]
struct Line {
    name: &'static str,
    /// The design of a block or a preset.
    #[serde(skip_serializing_if = "Option::is_none")]
    design: Option<DesignKind>,
    summary: &'static str,
}

pub(crate) fn run(arguments: &Arguments, console: &mut Console) -> Result<(), Failure> {
    let listing = listing();
    if arguments.json {
        return console.json(&listing);
    }
    let tables = [
        table("Designs: what `design` in a config names", &listing.designs),
        table("Blocks: what --block names", &listing.blocks),
        table("Presets: configs that need no file", &listing.presets),
    ];
    console.report(&tables.join("\n\n"))
}

fn listing() -> Listing {
    let designs = DesignKind::ALL.map(|kind| Line {
        name: kind.word(),
        design: None,
        summary: kind.summary(),
    });
    let blocks = BLOCKS.iter().map(|block| Line {
        name: block.name,
        design: Some(block.design),
        summary: block.summary,
    });
    let presets = PRESETS.iter().map(|preset| Line {
        name: preset.name,
        design: preset.design().ok().map(|design| design.kind()),
        summary: preset.summary(),
    });
    Listing { designs: designs.into(), blocks: blocks.collect(), presets: presets.collect() }
}

fn table(title: &str, lines: &[Line]) -> String {
    let width = lines.iter().map(|line| line.name.len()).max().unwrap_or(0);
    let row = |line: &Line| format!("\n  {:<width$}  {}", line.name, line.summary);
    format!("{title}{}", lines.iter().map(row).collect::<String>())
}
