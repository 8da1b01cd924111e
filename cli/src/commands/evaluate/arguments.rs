//! Arguments of `evaluate`.

use super::sources::Sources;
use crate::designs;
use crate::failure::{Failure, Status};
use crate::jobs::Jobs;
use crate::offered::{self, Offered};
use design::SYSTEMS;
use evaluate::{Metric, Metrics, Organisation, Part, Window};
use std::ffi::OsString;
use std::path::PathBuf;
use std::str::FromStr;
use std::sync::LazyLock;
use testbenches::engine::EngineKind;
use workloads::Workload;

/// Runs memory traces and workloads through the L1 caches of designs and counts what happens
///
/// In cycles: the nodes with cores, network, L2 and DRAM of a system around them. Without time (`--timing none`): the
/// golden tags of the nodes, each request finished before the next; a trace by core is taken unchanged, one by group
/// in turns. docs/reference/evaluate.md says what is counted.
#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    pub(super) designs: designs::Several,
    #[command(flatten)]
    pub(super) sources: Sources,
    /// Timing models, with commas: cycles, none.
    #[arg(long, value_name = "LIST", default_value = "cycles", value_parser = timings(), hide_possible_values = true)]
    pub(super) timing: Timings,
    /// Engines of the nodes in cycles: model, verilog, or both in step, compared in every cycle.
    #[arg(long, value_name = "LIST", default_value = "model", value_parser = engines(), hide_possible_values = true)]
    pub(super) engine: Engines,
    /// Runs each design's top in cycles, in place of nodes: its switches and barrier, as generate writes them.
    #[arg(long)]
    pub(super) top: bool,
    /// System around the nodes: a preset or a TOML file; that of the design's paper unless given.
    #[arg(long, value_name = "SYSTEM", value_parser = system(), hide_possible_values = true)]
    pub(super) system: Option<OsString>,
    /// Cores, for a design whose config states no count and a trace by group.
    #[arg(long, value_name = "N", value_parser = offered::integer::<u32>(1..=256))]
    pub(super) cores: Option<u32>,
    /// Organisation of a last-level cache of several chips in cycles: chosen by its unit, memory-side, sm-side.
    #[arg(long, value_name = "WORD", default_value = "chosen", value_parser = organisation(), hide_possible_values = true)]
    pub(super) organisation: Organisation,
    /// Puts private caches of the same geometry beside each design; beside sac in cycles, its memory-side organisation.
    #[arg(long)]
    pub(super) baseline: bool,
    /// Counts these alone, with commas: loads, l2_requests, dram_bytes, replication_ratio, replicas, holders,
    /// no_reuse, reuse_distance, older_than_own_store, footprint, load_sectors.
    #[arg(long, value_name = "LIST", value_delimiter = ',', value_parser = metric())]
    metrics: Vec<Metric>,
    /// Runs these kernels of each trace alone, from 0, the last not included: 2..5, 2.., ..5.
    #[arg(long, value_name = "A..B", value_parser = kernels)]
    kernels: Option<(u64, u64)>,
    /// Runs so many requests of each trace at most.
    #[arg(long, value_name = "N", value_parser = offered::integer::<u64>(1..=u64::MAX))]
    requests: Option<u64>,
    /// Counts of every N requests, or of each kernel, beside those of all, with --timing none: 10000, kernel.
    #[arg(long, value_name = "N|kernel", value_parser = window)]
    pub(super) window: Option<Window>,
    #[command(flatten)]
    pub(super) jobs: Jobs,
    /// Writes the report: into a .json, .csv, .md or .html; - is a table on standard output.
    #[arg(long, short, value_name = "FILE")]
    pub(super) out: Option<PathBuf>,
    /// Prints JSON.
    #[arg(long)]
    pub(super) json: bool,
}

/// How time passes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Timing {
    Cycles,
    /// Not at all: each request is finished before the next.
    None,
}

/// The value of `--timing`: each at most once.
#[derive(Clone, Debug)]
pub(crate) struct Timings(pub(super) Vec<Timing>);

impl Timings {
    /// The one of a sweep, whose rows are distinguished by their traces.
    pub(super) fn require_one(&self) -> Result<Timing, Failure> {
        match self.0[..] {
            [timing] => Ok(timing),
            _ => {
                let text = "--timing: must be one of cycles, none in a command of a sweep; got both; try another \
                            command behind -- for the other";
                Err(Failure::new(Status::WrongInput, text))
            }
        }
    }
}

impl FromStr for Timings {
    type Err = String;

    fn from_str(text: &str) -> Result<Timings, String> {
        let mut all = Vec::new();
        for word in text.split(',') {
            let timing = match word.trim() {
                "cycles" => Timing::Cycles,
                "none" => Timing::None,
                _ => {
                    return Err("must be cycles, none or both with a comma; try cycles".to_string());
                }
            };
            if !all.contains(&timing) {
                all.push(timing);
            }
        }
        Ok(Timings(all))
    }
}

/// The value of `--engine`: golden models, Verilated designs, or both.
#[derive(Clone, Debug)]
pub(crate) struct Engines(pub(super) Vec<EngineKind>);

impl FromStr for Engines {
    type Err = String;

    fn from_str(text: &str) -> Result<Engines, String> {
        let kinds = EngineKind::parse_list(text).unwrap_or_default();
        match kinds.is_empty() || kinds.contains(&EngineKind::Hdl) {
            true => Err("must be model, verilog or both with a comma; try model".to_string()),
            false => Ok(Engines(kinds)),
        }
    }
}

impl Arguments {
    /// Refuses tops where there is no time.
    pub(super) fn require_time_for_tops(&self) -> Result<(), Failure> {
        if !self.top || self.timing.0 == [Timing::Cycles] {
            return Ok(());
        }
        let text = "--top: must come with --timing cycles alone, since without time nothing joins the tags; got none; \
                    try --timing cycles";
        Err(Failure::new(Status::WrongInput, text))
    }

    /// Refuses an organisation where all are counted, and where it is compared with itself.
    pub(super) fn require_organisation(&self) -> Result<(), Failure> {
        let text = match self.organisation {
            Organisation::Chosen => return Ok(()),
            _ if self.timing.0 != [Timing::Cycles] => {
                "--organisation: must come with --timing cycles alone, since without time every organisation is counted; \
                 got none; try --timing cycles"
            }
            Organisation::MemorySide if self.baseline => {
                "--organisation: must not be memory-side with --baseline, which is memory-side; got both; try \
                 --organisation sm-side"
            }
            _ => return Ok(()),
        };
        Err(Failure::new(Status::WrongInput, text))
    }

    /// Refuses windows where cores are apart in their requests.
    pub(super) fn require_no_time_for_windows(&self) -> Result<(), Failure> {
        if self.window.is_none() || self.timing.0 == [Timing::None] {
            return Ok(());
        }
        let text = "--window: must come with --timing none alone, since in cycles requests end in another order; got \
                    cycles; try --timing none";
        Err(Failure::new(Status::WrongInput, text))
    }

    /// Refuses hardware where there is no time.
    pub(super) fn require_time_for_engines(&self) -> Result<(), Failure> {
        let is_model = self.engine.0 == [EngineKind::Model];
        if is_model || self.timing.0.contains(&Timing::Cycles) {
            return Ok(());
        }
        let text = "--engine: must be model without time, since golden tags alone are run; got verilog; try --timing \
                    cycles";
        Err(Failure::new(Status::WrongInput, text))
    }

    /// Refuses hardware in a sweep.
    pub(super) fn require_model(&self) -> Result<(), Failure> {
        if self.engine.0 == [EngineKind::Model] {
            return Ok(());
        }
        let text = "--engine: must be model in a sweep, since Verilator would build the nodes of every point; got \
                    verilog; try evaluate alone";
        Err(Failure::new(Status::WrongInput, text))
    }

    /// Refuses windows in a sweep, which has totals.
    pub(super) fn require_no_window(&self) -> Result<(), Failure> {
        if self.window.is_none() {
            return Ok(());
        }
        let text = "--window: must not be there in a sweep, whose rows are totals; got one; try evaluate alone";
        Err(Failure::new(Status::WrongInput, text))
    }

    pub(super) fn metrics(&self) -> Metrics {
        match self.metrics.is_empty() {
            true => Metrics::all(),
            false => self.metrics.iter().copied().collect(),
        }
    }

    pub(super) fn part(&self) -> Part {
        let (first, end) = self.kernels.unwrap_or((0, u64::MAX));
        Part { kernels: first..end, requests: self.requests.unwrap_or(u64::MAX) }
    }
}

/// A function that parses, with the words that a shell offers.
pub(crate) type Parser<T, E> = Offered<fn(&str) -> Result<T, E>>;

pub(crate) fn workload() -> Parser<Workload, workloads::Wrong> {
    static WORDS: LazyLock<Vec<&str>> =
        LazyLock::new(|| workloads::all().iter().map(|kind| kind.name).collect());
    Offered::new(|text| text.parse(), &WORDS)
}

fn window(text: &str) -> Result<Window, String> {
    match text.parse() {
        _ if text == "kernel" => Ok(Window::Kernel),
        Ok(requests) => Ok(Window::Requests(requests)),
        Err(_) => Err("must be kernel, or a number of requests from 1 on; try 10000".to_string()),
    }
}

fn timings() -> Parser<Timings, String> {
    Offered::new(|text| text.parse(), &["cycles", "none", "cycles,none"])
}

fn engines() -> Parser<Engines, String> {
    Offered::new(|text| text.parse(), &["model", "verilog", "model,verilog"])
}

fn organisation() -> Parser<Organisation, String> {
    let parse = |text: &str| match text {
        "chosen" => Ok(Organisation::Chosen),
        "memory-side" => Ok(Organisation::MemorySide),
        "sm-side" => Ok(Organisation::SmSide),
        _ => Err("must be chosen, memory-side or sm-side; try chosen".to_string()),
    };
    Offered::new(parse, &["chosen", "memory-side", "sm-side"])
}

fn metric() -> Parser<Metric, String> {
    let parse = |text: &str| {
        if let Some(metric) = Metric::of_field(text) {
            let word = metric.word();
            return Err(format!(
                "must be one of {}; try {word}, of which {text} is a field",
                Metric::WORDS.join(", ")
            ));
        }
        Metric::named(text).ok_or_else(|| {
            let near = Metric::WORDS.iter().min_by_key(|word| strsim::levenshtein(text, word));
            format!(
                "must be one of {}; try {}",
                Metric::WORDS.join(", "),
                near.unwrap_or(&Metric::WORDS[0])
            )
        })
    };
    Offered::new(parse, &Metric::WORDS)
}

fn system() -> Offered<clap::builder::OsStringValueParser> {
    static WORDS: LazyLock<Vec<&str>> =
        LazyLock::new(|| SYSTEMS.iter().map(|preset| preset.name).collect());
    Offered::new(clap::builder::OsStringValueParser::new(), &WORDS)
}

/// `a..b`, either of which may be absent.
fn kernels(text: &str) -> Result<(u64, u64), String> {
    let wrong = || "must be A..B with A below B, as in 2..5, 2.. or ..5; try 0..1".to_string();
    let (first, end) = text.split_once("..").ok_or_else(wrong)?;
    let number = |text: &str, absent: u64| match text {
        "" => Ok(absent),
        text => text.parse().map_err(|_| wrong()),
    };
    let (first, end) = (number(first, 0)?, number(end, u64::MAX)?);
    if first < end { Ok((first, end)) } else { Err(wrong()) }
}
