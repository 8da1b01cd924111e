//! Decides the properties of a block: bounded, covered, for all time, and each against a separate fault.

mod case;
mod decide;
mod faults;
mod report;

pub(crate) use decide::others_deleted;
pub use report::{BlockReport, CaseReport, CoverReport, FaultReport, Outcome, PropertyReport};

use crate::sources::Prepared;
use crate::yosys::Effort;
use crate::{Error, Progress, Proofs};
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::Instant;
use tools::temporary::Folder;

/// How hard to try.
#[derive(Clone, Debug)]
pub struct Options {
    /// How far each attempt to prove for all time goes.
    pub effort: Effort,
    /// The folder that gets the waveform (VCD) of a failure.
    pub waves: PathBuf,
    /// Only the first case of the block, and of the faults only that the Verilog can have them; what an induction proves is
    /// checked from a reset on for as many cycles as it takes, and not for all of the case.
    pub is_quick: bool,
}

impl Default for Options {
    fn default() -> Options {
        // Declared properties take ten frames at most.
        let effort = Effort { frames: 100, conflicts: 1_000_000, seconds: None };
        Options { effort, waves: PathBuf::from("."), is_quick: false }
    }
}

/// One independent piece of work.
enum Job {
    /// A case: its place.
    Case(usize),
    /// The fault of an assertion: its place.
    Fault(usize),
}

/// Result of a piece of work.
enum Done {
    Case(CaseReport),
    Fault(FaultReport),
}

/// The properties that every case has lost, from those that each has.
fn lost_in_all(cases: impl Iterator<Item = Vec<String>>) -> Vec<String> {
    let both = |before: Vec<String>, lost: Vec<String>| {
        before.into_iter().filter(|name| lost.contains(name)).collect()
    };
    cases.reduce(both).unwrap_or_default()
}

/// Every fragment is for a module of some case.
fn fragments_go_somewhere(cases: &[Prepared]) -> Result<(), Error> {
    match (lost_in_all(cases.iter().map(Prepared::lost_modules)).first(), cases.first()) {
        (Some(module), Some(case)) => {
            Err(case.fault(&format!("properties are given for {module}, which no case has")))
        }
        _ => Ok(()),
    }
}

/// Every net that a fragment names below its module is there in some case.
fn paths_lead_somewhere(cases: &[Prepared]) -> Result<(), Error> {
    match (lost_in_all(cases.iter().map(Prepared::lost_paths)).first(), cases.first()) {
        (Some(path), Some(case)) => Err(case.fault(&format!(
            "`{path}` in the properties names no net of any case: an instance is `u_<role>`, one of a list \
             `<list>[3].u_<list>`"
        ))),
        _ => Ok(()),
    }
}

/// Every cover statement is asked of some case.
fn covers_are_asked(cases: &[Prepared], all: &[String]) -> Result<(), Error> {
    let reaching: Vec<String> =
        cases.iter().filter(|case| case.case().reach > 0).flat_map(Prepared::covers).collect();
    match (all.iter().find(|cover| !reaching.contains(cover)), cases.first()) {
        (Some(cover), Some(case)) => Err(case.fault(&format!(
            "no case with its module reaches the cover statement {cover}: give one a `reach`"
        ))),
        _ => Ok(()),
    }
}

/// Proves a block, as many pieces at a time as there are processors. `progress` receives how many pieces are done, and of
/// how many.
///
/// # Errors
/// A tool is missing or failed, or the declarations do not fit the Verilog. A property that does not hold is no error:
/// [`BlockReport::holds`] reports it.
pub fn prove(proofs: &Proofs, options: &Options, progress: Progress) -> Result<BlockReport, Error> {
    let start = Instant::now();
    let cases = proofs.cases.iter().map(|case| Prepared::new(proofs, case));
    let cases = cases.collect::<Result<Vec<_>, _>>()?;
    fragments_go_somewhere(&cases)?;
    paths_lead_somewhere(&cases)?;
    covers_are_asked(&cases, &proofs.covers())?;
    let assertions = faults::all(&cases);
    for assertion in &assertions {
        faults::places(&cases, assertion)?;
    }
    let (number, breaches) = match options.is_quick {
        true => (1, 0),
        false => (cases.len(), assertions.len()),
    };
    let jobs = (0..number).map(Job::Case).chain((0..breaches).map(Job::Fault));
    let jobs: Vec<Job> = jobs.collect();
    let counted = Counted::new(jobs.len(), progress);
    let done: Vec<Result<Done, Error>> = in_parallel(&jobs, |job| {
        let done = match job {
            Job::Case(place) => Done::Case(case::run(&cases[*place], options)?),
            Job::Fault(place) => {
                Done::Fault(faults::run(&cases, &assertions[*place], options.effort)?)
            }
        };
        counted.one_more();
        Ok(done)
    });
    let (mut case_reports, mut fault_reports) = (Vec::new(), Vec::new());
    for outcome in done {
        match outcome? {
            Done::Case(report) => case_reports.push(report),
            Done::Fault(report) => fault_reports.push(report),
        }
    }
    Ok(BlockReport {
        block: proofs.block,
        cases: case_reports,
        faults: fault_reports,
        seconds: start.elapsed().as_secs_f64(),
    })
}

/// The proved texts, as name and text: every module of every case with the properties in it.
///
/// # Errors
/// A case cannot be emitted, or the declarations do not fit the Verilog.
pub fn sources(proofs: &Proofs) -> Result<Vec<(String, String)>, Error> {
    let mut files = Vec::new();
    for case in proofs.cases {
        let sources = Prepared::new(proofs, case)?.sources(None);
        let of_case = sources.into_iter().flat_map(|sources| sources.files);
        files.extend(of_case.map(|(name, text)| (format!("{}/{name}", case.name), text)));
    }
    Ok(files)
}

/// The assertions of a case that hold for all time, proved here and now.
pub(crate) fn proved(prepared: &Prepared) -> Result<Vec<String>, Error> {
    let folder = Folder::new().map_err(Error::io("the folder for waveforms"))?;
    // Only what holds for all time counts: its check need be no longer than its induction.
    let waves = folder.path().to_owned();
    let options = Options { waves, is_quick: true, ..Options::default() };
    let properties = case::run(prepared, &options)?.properties.into_iter();
    let proved = properties.filter(|property| matches!(property.outcome, Outcome::Proved { .. }));
    Ok(proved.map(|property| property.name).collect())
}

/// Counts what is done on any thread, and tells.
pub(crate) struct Counted<'a> {
    done: AtomicU64,
    total: u64,
    progress: Progress<'a>,
}

impl<'a> Counted<'a> {
    pub(crate) fn new(total: usize, progress: Progress<'a>) -> Self {
        Counted::from(0, total, progress)
    }

    /// Of `total`, so many are done.
    pub(crate) fn from(done: usize, total: usize, progress: Progress<'a>) -> Self {
        Counted { done: AtomicU64::new(done as u64), total: total as u64, progress }
    }

    pub(crate) fn one_more(&self) {
        (self.progress)(self.done.fetch_add(1, Ordering::Relaxed) + 1, self.total);
    }
}

/// The results in the order of the jobs.
pub(crate) fn in_parallel<J: Sync, R: Send>(jobs: &[J], work: impl Fn(&J) -> R + Sync) -> Vec<R> {
    let next = AtomicUsize::new(0);
    let results = Mutex::new(Vec::new());
    let threads = thread::available_parallelism().map_or(1, |number| number.get());
    thread::scope(|scope| {
        for _ in 0..threads.min(jobs.len()) {
            scope.spawn(|| {
                while let Some((place, job)) = take(&next, jobs) {
                    let result = work(job);
                    results.lock().unwrap_or_else(PoisonError::into_inner).push((place, result));
                }
            });
        }
    });
    let mut results = results.into_inner().unwrap_or_else(PoisonError::into_inner);
    results.sort_by_key(|(place, _)| *place);
    results.into_iter().map(|(_, result)| result).collect()
}

fn take<'a, J>(next: &AtomicUsize, jobs: &'a [J]) -> Option<(usize, &'a J)> {
    let place = next.fetch_add(1, Ordering::Relaxed);
    jobs.get(place).map(|job| (place, job))
}

#[cfg(test)]
mod tests {
    use super::in_parallel;

    #[test]
    fn results_keep_the_order_of_the_jobs() {
        let jobs: Vec<usize> = (0..100).collect();
        assert_eq!(
            in_parallel(&jobs, |job| job * 2),
            jobs.iter().map(|job| job * 2).collect::<Vec<_>>()
        );
    }
}
