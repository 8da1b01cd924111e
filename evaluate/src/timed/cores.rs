//! Cores that run a trace, as the specification's cores do: groups, warps, barriers, retries.

use super::programs::{Line, Programs};
use super::source::Source;
use super::warps::WarpId;
use base::Geometry;
use base::environment::{ATOMIC, CoreRequest, Data, LOAD, STORE};
use cluster::{Answered, Port, Program, Refusal};
use design::Cores as System;
use std::collections::VecDeque;
use testbenches::stimulus::Rng;
use traces::{Access, Kind, Operation};

/// Cycles after which a request that is not answered counts as lost.
const PATIENCE: u64 = 1 << 20;

/// A request at the port, as an observer gets it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Record {
    /// The record that it is of.
    pub(super) request: crate::Request,
    /// The request is the record's first.
    pub(super) is_first: bool,
}

/// A request in flight.
#[derive(Clone, Copy, Debug)]
struct Open {
    record: Record,
    warp: Option<WarpId>,
    was_refused: bool,
}

/// A line that is being asked for, sector by sector where it is a store or an atomic.
#[derive(Clone, Copy, Debug)]
struct Asking {
    request: crate::Request,
    /// Sectors that are not asked for.
    left: u32,
    warp: Option<WarpId>,
}

struct Core {
    asking: Option<Asking>,
    /// Refused requests, with the cycle from which on they are offered.
    refused: VecDeque<(u64, CoreRequest)>,
    free: Vec<u64>,
    open: Vec<Option<Open>>,
    /// `flush` falls in this cycle.
    rests: bool,
    refused_requests: u64,
}

/// All cores, and the trace.
pub(super) struct Cores<'t> {
    programs: Programs<'t>,
    all: Vec<Core>,
    retry: u64,
    sector_bytes: usize,
    writes: u64,
    /// Lines of an L1, of a design whose scattered loads bypass it.
    scattered_over: Option<u64>,
    /// An atomic names a word of 4 bytes, for a memory that performs it; else its sector.
    atomics_have_words: bool,
}

impl<'t> Cores<'t> {
    /// Cores of a system, of which each has so many requests in flight at most.
    pub(super) fn new(
        source: Source<'t>,
        cores: usize,
        system: &System,
        geometry: &Geometry,
        most: u64,
    ) -> Cores<'t> {
        let core = |_| Core {
            asking: None,
            refused: VecDeque::new(),
            free: (0..u64::from(system.outstanding)).rev().collect(),
            open: vec![None; system.outstanding as usize],
            rests: false,
            refused_requests: 0,
        };
        Cores {
            programs: Programs::new(source, cores, (system.schedule, system.think), most),
            all: (0..cores).map(core).collect(),
            retry: system.retry.into(),
            sector_bytes: geometry.sector_bytes(),
            writes: 0,
            scattered_over: None,
            atomics_have_words: false,
        }
    }

    /// The same, but that atomics name a word each, if a memory performs them.
    pub(super) fn with_words(self, are_performed: bool) -> Cores<'t> {
        Cores { atomics_have_words: are_performed, ..self }
    }

    /// The same, but that a load bypasses its L1 that touches as many of these lines as there are for a warp, or more.
    pub(super) fn with_scatter(self, l1_lines: Option<u64>) -> Cores<'t> {
        Cores { scattered_over: l1_lines, ..self }
    }

    /// Kernels and records so far.
    pub(super) fn ran(&self) -> crate::Ran {
        self.programs.ran()
    }

    /// Requests of each core that were refused at least once.
    pub(super) fn refused_requests(&self) -> Vec<u64> {
        self.all.iter().map(|core| core.refused_requests).collect()
    }

    /// The error of the trace, as far as it was read.
    pub(super) fn error(&mut self) -> Option<traces::Error> {
        self.programs.error()
    }

    /// The next line that a core asks for.
    fn next_line(&mut self, number: usize, now: u64, port: &Port) -> Option<Asking> {
        // A trace by core keeps its order within a line: the status of the request before may refuse it.
        let next = self.programs.next_line(number);
        if next.is_some() && next == port.accepted().map(|at| at.line) {
            return None;
        }
        let Line { request, warp, .. } = self.programs.next(number, now)?;
        Some(Asking { request, left: request.access.sectors, warp })
    }

    /// A request for the line that is asked for, or its next sector.
    fn ask(&mut self, number: usize, asking: Asking) -> Option<CoreRequest> {
        let core = &mut self.all[number];
        let id = core.free.pop()?;
        let Asking { request, left, warp } = asking;
        let crate::Request { operation: Operation { kind, bypass_l1 }, access, .. } = request;
        let Access { line, sectors } = access;
        let now = match kind {
            Kind::Load => left,
            Kind::Store | Kind::Atomic => left & left.wrapping_neg(),
        };
        let is_first = left == sectors;
        let record = Record { request, is_first };
        core.open[id as usize] = Some(Open { record, warp, was_refused: false });
        let left = left & !now;
        core.asking = (left != 0).then_some(Asking { left, ..asking });
        let kind = match kind {
            Kind::Load => LOAD,
            Kind::Store => STORE,
            Kind::Atomic => ATOMIC,
        };
        let (byte_enable, data) = match kind {
            LOAD => (0, [0; 16]),
            _ => {
                self.writes += 1;
                let bytes = match (kind, self.atomics_have_words) {
                    (ATOMIC, true) => 4,
                    _ => self.sector_bytes,
                };
                (u128::MAX >> (128 - bytes), written(self.writes, self.sector_bytes))
            }
        };
        let is_scattered = self.scattered_over.is_some_and(|lines| {
            kind == LOAD && u64::from(request.lines) >= lines / u64::from(request.warps.max(1))
        });
        let bypass_l1 = bypass_l1 || is_scattered;
        let sectors = now.into();
        let request = CoreRequest {
            valid: true,
            kind,
            line,
            sectors,
            byte_enable,
            data,
            ..CoreRequest::default()
        };
        Some(CoreRequest { bypass_l1, id, ..request })
    }
}

/// Bytes of a sector that no two writes have in common.
fn written(number: u64, sector_bytes: usize) -> Data {
    let mut data = [0; 16];
    for (place, word) in (1..).zip(&mut data[..sector_bytes / 8]) {
        *word = number.wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(8 * place) ^ number;
    }
    data
}

impl Program for Cores<'_> {
    type Record = Record;

    fn begin(&mut self, _rng: &mut Rng) -> bool {
        let is_later = self.programs.ran().kernels > 0;
        self.all.iter_mut().for_each(|core| core.rests = is_later);
        self.programs.begin()
    }

    fn offer(&mut self, core: usize, now: u64, is_free: bool, port: &Port) -> Option<CoreRequest> {
        if std::mem::take(&mut self.all[core].rests) || !is_free {
            return None;
        }
        if let Some(&(due, request)) = self.all[core].refused.front() {
            if due > now {
                return None;
            }
            self.all[core].refused.pop_front();
            return Some(request);
        }
        if self.all[core].asking.is_none() {
            self.programs.fill(core);
        }
        if self.all[core].free.is_empty() {
            return None;
        }
        let asking = match self.all[core].asking.take() {
            Some(asking) => asking,
            None => self.next_line(core, now, port)?,
        };
        self.ask(core, asking)
    }

    fn takes_reply(&mut self, _core: usize) -> bool {
        true
    }

    fn accepted(&mut self, core: usize, now: u64, request: &CoreRequest) {
        let open = self.all[core].open.get(request.id as usize);
        if let (STORE, Some(Some(Open { warp: Some(warp), .. }))) = (request.kind, open) {
            self.programs.settled(core, *warp, now);
        }
    }

    fn refused(&mut self, core: usize, refusal: Refusal) {
        let core = &mut self.all[core];
        if let Some(Some(open)) = core.open.get_mut(refusal.request.id as usize) {
            core.refused_requests += u64::from(!open.was_refused);
            open.was_refused = true;
        }
        core.refused.push_back((refusal.now + self.retry, refusal.request));
    }

    fn answered(&mut self, core: usize, now: u64, answer: &Answered) {
        let of = &mut self.all[core];
        of.free.push(answer.id);
        let Some(open) = of.open.get_mut(answer.id as usize) else { return };
        let warp = open.as_ref().and_then(|open| open.warp);
        *open = None;
        if let Some(warp) = warp.filter(|_| answer.kind != STORE) {
            self.programs.settled(core, warp, now);
        }
    }

    fn has_asked(&self, core: usize) -> bool {
        let at = &self.all[core];
        self.programs.has_asked(core) && at.asking.is_none() && at.refused.is_empty()
    }

    fn record(&self, core: usize, id: u64) -> Record {
        match self.all[core].open.get(id as usize) {
            Some(Some(open)) => open.record,
            // The port asks for requests that are in flight alone.
            _ => NO_RECORD,
        }
    }

    fn patience(&self) -> u64 {
        PATIENCE
    }
}

const NO_RECORD: Record = Record {
    request: crate::Request::single(
        0,
        Operation { kind: Kind::Load, bypass_l1: false },
        Access { line: 0, sectors: 1 },
    ),
    is_first: false,
};
