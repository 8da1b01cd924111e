//! `warpcache list`: what there is.

use crate::console::Console;
use crate::failure::Failure;
use design::{Design, DesignKind, PRESETS, Preset};
use registry::BLOCKS;
use serde::Serialize;
use std::collections::HashSet;

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
    /// The presets of a design or a block.
    #[serde(skip_serializing_if = "Option::is_none")]
    presets: Option<Vec<&'static str>>,
    /// Whether a block can be driven by transactions.
    #[serde(skip_serializing_if = "Option::is_none")]
    has_replay: Option<bool>,
    summary: &'static str,
}

pub(crate) fn run(arguments: &Arguments, console: &mut Console) -> Result<(), Failure> {
    let listing = listing();
    if arguments.json {
        return console.json(&listing);
    }
    let tables = [
        table("Designs: what `design` in a config names", &listing.designs),
        table(
            "Blocks: what --block names; design, presets, whether it has a replay",
            &listing.blocks,
        ),
        table("Presets: configs that need no file; design", &listing.presets),
    ];
    console.report(&tables.join("\n\n"))
}

fn listing() -> Listing {
    // Every preset is legal, as a test holds.
    let presets = PRESETS.iter().filter_map(|preset| Some((preset, preset.design().ok()?)));
    let presets: Vec<(&Preset, Design)> = presets.collect();
    let of = |kind: DesignKind| {
        let own = presets.iter().filter(|(_, design)| design.kind() == kind);
        own.map(|(preset, _)| preset.name).collect::<Vec<_>>()
    };
    let designs = DesignKind::ALL.map(|kind| Line {
        name: kind.word(),
        design: None,
        presets: Some(of(kind)),
        has_replay: None,
        summary: kind.summary(),
    });
    let with_replay: HashSet<&str> = presets
        .iter()
        .flat_map(|(_, design)| registry::blocks(design))
        .filter(|block| block.block.has_replay())
        .map(|block| block.info.name)
        .collect();
    let blocks = BLOCKS.iter().map(|block| Line {
        name: block.name,
        design: Some(block.design),
        presets: Some(of(block.design)),
        has_replay: Some(with_replay.contains(block.name)),
        summary: block.summary,
    });
    let presets = presets.iter().map(|(preset, design)| Line {
        name: preset.name,
        design: Some(design.kind()),
        presets: None,
        has_replay: None,
        summary: preset.summary(),
    });
    Listing { designs: designs.into(), blocks: blocks.collect(), presets: presets.collect() }
}

fn table(title: &str, lines: &[Line]) -> String {
    let width = lines.iter().map(|line| line.name.len()).max().unwrap_or(0);
    let row = |line: &Line| format!("\n  {:<width$}  {}{}", line.name, line.summary, about(line));
    format!("{title}{}", lines.iter().map(row).collect::<String>())
}

/// The end of a line, behind its sentence: `(ccn; taco16, taco16-fermi; replay)`.
fn about(line: &Line) -> String {
    let design = line.design.map(|design| design.to_string());
    let presets = line.presets.as_ref().map(|presets| presets.join(", "));
    let replay = line.has_replay.filter(|has_replay| *has_replay).map(|_| "replay".to_string());
    let parts: Vec<String> = [design, presets, replay].into_iter().flatten().collect();
    let parts: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    if parts.is_empty() { String::new() } else { format!(" ({})", parts.join("; ")) }
}
