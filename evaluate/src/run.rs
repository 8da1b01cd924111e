//! A trace through evaluations, in the order of `--timing none`.
//!
//! A trace by core is taken as it stands, one by group in turns, as `trace convert --cores` writes it.

use crate::{Evaluation, Request};
use design::{Design, System};
use std::io;
use std::ops::Range;
use traces::{By, CopyError, CoreRequest, Geometry, Header, Place, Record, Residency, Sink, Trace};

/// What is run of a trace.
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

/// What a trace must keep to for a design in so many cores; none for a design without an L1.
pub fn geometry(design: &Design, cores: u32) -> Option<Geometry> {
    let l1 = design.l1()?;
    Some(Geometry { line_bytes: l1.line_bytes, sector_bytes: l1.sector_bytes, cores })
}

/// Runs a part of a trace through evaluations of as many cores each, record by record; `file` is what messages
/// call the trace. Gives what was run: kernels and requests.
///
/// # Errors
/// The trace is wrong, or groups that run at a time are too large for memory.
pub fn run(
    trace: &mut dyn Trace,
    file: &str,
    system: &System,
    part: &Part,
    evaluations: &mut [&mut Evaluation],
) -> Result<Ran, traces::Error> {
    let wrong = |what: String| traces::Error { file: file.to_string(), place: Place::File, what };
    let Some(cores) = evaluations.iter().map(|evaluation| evaluation.cores()).min() else {
        return Ok(Ran::default());
    };
    let by = trace.header().by;
    let mut feed = Feed { part, evaluations, ran: Ran::default(), kernel: None, has_ended: false };
    let copied = match by {
        By::Core => traces::copy(trace, &mut feed),
        By::Group => {
            let residency =
                Residency { cores, warps: system.cores().warps, groups: system.cores().groups };
            let borrowed = Borrowed(&mut feed);
            let make = move |_: &Header| Ok(borrowed);
            traces::write_by_core(trace, &residency, file, make).map(drop)
        }
    };
    match copied {
        Err(CopyError::Read(error)) => Err(error),
        Err(CopyError::Write(error)) if !feed.has_ended => Err(wrong(error.to_string())),
        _ => Ok(feed.ran),
    }
}

/// What was run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ran {
    /// Kernels.
    pub kernels: u64,
    /// Requests.
    pub requests: u64,
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

impl Feed<'_, '_> {
    /// Stops the reading: what is behind the part is not even looked at.
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
            self.ran.kernels += 1;
        }
        Ok(())
    }

    #[inline]
    fn request(&mut self, request: &CoreRequest) -> io::Result<()> {
        if !self.kernel.is_some_and(|number| self.part.kernels.contains(&number)) {
            return Ok(());
        }
        if self.ran.requests == self.part.requests {
            return self.end();
        }
        let CoreRequest { core, operation, access, .. } = *request;
        for evaluation in &mut *self.evaluations {
            evaluation.request(Request { core, operation, access });
        }
        self.ran.requests += 1;
        Ok(())
    }
}

impl Sink for Feed<'_, '_> {
    fn put(&mut self, record: &Record) -> io::Result<()> {
        match record {
            Record::Kernel(_) => self.kernel(),
            Record::Request(request) => self.request(request),
            // In turns they have become requests.
            Record::Group(_) => Ok(()),
        }
    }

    fn finish(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// The same, kept by who made it.
struct Borrowed<'a, 'b, 'c>(&'a mut Feed<'b, 'c>);

impl Sink for Borrowed<'_, '_, '_> {
    fn put(&mut self, record: &Record) -> io::Result<()> {
        self.0.put(record)
    }

    fn finish(&mut self) -> io::Result<()> {
        self.0.finish()
    }
}
