//! `generate --check` and `generate --dry-run`: how what is there differs from what would be written.

use super::generate::Files;
use crate::console::Console;
use crate::failure::{Failure, OrFail, Status};
use crate::files::{Place, generated, refuse_foreign};
use anyhow::Context;
use serde::Serialize;
use std::collections::BTreeSet;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// Treatment of differences.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mode {
    /// Any is a failure.
    Check,
    /// They are listed.
    DryRun,
}

/// A folder as `generate` would leave it.
pub(crate) struct Folder {
    path: PathBuf,
    place: Place,
    /// Its files, each with its path below it.
    files: Files,
}

impl Folder {
    /// The preview of publishing `files` at `place` below `out`.
    pub(crate) fn new(out: &Path, place: Place, files: Files) -> Folder {
        Folder { path: out.join(place.path()), place, files }
    }
}

#[derive(Serialize)]
struct Report {
    /// Changes to make, by path.
    changes: Vec<Change>,
    /// How many files are as they would be written.
    unchanged: usize,
}

#[derive(Serialize)]
struct Change {
    path: PathBuf,
    change: Kind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
enum Kind {
    /// The file is missing.
    Write,
    /// The file has another text.
    Replace,
    /// The file was generated, and would not be any more.
    Remove,
}

impl Kind {
    /// The verb of a dry run.
    fn verb(self) -> &'static str {
        match self {
            Kind::Write => "write",
            Kind::Replace => "replace",
            Kind::Remove => "remove",
        }
    }

    /// The state that a check prints.
    fn state(self) -> &'static str {
        match self {
            Kind::Write => "is missing",
            Kind::Replace => "differs",
            Kind::Remove => "is left over",
        }
    }
}

/// Compares the folders with what is there, and writes nothing.
pub(crate) fn run(
    folders: &[Folder],
    mode: Mode,
    is_json: bool,
    console: &mut Console,
) -> Result<(), Failure> {
    let mut report = Report { changes: Vec::new(), unchanged: 0 };
    for folder in folders {
        refuse_foreign(&folder.path, &folder.path, &folder.place)?;
        let unreadable = || format!("{}: cannot be read; try another -o", folder.path.display());
        compare(folder, &mut report).with_context(unreadable).or_wrong_input()?;
    }
    report.changes.sort_by(|a, b| a.path.cmp(&b.path));
    if is_json {
        console.json(&report)?;
    } else {
        console.report(&text(&report, mode))?;
    }
    match (mode, report.changes.len()) {
        (Mode::DryRun, _) | (Mode::Check, 0) => Ok(()),
        (Mode::Check, _) => Err(Failure::new(Status::DoesNotHold, stale(&report))),
    }
}

fn compare(folder: &Folder, report: &mut Report) -> io::Result<()> {
    let mut add = |path, change| report.changes.push(Change { path, change });
    for (name, text) in &folder.files {
        let path = folder.path.join(name);
        match fs::read(&path) {
            Ok(there) if there == text.as_bytes() => report.unchanged += 1,
            Ok(_) => add(path, Kind::Replace),
            // Also what is no file.
            Err(_) if fs::symlink_metadata(&path).is_ok() => add(path, Kind::Replace),
            Err(_) => add(path, Kind::Write),
        }
    }
    let new: BTreeSet<PathBuf> =
        folder.files.iter().map(|(name, _)| folder.path.join(name)).collect();
    let old = generated(&folder.path, &folder.place)?.into_iter();
    old.filter(|path| !new.contains(path)).for_each(|path| add(path, Kind::Remove));
    Ok(())
}

fn text(Report { changes, unchanged }: &Report, mode: Mode) -> String {
    let count = |kind| changes.iter().filter(|change| change.change == kind).count();
    let total = format!(
        "{} files to write, {} to replace, {} to remove; {unchanged} are as they would be written",
        count(Kind::Write),
        count(Kind::Replace),
        count(Kind::Remove)
    );
    let line = |Change { path, change }: &Change| format!("{} {}\n", change.verb(), path.display());
    match mode {
        // A failure names the files.
        Mode::Check => total,
        Mode::DryRun => changes.iter().map(line).collect::<String>() + &total,
    }
}

fn stale(Report { changes, .. }: &Report) -> String {
    let lines = changes
        .iter()
        .map(|Change { path, change }| format!("\n{}: {}", path.display(), change.state()));
    let (number, lines) = (changes.len(), lines.collect::<String>());
    format!("generate: {number} files are stale; try the same without --check{lines}")
}
