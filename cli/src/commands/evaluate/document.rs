//! The report as JSON.

use super::study::{self, Mean};
use super::tables;
use design::{Design, DesignKind, System};
use evaluate::{Counted, Part, Ran, Report};
use report::table::Table;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use traces::Header;

/// One run by itself, or several.
#[derive(Serialize)]
#[serde(untagged)]
pub(super) enum Document {
    One(Box<Run>),
    Several {
        runs: Vec<Run>,
        /// Over the traces, of which there are several.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        means: Vec<Mean>,
    },
}

impl Document {
    pub(super) fn of(mut runs: Vec<Run>) -> Document {
        match (runs.len(), runs.pop()) {
            (1, Some(run)) => Document::One(Box::new(run)),
            (_, last) => {
                runs.extend(last);
                let means = study::means(&runs);
                Document::Several { runs, means }
            }
        }
    }

    pub(super) fn runs(&self) -> &[Run] {
        match self {
            Document::One(run) => std::slice::from_ref(run),
            Document::Several { runs, .. } => runs,
        }
    }

    /// The tables of the runs, then those that compare designs over traces.
    pub(super) fn tables(&self) -> Vec<Table> {
        let mut all: Vec<Table> = self.runs().iter().flat_map(tables::tables).collect();
        all.extend(self.study());
        all
    }

    /// Designs beside each other over several traces.
    pub(super) fn study(&self) -> Vec<Table> {
        match self {
            Document::One(_) => vec![],
            Document::Several { runs, means } => study::tables(runs, means),
        }
    }
}

/// A trace on a design.
#[derive(Clone, Serialize, Deserialize)]
pub(crate) struct Run {
    /// The name in the design's config, and which design it is.
    pub(super) design: String,
    pub(super) kind: String,
    /// The name in the trace's header, or its path where another trace has that name.
    pub(super) trace: String,
    pub(super) source: String,
    pub(super) timing: String,
    /// Engines of the nodes in cycles.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) engine: Option<String>,
    /// The engine ran the top in their place.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(super) top: bool,
    pub(super) system: String,
    /// Kernels that were run.
    pub(super) kernels: u64,
    pub(super) requests: u64,
    /// The requested part; null for the whole trace.
    pub(super) part: Option<Asked>,
    pub(super) note: String,
    /// The addresses, where they are wider than the config's.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) address_bits: Option<AddressBits>,
    pub(crate) cores: Vec<Map<String, Value>>,
    pub(crate) total: Map<String, Value>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) windows: Vec<Counted>,
    /// The private caches beside it, or those of `sac` under memory-side.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) baseline: Option<Beside>,
}

/// Addresses that have grown with the trace's.
#[derive(Clone, Copy, Serialize, Deserialize)]
pub(super) struct AddressBits {
    /// The section that has `address_bits`.
    #[serde(skip)]
    pub(super) section: &'static str,
    /// `address_bits` of the config.
    pub(super) config: u32,
    /// The same in the run.
    pub(super) run: u32,
}

impl AddressBits {
    /// Note for readers about the design.
    pub(super) fn note(&self, design: &str) -> String {
        let AddressBits { section, config, run } = self;
        format!(
            "addresses have {run} bits: {design} runs with {section}.address_bits={run} in place of {config}, with tags \
             {} bits wider",
            run - config
        )
    }
}

/// `--kernels` and `--requests`.
#[derive(Clone, Serialize, Deserialize)]
pub(super) struct Asked {
    pub(super) kernels: Option<String>,
    pub(super) requests: Option<u64>,
}

#[derive(Clone, Serialize, Deserialize)]
pub(crate) struct Beside {
    pub(crate) cores: Vec<Map<String, Value>>,
    pub(crate) total: Map<String, Value>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) windows: Vec<Counted>,
}

/// Note for readers about figures in cycles.
const CYCLES: &str = "In cycles: traces hold no compute instructions, so that these are the cycles of a memory-bound run.";

/// Note for readers about figures without time.
const NOTE: &str = "Without time: each request is finished before the next, so that nothing is in \
                               flight and nothing is refused.";

impl Run {
    pub(super) fn new(
        (design, system): (&Design, &System),
        header: &Header,
        (part, ran): (&Part, Ran),
        engine: Option<String>,
        (report, baseline): (Report, Option<Report>),
    ) -> Run {
        Run {
            design: design.name().to_string(),
            kind: design.kind().to_string(),
            trace: header.name.clone(),
            source: header.source.clone(),
            timing: if engine.is_some() { "cycles" } else { "none" }.to_string(),
            system: system.name().to_string(),
            kernels: ran.kernels,
            requests: ran.requests,
            part: Asked::of(part),
            note: if engine.is_some() { CYCLES } else { NOTE }.to_string(),
            address_bits: None,
            engine,
            top: false,
            cores: report.cores,
            total: report.total,
            windows: report.windows,
            baseline: baseline.map(|Report { cores, total, windows }| Beside {
                cores,
                total,
                windows,
            }),
        }
    }
}

impl Run {
    /// Name of what is beside it.
    pub(super) fn beside(&self) -> &'static str {
        let is_sac = self.kind == DesignKind::Sac.to_string();
        if is_sac && self.engine.is_some() { "memory-side" } else { "private" }
    }
}

impl Asked {
    fn of(part: &Part) -> Option<Asked> {
        if *part == Part::default() {
            return None;
        }
        let (first, end) = (part.kernels.start, part.kernels.end);
        let end = if end == u64::MAX { String::new() } else { end.to_string() };
        let has_all = part.kernels == Part::default().kernels;
        Some(Asked {
            kernels: (!has_all).then(|| format!("{first}..{end}")),
            requests: Some(part.requests).filter(|&requests| requests < u64::MAX),
        })
    }
}
