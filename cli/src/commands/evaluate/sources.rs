//! Where records come from: built-in workloads, files of traces, folders of them.

use super::arguments::workload;
use crate::commands::sweep::{Base, resolved};
use crate::failure::{Failure, Status};
use std::collections::HashSet;
use std::path::{Path, PathBuf};
use workloads::Workload;

// At least one of them.
#[derive(Clone, Debug, clap::Args)]
#[group(required = true, multiple = true)]
pub(crate) struct Sources {
    /// A built-in workload, of its default size or of another; any number.
    #[arg(long, value_name = "NAME[:SIZE]", value_parser = workload(), hide_possible_values = true)]
    workload: Vec<Workload>,
    /// A memory trace: wct, JSON lines, arrays of numpy, Accel-Sim's; any number.
    #[arg(long, value_name = "FILE")]
    trace: Vec<PathBuf>,
    /// A folder: each .wct, .jsonl, .npz and kernelslist.g in it and below, by name; any number.
    #[arg(long, value_name = "DIR")]
    traces: Vec<PathBuf>,
}

/// Where records come from.
#[derive(Debug)]
pub(super) enum Source<'a> {
    Workload(&'a Workload),
    File(&'a Path),
}

impl Sources {
    /// These, or every built-in workload where there are none or `all` are asked for.
    pub(crate) fn of(
        mut workload: Vec<Workload>,
        trace: Vec<PathBuf>,
        traces: Vec<PathBuf>,
        all: bool,
    ) -> Sources {
        let is_none = workload.is_empty() && trace.is_empty() && traces.is_empty();
        if all || is_none {
            // The names of workloads are workloads.
            workload.extend(
                workloads::all().iter().filter_map(|kind| kind.name.parse::<Workload>().ok()),
            );
        }
        Sources { workload, trace, traces }
    }

    /// The files of traces that were named or found.
    pub(crate) fn paths(&self) -> impl Iterator<Item = &Path> {
        self.trace.iter().map(PathBuf::as_path)
    }

    /// Traces and folders of them are where `base` finds them.
    pub(super) fn resolve(&mut self, base: &Base) -> Result<(), Failure> {
        for path in self.trace.iter_mut().chain(&mut self.traces) {
            *path = resolved(path, base)?;
        }
        self.find()
    }

    /// Takes the traces in the folders, by name, behind those that were named.
    pub(crate) fn find(&mut self) -> Result<(), Failure> {
        for folder in std::mem::take(&mut self.traces) {
            let before = self.trace.len();
            gather(&folder, DEPTH, &mut self.trace)?;
            if self.trace.len() == before {
                let name = folder.display();
                let text = format!(
                    "{name}: --traces must name a folder with a .wct, .jsonl, .npz or kernelslist.g in it; got none; try \
                     --trace with a file"
                );
                return Err(Failure::new(Status::WrongInput, text));
            }
        }
        Ok(())
    }

    /// Workloads, then traces, in the order given.
    pub(super) fn all(&self) -> Vec<Source<'_>> {
        let workloads = self.workload.iter().map(Source::Workload);
        workloads.chain(self.trace.iter().map(|path| Source::File(path))).collect()
    }
}

/// Folders below a folder of traces that are looked into.
const DEPTH: u32 = 4;

/// Adds the traces in a folder, by name, those of folders in it at their names' places. A link to a folder may lead
/// back: it is not followed.
fn gather(folder: &Path, depth: u32, found: &mut Vec<PathBuf>) -> Result<(), Failure> {
    let unreadable = |error: std::io::Error| {
        let text = format!(
            "{}: --traces must be a folder that can be read; got {error}",
            folder.display()
        );
        Failure::new(Status::WrongInput, text)
    };
    let entries = std::fs::read_dir(folder).map_err(unreadable)?;
    let mut entries = entries.collect::<Result<Vec<_>, _>>().map_err(unreadable)?;
    entries.sort_by_key(std::fs::DirEntry::file_name);
    for entry in entries {
        let path = entry.path();
        if entry.file_type().map_err(unreadable)?.is_dir() {
            if depth > 0 {
                gather(&path, depth - 1, found)?;
            }
        } else if is_trace(&path) {
            found.push(path);
        }
    }
    Ok(())
}

/// By its name: a `.traceg` is a kernel of the list beside it.
fn is_trace(path: &Path) -> bool {
    let is_named = |ending: &str| path.extension().is_some_and(|found| found == ending);
    is_named("wct")
        || is_named("jsonl")
        || is_named("npz")
        || path.file_name().is_some_and(|name| name == "kernelslist.g")
}

/// Refuses a source that is there twice.
pub(super) fn require_each_once(sources: &[Source<'_>]) -> Result<(), Failure> {
    let mut seen = HashSet::new();
    let Some(twice) = sources.iter().map(Source::name).find(|name| !seen.insert(name.clone()))
    else {
        return Ok(());
    };
    let text =
        format!("evaluate: must have each trace once; got {twice} twice; try naming it once");
    Err(Failure::new(Status::WrongInput, text))
}

impl Source<'_> {
    pub(super) fn path(&self) -> Option<&Path> {
        match self {
            Source::Workload(_) => None,
            Source::File(path) => Some(path),
        }
    }

    /// Name of the input in messages.
    pub(super) fn name(&self) -> String {
        match self {
            Source::Workload(workload) => workload.to_string(),
            Source::File(path) => path.display().to_string(),
        }
    }
}
