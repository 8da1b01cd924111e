//! Programs of a run's cores: groups of a trace in their warps, or requests in their order.

use super::source::{Source, Work};
use super::warps::{WarpId, Warps};
use crate::Request;
use design::Schedule;
use traces::CoreRequest;

/// A line that a core asks for, and the warp that does.
#[derive(Clone, Copy, Debug)]
pub(super) struct Line {
    pub(super) request: Request,
    pub(super) warp: Option<WarpId>,
    /// Lines of the warp's instruction are left.
    pub(super) has_more: bool,
}

struct Core {
    warps: Warps,
    /// The next request of a trace by core.
    next: Option<CoreRequest>,
    /// The kernel has nothing more for it.
    is_exhausted: bool,
    /// The kernel had something for it.
    has_begun: bool,
}

/// The trace, and how far each core has come in it.
pub(super) struct Programs<'t> {
    source: Source<'t>,
    all: Vec<Core>,
    /// Records that may still be asked for.
    left: u64,
    /// Kernels and records so far.
    ran: crate::Ran,
}

impl<'t> Programs<'t> {
    /// Of so many cores, which ask for so many records at most.
    pub(super) fn new(
        source: Source<'t>,
        cores: usize,
        (schedule, think): (Schedule, u32),
        most: u64,
    ) -> Programs<'t> {
        let core = |_| Core {
            warps: Warps::new(schedule, think),
            next: None,
            is_exhausted: false,
            has_begun: false,
        };
        let all = (0..cores).map(core).collect();
        Programs { source, all, left: most, ran: crate::Ran::default() }
    }

    /// Kernels and records so far.
    pub(super) fn ran(&self) -> crate::Ran {
        self.ran
    }

    /// The error of the trace, as far as it was read.
    pub(super) fn error(&mut self) -> Option<traces::Error> {
        self.source.error()
    }

    /// Goes on to the next kernel; false if there is none.
    pub(super) fn begin(&mut self) -> bool {
        let is_there = self.left > 0 && self.source.begin();
        for core in &mut self.all {
            (core.is_exhausted, core.has_begun) = (!is_there, false);
        }
        self.ran.kernels += u64::from(is_there);
        is_there
    }

    /// A core takes groups, or its next request, as far as it may.
    pub(super) fn fill(&mut self, number: usize) {
        if self.left == 0 {
            self.stop(number);
        }
        let core = &mut self.all[number];
        while let Some(group) = core.warps.take_ended() {
            self.source.has_ended(&group);
        }
        while !core.is_exhausted
            && core.next.is_none()
            && core.warps.groups() < self.source.groups_of_a_core()
        {
            match self.source.next_of(number) {
                Some(Work::Group(group)) => core.warps.begin(group),
                Some(Work::Request(request)) => core.next = Some(request),
                None => core.is_exhausted = true,
            }
            core.has_begun |= !core.is_exhausted;
            while let Some(group) = core.warps.take_ended() {
                self.source.has_ended(&group);
            }
        }
    }

    /// The part has as many records as it may: what was asked for is still answered.
    fn stop(&mut self, number: usize) {
        let core = &mut self.all[number];
        core.warps.stop();
        (core.next, core.is_exhausted) = (None, true);
    }

    /// The line of the request that a core asks for next, in a trace by core.
    pub(super) fn next_line(&self, number: usize) -> Option<u64> {
        self.all[number].next.map(|next| next.access.line)
    }

    /// The next line that a core asks for.
    pub(super) fn next(&mut self, number: usize, now: u64) -> Option<Line> {
        let core = &mut self.all[number];
        let single = |operation, access| Request::single(number as u32, operation, access);
        let (request, warp, has_more) = match core.next.take() {
            Some(next) => (single(next.operation, next.access), None, false),
            None => {
                let issued = core.warps.next(now)?;
                let request = single(issued.operation, issued.access);
                let request =
                    Request { lines: issued.lines, warps: core.warps.number(), ..request };
                (request, Some(issued.warp), issued.has_more)
            }
        };
        self.left -= 1;
        self.ran.requests += 1;
        Some(Line { request, warp, has_more })
    }

    /// A request no longer holds its warp.
    pub(super) fn settled(&mut self, core: usize, warp: WarpId, now: u64) {
        self.all[core].warps.settled(warp, now);
    }

    /// All requests of a warp's instruction no longer hold it.
    pub(super) fn all_settled(&mut self, core: usize, warp: WarpId, now: u64) {
        self.all[core].warps.all_settled(warp, now);
    }

    /// The next entry of a warp is a load.
    pub(super) fn is_load_next(&self, core: usize, warp: WarpId) -> bool {
        self.all[core].warps.is_load_next(warp)
    }

    /// A core had groups or requests in this kernel.
    pub(super) fn has_begun(&self, number: usize) -> bool {
        self.all[number].has_begun
    }

    /// A core has nothing more to ask for in this kernel.
    pub(super) fn has_asked(&self, number: usize) -> bool {
        let core = &self.all[number];
        core.is_exhausted && core.next.is_none() && core.warps.groups() == 0
    }
}
