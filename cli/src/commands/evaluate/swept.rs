//! `evaluate` at the points of a sweep.

use super::arguments::{Arguments, Timing};
use super::sources::Source;
use super::{Asked, Subject, addressing, evaluate, in_cycles, open, subject, system, width};
use crate::commands::sweep::{Base, Swept, require_plain, resolved};
use crate::failure::{Failure, Status};
use ::evaluate::{FIELDS, Field, Form, Metric};
use anyhow::Context;
use design::{Design, DesignKind, SYSTEMS, System};
use std::collections::{HashMap, HashSet};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use sweep::{About, Aim, Meaning, Measured, Outcome};
use testbenches::engine::EngineKind;

/// Metrics of which one wants less, and more.
const LESS: [&str; 7] = [
    "cycles",
    "average_load_latency",
    "l1_miss_rate",
    "l2_requests",
    "loads_to_l2",
    "l2_bytes",
    "dram_bytes",
];
const MORE: [&str; 4] = ["saved_l2_requests", "saved_loads_to_l2", "speedup", "llc_bandwidth"];

struct Evaluated {
    arguments: Arguments,
    timing: Timing,
    /// System around designs of each kind.
    systems: Vec<(DesignKind, System)>,
    /// Checked combinations: points differ in few of the fields that a trace must suit.
    checked: Mutex<HashSet<String>>,
    /// How wide the addresses of each trace are.
    widths: Mutex<HashMap<String, u32>>,
}

/// The command, of which a sweep has the designs and writes the report.
pub(crate) fn swept(mut arguments: Arguments, base: &Base) -> Result<Box<dyn Swept>, Failure> {
    require_plain(
        "evaluate",
        &[
            ("a design or --set", !arguments.designs.is_one_as_it_stands()),
            ("-o", arguments.out.is_some()),
            ("--json", arguments.json),
        ],
    )?;
    let timing = arguments.timing.require_one()?;
    arguments.require_model()?;
    arguments.require_time_for_tops()?;
    arguments.require_organisation()?;
    arguments.require_no_window()?;
    arguments.sources.resolve(base)?;
    if let Some(name) = &mut arguments.system
        && !SYSTEMS.iter().any(|preset| *name == preset.name)
    {
        *name = resolved(Path::new(name), base)?.into();
    }
    let kinds = DesignKind::ALL.into_iter();
    let systems = kinds.map(|kind| Ok((kind, system(&arguments, kind)?)));
    let systems = systems.collect::<Result<_, Failure>>()?;
    Ok(Box::new(Evaluated {
        arguments,
        timing,
        systems,
        checked: Mutex::default(),
        widths: Mutex::default(),
    }))
}

impl Evaluated {
    fn system(&self, kind: DesignKind) -> Result<System, Failure> {
        match self.systems.iter().find(|(other, _)| *other == kind) {
            Some((_, system)) => Ok(system.clone()),
            None => system(&self.arguments, kind),
        }
    }

    /// How wide a trace's addresses are, for which it is read once.
    fn width_of(&self, source: &Source<'_>, subject: &Subject) -> Result<u32, Failure> {
        let mut widths = self.widths.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(width) = widths.get(&source.name()) {
            return Ok(*width);
        }
        let asked = Asked { source, part: &self.arguments.part(), shows: false };
        let width = width::needed(&asked, subject)?;
        widths.insert(source.name(), width);
        Ok(width)
    }

    /// The fields that decide whether the traces suit a design.
    fn what_traces_see(&self, design: &Design, cores: u32) -> String {
        format!("{} {cores} {:?}", design.kind(), addressing(design))
    }
}

impl Swept for Evaluated {
    fn inputs(&self) -> Vec<PathBuf> {
        let traces = self.arguments.sources.all();
        let traces = traces.iter().filter_map(Source::path).flat_map(files);
        let system = self.arguments.system.iter().map(PathBuf::from);
        traces.chain(system.filter(|system| system.is_absolute())).collect()
    }

    fn meanings(&self) -> Vec<Meaning> {
        FIELDS.iter().map(meaning).collect()
    }

    fn about(&self, kind: DesignKind) -> Result<Vec<About>, Failure> {
        let system = self.system(kind)?;
        let title = format!("System {}, around {kind}", system.name());
        let text = toml::to_string(&system).context(title.clone());
        let text = text.map_err(|error| Failure::new(Status::WrongInput, format!("{error:#}")))?;
        Ok(vec![About { title, text }])
    }

    fn seconds(&self, _: &Design) -> u64 {
        // For a workload of the default size, a million requests, and what else a point needs.
        let each = match self.timing {
            Timing::Cycles => 30,
            Timing::None => 2,
        };
        each * self.arguments.sources.all().len() as u64
    }

    fn check(&self, design: &Design) -> Result<(), Failure> {
        let subject = subject(&self.arguments, design.clone(), self.system(design.kind())?)?;
        subject.check(&[self.timing])?;
        let cores = subject.cores()?;
        let seen = self.what_traces_see(design, cores);
        let mut checked = self.checked.lock().unwrap_or_else(PoisonError::into_inner);
        if checked.contains(&seen) {
            return Ok(());
        }
        let mut names = HashSet::new();
        for source in self.arguments.sources.all() {
            let trace = open(&source, &subject)?;
            let needed = self.width_of(&source, &subject)?;
            if needed > width::bits_of(design) {
                return Err(width::refused(&source.name(), design, needed));
            }
            let name = &trace.header().name;
            if !names.insert(name.clone()) {
                let text = format!(
                    "{}: traces of a sweep must have different names, since reports distinguish them by these; \
                     got {name} twice; try another command behind --",
                    source.name()
                );
                return Err(Failure::new(Status::WrongInput, text));
            }
        }
        checked.insert(seen);
        Ok(())
    }

    fn tools(&self) -> Result<Vec<String>, Failure> {
        Ok(Vec::new())
    }

    fn run(&self, design: &Design) -> Result<Outcome, Failure> {
        let subject = subject(&self.arguments, design.clone(), self.system(design.kind())?)?;
        let part = self.arguments.part();
        let mut measured = Vec::new();
        for source in self.arguments.sources.all() {
            let asked = Asked { source: &source, part: &part, shows: false };
            let ran = match self.timing {
                Timing::Cycles => in_cycles(&asked, &subject, &[EngineKind::Model])?,
                // The sweep's threads are the points': a second one for each would only take theirs.
                Timing::None => evaluate(&asked, &subject, ::evaluate::run)?,
            };
            let Some(run) = ran else {
                let needed = self.width_of(&source, &subject)?;
                return Err(width::refused(&source.name(), design, needed));
            };
            measured.push(Measured {
                subject: run.trace,
                figures: run.total,
                baseline: run.baseline.map(|beside| beside.total).unwrap_or_default(),
                paper: serde_json::Map::new(),
            });
        }
        Ok(Outcome { measured, tools: Vec::new() })
    }
}

/// The files of a trace. Of a list that cannot be read it is the list, which fails when it is opened.
pub(super) fn files(trace: &Path) -> Vec<PathBuf> {
    traces::files(trace).unwrap_or_else(|_| vec![trace.to_path_buf()])
}

fn meaning(field: &Field) -> Meaning {
    let is_metric = LESS.contains(&field.name) || field.form == Form::Ratio;
    let aim = match field.name {
        name if MORE.contains(&name) => Aim::More,
        name if LESS.contains(&name) => Aim::Less,
        _ if is_metric => Aim::Neutral,
        _ => Aim::Plain,
    };
    let form = match field.form {
        Form::Count | Form::Ratio => sweep::Form::Number,
        Form::Matrix if field.name == Metric::WORDS[Metric::Holders as usize] => {
            sweep::Form::Matrix
        }
        Form::Distances => sweep::Form::Distances,
        Form::Decisions => sweep::Form::Decisions,
        Form::Counts | Form::Matrix | Form::Kernels => sweep::Form::Other,
    };
    Meaning { name: field.name.to_string(), unit: unit(field).to_string(), form, aim }
}

/// The unit of a field's numbers.
pub(super) fn unit(field: &Field) -> &'static str {
    match field.form {
        Form::Ratio if field.name == "replicas" => "copies of a line",
        Form::Ratio if field.name.ends_with("llc_bandwidth") => "GB/s",
        _ if ["cycles", "load_cycles", "average_load_latency"].contains(&field.name) => "cycles",
        Form::Ratio => "ratio",
        _ if field.name.ends_with("_bytes") => "bytes",
        _ if field.name.contains("requests") => "requests",
        Form::Distances => "touches",
        Form::Matrix => "load misses",
        _ => "count",
    }
}
