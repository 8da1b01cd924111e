//! Arguments of `figures`.

use super::paper::PAPERS;
use crate::commands::evaluate::{Sources, workload};
use crate::jobs::Jobs;
use crate::offered::{self, Offered};
use evaluate::Part;
use std::path::PathBuf;
use std::sync::LazyLock;
use workloads::Workload;

/// Runs what the figures of a paper need and puts ours beside the paper's numbers
///
/// On the given traces and workloads, or on every built-in workload; without time. Figures that need cycles run where
/// --figure names them. docs/how-to/reproduce-a-figure.md says how a figure is added.
#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    /// The paper: pact20, ics15, taco16, isca23, thesis12.
    #[arg(value_name = "PAPER", value_parser = paper(), hide_possible_values = true)]
    pub(super) paper: String,
    /// A figure, table or claim by its number, as --list has it; any number of them. All without time unless given.
    #[arg(long, value_name = "NUMBER")]
    pub(super) figure: Vec<String>,
    /// Lists the figures and runs nothing.
    #[arg(long)]
    pub(super) list: bool,
    /// A memory trace: wct, JSON lines, arrays of numpy, Accel-Sim's; any number.
    #[arg(long, value_name = "FILE")]
    trace: Vec<PathBuf>,
    /// A folder: each .wct, .jsonl, .npz and kernelslist.g in it and below, by name; any number.
    #[arg(long, value_name = "DIR")]
    traces: Vec<PathBuf>,
    /// A built-in workload, of its default size or of another; any number.
    #[arg(long, value_name = "NAME[:SIZE]", value_parser = workload(), hide_possible_values = true)]
    workload: Vec<Workload>,
    /// Runs every built-in workload too; alone the default.
    #[arg(long)]
    workloads: bool,
    /// Runs so many requests of each trace at most.
    #[arg(long, value_name = "N", value_parser = offered::integer::<u64>(1..=u64::MAX))]
    requests: Option<u64>,
    #[command(flatten)]
    pub(super) jobs: Jobs,
    /// Writes the report: into a .html, .md, .csv, .json or, of one figure, .svg; - is a table on standard output.
    #[arg(long, short, value_name = "FILE")]
    pub(super) out: Option<PathBuf>,
}

impl Arguments {
    pub(super) fn sources(&self) -> Sources {
        let (workload, trace) = (self.workload.clone(), self.trace.clone());
        Sources::of(workload, trace, self.traces.clone(), self.workloads)
    }

    pub(super) fn part(&self) -> Part {
        Part { requests: self.requests.unwrap_or(u64::MAX), ..Part::default() }
    }
}

/// A function that parses, with the words that a shell offers.
type Parser = Offered<fn(&str) -> Result<String, String>>;

fn paper() -> Parser {
    static WORDS: LazyLock<Vec<&str>> =
        LazyLock::new(|| PAPERS.iter().map(|(name, _)| *name).collect());
    let parse = |text: &str| match WORDS.contains(&text) {
        true => Ok(text.to_string()),
        false => {
            let near = WORDS.iter().min_by_key(|word| strsim::levenshtein(text, word));
            let near = near.map_or("", |near| near);
            Err(format!("must be one of {}; try {near}", WORDS.join(", ")))
        }
    };
    Offered::new(parse, &WORDS)
}
