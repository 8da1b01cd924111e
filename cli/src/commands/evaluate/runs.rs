//! The runs of a command: several at a time, shown in their order as they end.

use super::arguments::Timing;
use super::document::Run;
use super::kept::Kept;
use super::sources::Source;
use super::{Asked, Subject, addressing, cycles, evaluate, tables, width};
use crate::console::Console;
use crate::failure::{Failure, Status};
use crate::progress::Bar;
use evaluate::Part;
use report::table::Table;
use std::collections::BTreeMap;
use std::sync::mpsc;
use std::thread;
use testbenches::engine::EngineKind;
use tools::parallel;

/// A trace on a design.
pub(super) struct Job<'a> {
    pub(super) source: &'a Source<'a>,
    /// Name of the trace in reports.
    pub(super) trace: &'a str,
    pub(super) subject: &'a Subject,
    pub(super) timing: Timing,
}

/// All runs of a command.
pub(super) struct Runs<'a> {
    pub(super) jobs: Vec<Job<'a>>,
    pub(super) part: &'a Part,
    pub(super) engines: &'a [EngineKind],
    /// Runs at a time.
    pub(super) threads: usize,
    /// Prints the table of each run once it and those before it have ended.
    pub(super) are_shown: bool,
}

impl Runs<'_> {
    /// All runs in their order, whatever the number of threads. Those that an earlier command has finished are not run
    /// again, if there are several.
    pub(super) fn all(&self, console: &mut Console) -> Result<Vec<Run>, Failure> {
        let is_study = self.jobs.len() > 1;
        let kept = is_study.then(|| Kept::of(self)).transpose()?;
        let bar = is_study.then(|| Bar::of_runs("evaluate", self.jobs.len(), console.is_quiet()));
        let mut ended = InOrder { runs: Vec::new(), early: BTreeMap::new() };
        let mut end = |place: usize, run: Run, console: &mut Console| {
            ended.take(place, run, &mut |place, run| self.show((place, run), console, bar.as_ref()))
        };
        let one = |place: usize, shows: bool| {
            let run = || self.one(&self.jobs[place], shows);
            kept.as_ref().map_or_else(run, |kept| kept.find_or(place, &run))
        };
        if self.threads == 1 || !is_study {
            for place in 0..self.jobs.len() {
                let run = one(place, !is_study && !console.is_quiet())?;
                end(place, run, console)?;
            }
            return Ok(ended.runs);
        }
        // Threads run, and this one, which has the console, shows.
        let (sender, receiver) = mpsc::channel();
        let places: Vec<usize> = (0..self.jobs.len()).collect();
        thread::scope(|scope| {
            let work = move || {
                let each = |place: &usize| {
                    let run = one(*place, false)?;
                    // Nobody waits for it once another could not be shown: no further run begins.
                    sender.send((*place, run)).map_err(|_| unwanted())
                };
                parallel::each(&places, self.threads, &|_| {}, each)
            };
            let thread = thread::Builder::new().stack_size(crate::STACK);
            let thread = thread.spawn_scoped(scope, work).map_err(no_thread)?;
            for (place, run) in receiver {
                end(place, run, console)?;
            }
            thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
        })?;
        Ok(ended.runs)
    }

    /// A run, in wider tags where the trace needs them.
    fn one(&self, job: &Job<'_>, shows: bool) -> Result<Run, Failure> {
        let asked = Asked { source: job.source, part: self.part, shows };
        // A second thread that reads would only take another run's.
        let read = if shows || self.threads == 1 { evaluate::run_ahead } else { evaluate::run };
        width::run(&asked, job.subject, &|subject| match job.timing {
            Timing::Cycles => cycles::in_cycles(&asked, subject, self.engines),
            Timing::None => evaluate(&asked, subject, read),
        })
    }

    /// Takes a run, the next in order, into the report.
    fn show(
        &self,
        run: (usize, &mut Run),
        console: &mut Console,
        bar: Option<&Bar>,
    ) -> Result<(), Failure> {
        let (place, run) = run;
        let job = &self.jobs[place];
        job.trace.clone_into(&mut run.trace);
        if let Some(bits) = &mut run.address_bits {
            bits.section = addressing(&job.subject.design).section;
        }
        let note = run
            .address_bits
            .map(|bits| format!("{}: {}", job.source.name(), bits.note(&run.design)));
        let mut print = || {
            note.iter().for_each(|note| console.note(note));
            let between = if place == 0 { "" } else { "\n" };
            match self.are_shown {
                true => {
                    let tables: Vec<String> = tables::tables(run).iter().map(Table::text).collect();
                    console.report(&format!("{between}{}", tables.join("\n\n")))
                }
                false => Ok(()),
            }
        };
        match bar {
            Some(bar) => {
                bar.aside(print)?;
                bar.show(place as u64 + 1);
                Ok(())
            }
            None => print(),
        }
    }
}

/// Ends the other runs; the error of what could not be shown is the command's.
fn unwanted() -> Failure {
    Failure::new(Status::Tool, "evaluate: ended before its runs")
}

fn no_thread(error: std::io::Error) -> Failure {
    let text = format!("evaluate: must have a thread for its runs; got {error}; try --jobs 1");
    Failure::new(Status::Tool, text)
}

/// Runs in their order, which they may not end in.
struct InOrder<T> {
    runs: Vec<T>,
    early: BTreeMap<usize, T>,
}

impl<T> InOrder<T> {
    /// Takes a run, and gives `next` each whose predecessors are all there, with its place.
    fn take(
        &mut self,
        place: usize,
        run: T,
        next: &mut impl FnMut(usize, &mut T) -> Result<(), Failure>,
    ) -> Result<(), Failure> {
        self.early.insert(place, run);
        while let Some(mut run) = self.early.remove(&self.runs.len()) {
            next(self.runs.len(), &mut run)?;
            self.runs.push(run);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn runs_are_shown_in_their_order_as_soon_as_can_be() {
        let mut ended = InOrder { runs: vec![], early: BTreeMap::new() };
        let mut shown = vec![];
        for (place, after) in [(2, 0), (0, 1), (1, 3), (3, 4)] {
            let mut next = |place: usize, run: &mut usize| {
                assert_eq!(place, *run);
                shown.push(*run);
                Ok(())
            };
            ended.take(place, place, &mut next).unwrap();
            assert_eq!(shown.len(), after);
        }
        assert_eq!((ended.runs, shown), (vec![0, 1, 2, 3], vec![0, 1, 2, 3]));
    }
}
