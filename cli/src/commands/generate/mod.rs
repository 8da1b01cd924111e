//! `warpcache generate`: Verilog of designs and what lies beside it, all of them or nothing.

mod comment;
mod folder;
mod library;
mod rtl;
mod said;

use super::preview;
use crate::catalogue::{self, Chosen};
use crate::console::Console;
use crate::designs;
use crate::failure::{Failure, Status};
use crate::files::{Place, RTL, Replacement, Root, publish_all};
use crate::json;
use crate::offered;
use crate::progress;
use crate::vectors::Recordings;
use design::{Design, Section, Setting, Verilog, broken_rule};
use folder::With;
pub(crate) use folder::sdc;
use rtl::Rtl;
use serde::Serialize;
use std::collections::HashSet;
use std::io::Read;
use std::path::{Path, PathBuf};
use tools::parallel;

/// Writes file list, manifest, constraints and scripts into <DIR>/<design>/<block>/, Verilog into <DIR>/<design>/rtl/
///
/// Everything is made before anything is written: after an error, what was there is still there. The files of
/// a design are replaced; with --block, those of the block and its modules; with --into, those of the
/// library. Files that `generate` did not make are never replaced, and files that were added to a folder stay
/// in it.
#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    designs: designs::Several,
    /// The folder that gets a folder for each design.
    #[arg(long, short, value_name = "DIR", default_value = "build")]
    out: PathBuf,
    /// Generates this block alone, of every design or, as design:block, of one; any number.
    #[arg(long, value_name = "[DESIGN:]NAME", value_parser = offered::block(), hide_possible_values = true)]
    block: Vec<String>,
    /// Begins the name of every module and of its file: verilog.prefix of every config.
    #[arg(long, value_name = "NAME")]
    prefix: Option<String>,
    /// Writes the modules of each block into its folder, which then needs no other.
    #[arg(long, conflicts_with = "into")]
    flat: bool,
    /// Writes the modules of all designs into one folder <DIR>/<NAME>/, equal ones once.
    #[arg(long, value_name = "NAME", value_parser = library_name)]
    into: Option<String>,
    /// Leaves out the recorded vectors, and the testbench and the harness that replay them.
    #[arg(long)]
    no_vectors: bool,
    /// Generates also what takes more than 1,024 MB of memory, as `check` estimates it.
    #[arg(long)]
    yes: bool,
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

/// A library's name is a folder's and a package's, as a design's is.
fn library_name(name: &str) -> Result<String, String> {
    match broken_rule(name) {
        None => Ok(name.to_string()),
        Some(rule) => Err(format!("{rule}; try soc")),
    }
}

#[derive(Serialize)]
struct Report {
    #[serde(skip_serializing_if = "Option::is_none")]
    library: Option<LibraryReport>,
    designs: Vec<DesignReport>,
}

#[derive(Serialize)]
struct LibraryReport {
    library: String,
    #[serde(serialize_with = "json::path")]
    folder: PathBuf,
    files: Vec<String>,
}

/// A design without blocks has no tops, and no folder.
#[derive(Serialize)]
struct DesignReport {
    design: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    rtl: Option<RtlReport>,
    tops: Vec<TopReport>,
}

/// The folder of a design's modules.
#[derive(Serialize)]
struct RtlReport {
    #[serde(serialize_with = "json::path")]
    folder: PathBuf,
    files: Vec<String>,
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

/// The folders and files to publish.
struct Made {
    report: Report,
    folders: Vec<Folder>,
}

struct Folder {
    place: Place,
    files: Files,
    /// Contents of the folder of modules, where there is one.
    rtl: Option<Rtl>,
}

impl Made {
    /// Adds the modules of each design, with those that other blocks have there: nothing may write below `out` from here
    /// on, which messages call `shown`.
    fn add_modules(&mut self, out: &Path, shown: &Path) -> Result<(), Failure> {
        for folder in &mut self.folders {
            let Some(mut rtl) = folder.rtl.take() else { continue };
            let path = folder.place.path();
            if let Place::Blocks { blocks, .. } = &folder.place {
                rtl.keep_others(blocks, &out.join(&path), &shown.join(&path))?;
            }
            let files = rtl.files()?;
            let mut designs = self.report.designs.iter_mut();
            if let Some(report) = designs.find(|report| Path::new(&report.design) == path) {
                let names = files.iter().map(|(file, _)| file.clone()).collect();
                let folder = shown.join(&path).join(RTL);
                report.rtl = (!files.is_empty()).then_some(RtlReport { folder, files: names });
            }
            let below = files.into_iter().map(|(file, text)| (format!("{RTL}/{file}"), text));
            folder.files.extend(below);
        }
        Ok(())
    }
}

pub(crate) fn run(
    arguments: &Arguments,
    input: &mut dyn Read,
    console: &mut Console,
) -> Result<(), Failure> {
    let designs = load(arguments, input)?;
    let chosen = Chosen::of(&arguments.block, &designs)?;
    for design in &designs {
        catalogue::require_memory(design, &chosen.blocks(design)?, arguments.yes)?;
    }
    if let Some(mode) = arguments.preview() {
        let mut made = make(&designs, &chosen, arguments, console.is_quiet())?;
        made.add_modules(&arguments.out, &arguments.out)?;
        let folders = made.folders.into_iter();
        let folders = folders
            .map(|Folder { place, files, .. }| preview::Folder::new(&arguments.out, place, files));
        return preview::run(&folders.collect::<Vec<_>>(), mode, arguments.json, console);
    }
    let mut made = make(&designs, &chosen, arguments, console.is_quiet())?;
    // Last, so that a failure above leaves no empty folder.
    let mut root = Root::make(&arguments.out)?;
    root.lock()?;
    made.add_modules(root.path(), root.shown())?;
    let stage =
        |Folder { place, files, .. }: &Folder| Replacement::stage(&root, place.clone(), files);
    publish_all(parallel::each(&made.folders, parallel::threads(), &|_| {}, stage)?)?;
    tell(&made.report, arguments.json, console)
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

fn load(arguments: &Arguments, input: &mut dyn Read) -> Result<Vec<Design>, Failure> {
    let prefix = arguments.prefix.as_deref();
    let prefix = prefix.map(|name| Setting::of_option("--prefix", Verilog::NAME, "prefix", name));
    let designs = arguments.designs.load_with(input, prefix)?;
    let mut seen = HashSet::new();
    match designs.iter().find(|design| !seen.insert(design.name())) {
        Some(twice) => {
            let (name, reason) = (
                twice.name(),
                match arguments.into {
                    Some(_) => "by which a library distinguishes them",
                    None => "since each has a separate folder",
                },
            );
            let text = format!(
                "generate: designs must have different names, {reason}; got {name} twice; try naming \
                 it once, or another `name` in its config"
            );
            Err(Failure::new(Status::WrongInput, text))
        }
        None => Ok(designs),
    }
}

fn make(
    designs: &[Design],
    chosen: &Chosen,
    arguments: &Arguments,
    is_quiet: bool,
) -> Result<Made, Failure> {
    if let Some(name) = &arguments.into {
        return library::make(name, designs, chosen, &arguments.out);
    }
    let mut made = Made { report: Report { library: None, designs: vec![] }, folders: vec![] };
    let mut all = 0;
    for design in designs {
        all += chosen.blocks(design)?.len() as u64;
    }
    let bar = progress::of("generate", all, "blocks", is_quiet);
    let done = |count| bar.iter().for_each(|bar| bar(count));
    let recordings = (!arguments.no_vectors).then(Recordings::default);
    let with = With { recordings, done: &done, is_flat: arguments.flat };
    for (report, files, rtl) in folder::make(designs, chosen, &arguments.out, &with)? {
        let name = report.design.clone();
        let place = match chosen.is_all() {
            true => Place::Design(name),
            false => {
                let blocks = report.tops.iter().map(|top| top.block.to_string()).collect();
                Place::Blocks { design: name, blocks }
            }
        };
        made.folders.push(Folder { place, files, rtl: Some(rtl) });
        made.report.designs.push(report);
    }
    Ok(made)
}

fn tell(report: &Report, is_json: bool, console: &mut Console) -> Result<(), Failure> {
    if is_json {
        return console.json(report);
    }
    for DesignReport { design, rtl, tops } in &report.designs {
        if tops.is_empty() {
            console.report(&format!("{design}: has no blocks yet, nothing to generate"))?;
        }
        for TopReport { block, top, folder, files } in tops {
            let (folder, files) = (folder.display(), files.len());
            console.report(&match report.library {
                Some(_) => format!("{folder}: {design}'s {block}, {files} files, top module {top}"),
                None => format!("{folder}: {files} files, top module {top}"),
            })?;
        }
        if let Some(RtlReport { folder, files }) = rtl {
            let modules = files.iter().filter(|file| file.ends_with(".v")).count();
            console.report(&format!("{}: {modules} modules", folder.display()))?;
        }
    }
    if let Some(LibraryReport { folder, files, .. }) = &report.library {
        console.report(&format!("{}: {} files in all", folder.display(), files.len()))?;
    }
    Ok(())
}
