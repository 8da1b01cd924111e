//! `warpcache generate`: Verilog of designs and what lies beside it, all of them or nothing.

use super::preview;
use crate::catalogue;
use crate::console::Console;
use crate::designs;
use crate::failure::{Failure, OrFail, Status};
use crate::files::{MANIFEST, Place, Record, Replacement, Root, publish_all};
use crate::json;
use crate::offered;
use anyhow::Context;
use constraints::About;
use design::Design;
use emit::EmitOptions;
use registry::Block;
use serde::Serialize;
use std::collections::HashSet;
use std::io::Read;
use std::path::{Path, PathBuf};

/// Writes Verilog, file list, manifest, constraints and scripts into <DIR>/<design>/<block>/
///
/// Everything is made before anything is written: after an error, what was there is still there. The
/// folder of a design is replaced whole; with --block, that of the block. What `generate` did not make
/// is never replaced, and files that were added to a folder stay in it.
#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    designs: designs::Several,
    /// The folder that gets a folder for each design.
    #[arg(long, short, value_name = "DIR", default_value = "build")]
    out: PathBuf,
    /// Generates this block alone.
    #[arg(long, value_name = "NAME", value_parser = offered::block(), hide_possible_values = true)]
    block: Option<String>,
    /// Writes nothing: fails and names the files when what is there is not what would be written.
    #[arg(long)]
    check: bool,
    /// Writes nothing: prints what would be written, replaced and removed.
    #[arg(long, conflicts_with = "check")]
    dry_run: bool,
    /// Prints what was written as JSON.
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Report {
    designs: Vec<DesignReport>,
}

/// A design without blocks has no tops, and no folder.
#[derive(Serialize)]
struct DesignReport {
    design: String,
    tops: Vec<TopReport>,
}

#[derive(Serialize)]
struct TopReport {
    block: &'static str,
    top: String,
    #[serde(serialize_with = "json::path")]
    folder: PathBuf,
    files: Vec<String>,
}

/// A folder's files: path below it, and text.
pub(crate) type Files = Vec<(String, String)>;

pub(crate) fn run(
    arguments: &Arguments,
    input: &mut dyn Read,
    console: &mut Console,
) -> Result<(), Failure> {
    let designs = load(&arguments.designs, input)?;
    if let Some(mode) = arguments.preview() {
        let emitted = emit_all(&designs, arguments)?;
        let folders = emitted.iter().map(|(report, files)| {
            let (place, files) = at_place(report, files, arguments.block.is_some());
            preview::Folder::new(&arguments.out, place, files)
        });
        return preview::run(&folders.collect::<Vec<_>>(), mode, arguments.json, console);
    }
    let mut root = Root::make(&arguments.out)?;
    let emitted = emit_all(&designs, arguments)?;
    root.lock()?;
    let mut replacements = Vec::new();
    for (report, files) in &emitted {
        replacements.push(stage(&mut root, report, files, arguments.block.is_some())?);
    }
    publish_all(replacements)?;
    root.keep();
    let designs = emitted.into_iter().map(|(report, _)| report).collect();
    tell(&Report { designs }, arguments.json, console)
}

impl Arguments {
    fn preview(&self) -> Option<preview::Mode> {
        match (self.check, self.dry_run) {
            (true, _) => Some(preview::Mode::Check),
            (_, true) => Some(preview::Mode::DryRun),
            _ => None,
        }
    }
}

fn load(designs: &designs::Several, input: &mut dyn Read) -> Result<Vec<Design>, Failure> {
    let designs = designs.load(input)?;
    let mut seen = HashSet::new();
    match designs.iter().find(|design| !seen.insert(design.name())) {
        Some(twice) => {
            let name = twice.name();
            let text = format!(
                "generate: designs must have different names, since each has a folder of its own; got \
                 {name} twice; try naming it once, or another `name` in its config"
            );
            Err(Failure::new(Status::WrongInput, text))
        }
        None => Ok(designs),
    }
}

fn emit_all(
    designs: &[Design],
    arguments: &Arguments,
) -> Result<Vec<(DesignReport, Files)>, Failure> {
    let block = arguments.block.as_deref();
    designs.iter().map(|design| emit(design, block, &arguments.out)).collect()
}

fn emit(
    design: &Design,
    block: Option<&str>,
    out: &Path,
) -> Result<(DesignReport, Files), Failure> {
    let mut all = Files::new();
    let mut tops = Vec::new();
    for block in catalogue::blocks_of(design, block)? {
        let name = block.info.name;
        // A legal config that is no legal hardware is a fault of the project, not of the user.
        let emitted = block.block.emit(&options(design, &block)?).or_does_not_hold()?;
        let artefacts = artefacts(design, &block, &emitted)?;
        let files = with_manifest(design, name, &emitted, artefacts)?;
        tops.push(TopReport {
            block: name,
            top: emitted.top,
            folder: out.join(design.name()).join(name),
            files: files.iter().map(|(file, _)| file.clone()).collect(),
        });
        all.extend(files.into_iter().map(|(file, text)| (format!("{name}/{file}"), text)));
    }
    Ok((DesignReport { design: design.name().to_string(), tops }, all))
}

/// What `manifest.json` says: who wrote which files, and what the hardware is.
#[derive(Serialize)]
struct Manifest<'a> {
    #[serde(flatten)]
    record: &'a Record,
    #[serde(flatten)]
    hardware: &'a emit::Manifest,
}

/// All files of a block's folder: Verilog, file list, manifest, and what lies beside them.
fn with_manifest(
    design: &Design,
    block: &str,
    emitted: &emit::Design,
    artefacts: Files,
) -> Result<Files, Failure> {
    let mut files = emitted.sources();
    let at = files.len();
    files.extend(artefacts);
    files.insert(at, (MANIFEST.to_string(), String::new()));
    let names = files.iter().map(|(file, _)| file.clone()).collect();
    let record = Record::new(design.name(), block, names);
    let manifest = Manifest { record: &record, hardware: &emitted.manifest };
    files[at].1 = serde_json::to_string_pretty(&manifest).or_does_not_hold()? + "\n";
    Ok(files)
}

/// What lies beside the Verilog, for the clocks that the config asks for.
pub(crate) fn artefacts(
    design: &Design,
    block: &Block,
    emitted: &emit::Design,
) -> Result<Files, Failure> {
    let figures = block.figures.iter().map(|figure| constraints::Figure {
        name: figure.name.to_string(),
        ours: figure.ours,
        paper: figure.paper,
        note: figure.note.to_string(),
    });
    let about = About {
        version: env!("CARGO_PKG_VERSION").to_string(),
        design: design.name().to_string(),
        block: block.info.name.to_string(),
        paper: block.info.paper.to_string(),
        summary: block.info.summary.to_string(),
        rules: block.info.rules(),
        figures: figures.collect(),
        timing: Some(timing(block.info.timing)),
    };
    let modules = emitted.modules.iter().map(|module| format!("{}.v", module.name));
    let modules: Vec<String> = modules.collect();
    let options = catalogue::constraints_of(design);
    constraints::artefacts(&emitted.manifest, &modules, &about, &options).or_does_not_hold()
}

fn timing(timing: about::Timing) -> constraints::Timing {
    let lanes = timing.lanes.iter().map(|(port, wave, data)| constraints::Lane {
        port: port.to_string(),
        wave: wave.to_string(),
        data: data.iter().map(|label| label.to_string()).collect(),
    });
    constraints::Timing { caption: timing.caption.to_string(), lanes: lanes.collect() }
}

/// The head of every file says what made it from what, and nothing that changes from run to run.
fn options(design: &Design, block: &Block) -> Result<EmitOptions, Failure> {
    let config = serde_json::to_value(design.config()).or_does_not_hold()?;
    let version = env!("CARGO_PKG_VERSION");
    let header = vec![
        format!("warpcache {version}: {} of design {}", block.info.name, design.name()),
        // Verilog's standard knows ASCII only.
        format!("paper: {}", block.info.paper.replace('§', "section ")),
    ];
    Ok(EmitOptions { header, config, ..EmitOptions::default() })
}

/// What is published, and its files with their paths below that: with `--block` the block, so that the
/// other blocks of its design stay.
fn at_place(report: &DesignReport, files: &Files, is_single: bool) -> (Place, Files) {
    let design = report.design.clone();
    let Some(top) = report.tops.first().filter(|_| is_single) else {
        return (Place { design, block: None }, files.clone());
    };
    let prefix = format!("{}/", top.block);
    let own = |(file, text): &(String, String)| {
        (file.strip_prefix(&prefix).unwrap_or(file).to_string(), text.clone())
    };
    (Place { design, block: Some(top.block.to_string()) }, files.iter().map(own).collect())
}

fn stage(
    root: &mut Root,
    report: &DesignReport,
    files: &Files,
    is_single: bool,
) -> Result<Replacement, Failure> {
    let (place, files) = at_place(report, files, is_single);
    if place.block.is_some() {
        let above = root.path().join(&place.design);
        let shown = root.shown().join(&place.design);
        let made = root.make_folder(&above);
        made.with_context(|| format!("{}: cannot be made", shown.display())).or_wrong_input()?;
    }
    Replacement::stage(root, place, &files)
}

fn tell(report: &Report, is_json: bool, console: &mut Console) -> Result<(), Failure> {
    if is_json {
        return console.json(report);
    }
    for DesignReport { design, tops } in &report.designs {
        if tops.is_empty() {
            console.report(&format!("{design}: has no blocks yet, nothing to generate"))?;
        }
        for TopReport { top, folder, files, .. } in tops {
            let (folder, files) = (folder.display(), files.len());
            console.report(&format!("{folder}: {files} files, top module {top}"))?;
        }
    }
    Ok(())
}
