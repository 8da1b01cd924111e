//! The decision: stores, atomics and maintains.

use super::lines::Progress;
use super::state::{Lookup, Place};
use super::{Access, Fault, LlcSlice, Means, Note};
use crate::streams::{MemoryRequest, Request, class, kind, maintain};

impl LlcSlice {
    /// A store never fetches (R18).
    pub(super) fn store(&mut self, lookup: &mut Lookup, means: Means) -> Progress {
        let request = lookup.request;
        let set = self.config.set_of(request.line);
        let held = self.find(set, request.line);
        let pending = held.and_then(|way| self.pending(set, way));
        if let Some(entry) = pending.and_then(|number| self.entries[number].as_ref())
            && entry.wanted & request.sectors != 0
            && !self.is(Fault::StorePassesLoads)
        {
            self.note(Note::StoreWaitsForLoad);
            return Progress::Waits;
        }
        let way = match held {
            Some(way) => way,
            None => match self.place(lookup, set, means) {
                Ok(way) => way,
                Err(progress) => return progress,
            },
        };
        if !means.masks && !self.is(Fault::StoreBesideBeat) {
            if means.enters {
                self.note(Note::StoreWaitsForBeat);
            }
            return Progress::Waits;
        }
        if !self.enters(means) {
            return Progress::Waits;
        }
        if held.is_some() {
            self.note(Note::StoreHit);
            if pending.is_some() {
                self.note(Note::StoreOfPending);
            }
            self.set(set).policy.touch(way);
            self.events.hit = true;
        } else {
            let is_free = self.set(set).ways[way].is_none();
            self.note(if is_free { Note::StoreOfFreeWay } else { Note::StoreOfVictim });
            self.reserve(&request, set, way);
            self.events.miss = true;
        }
        self.write(&request, set, way);
        self.acknowledge(&request);
        Progress::Goes
    }

    fn write(&mut self, request: &Request, set: usize, way: usize) {
        let (all, part) = (self.config.all_bytes(), self.is(Fault::PartReadable));
        let place = (set, way, request.sector());
        self.accesses.extend([Access::ReadMask(place), Access::WriteData(place)]);
        let Some(line) = self.set(set).ways[way].as_mut() else { return };
        let before = line.readable;
        line.store(request, all);
        if part {
            line.readable |= request.sectors;
        }
        let completes = line.readable != before && request.byte_enable != all;
        if completes {
            self.note(Note::Completed);
        }
    }

    /// An atomic goes down behind its line's dirty sectors, and the line is invalid (R36).
    pub(super) fn atomic(&mut self, lookup: &mut Lookup, means: Means) -> Progress {
        let request = lookup.request;
        let set = self.config.set_of(request.line);
        let held = self.find(set, request.line);
        if let Some(way) = held {
            if self.pending(set, way).is_some() && !self.is(Fault::AtomicPassesLoads) {
                self.note(Note::AtomicOfPending);
                return Progress::Waits;
            }
            if self.dirty(set, way) != 0 {
                self.note(Note::AtomicOfDirty);
                return self.write_back(set, way, means);
            }
        }
        let place = self.atomics.iter().position(Option::is_none);
        let (Some(number), true) = (place, means.room) else {
            if means.room {
                self.note(Note::NoPlace);
            }
            return Progress::Waits;
        };
        let is_kept = self.is(Fault::AtomicKeepsLine) || self.is(Fault::AtomicPassesLoads);
        if let (Some(way), false) = (held, is_kept) {
            self.set(set).ways[way] = None;
        }
        self.atomics[number] = Some(Place { request, answer: None });
        let Request { operation, line, sectors, byte_enable, data, home, .. } = request;
        let id = class::ATOMIC << self.config.number_bits() | number as u64;
        let kind = kind::ATOMIC as u64;
        self.send(MemoryRequest {
            valid: true,
            kind,
            operation,
            line,
            sectors,
            byte_enable,
            data,
            id,
            home,
        });
        self.events.atomic = true;
        self.note(Note::AtomicSent);
        lookup.leaves = true;
        Progress::Goes
    }

    /// Clean, flush or discard of a line (R39 to R41).
    pub(super) fn maintain(&mut self, lookup: &Lookup, means: Means) -> Progress {
        let request = lookup.request;
        let operation = request.operation;
        let set = self.config.set_of(request.line);
        let held = self.find(set, request.line);
        if held.is_some_and(|way| self.pending(set, way).is_some()) {
            self.note(Note::MaintainOfPending);
            return Progress::Waits;
        }
        let cleans = Self::cleans(&request);
        if let Some(way) = held
            && self.dirty(set, way) != 0
        {
            self.note(Note::MaintainedDirty(operation));
            if cleans && !(self.is(Fault::CleanForgets) && operation == maintain::CLEAN) {
                return self.write_back(set, way, means);
            }
        }
        if cleans && self.write_backs.contains(&true) {
            self.note(Note::MaintainWaits);
            return Progress::Waits;
        }
        if !self.enters(means) {
            return Progress::Waits;
        }
        if let (Some(way), maintain::FLUSH | maintain::DISCARD) = (held, operation) {
            self.set(set).ways[way] = None;
        }
        self.note(Note::Maintained(operation));
        self.acknowledge(&request);
        Progress::Goes
    }
}
