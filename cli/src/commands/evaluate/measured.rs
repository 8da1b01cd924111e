//! Traces on designs for a report that another command makes.

use super::arguments::Timing;
use super::runs::{Job, Runs};
use super::sources::{Source, Sources, require_each_once};
use super::{Options, Run, Subject, addressing, open, told_apart};
use crate::console::Console;
use crate::failure::{Failure, OrFail};
use crate::jobs::Jobs;
use design::{Design, DesignKind, System};
use evaluate::{Metrics, Organisation, Part};
use testbenches::engine::EngineKind;

/// A design in its surroundings.
pub(crate) struct Setting {
    pub(crate) design: Design,
    pub(crate) system: System,
    /// Runs in cycles, not without time.
    pub(crate) in_cycles: bool,
    /// Without time: each request is an instruction by itself.
    pub(crate) ignores_instructions: bool,
}

/// A trace on every design.
pub(crate) struct Measured {
    pub(crate) trace: String,
    pub(crate) line_bytes: u32,
    /// In the order of the designs; none where the trace does not suit one.
    pub(crate) runs: Vec<Option<Run>>,
}

/// Every trace of `sources`, whose folders were looked into, on every design, with the lines and cores of the trace,
/// beside private caches; beside `sac` in cycles memory-side. A trace that suits no design is left out with a note.
pub(crate) fn measure(
    settings: &[Setting],
    sources: &Sources,
    (part, metrics, jobs): (&Part, Metrics, Jobs),
    console: &mut Console,
) -> Result<Vec<Measured>, Failure> {
    let sources = sources.all();
    require_each_once(&sources)?;
    let (mut traces, mut unsuited) = (Vec::new(), Vec::new());
    for source in &sources {
        let header = match source {
            Source::File(path) => Some(traces::open(path).or_wrong_input()?.header().clone()),
            Source::Workload(_) => None,
        };
        let (mut suited, mut failure) = (Vec::new(), None);
        for setting in settings {
            let subject = self::suited(source, header.as_ref(), setting, metrics);
            suited.push(subject.map_err(|wrong| failure.get_or_insert(wrong)).ok());
        }
        match suited.iter().flatten().next() {
            Some((_, header)) => traces.push((source, header.clone(), suited)),
            None => unsuited.extend(failure),
        }
    }
    if traces.is_empty() && !unsuited.is_empty() {
        return Err(unsuited.remove(0));
    }
    unsuited.iter().for_each(|failure| console.note(&format!("left out: {}", failure.text())));
    let (files, headers): (Vec<&Source<'_>>, Vec<String>) =
        traces.iter().map(|(source, header, _)| (*source, header.name.clone())).unzip();
    let names = told_apart(&files, &headers);
    let mut jobs_of = Vec::new();
    for ((source, _, subjects), trace) in traces.iter().zip(&names) {
        for (subject, setting) in subjects.iter().zip(settings) {
            let timing = if setting.in_cycles { Timing::Cycles } else { Timing::None };
            let Some((subject, _)) = subject else { continue };
            jobs_of.push(Job { source, trace, subject, timing });
        }
    }
    let engines = &[EngineKind::Model];
    let runs = Runs { jobs: jobs_of, part, engines, threads: jobs.threads(), are_shown: false };
    let mut runs = runs.all(console)?.into_iter();
    let measured = traces.iter().zip(names).map(|((_, header, subjects), trace)| Measured {
        trace,
        line_bytes: header.line_bytes,
        runs: subjects.iter().map(|subject| subject.as_ref().and_then(|_| runs.next())).collect(),
    });
    Ok(measured.collect())
}

/// A design with the lines and cores of a trace.
fn suited(
    source: &Source<'_>,
    header: Option<&traces::Header>,
    setting: &Setting,
    metrics: Metrics,
) -> Result<(Subject, traces::Header), Failure> {
    let Setting { design, system, in_cycles, ignores_instructions } = setting;
    let (mut design, mut cores) = (design.clone(), None);
    if let Some(header) = header {
        design = evaluate::suited(&design, header).or_wrong_input()?;
        cores = header.cores.filter(|_| design.stated_cores().is_none());
    }
    let options = Options {
        in_cycles: *in_cycles,
        top: false,
        // Without time `sac` counts its organisations beside each other.
        baseline: *in_cycles || design.kind() != DesignKind::Sac,
        cores,
        metrics,
        organisation: Organisation::Chosen,
        has_cores_of_trace: true,
        ignores_instructions: *ignores_instructions,
        window: None,
    };
    let subject = Subject::of(design, system.clone(), &options)?;
    let timing = if *in_cycles { Timing::Cycles } else { Timing::None };
    subject.check(&[timing])?;
    let mut header = open(source, &subject)?.header().clone();
    header.line_bytes = addressing(&subject.design).line_bytes;
    Ok((subject, header))
}
