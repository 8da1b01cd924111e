//! `warpcache evaluate`: what memory traces and workloads do to the caches of designs.

mod arguments;
mod cycles;
mod document;
mod page;
mod schema;
mod study;
mod swept;
mod tables;
#[cfg(test)]
mod tests;
mod width;

pub(crate) use arguments::Arguments;
pub(crate) use schema::schema;
pub(crate) use swept::swept;

use crate::console::Console;
use crate::designs::named_twice;
use crate::failure::{Failure, OrFail, Status};
use crate::files::{Ending, Outputs};
use crate::json;
use crate::progress;
use arguments::{Source, Timing};
use cycles::in_cycles;
use design::{Addressing, Cluster, Design, DesignKind, L1, Section, System};
use document::{Document, Run};
use evaluate::{Cycles, Evaluation, Organisation, Part, Setup, Within};
use report::table::Table;
use std::collections::HashSet;
use std::io::Read;
use std::path::Path;
use testbenches::engine::EngineKind;
use traces::{By, Trace};
use width::Width;
use workloads::Place;

/// A design, and what surrounds it.
#[derive(Clone)]
struct Subject {
    design: Design,
    /// How wide its addresses are.
    width: Width,
    /// Private caches of the same geometry, if they are to be beside it.
    baseline: Option<Design>,
    setup: Setup,
    /// The top in place of nodes.
    top: bool,
    organisation: Organisation,
}

pub(crate) fn run(
    arguments: &Arguments,
    input: &mut dyn Read,
    console: &mut Console,
) -> Result<(), Failure> {
    arguments.require_time_for_engines()?;
    arguments.require_time_for_tops()?;
    arguments.require_organisation()?;
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
    let mut seen = HashSet::new();
    if let Some(twice) = sources.iter().map(Source::name).find(|name| !seen.insert(name.clone())) {
        let text =
            format!("evaluate: must have each trace once; got {twice} twice; try naming it once");
        return Err(Failure::new(Status::WrongInput, text));
    }
    for subject in &subjects {
        subject.check(&arguments.timing.0)?;
    }
    let named = arguments.sources.all().len();
    let mut place = 0;
    let (mut wrong, mut unsuited) = (None, None);
    sources.retain(|source| {
        place += 1;
        let opened = subjects.iter().try_for_each(|subject| open(source, subject).map(drop));
        let Err(failure) = opened else { return true };
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
    let of = subjects.len() * sources.len() * arguments.timing.0.len();
    let mut runs = Vec::new();
    for source in &sources {
        for subject in &subjects {
            for timing in &arguments.timing.0 {
                let place = (runs.len() + 1, of);
                let asked = Asked {
                    source,
                    part: &part,
                    place: Some(place).filter(|_| !console.is_quiet()),
                };
                let run = |subject: &Subject| match timing {
                    Timing::Cycles => in_cycles(&asked, subject, &arguments.engine.0),
                    Timing::None => evaluate(&asked, subject, evaluate::run_ahead),
                };
                runs.push(width::run(&asked, subject, console, &run)?);
            }
        }
    }
    tell_apart(&mut runs, &sources);
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
        false => console.report(&text(&document)),
    }
}

/// Traces whose headers have one name are called by their paths; each source has equally many runs, in order.
fn tell_apart(runs: &mut [Run], sources: &[Source<'_>]) {
    let each = runs.len() / sources.len().max(1);
    let names: Vec<String> =
        runs.iter().step_by(each.max(1)).map(|run| run.trace.clone()).collect();
    for ((runs, source), name) in runs.chunks_mut(each.max(1)).zip(sources).zip(&names) {
        if names.iter().filter(|other| *other == name).count() > 1 {
            runs.iter_mut().for_each(|run| run.trace = source.name());
        }
    }
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
    let in_cycles = arguments.timing.0.contains(&Timing::Cycles);
    let top = arguments.top || in_cycles && evaluate::is_top_alone(design.kind());
    // A top has the cores of its config.
    let of_top = design.cluster().map(|cluster| cluster.cores).filter(|_| top);
    let beside = if top { evaluate::private_top } else { evaluate::private };
    let has_baseline = arguments.baseline && design.kind() != DesignKind::Private;
    let baseline = has_baseline.then(|| beside(&design, &system));
    let setup = Setup { system, cores: arguments.cores.or(of_top), metrics: arguments.metrics() };
    let baseline = baseline.transpose().or_wrong_input()?;
    let (width, organisation) = (Width::of(&design), arguments.organisation);
    Ok(Subject { width, design, baseline, setup, top, organisation })
}

/// The metrics and traces to run on each design.
struct Asked<'a> {
    source: &'a Source<'a>,
    part: &'a Part,
    /// Number of the run, from 1, and of all runs, for a progress display.
    place: Option<(usize, usize)>,
}

impl Asked<'_> {
    /// The trace, in which a line that is too wide for the design is an error, and which shows how much was read.
    fn open(&self, subject: &Subject) -> Result<Within, Failure> {
        let trace = open(self.source, subject)?;
        let most = Some(self.part.requests).filter(|&requests| requests < u64::MAX);
        let (run, of) = self.place.unwrap_or_default();
        let label =
            format!("{} on {}, run {run} of {of}", self.source.name(), subject.design.name());
        let trace = progress::of_requests(label, most, self.place.is_none(), trace);
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
    if trace.header().by == By::Core && setup.cores.is_some() && !top {
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
    let mut beside = match baseline {
        Some(baseline) => {
            let system = setup.system.around(design).or_wrong_input()?;
            let setup = Setup { system, cores: Some(own.cores()), ..setup.clone() };
            Some(Evaluation::new(baseline, &setup).or_wrong_input()?)
        }
        None => None,
    };
    let mut evaluations: Vec<&mut Evaluation> = [&mut own].into_iter().chain(&mut beside).collect();
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

impl Subject {
    fn cores(&self) -> Result<u32, Failure> {
        let Subject { design, setup, .. } = self;
        match self.top {
            true => self.cycles(&[]).check(design).or_wrong_input(),
            false => Ok(Evaluation::check(design, setup).or_wrong_input()?.0),
        }
    }

    /// Every run that is asked for can begin.
    fn check(&self, timings: &[Timing]) -> Result<(), Failure> {
        self.cores()?;
        if timings.contains(&Timing::Cycles) {
            self.cycles(&[]).check(&self.design).or_wrong_input()?;
            self.check_baseline()?;
        }
        Ok(())
    }

    /// Cycles of nodes are not compared with those of a sectored L1, whose timing is another.
    fn check_baseline(&self) -> Result<(), Failure> {
        let Subject { design, baseline: Some(baseline), setup, .. } = self else { return Ok(()) };
        if setup.system.sm_of(baseline).or_wrong_input()?.is_none() {
            return Ok(());
        }
        let text = format!(
            "{}.sm: must not be there with --baseline in cycles, since the private caches beside {} would be sectored ones \
             of another timing model; got one; try --timing none",
            setup.system.name(),
            design.name()
        );
        Err(Failure::new(Status::WrongInput, text))
    }

    fn cycles(&self, engines: &[EngineKind]) -> Cycles {
        Cycles {
            setup: self.setup.clone(),
            engines: engines.to_vec(),
            beside: None,
            top: self.top,
            organisation: self.organisation,
        }
    }
}
