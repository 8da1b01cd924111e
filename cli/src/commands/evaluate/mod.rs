//! `warpcache evaluate`: what memory traces and workloads do to the caches of designs.

mod arguments;
mod cycles;
mod document;
mod kept;
mod measured;
mod page;
mod runs;
mod schema;
mod sources;
mod study;
mod subject;
mod swept;
mod tables;
#[cfg(test)]
mod tests;
mod width;

pub(crate) use arguments::{Arguments, workload};
pub(crate) use document::Run;
pub(crate) use measured::{Measured, Setting, measure};
pub(crate) use schema::schema;
pub(crate) use sources::Sources;
pub(crate) use swept::swept;

use crate::console::Console;
use crate::designs::named_twice;
use crate::failure::{Failure, OrFail, Status};
use crate::files::{Ending, Outputs};
use crate::json;
use crate::progress;
use arguments::Timing;
use cycles::in_cycles;
use design::{Addressing, Cluster, Design, DesignKind, L1, Section, System};
use document::Document;
use evaluate::{Evaluation, Part, Setup, Within};
use report::table::Table;
use runs::{Job, Runs};
use sources::{Source, require_each_once};
use std::collections::HashSet;
use std::io::{IsTerminal, Read, stdout};
use std::path::Path;
use subject::{Options, Subject};
use traces::{By, Trace};
use workloads::Place;

pub(crate) fn run(
    arguments: &Arguments,
    input: &mut dyn Read,
    console: &mut Console,
) -> Result<(), Failure> {
    arguments.require_time_for_engines()?;
    arguments.require_time_for_tops()?;
    arguments.require_organisation()?;
    arguments.require_no_time_for_windows()?;
    let mut found = arguments.sources.clone();
    found.find()?;
    let mut sources = found.all();
    let read = arguments.designs.paths().chain(sources.iter().filter_map(Source::path));
    let mut outputs = Outputs::beside(read.chain(arguments.system.as_deref().map(Path::new)));
    let ending = arguments.out.as_deref().map(Ending::of).transpose()?;
    let out = outputs.claim_if(arguments.out.as_deref())?;
    outputs.share_standard(arguments.json, console)?;
    let subjects = subjects(arguments, input)?;
    let part = arguments.part();

    // Everything is looked at before the first run.
    require_each_once(&sources)?;
    for subject in &subjects {
        subject.check(&arguments.timing.0)?;
    }
    let named = arguments.sources.all().len();
    let mut place = 0;
    let (mut wrong, mut unsuited, mut headers) = (None, None, Vec::new());
    sources.retain(|source| {
        place += 1;
        let opened = subjects.iter().map(|subject| {
            let trace = open(source, subject)?;
            Ok(trace.header().name.clone())
        });
        let failure = match opened.collect::<Result<Vec<String>, Failure>>() {
            // A design at least is there.
            Ok(names) => {
                headers.extend(names.into_iter().next());
                return true;
            }
            Err(failure) => failure,
        };
        // A whole trace that lies in a folder need not suit the designs.
        let is_whole = source.path().is_some_and(|path| traces::open(path).is_ok());
        let is_needed = place <= named || !is_whole;
        if !is_needed {
            console.note(&format!("left out: {}", failure.text()));
        }
        let first = if is_needed { &mut wrong } else { &mut unsuited };
        first.get_or_insert(failure);
        is_needed
    });
    if let Some(failure) = wrong.or(unsuited.filter(|_| sources.is_empty())) {
        return Err(failure);
    }
    for subject in
        subjects.iter().filter(|subject| arguments.baseline && subject.baseline.is_none())
    {
        let name = subject.design.name();
        console
            .note(&format!("{name} has private caches itself: --baseline adds no column for it"));
    }
    for subject in subjects.iter().filter(|subject| !subject.top) {
        let (design, default) = (&subject.design, Cluster::default());
        let Some(cluster) = design.cluster() else { continue };
        let of_top = [
            ("network", cluster.network != default.network),
            ("registers", cluster.registers != default.registers),
        ];
        // A config that `new` has written states every default.
        for (field, _) in of_top
            .iter()
            .filter(|(field, is_other)| *is_other && design.states(Cluster::NAME, field))
        {
            let name = design.name();
            console.note(&format!("{name}: cluster.{field} has no effect without --top"));
        }
    }
    let names = told_apart(&sources.iter().collect::<Vec<_>>(), &headers);
    let mut jobs = Vec::new();
    for (source, trace) in sources.iter().zip(&names) {
        for subject in &subjects {
            jobs.extend(arguments.timing.0.iter().map(|&timing| Job {
                source,
                trace,
                subject,
                timing,
            }));
        }
    }
    // Whoever watches sees each table as it comes; in a file or a pipe there is all of it, or an error.
    let are_shown = !arguments.json && stdout().is_terminal();
    let threads = arguments.jobs.threads();
    let engines = &arguments.engine.0;
    let runs = Runs { jobs, part: &part, engines, threads, are_shown }.all(console)?;
    let document = Document::of(runs);
    if let (Some(ending), Some(out)) = (ending, out) {
        let text = match ending {
            Ending::Json => format!("{}\n", json::document(&document)?),
            Ending::Csv => tables::csv(document.runs()),
            Ending::Markdown => {
                let tables = document.tables();
                tables.iter().map(Table::markdown).collect::<Vec<_>>().join("\n")
            }
            Ending::Html => page::html(&document, &subjects, console.command())?,
            Ending::Text => text(&document) + "\n",
        };
        out.write(text.as_bytes(), console)?;
    }
    match arguments.json {
        true => console.json(&document),
        false if are_shown => {
            let study = document.study();
            study.iter().try_for_each(|table| console.report(&format!("\n{}", table.text())))
        }
        false => console.report(&text(&document)),
    }
}

/// Names of traces in reports: those of their headers, or the path where several headers have one name.
fn told_apart(sources: &[&Source<'_>], headers: &[String]) -> Vec<String> {
    let name = |(source, header): (&&Source<'_>, &String)| match headers
        .iter()
        .filter(|other| *other == header)
        .count()
    {
        1 => header.clone(),
        _ => source.name(),
    };
    sources.iter().zip(headers).map(name).collect()
}

fn text(document: &Document) -> String {
    document.tables().iter().map(Table::text).collect::<Vec<_>>().join("\n\n")
}

fn subjects(arguments: &Arguments, input: &mut dyn Read) -> Result<Vec<Subject>, Failure> {
    let mut seen = HashSet::new();
    let mut subjects = Vec::new();
    for design in arguments.designs.load(input)? {
        if !seen.insert(design.name().to_string()) {
            return Err(named_twice("reports", design.name()));
        }
        let system = system(arguments, design.kind())?;
        subjects.push(subject(arguments, design, system)?);
    }
    Ok(subjects)
}

/// System around designs of a kind.
fn system(arguments: &Arguments, kind: DesignKind) -> Result<System, Failure> {
    let system = match &arguments.system {
        Some(name) => System::load(name),
        None => System::of(kind),
    };
    system.or_wrong_input()
}

fn subject(arguments: &Arguments, design: Design, system: System) -> Result<Subject, Failure> {
    let options = Options {
        in_cycles: arguments.timing.0.contains(&Timing::Cycles),
        top: arguments.top,
        baseline: arguments.baseline,
        cores: arguments.cores,
        metrics: arguments.metrics(),
        organisation: arguments.organisation,
        has_cores_of_trace: false,
        ignores_instructions: false,
        window: arguments.window,
    };
    Subject::of(design, system, &options)
}

/// The metrics and traces to run on each design.
struct Asked<'a> {
    source: &'a Source<'a>,
    part: &'a Part,
    /// Shows how much of the trace is read.
    shows: bool,
}

impl Asked<'_> {
    /// The trace, in which a line that is too wide for the design is an error, and which shows how much was read.
    fn open(&self, subject: &Subject) -> Result<Within, Failure> {
        let trace = open(self.source, subject)?;
        let most = Some(self.part.requests).filter(|&requests| requests < u64::MAX);
        let label = format!("{} on {}", self.source.name(), subject.design.name());
        let trace = progress::of_requests(label, most, !self.shows, trace);
        Ok(Within::new(trace, width::bits_of(&subject.design)))
    }
}

/// A trace that suits a design.
fn open(source: &Source, subject: &Subject) -> Result<Box<dyn Trace>, Failure> {
    let Subject { design, setup, top, .. } = subject;
    let cores = subject.cores()?;
    let trace = match source {
        Source::Workload(workload) => {
            let Addressing { line_bytes, sector_bytes, address_bits, .. } = addressing(design);
            workload.open(&Place { line_bytes, sector_bytes, address_bits }).or_wrong_input()?
        }
        Source::File(path) if *path == Path::new("-") => {
            let text = "standard input: must be a file, since a trace is read more than once; got -; try the \
                        path of a trace";
            return Err(Failure::new(Status::WrongInput, text));
        }
        Source::File(path) => traces::open(path).or_wrong_input()?,
    };
    let wrong =
        |what: String| Failure::new(Status::WrongInput, format!("{}: {what}", source.name()));
    let geometry = evaluate::geometry(design, cores);
    if let Some(geometry) = geometry {
        trace.header().suits(&geometry).map_err(wrong)?;
    }
    let are_chosen = setup.cores.is_some() && !subject.has_cores_of_trace;
    if trace.header().by == By::Core && are_chosen && !top {
        let what = "must be a trace by group for --cores; got one by core; try without --cores";
        return Err(wrong(what.to_string()));
    }
    Ok(trace)
}

/// The requests of a design's cores.
fn addressing(design: &Design) -> Addressing {
    let l1 = L1::default();
    // A design that can be evaluated has cores.
    design.addressing().unwrap_or(Addressing {
        section: L1::NAME,
        line_bytes: l1.line_bytes,
        sector_bytes: l1.sector_bytes,
        address_bits: u64::BITS,
    })
}

/// A way to read a trace: [`evaluate::run()`] or [`evaluate::run_ahead`].
type Way = fn(
    &mut dyn Trace,
    &str,
    &System,
    &Part,
    &mut [&mut Evaluation],
) -> Result<evaluate::Ran, traces::Error>;

/// A run without time; none where the trace is wider than the design.
fn evaluate(asked: &Asked<'_>, subject: &Subject, read: Way) -> Result<Option<Run>, Failure> {
    let Subject { design, baseline, setup, .. } = subject;
    let Asked { source, part, .. } = asked;
    let mut trace = asked.open(subject)?;
    let mut own = Evaluation::new(design, setup).or_wrong_input()?;
    if subject.ignores_instructions {
        own.ignore_instructions();
    }
    let mut beside = match baseline {
        Some(baseline) => {
            let system = setup.system.around(design).or_wrong_input()?;
            let setup = Setup { system, cores: Some(own.cores()), ..setup.clone() };
            Some(Evaluation::new(baseline, &setup).or_wrong_input()?)
        }
        None => None,
    };
    let mut evaluations: Vec<&mut Evaluation> = [&mut own].into_iter().chain(&mut beside).collect();
    for (evaluation, window) in evaluations.iter_mut().zip(subject.window.iter().cycle()) {
        evaluation.divide(*window);
    }
    let (name, system) = (source.name(), &setup.system);
    let ran = read(&mut trace, &name, system, part, &mut evaluations);
    if ran.is_err() && trace.is_exceeded() {
        return Ok(None);
    }
    let ran = ran.or_wrong_input()?;
    let mut report = own.report();
    let baseline = beside.map(|mut beside| beside.report());
    if let Some(baseline) = &baseline {
        report.compare(baseline);
    }
    Ok(Some(Run::new((design, system), trace.header(), (part, ran), None, (report, baseline))))
}
