//! The folders of one design: one for each block, and that of the modules.

use super::rtl::Rtl;
use super::said::{Said, notes};
use super::{DesignReport, Files, TopReport};
use crate::catalogue::{self, Chosen};
use crate::failure::{Failure, OrFail};
use crate::files::{MANIFEST, RTL, Record, Subject};
use crate::vectors::Recordings;
use constraints::{About, Named, Vectors};
use design::Design;
use emit::{EmitOptions, Naming};
use registry::Block;
use serde::Serialize;
use std::path::Path;
use testbenches::waves;
use tools::parallel;

/// How the folders are made, and what hears of each block that is.
pub(super) struct With<'a> {
    /// Recordings of blocks; `None` without vectors.
    pub(super) recordings: Option<Recordings>,
    /// Whether each block has its modules in its folder.
    pub(super) is_flat: bool,
    pub(super) done: &'a (dyn Fn(u64) + Sync),
}

/// A block's top, its files, and its modules where they are not among these.
struct Made {
    block: &'static str,
    top: String,
    files: Files,
    verilog: Option<Files>,
}

/// The chosen blocks of each design, as they go below `out`.
pub(super) fn make(
    designs: &[Design],
    chosen: &Chosen,
    out: &Path,
    with: &With,
) -> Result<Vec<(DesignReport, Files, Rtl)>, Failure> {
    let mut blocks = Vec::new();
    for design in designs {
        let of = chosen.blocks(design)?.into_iter();
        blocks.extend(of.map(|block| (design, block)));
    }
    // The tops, which are last and take most time, come first, so that no thread is left alone with one.
    blocks.reverse();
    let made = |(design, block): &(&Design, Block)| of_block(design, block, with);
    let made = parallel::each(&blocks, parallel::threads(), with.done, made)?;
    let mut made = blocks.iter().zip(made).rev().peekable();
    let mut all = Vec::new();
    for design in designs {
        let (mut rtl, mut files, mut tops) = (Rtl::new(design), Files::new(), Vec::new());
        while let Some((_, made)) = made.next_if(|((of, _), _)| of.name() == design.name()) {
            let name = made.block;
            if let Some(verilog) = made.verilog {
                rtl.add(name, verilog)?;
            }
            tops.push(TopReport {
                block: name,
                top: made.top,
                folder: out.join(design.name()).join(name),
                files: made.files.iter().map(|(file, _)| file.clone()).collect(),
            });
            files.extend(
                made.files.into_iter().map(|(file, text)| (format!("{name}/{file}"), text)),
            );
        }
        let design = design.name().to_string();
        all.push((DesignReport { design, rtl: None, tops }, files, rtl));
    }
    Ok(all)
}

fn of_block(design: &Design, block: &Block, with: &With) -> Result<Made, Failure> {
    // A legal config that is no legal hardware is a fault of the project, not of the user.
    let emitted = block.block.emit(&options(design, naming(design))?).or_does_not_hold()?;
    let recordings = with.recordings.as_ref();
    let vectors = recordings.map(|all| all.of(block, &emitted.manifest)).transpose()?;
    let files = with_manifest(design, block, &emitted, vectors.as_deref(), with.is_flat)?;
    let verilog = (!with.is_flat).then(|| verilog(design, block, &emitted));
    Ok(Made { block: block.info.name, top: emitted.top, files, verilog })
}

/// Contents of `manifest.json`: the program, the files that it wrote, and the hardware.
#[derive(Serialize)]
struct Manifest<'a> {
    #[serde(flatten)]
    record: &'a Record,
    /// The folder of the modules as this one sees it, where it is not the same.
    #[serde(skip_serializing_if = "str::is_empty")]
    rtl: &'a str,
    #[serde(flatten)]
    hardware: &'a emit::Manifest,
    said: Said,
}

/// All files of a block's folder: the Verilog if it `is_flat`, file list, manifest, and what lies beside them.
fn with_manifest(
    design: &Design,
    block: &Block,
    emitted: &emit::Design,
    vectors: Option<&Vectors>,
    is_flat: bool,
) -> Result<Files, Failure> {
    let rtl = if is_flat { String::new() } else { format!("../{RTL}") };
    let mut files = if is_flat { verilog(design, block, emitted) } else { Files::new() };
    files.push(filelist(&modules(emitted), &rtl, &licence_line(design)));
    let at = files.len();
    files.extend(artefacts(design, block, emitted, &rtl, vectors)?);
    files.insert(at, (MANIFEST.to_string(), String::new()));
    let names = files.iter().map(|(file, _)| file.clone()).collect();
    let record = Record::new(Subject::block(design.name(), block.info.name), names);
    let manifest = Manifest {
        record: &record,
        rtl: &rtl,
        hardware: &emitted.manifest,
        said: Said::of(&block.info),
    };
    files[at].1 = serde_json::to_string_pretty(&manifest).or_does_not_hold()? + "\n";
    Ok(files)
}

/// The modules, each below its head. The top's head has the sentences about the block; a part has the same
/// head in every folder.
fn verilog(design: &Design, block: &Block, emitted: &emit::Design) -> Files {
    let licence = licence_line(design);
    let file = |module: &emit::Module| {
        let head = match module.name == emitted.top {
            true => [heading(design, block), notes(&block.info, &emitted.manifest)].concat(),
            false => vec![part_heading()],
        };
        (format!("{}.v", module.name), comment(licence.iter().chain(&head)) + &module.text)
    };
    emitted.modules.iter().map(file).collect()
}

pub(super) fn comment<'a>(lines: impl IntoIterator<Item = &'a String>) -> String {
    lines.into_iter().map(|line| format!("// {line}").trim_end().to_string() + "\n").collect()
}

/// `filelist.f` of these Verilog files in this folder, below these lines of comment.
pub(super) fn filelist(files: &[String], folder: &str, comment: &[String]) -> (String, String) {
    let name = |file: &String| Path::new(folder).join(file).display().to_string() + "\n";
    let names: String = files.iter().map(name).collect();
    ("filelist.f".to_string(), self::comment(comment) + &names)
}

/// Files beside the Verilog, for the clocks that the config asks for.
fn artefacts(
    design: &Design,
    block: &Block,
    emitted: &emit::Design,
    rtl: &str,
    vectors: Option<&Vectors>,
) -> Result<Files, Failure> {
    let about = About { rtl: rtl.to_string(), ..about(design, block)? };
    let modules = modules(emitted);
    let options = catalogue::constraints_of(design);
    constraints::artefacts(&emitted.manifest, &modules, vectors, &about, &options)
        .or_does_not_hold()
}

/// The constraints among them, as the tools that read these want them.
pub(crate) fn sdc(
    design: &Design,
    block: &Block,
    emitted: &emit::Design,
) -> Result<String, Failure> {
    let (about, modules) = (about(design, block)?, modules(emitted));
    let options = catalogue::constraints_of(design);
    constraints::sdc(&emitted.manifest, &modules, &about, &options).or_does_not_hold()
}

/// The datasheet of a block in a library, with its pictures.
pub(super) fn datasheet(
    design: &Design,
    block: &Block,
    emitted: &emit::Design,
) -> Result<Files, Failure> {
    let (about, modules) = (about(design, block)?, modules(emitted));
    let options = catalogue::constraints_of(design);
    constraints::datasheet(&emitted.manifest, &modules, &about, &options).or_does_not_hold()
}

fn modules(emitted: &emit::Design) -> Vec<String> {
    emitted.modules.iter().map(|module| format!("{}.v", module.name)).collect()
}

fn about(design: &Design, block: &Block) -> Result<About, Failure> {
    let figures = block.figures.iter().map(|figure| constraints::Figure {
        name: figure.name.to_string(),
        ours: figure.ours,
        paper: figure.paper,
        note: figure.note.to_string(),
    });
    let named = registry::named_by(&block.info).into_iter().map(|info| Named {
        block: info.name.to_string(),
        summary: info.summary.to_string(),
        words: info.words(),
        rules: info.rules(),
        environment: info.environment(),
        latencies: info.latencies(),
    });
    let asked = catalogue::verilog_of(design);
    Ok(About {
        version: env!("CARGO_PKG_VERSION").to_string(),
        design: design.name().to_string(),
        block: block.info.name.to_string(),
        paper: block.info.paper.to_string(),
        rtl: String::new(),
        has_black_boxes: asked.has_black_boxes(),
        licence: asked.licence,
        summary: block.info.summary.to_string(),
        latency: block.info.back_pressure.to_string(),
        words: block.info.words(),
        rules: block.info.rules(),
        environment: block.info.environment(),
        latencies: block.info.latencies(),
        named: named.collect(),
        figures: figures.collect(),
        timing: Some(timing(block)?),
    })
}

fn timing(block: &Block) -> Result<constraints::Timing, Failure> {
    let ports = [block.block.inputs(), block.block.outputs()].concat();
    let drawn = waves::lanes(block.info.timing.table, &ports);
    let drawn = drawn.map_err(anyhow::Error::msg).or_does_not_hold()?;
    let lanes = drawn.into_iter().map(|waves::Lane { port, wave, data }| constraints::Lane {
        port,
        wave,
        data,
    });
    Ok(constraints::Timing {
        caption: block.info.timing.caption.to_string(),
        lanes: lanes.collect(),
    })
}

/// The head of a part says what made it; its text is the same in every design, and so is the file.
pub(super) fn part_heading() -> String {
    format!("warpcache {}", env!("CARGO_PKG_VERSION"))
}

/// The head of a top says what made them from what, and nothing that changes from run to run.
pub(super) fn heading(design: &Design, block: &Block) -> Vec<String> {
    let version = env!("CARGO_PKG_VERSION");
    vec![
        format!("warpcache {version}: {} of design {}", block.info.name, design.name()),
        // Verilog's standard knows ASCII only.
        format!("paper: {}", block.info.paper.replace('§', "section ")),
    ]
}

/// The line of the licence that the config asks for, if any.
pub(super) fn licence_line(design: &Design) -> Vec<String> {
    let licence = catalogue::verilog_of(design).licence;
    let line = (!licence.is_empty()).then(|| format!("SPDX-License-Identifier: {licence}"));
    line.into_iter().collect()
}

/// Names of modules, as the config asks.
pub(super) fn naming(design: &Design) -> Naming {
    Naming { prefix: catalogue::verilog_of(design).prefix, ..Naming::default() }
}

/// The manifest's options from the config, without a head.
pub(super) fn options(design: &Design, naming: Naming) -> Result<EmitOptions, Failure> {
    let config = serde_json::to_value(design.config()).or_does_not_hold()?;
    Ok(EmitOptions { config, naming, ..EmitOptions::default() })
}
