//! A trace as cores take it: kernel by kernel, each core its groups or requests, read no further than they need.

use crate::run::{Part, beyond};
use std::collections::VecDeque;
use traces::{
    CoreRequest, Error, Group, Kernel, MOST_RESIDENT_BYTES, Place, Record, Residency, Trace,
};

/// Bytes that a request of a trace by core takes while it waits for its core.
const REQUEST_BYTES: u64 = size_of::<CoreRequest>() as u64;

/// The next step of a core.
pub(super) enum Work {
    /// A group of a trace by group.
    Group(Group),
    /// A request of a trace by core.
    Request(CoreRequest),
}

/// The trace, and what was read of it before its core wanted it.
pub(super) struct Source<'t> {
    trace: &'t mut dyn Trace,
    file: String,
    part: Part,
    residency: Residency,
    waiting: Vec<VecDeque<Work>>,
    /// Bytes of what waits or runs, and the most that they may be.
    resident: u64,
    pub(super) most_resident: u64,
    /// Groups that a core holds of the kernel that runs.
    groups_of_a_core: usize,
    /// Kernels that have begun, and the one that was read behind the last.
    begun: u64,
    next: Option<Kernel>,
    /// The error of the trace; nothing is read behind it.
    error: Option<Error>,
    has_ended: bool,
}

impl<'t> Source<'t> {
    pub(super) fn new(
        trace: &'t mut dyn Trace,
        file: &str,
        part: &Part,
        residency: Residency,
    ) -> Source<'t> {
        Source {
            trace,
            file: file.to_string(),
            part: part.clone(),
            waiting: (0..residency.cores).map(|_| VecDeque::new()).collect(),
            residency,
            resident: 0,
            most_resident: MOST_RESIDENT_BYTES,
            groups_of_a_core: 0,
            begun: 0,
            next: None,
            error: None,
            has_ended: false,
        }
    }

    /// Goes on to the next kernel of the part; false if there is none.
    pub(super) fn begin(&mut self) -> bool {
        loop {
            while self.next.is_none() && !self.has_ended {
                self.read();
            }
            self.waiting.iter_mut().for_each(VecDeque::clear);
            let Some(kernel) = self.next.take() else {
                if self.error.is_none() && self.begun <= self.part.kernels.start {
                    self.error = Some(beyond(&self.part, self.begun, &self.file));
                }
                return false;
            };
            let number = self.begun;
            if number >= self.part.kernels.end {
                self.has_ended = true;
                return false;
            }
            self.begun += 1;
            if self.part.kernels.contains(&number) {
                let cores = self.residency.cores as usize;
                self.groups_of_a_core = self.residency.batch(&kernel) / cores;
                return true;
            }
        }
    }

    /// Groups that a core holds of the kernel that runs.
    pub(super) fn groups_of_a_core(&self) -> usize {
        self.groups_of_a_core
    }

    /// The next step of a core in this kernel; `None` behind its last group or request.
    pub(super) fn next_of(&mut self, core: usize) -> Option<Work> {
        while self.waiting[core].is_empty() && self.next.is_none() && !self.has_ended {
            self.read();
        }
        let work = self.waiting[core].pop_front();
        if let Some(Work::Request(_)) = work {
            self.resident -= REQUEST_BYTES;
        }
        work
    }

    /// A group has ended, and its bytes are free.
    pub(super) fn has_ended(&mut self, group: &Group) {
        self.resident -= group.size();
    }

    /// The error of the trace, as far as it was read.
    pub(super) fn error(&mut self) -> Option<Error> {
        self.error.take()
    }

    /// Reads a record, and leaves it where it is wanted.
    fn read(&mut self) {
        let is_wanted = self.begun > 0 && self.part.kernels.contains(&(self.begun - 1));
        let (core, work, bytes) = match self.trace.next_record() {
            Ok(Some(Record::Kernel(kernel))) => {
                self.next = Some(kernel);
                return;
            }
            Ok(Some(_)) if !is_wanted => return,
            Ok(Some(Record::Group(group))) => {
                let (core, bytes) = (self.residency.core(group.number()), group.size());
                (core, Work::Group(group), bytes)
            }
            Ok(Some(Record::Request(request))) => {
                (request.core, Work::Request(request), REQUEST_BYTES)
            }
            Ok(None) => {
                self.has_ended = true;
                return;
            }
            Err(error) => {
                (self.error, self.has_ended) = (Some(error), true);
                return;
            }
        };
        self.resident += bytes;
        if self.resident > self.most_resident {
            let most = self.most_resident;
            let what = format!(
                "what cores run and wait for must have at most {most} bytes; got more; try fewer --cores, or \
                 --kernels"
            );
            let (file, place) = (self.file.clone(), Place::File);
            (self.error, self.has_ended) = (Some(Error { file, place, what }), true);
            return;
        }
        self.waiting[core as usize].push_back(work);
    }
}
