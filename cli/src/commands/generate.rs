//! `warpcache generate`: Verilog of designs and what lies beside it, all of them or nothing.

use crate::catalogue;
use crate::console::Console;
use crate::failure::{Failure, OrFail, Status};
use crate::files::{Kind, Replacement, Root, publish_all};
use constraints::About;
use design::Design;
use emit::EmitOptions;
use registry::Block;
use serde::Serialize;
use std::collections::HashSet;
use std::path::{Path, PathBuf};

/// Writes Verilog, file list, manifest, constraints and scripts into <DIR>/<design>/<block>/
///
/// Everything is made before anything is written: after an error, what was there is still there. The
/// folder of a design is replaced whole; with --block, that of the block. What `generate` did not make
/// is never replaced.
#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    /// Presets, or paths of TOML files.
    #[arg(required = true, value_name = "DESIGN")]
    designs: Vec<String>,
    /// The folder that gets a folder for each design.
    #[arg(long, short, value_name = "DIR", default_value = "build")]
    out: PathBuf,
    /// Generates this block alone.
    #[arg(long, value_name = "NAME")]
    block: Option<String>,
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
    folder: PathBuf,
    files: Vec<String>,
}

/// A folder's files: path below it, and text.
pub(crate) type Files = Vec<(String, String)>;

pub(crate) fn run(arguments: &Arguments, console: &mut Console) -> Result<(), Failure> {
    let out = &arguments.out;
    let designs = load(&arguments.designs)?;
    let mut emitted = Vec::new();
    for design in &designs {
        emitted.push(emit(design, arguments.block.as_deref(), out)?);
    }
    let root = Root::make(out)?;
    let mut replacements = Vec::new();
    for (report, files) in &emitted {
        replacements.push(stage(out, report, files, arguments.block.is_some())?);
    }
    publish_all(replacements)?;
    root.keep();
    let designs = emitted.into_iter().map(|(report, _)| report).collect();
    tell(&Report { designs }, arguments.json, console)
}

fn load(names: &[String]) -> Result<Vec<Design>, Failure> {
    let designs = names.iter().map(|name| catalogue::load(name)).collect::<Result<Vec<_>, _>>()?;
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
        let mut files = emitted.files();
        files.extend(artefacts(design, &block, &emitted)?);
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

/// With `--block`, the other blocks of a design that is there already stay.
fn stage(
    out: &Path,
    report: &DesignReport,
    files: &Files,
    is_single: bool,
) -> Result<Replacement, Failure> {
    let place = out.join(&report.design);
    match (is_single && place.is_dir(), report.tops.first()) {
        (true, Some(top)) => {
            let prefix = format!("{}/", top.block);
            let own = |(file, text): &(String, String)| {
                (file.strip_prefix(&prefix).unwrap_or(file).to_string(), text.clone())
            };
            let files: Files = files.iter().map(own).collect();
            Replacement::stage(out, &top.folder, Kind::Top, &files)
        }
        _ => Replacement::stage(out, &place, Kind::Design, files),
    }
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
