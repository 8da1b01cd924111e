//! `warpcache clean`: what the cache holds, and how it is emptied.

use crate::commands::sweep;
use crate::console::Console;
use crate::failure::{Failure, OrFail};
use crate::json;
use anyhow::Context;
use serde::Serialize;
use std::fs;
use std::path::{Path, PathBuf};
use testbenches::verilated::Cache;

/// Shows what the cache holds, or empties it
///
/// The cache holds compiled designs, outcomes of synthesis and results of sweeps, so that the same again costs nothing; all
/// of it can be made anew. Nothing else in its folder is touched.
#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    /// Removes all that the cache holds.
    #[arg(long)]
    cache: bool,
    /// Prints JSON.
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Report {
    #[serde(serialize_with = "json::path")]
    folder: PathBuf,
    /// Compiled designs, and what they share.
    builds: usize,
    /// Outcomes of synthesis.
    outcomes: usize,
    /// Results of sweeps.
    results: usize,
    bytes: u64,
    removed: bool,
}

pub(crate) fn run(arguments: &Arguments, console: &mut Console) -> Result<(), Failure> {
    let (cache, store) = (Cache::standard(), synthesis::standard_store());
    let sweeps = sweep::standard_store();
    let context = || {
        format!("{}: must be a folder that is yours; see WARPCACHE_CACHE", cache.folder().display())
    };
    let builds = cache.builds().with_context(context).or_wrong_input()?;
    let outcomes = store.outcomes().with_context(context).or_wrong_input()?;
    let results = sweeps.outcomes().with_context(context).or_wrong_input()?;
    let report = Report {
        folder: cache.folder().to_path_buf(),
        builds: builds.len(),
        outcomes: outcomes.len(),
        results: results.len(),
        bytes: builds.iter().chain(&outcomes).chain(&results).map(|path| bytes(path)).sum(),
        removed: arguments.cache,
    };
    if arguments.cache {
        cache.remove_builds().with_context(context).or_wrong_input()?;
        store.remove_outcomes().with_context(context).or_wrong_input()?;
        sweeps.remove_outcomes().with_context(context).or_wrong_input()?;
    }
    if arguments.json { console.json(&report) } else { console.report(&text(&report)) }
}

/// Size of a file, or of all files in a folder, in bytes.
fn bytes(path: &Path) -> u64 {
    let Ok(found) = fs::symlink_metadata(path) else { return 0 };
    if !found.is_dir() {
        return found.len();
    }
    let Ok(entries) = fs::read_dir(path) else { return 0 };
    entries.flatten().map(|entry| bytes(&entry.path())).sum()
}

fn text(report: &Report) -> String {
    let Report { folder, builds, outcomes, results, bytes, removed } = report;
    let megabytes = *bytes as f64 / 1e6;
    let end = if *removed { " removed" } else { "; clean --cache removes them" };
    format!(
        "{}: {builds} compiled designs, {outcomes} outcomes of synthesis, {results} results of sweeps, \
         {megabytes:.1} MB{end}",
        folder.display()
    )
}
