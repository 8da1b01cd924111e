//! A trace through evaluations, in the order of `--timing none`.
//!
//! A trace by core is taken unchanged, one by group in turns, as `trace convert --cores` writes it.

use crate::ahead::{self, Ahead};
use crate::{Evaluation, Request, windows};
use design::{Addressing, Design, System};
use std::io;
use std::ops::Range;
use traces::{By, CopyError, CoreRequest, Geometry, Header, Place, Record, Residency, Sink, Trace};

/// The part of a trace to run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// Kernels, counted from 0.
    pub kernels: Range<u64>,
    /// Requests of them, at most.
    pub requests: u64,
}

impl Default for Part {
    /// All of it.
    fn default() -> Part {
        Part { kernels: 0..u64::MAX, requests: u64::MAX }
    }
}

/// Geometry to which a trace must keep for a design in so many cores; `None` for a design without
/// cores.
pub fn geometry(design: &Design, cores: u32) -> Option<Geometry> {
    let Addressing { section, line_bytes, sector_bytes, .. } = design.addressing()?;
    let (cores_field, chips) = (design.kind().cores_field(), design.chips());
    Some(Geometry { section, line_bytes, sector_bytes, cores, cores_field, chips })
}

/// Runs a part of a trace through evaluations of as many cores each, record by record; `file` is what messages
/// call the trace. Gives what was run: kernels and requests.
///
/// # Errors
/// The trace is wrong or has none of the kernels, or groups that run at a time are too large for memory.
pub fn run(
    trace: &mut dyn Trace,
    file: &str,
    system: &System,
    part: &Part,
    evaluations: &mut [&mut Evaluation],
) -> Result<Ran, traces::Error> {
    let mut feed = Feed::new(part, evaluations);
    let copied = copy_by_core(trace, file, &feed.residency(system), &mut feed);
    feed.ran(copied, file)
}

/// The same, but that a separate thread reads the trace, ahead of the evaluations. Nothing that is counted
/// depends on it.
///
/// # Errors
/// Those of [`run()`].
pub fn run_ahead(
    trace: &mut dyn Trace,
    file: &str,
    system: &System,
    part: &Part,
    evaluations: &mut [&mut Evaluation],
) -> Result<Ran, traces::Error> {
    let mut feed = Feed::new(part, evaluations);
    let residency = feed.residency(system);
    let read = |ahead: &mut Ahead| copy_by_core(trace, file, &residency, ahead);
    let copied = ahead::read(read, |step| feed.take(step));
    feed.ran(copied, file)
}

/// Gives a sink the records of a trace by core, or of one by group in turns.
fn copy_by_core<S: Sink>(
    trace: &mut dyn Trace,
    file: &str,
    residency: &Residency,
    sink: &mut S,
) -> Result<(), CopyError> {
    match trace.header().by {
        By::Core => traces::copy(trace, sink),
        By::Group => {
            let borrowed = Borrowed(sink);
            let make = move |_: &Header| Ok(borrowed);
            traces::write_by_core(trace, residency, file, make).map(drop)
        }
    }
}

/// The part that was run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ran {
    /// Kernels that have begun.
    pub kernels: u64,
    /// Loads, stores and atomics, each once.
    pub requests: u64,
}

/// A part that begins behind the last kernel of a trace, which has `count`.
pub(crate) fn beyond(part: &Part, count: u64, file: &str) -> traces::Error {
    let Range { start, end } = part.kernels;
    let end = if end == u64::MAX { String::new() } else { end.to_string() };
    let what = format!(
        "--kernels must begin below {count}, the number of kernels of the trace; got {start}..{end}; try --kernels \
         {}..",
        count.saturating_sub(1)
    );
    traces::Error { file: file.to_string(), place: Place::File, what }
}

/// Where the records of a trace by core go.
struct Feed<'a, 'b> {
    part: &'a Part,
    evaluations: &'a mut [&'b mut Evaluation],
    ran: Ran,
    /// The kernel that runs, from 0.
    kernel: Option<u64>,
    /// Nothing of the trace is wanted any more.
    has_ended: bool,
}

impl<'a, 'b> Feed<'a, 'b> {
    fn new(part: &'a Part, evaluations: &'a mut [&'b mut Evaluation]) -> Feed<'a, 'b> {
        Feed { part, evaluations, ran: Ran::default(), kernel: None, has_ended: false }
    }

    /// Residency of the evaluations: all have as many cores.
    fn residency(&self, system: &System) -> Residency {
        let (cores, parts) = self
            .evaluations
            .first()
            .map_or((1, 1), |evaluation| (evaluation.cores(), evaluation.chips()));
        Residency { cores, warps: system.cores().warps, groups: system.cores().groups, parts }
    }

    /// The part that was run when the records came to an end in this way.
    fn ran(&self, copied: Result<(), CopyError>, file: &str) -> Result<Ran, traces::Error> {
        let (file, place) = (file.to_string(), Place::File);
        match copied {
            _ if self.has_too_many_windows() => {
                let what = format!(
                    "--window must give at most {} windows; got more; try a larger one, or a part of the trace",
                    windows::MOST
                );
                Err(traces::Error { file, place, what })
            }
            // Records behind the part are not even read.
            _ if self.has_ended => Ok(self.ran),
            Ok(()) => match self.kernel.map_or(0, |last| last + 1) {
                count if self.part.kernels.start >= count => Err(beyond(self.part, count, &file)),
                _ => Ok(self.ran),
            },
            Err(CopyError::Read(error)) => Err(error),
            Err(CopyError::Write(error)) => {
                Err(traces::Error { file, place, what: error.to_string() })
            }
        }
    }

    /// Takes a request, or the beginning of a kernel.
    fn take(&mut self, step: Option<Request>) -> io::Result<()> {
        match step {
            None => self.kernel(),
            Some(request) => self.request(request),
        }
    }

    /// Stops the reading.
    fn end(&mut self) -> io::Result<()> {
        self.has_ended = true;
        Err(io::Error::other("the part has ended"))
    }

    fn kernel(&mut self) -> io::Result<()> {
        let number = self.kernel.map_or(0, |before| before + 1);
        self.kernel = Some(number);
        if number >= self.part.kernels.end {
            return self.end();
        }
        if self.part.kernels.contains(&number) {
            if self.ran.kernels > 0 {
                self.evaluations.iter_mut().for_each(|evaluation| evaluation.flush());
            }
            self.require_few_windows()?;
            self.ran.kernels += 1;
        }
        Ok(())
    }

    #[inline]
    fn request(&mut self, request: Request) -> io::Result<()> {
        if !self.kernel.is_some_and(|number| self.part.kernels.contains(&number)) {
            return Ok(());
        }
        if self.ran.requests == self.part.requests {
            return self.end();
        }
        for evaluation in &mut *self.evaluations {
            evaluation.request(request);
        }
        self.ran.requests += 1;
        self.require_few_windows()
    }

    /// More windows than a report has, which would take more memory than it is worth.
    fn has_too_many_windows(&self) -> bool {
        self.evaluations.iter().any(|evaluation| evaluation.has_too_many_windows())
    }

    fn require_few_windows(&self) -> io::Result<()> {
        match self.has_too_many_windows() {
            true => Err(io::Error::other("too many windows")),
            false => Ok(()),
        }
    }
}

impl Sink for Feed<'_, '_> {
    fn put(&mut self, record: &Record) -> io::Result<()> {
        match record {
            Record::Kernel(_) => self.take(None),
            Record::Request(request) => self.take(Some(of_core(request))),
            // In turns they have become requests.
            Record::Group(_) => Ok(()),
        }
    }

    fn finish(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// The part of a request that an evaluation needs.
pub(crate) fn of_core(request: &CoreRequest) -> Request {
    let CoreRequest { core, operation, access, lines, warps, .. } = *request;
    Request { core, operation, access, lines, warps }
}

/// A sink that is kept by who made it.
struct Borrowed<'a, S>(&'a mut S);

impl<S: Sink> Sink for Borrowed<'_, S> {
    fn put(&mut self, record: &Record) -> io::Result<()> {
        self.0.put(record)
    }

    fn finish(&mut self) -> io::Result<()> {
        self.0.finish()
    }
}
