//! The decision: loads, and what all kinds have in common.

use std::collections::VecDeque;

use super::lines::Progress;
use super::state::{Entry, Load, Lookup};
use super::{Access, Fault, LlcSlice, Means, Note};
use crate::streams::{MemoryRequest, Reply, Request, class, kind, maintain};

const LOAD: u64 = kind::LOAD as u64;
const STORE: u64 = kind::STORE as u64;
const ATOMIC: u64 = kind::ATOMIC as u64;

impl LlcSlice {
    /// Decides the request; gives the line of a store that was done.
    pub(super) fn decide(&mut self, means: Means) -> Option<u64> {
        let mut lookup = self.deciding.take()?;
        if lookup.leaves {
            return None;
        }
        let request = lookup.request;
        let progress = if self.publishing.is_some() {
            // R8
            self.note(Note::Published);
            Progress::Waits
        } else if request.kind != STORE
            && self.stored == Some(request.line)
            && !self.is(Fault::NoGap)
        {
            // R9
            self.note(Note::BehindStore);
            Progress::Waits
        } else {
            match request.kind {
                LOAD => self.load(&mut lookup, means),
                STORE => self.store(&mut lookup, means),
                ATOMIC => self.atomic(&mut lookup, means),
                _ => self.maintain(&lookup, means),
            }
        };
        lookup.is_first = false;
        self.events.wait = progress == Progress::Waits;
        if progress != Progress::Goes || lookup.leaves {
            self.deciding = Some(lookup);
        }
        (progress == Progress::Goes && request.kind == STORE).then_some(request.line)
    }

    fn load(&mut self, lookup: &mut Lookup, means: Means) -> Progress {
        let request = lookup.request;
        let set = self.config.set_of(request.line);
        let held = self.find(set, request.line);
        let Some(way) = held else {
            return match self.place(lookup, set, means) {
                Ok(way) => self.miss(&request, set, way, false, means),
                Err(progress) => progress,
            };
        };
        let readable = self.set(set).ways[way].as_ref().map_or(0, |line| line.readable);
        let pending = self.pending(set, way);
        match pending {
            _ if request.sectors & !readable == 0 => self.hit(lookup, set, way, means),
            Some(number) => self.join(&request, number, readable),
            None => self.miss(&request, set, way, true, means),
        }
    }

    /// Reads a sector (R15).
    fn hit(&mut self, lookup: &mut Lookup, set: usize, way: usize, means: Means) -> Progress {
        if !self.enters(means) {
            return Progress::Waits;
        }
        let sector = u64::from(lookup.left.trailing_zeros());
        lookup.left &= lookup.left - 1;
        let is_last = lookup.left == 0;
        let data = self.sector(set, way, sector);
        self.enter(&lookup.request, sector, data, is_last);
        if !is_last {
            return Progress::Stays;
        }
        self.note(Note::LoadHit);
        if self.pending(set, way).is_some() {
            self.note(Note::HitOfPending);
        }
        if lookup.request.sectors & !self.dirty(set, way) == 0 {
            self.note(Note::HitOfStored);
        }
        self.set(set).policy.touch(way);
        self.events.hit = true;
        Progress::Goes
    }

    /// Waits in an entry (R16).
    fn join(&mut self, request: &Request, number: usize, readable: u64) -> Progress {
        let merges = self.config.merges();
        let Some(entry) = &mut self.entries[number] else { return Progress::Waits };
        let in_flight = if entry.is_filled { 0 } else { entry.fetched };
        if request.sectors & !(readable | in_flight) != 0 {
            self.note(Note::NotFetched);
            return Progress::Waits;
        }
        if entry.joined == merges {
            self.note(Note::NoMerge);
            return Progress::Waits;
        }
        entry.joined += 1;
        entry.wanted |= request.sectors;
        entry.waiting.push_back(Load { request: *request, left: request.sectors });
        let (set, way) = (entry.set, entry.way);
        self.set(set).policy.touch(way);
        self.events.hit_pending = true;
        self.note(Note::Joined);
        Progress::Goes
    }

    /// Asks for sectors (R17).
    fn miss(
        &mut self,
        request: &Request,
        set: usize,
        way: usize,
        has_line: bool,
        means: Means,
    ) -> Progress {
        let entry = self.entries.iter().position(Option::is_none);
        let (Some(number), true) = (entry, means.room) else {
            match (entry, means.room) {
                (None, true) => self.note(Note::NoEntry),
                (Some(_), false) => self.note(Note::NoRoom),
                _ => {}
            }
            return Progress::Waits;
        };
        if has_line {
            self.note(Note::MissOfStored);
        } else {
            let is_free = self.set(set).ways[way].is_none();
            self.note(if is_free { Note::MissOfFreeWay } else { Note::MissOfVictim });
            self.reserve(request, set, way);
        }
        let all = self.config.all_sectors();
        let asked = if self.config.is_sectored() { request.sectors } else { all };
        let Some((readable, home)) =
            self.set(set).ways[way].as_ref().map(|line| (line.readable, line.home))
        else {
            return Progress::Waits;
        };
        let fetched = asked & !readable;
        let waiting = VecDeque::from([Load { request: *request, left: request.sectors }]);
        let wanted = request.sectors;
        let entry = Entry { set, way, fetched, wanted, joined: 1, waiting, is_filled: false };
        self.entries[number] = Some(entry);
        let id = class::LINE << self.config.number_bits() | number as u64;
        let (line, sectors) = (request.line, fetched);
        self.send(MemoryRequest {
            valid: true,
            kind: LOAD,
            line,
            sectors,
            id,
            home,
            ..MemoryRequest::default()
        });
        self.events.miss = true;
        Progress::Goes
    }

    /// A beat of the request may enter the replies (R23, R24).
    pub(super) fn enters(&mut self, means: Means) -> bool {
        if !means.enters {
            self.note(if means.reads { Note::RepliesFull } else { Note::WaitsForRead });
        }
        means.enters
    }

    /// Acknowledges a request that has no data (R20).
    pub(super) fn acknowledge(&mut self, request: &Request) {
        self.enter(request, 0, [0; 16], true);
    }

    /// A beat enters the replies: seen `hit_latency + 1` cycles later (R22).
    pub(super) fn enter(&mut self, request: &Request, sector: u64, data: super::Data, last: bool) {
        let Request { source, id, kind, chip, .. } = *request;
        let reply = Reply { valid: true, source, id, kind, sector, data, last, chip };
        let from = self.now + self.config.hit_latency() as u64 + 1;
        self.replies.push_back(super::Timed { from, what: reply });
    }

    /// Reads a sector.
    pub(super) fn sector(&mut self, set: usize, way: usize, sector: u64) -> super::Data {
        self.accesses.push(Access::ReadData((set, way, sector)));
        self.set(set).ways[way].as_ref().map_or([0; 16], |line| line.data[sector as usize])
    }

    /// The request writes dirty sectors back before all else: one that cleans its line.
    pub(super) fn cleans(request: &Request) -> bool {
        request.operation == maintain::CLEAN || request.operation == maintain::FLUSH
    }
}
