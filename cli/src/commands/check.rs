//! `warpcache check`: whether a config is legal, and what follows from it.

use crate::catalogue::Chosen;
use crate::commands::new::UNREAD;
use crate::console::Console;
use crate::designs;
use crate::failure::Failure;
use crate::offered;
use about::Figure;
use design::{Config, Design, DesignKind, Limit, PendingStore, Rest};
use registry::Block;
use serde::Serialize;
use std::io::Read;

/// Checks a config and prints what follows from it: widths, storage beside the paper's
#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    design: designs::One,
    /// Prints what follows for this block alone; any number.
    #[arg(long, value_name = "NAME", value_parser = offered::block(), hide_possible_values = true)]
    block: Vec<String>,
    /// Prints JSON.
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Report<'a> {
    config: &'a Config,
    blocks: Vec<BlockReport>,
    /// Fields that nothing of the design reads yet: `l1.miss_queue`.
    unread: Vec<String>,
    /// Memory use of `generate` for the block that needs most; null of a design without blocks.
    memory: Option<Memory>,
    /// Fields whose legal values keep a promise no more, each with which.
    not_kept: Vec<(&'static str, &'static str)>,
    /// Sizes that others limit.
    limits: Vec<Limit>,
}

#[derive(Serialize)]
struct Memory {
    block: &'static str,
    megabytes: u64,
}

#[derive(Serialize)]
struct BlockReport {
    block: &'static str,
    figures: Vec<Figure>,
}

pub(crate) fn run(
    arguments: &Arguments,
    input: &mut dyn Read,
    console: &mut Console,
) -> Result<(), Failure> {
    let design = arguments.design.load(input)?;
    let blocks = Chosen::of(&arguments.block, std::slice::from_ref(&design))?.blocks(&design)?;
    let memory = memory(&design, &blocks);
    let blocks = blocks
        .into_iter()
        .map(|block| BlockReport { block: block.info.name, figures: block.figures });
    let unread = registry::unread(design.kind()).into_iter();
    let unread = unread.map(|(section, field)| format!("{section}.{field}")).collect();
    let (blocks, not_kept) = (blocks.collect(), not_kept(&design));
    let limits = design.limits();
    let report = Report { config: design.config(), blocks, unread, memory, not_kept, limits };
    if arguments.json { console.json(&report) } else { console.report(&text(&design, &report)) }
}

fn memory(design: &Design, blocks: &[Block]) -> Option<Memory> {
    let all = registry::blocks(design);
    let of = |block: &Block| Memory {
        block: block.info.name,
        megabytes: registry::megabytes(&all, block),
    };
    blocks.iter().map(of).max_by_key(|memory| memory.megabytes)
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
    if let Some(Memory { block, megabytes }) = &report.memory {
        text += &format!("\nmemory: generate takes about {megabytes} MB, for {block}");
    }
    let notes = report.unread.iter().map(|field| format!("\nnote: {field}: {UNREAD}"));
    text.extend(notes);
    text.extend(report.not_kept.iter().map(|(field, what)| format!("\nnote: {field}: {what}")));
    text.extend(report.limits.iter().map(limit));
    text
}

fn limit(limit: &Limit) -> String {
    let Limit { size, value, most, by, reason, rest } = limit;
    let (word, rest) = match rest {
        Rest::Waits => ("limit", "the others wait"),
        Rest::Unused => ("warning", "the others are never used"),
    };
    format!("\n{word}: {size} = {value}: at most {most} at once by {by}, since {reason}; {rest}")
}

/// In a sharing tracker a load's message may come back from another core, and reach L2 after a later store's (thesis12
/// §3.2).
fn not_kept(design: &Design) -> Vec<(&'static str, &'static str)> {
    let is_stale = design.l1().is_some_and(|l1| l1.pending_store == PendingStore::Stale);
    let is_not_kept = design.kind() == DesignKind::SharingTracker && is_stale;
    let order = (
        "l1.pending_store",
        "\"stale\" does not keep a core's order: a load may see a store that its core made after it",
    );
    is_not_kept.then_some(order).into_iter().collect()
}

fn line(figure: &Figure) -> String {
    let Figure { name, ours, paper, note } = figure;
    let paper = paper.map_or("-".to_string(), |paper| paper.to_string());
    format!("\n  {name:<18} {ours:>10} {paper:>10}\n    {note}")
}
