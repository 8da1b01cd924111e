//! Arguments of `sweep`.

use crate::jobs::Jobs;
use crate::offered;
use clap::Args;
use std::ffi::OsString;
use std::ops::Range;
use std::path::PathBuf;
use sweep::Axis;

/// Runs commands at every point of a cross product of fields, and reports all of them together
///
/// Every point is checked before the first runs. Results are kept by what they were made from, so that the same
/// again costs nothing. --plan writes the work into a folder for other machines; --collect makes the report of what
/// they have done. Behind --: area, timing or evaluate with its options; several of them, each behind a separate --.
#[derive(Debug, Args)]
pub(crate) struct Arguments {
    /// Presets, paths of TOML files, or - for standard input.
    #[arg(value_name = "DESIGN", value_parser = offered::design(), hide_possible_values = true, required_unless_present_any = ["collect", "run"])]
    pub(super) designs: Vec<OsString>,
    /// Sets a field to each of some values: l1.sets=16,32,64.
    #[arg(long = "set", value_name = "SECTION.FIELD=A,B,...", value_parser = offered::setting::<Axis>(), hide_possible_values = true)]
    pub(super) all: Vec<Axis>,
    #[command(flatten)]
    pub(super) jobs: Jobs,
    /// Leaves out points that are not legal; the report says which.
    #[arg(long)]
    pub(super) skip_illegal: bool,
    /// Allows more than 100,000 points.
    #[arg(long)]
    pub(super) yes: bool,
    /// Runs nothing: writes the plan and what runs it into this new folder.
    #[arg(long, value_name = "DIR", conflicts_with_all = ["collect", "run", "out", "json", "jobs"])]
    pub(super) plan: Option<PathBuf>,
    /// With --plan: copies traces, and what else commands read, into the folder, which then can go anywhere.
    #[arg(long, requires = "plan")]
    pub(super) copy_traces: bool,
    /// Runs points of the plan in this folder, and keeps their results there.
    #[arg(long, value_name = "DIR", conflicts_with_all = ["designs", "all", "skip_illegal", "yes", "collect", "out", "json", "commands"])]
    pub(super) run: Option<PathBuf>,
    /// With --run: these points alone, by their places in the plan, from 0, the last not included.
    #[arg(long, value_name = "A..B", value_parser = places, requires = "run")]
    pub(super) points: Option<Range<u64>>,
    /// Reports what there is of the plan in this folder, and lists what is missing.
    #[arg(long, value_name = "DIR", conflicts_with_all = ["designs", "all", "skip_illegal", "yes", "jobs", "commands"])]
    pub(super) collect: Option<PathBuf>,
    /// Writes the report: into a .json, .csv, .md or .html; - is a table on standard output.
    #[arg(long, short, value_name = "FILE")]
    pub(super) out: Option<PathBuf>,
    /// Prints JSON.
    #[arg(long)]
    pub(super) json: bool,
    /// Command to run at every point, each behind a separate --.
    #[arg(last = true, value_name = "COMMAND", required_unless_present_any = ["collect", "run"])]
    pub(super) commands: Vec<String>,
}

/// `a..b`.
fn places(text: &str) -> Result<Range<u64>, String> {
    let wrong = || "must be A..B with A below B, as in 0..40; try 0..1".to_string();
    let (first, end) = text.split_once("..").ok_or_else(wrong)?;
    let number = |text: &str| text.parse::<u64>().map_err(|_| wrong());
    let (first, end) = (number(first)?, number(end)?);
    if first < end { Ok(first..end) } else { Err(wrong()) }
}
