//! `warpcache sweep`: commands at every point of a cross product, on this machine or on others.

mod arguments;
mod base;
mod kept;
mod product;
mod swept;
#[cfg(test)]
mod tests;
mod unchanged;

pub(crate) use arguments::Arguments;
pub(crate) use base::Base;
pub(crate) use kept::{kept, standard_store};
pub(crate) use product::{config_text, hashed};
pub(crate) use swept::{Swept, require_plain, resolved};
pub(crate) use unchanged::Unchanged;

use crate::console::Console;
use crate::designs::quoted;
use crate::failure::{Failure, OrFail, Status};
use crate::files::{Ending, Output, Outputs};
use crate::json;
use crate::progress;
use ::sweep::{Ended, Error, Outcome, Plan, PlanFolder, Point, Report, Results, Row};
use anyhow::Context;
use product::{Designs, plan, repeat};
use std::env;
use std::io::Read;
use std::path::{Path, PathBuf};
use swept::{Part, parts};

/// Points that a message names.
const MOST_NAMED: usize = 10;

pub(crate) fn run(
    arguments: &Arguments,
    input: &mut dyn Read,
    console: &mut Console,
) -> Result<(), Failure> {
    match (&arguments.plan, &arguments.run, &arguments.collect) {
        (Some(folder), ..) => make_plan(arguments, folder, input, console),
        (_, Some(folder), _) => run_plan(arguments, folder, console),
        (.., Some(folder)) => collect(arguments, folder, console),
        _ => run_here(arguments, input, console),
    }
}

/// Where the report goes: looked at before the work begins.
struct Place {
    out: Option<(Ending, Output)>,
    is_json: bool,
}

impl Place {
    fn claim(
        arguments: &Arguments,
        read: Vec<PathBuf>,
        console: &mut Console,
    ) -> Result<Place, Failure> {
        let mut outputs = Outputs::beside(read);
        let ending = arguments.out.as_deref().map(Ending::of).transpose()?;
        let out = outputs.claim_if(arguments.out.as_deref())?;
        outputs.share_standard(arguments.json, console)?;
        Ok(Place { out: ending.zip(out), is_json: arguments.json })
    }

    fn write(&self, report: &Report<'_>, console: &mut Console) -> Result<(), Failure> {
        if let Some((ending, output)) = &self.out {
            let text = match ending {
                Ending::Json => format!("{}\n", json::document(&report.json())?),
                Ending::Csv => report.csv(),
                Ending::Markdown => report.markdown(),
                Ending::Html => report.html().map_err(failure)?,
                Ending::Text => report.text() + "\n",
            };
            output.write(text.as_bytes(), console)?;
        }
        match self.is_json {
            true => console.json(&report.json()),
            false => console.report(&report.text()),
        }
    }
}

fn run_here(
    arguments: &Arguments,
    input: &mut dyn Read,
    console: &mut Console,
) -> Result<(), Failure> {
    let base = Base::of(current_folder()?);
    let parts = parts(&arguments.commands, &base)?;
    let read = parts.iter().flat_map(|part| part.swept.inputs());
    let designs = arguments.designs.iter().map(PathBuf::from);
    let place = Place::claim(arguments, designs.chain(read).collect(), console)?;
    let unchanged = Unchanged::of(inputs(&parts));
    let (plan, _) = plan(arguments, &parts, &base, input, console.is_quiet())?;
    let results = kept(tools(&parts)?);
    let work = Work { plan: &plan, parts: &parts, unchanged: &unchanged };
    let (rows, _) = work.rows(&plan.points, &results, arguments, console)?;
    let repeat = repeat(&plan);
    let report = Report::new(&plan, &rows, &repeat);
    place.write(&report, console)?;
    require_no_error(&report)
}

fn make_plan(
    arguments: &Arguments,
    folder: &Path,
    input: &mut dyn Read,
    console: &mut Console,
) -> Result<(), Failure> {
    PlanFolder::require_room(folder).map_err(failure)?;
    let base = Base::of(current_folder()?);
    let parts = parts(&arguments.commands, &base)?;
    let (plan, seconds) = plan(arguments, &parts, &base, input, console.is_quiet())?;
    let points = plan.points.len();
    let inputs = parts.iter().flat_map(|part| part.swept.inputs());
    let copies: Vec<(PathBuf, PathBuf)> = inputs
        .filter(|_| arguments.copy_traces)
        .map(|input| (base::copy_of(&input), input))
        .collect();
    PlanFolder::make(folder, plan, seconds, &copies).map_err(failure)?;
    let folder = quoted(folder.as_os_str());
    console.report(&format!(
        "{folder}: a plan of {points} points; run it by any of\n  \
         cd {folder} && sh jobs.txt\n  \
         cd {folder} && parallel <jobs.txt\n  \
         {folder}/slurm.sh\n\
         and report it by\n  \
         warpcache sweep --collect {folder} -o sweep.html"
    ))
}

fn run_plan(arguments: &Arguments, folder: &Path, console: &mut Console) -> Result<(), Failure> {
    let opened = open(folder)?;
    let plan = opened.plan();
    let points = opened.points(arguments.points.clone()).map_err(failure)?;
    let words: Vec<String> =
        plan.words.iter().skip_while(|word| *word != "--").skip(1).cloned().collect();
    let base = Base::of_plan(&plan.folder, folder);
    // Before commands look at them.
    require_inputs(plan, &base)?;
    let parts = parts(&words, &base)?;
    let unchanged = Unchanged::of(inputs(&parts));
    // Tools are asked for before the first point.
    tools(&parts)?;
    let work = Work { plan, parts: &parts, unchanged: &unchanged };
    let (rows, made) = work.rows(points, &opened.results(), arguments, console)?;
    let of = (points.len() * parts.len()) as u64;
    let shown = folder.display();
    console.report(&format!(
        "{shown}: {} points, {made} results made, {} there",
        points.len(),
        of - made
    ))?;
    require_no_error(&Report::new(plan, &rows, ""))
}

fn collect(arguments: &Arguments, folder: &Path, console: &mut Console) -> Result<(), Failure> {
    let opened = open(folder)?;
    let place = Place::claim(arguments, opened.files(), console)?;
    let plan = opened.plan();
    let points = plan.points.len() as u64;
    let bar = progress::of("sweep, collecting", points, "points", console.is_quiet());
    let done = |count| bar.iter().for_each(|bar| bar(count));
    let collected = opened.collect(&done).map_err(failure)?;
    let repeat = repeat(plan);
    let report = Report::new(plan, &collected.rows, &repeat);
    place.write(&report, console)?;
    if collected.missing.is_empty() {
        return require_no_error(&report);
    }
    let names = collected.missing.iter().map(|number| format!("{} ({number})", plan.name(*number)));
    let text = format!(
        "{0}: every point must have its results; got {1} of {2} without: {3}; try cd {0} && sh jobs.txt",
        folder.display(),
        collected.missing.len(),
        plan.points.len(),
        listed(names)
    );
    Err(Failure::new(Status::DoesNotHold, text))
}

/// Work at the points of a sweep.
struct Work<'a> {
    plan: &'a Plan,
    parts: &'a [Part],
    unchanged: &'a Unchanged,
}

impl Work<'_> {
    /// The rows of points, and how many results were made.
    fn rows(
        &self,
        points: &[Point],
        results: &Results,
        arguments: &Arguments,
        console: &Console,
    ) -> Result<(Vec<Row>, u64), Failure> {
        let designs = Designs::of(self.plan)?;
        let threads = arguments.jobs.threads();
        let bar = progress::of("sweep", points.len() as u64, "points", console.is_quiet());
        let done = |count| bar.iter().for_each(|bar| bar(count));
        let work = |command, point: &Point| match self.one(&designs, command, point) {
            Ok(outcome) => Ended::Outcome(outcome),
            Err(failure) => Ended::Error(failure.text()),
        };
        ::sweep::run(self.plan, points, results, threads, &done, work).map_err(failure)
    }

    fn one(&self, designs: &Designs, command: usize, point: &Point) -> Result<Outcome, Failure> {
        let design = designs.at(point.number)?;
        let key = self.plan.commands[command].key(&self.plan.version, &config_text(&design)?);
        if point.keys[command] != key {
            let name = self.plan.name(point.number);
            let text = format!("{name}: must be as it was planned; got another key");
            return Err(Failure::new(Status::WrongInput, text));
        }
        let outcome = self.parts[command].swept.run(&design);
        // Further errors may follow from the first.
        self.unchanged.require()?;
        outcome
    }
}

/// A plan that this program made.
fn open(folder: &Path) -> Result<PlanFolder, Failure> {
    PlanFolder::open(folder, env!("CARGO_PKG_VERSION")).map_err(failure)
}

/// Refuses a plan whose files are not what they were.
fn require_inputs(plan: &Plan, base: &Base) -> Result<(), Failure> {
    for input in plan.commands.iter().flat_map(|command| &command.inputs) {
        let path = base.file(Path::new(&input.name));
        let now = hashed(&path, base)?;
        if now.sha256 != input.sha256 {
            let text = format!(
                "{}: must be as it was planned, SHA-256 {}; got {}; try planning it again",
                path.display(),
                input.sha256,
                now.sha256
            );
            return Err(Failure::new(Status::WrongInput, text));
        }
    }
    Ok(())
}

fn require_no_error(report: &Report<'_>) -> Result<(), Failure> {
    let errors = report.errors();
    let Some((name, first)) = errors.first() else { return Ok(()) };
    let text = format!(
        "sweep: every point must end well; got {} that did not; {name}: {first}",
        errors.len()
    );
    Err(Failure::new(Status::DoesNotHold, text))
}

/// The files that commands read.
fn inputs(parts: &[Part]) -> impl Iterator<Item = PathBuf> {
    parts.iter().flat_map(|part| part.swept.inputs())
}

/// The tools that commands call, with their versions.
fn tools(parts: &[Part]) -> Result<Vec<String>, Failure> {
    let tools = parts.iter().map(|part| part.swept.tools());
    Ok(tools.collect::<Result<Vec<_>, _>>()?.into_iter().flatten().collect())
}

pub(crate) fn current_folder() -> Result<PathBuf, Failure> {
    env::current_dir().context("the current folder: must be there; try another").or_wrong_input()
}

fn failure(error: Error) -> Failure {
    Failure::new(Status::WrongInput, error.to_string())
}

/// The first few, with commas.
fn listed(names: impl ExactSizeIterator<Item = String>) -> String {
    let more = names.len().saturating_sub(MOST_NAMED);
    let mut listed = names.take(MOST_NAMED).collect::<Vec<_>>().join(", ");
    if more > 0 {
        listed += &format!(", and {more} more");
    }
    listed
}
