//! The sets: which line is where, and which makes place.

use base::model::Policy;

use super::state::{Line, Lookup, Set};
use super::{Access, Fault, LlcSlice, Means, Note};
use crate::streams::{MemoryRequest, Request, class, kind};

/// How a request in the decision gets on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Progress {
    /// Nothing is done for it in this cycle.
    Waits,
    /// Something is, and it stays.
    Stays,
    /// The request is done.
    Goes,
}

impl LlcSlice {
    pub(super) fn set(&mut self, set: usize) -> &mut Set {
        let config = &self.config;
        self.sets.entry(set).or_insert_with(|| Set {
            ways: vec![None; config.ways()],
            policy: Policy::new(config.replacement(), config.ways()),
        })
    }

    /// The way that holds a line.
    pub(super) fn find(&mut self, set: usize, line: u64) -> Option<usize> {
        let is_it = |way: &Option<Line>| way.as_ref().is_some_and(|held| held.line == line);
        self.set(set).ways.iter().position(is_it)
    }

    /// The entry of the line in a way, if it is pending.
    pub(super) fn pending(&self, set: usize, way: usize) -> Option<usize> {
        let is_it = |entry: &super::Entry| (entry.set, entry.way) == (set, way);
        self.entries.iter().position(|entry| entry.as_ref().is_some_and(is_it))
    }

    /// A way for the request's line, which has none: a free one, or that of a victim that is clean by
    /// now (R11, R12, R13).
    pub(super) fn place(
        &mut self,
        lookup: &mut Lookup,
        set: usize,
        means: Means,
    ) -> Result<usize, Progress> {
        if let Some(free) = self.set(set).ways.iter().position(Option::is_none) {
            return Ok(free);
        }
        let Some(victim) = lookup.victim else {
            if !lookup.is_first {
                lookup.victim = self.choose(set);
            }
            return Err(Progress::Waits);
        };
        match self.dirty(set, victim) {
            0 => Ok(victim),
            _ => Err(self.write_back(set, victim, means)),
        }
    }

    /// The way that makes place, unless every one is pending.
    fn choose(&mut self, set: usize) -> Option<usize> {
        let ways = self.config.ways();
        let eligible: u32 =
            (0..ways).filter(|&way| self.pending(set, way).is_none()).map(|way| 1 << way).sum();
        if eligible == 0 {
            self.note(Note::NoWay);
            return None;
        }
        if eligible.count_ones() as usize != ways {
            self.note(Note::PastPending);
        }
        Some(self.set(set).policy.victim(eligible))
    }

    /// The dirty sectors of the line in a way.
    pub(super) fn dirty(&mut self, set: usize, way: usize) -> u64 {
        self.set(set).ways[way].as_ref().map_or(0, |line| line.dirty)
    }

    /// Reads the lowest dirty sector of a line and queues it, if it may (R25, R33).
    pub(super) fn write_back(&mut self, set: usize, way: usize, means: Means) -> Progress {
        let number = self.write_backs.iter().position(|is_busy| !is_busy);
        let missing = [
            (means.reads, Note::WriteBackWaitsForRead),
            (means.masks, Note::WriteBackWaitsForBeat),
            (means.room, Note::NoRoomForWriteBack),
            (number.is_some(), Note::NoWriteBack),
        ];
        // Noted when it is all that is missing.
        let mut lacks = missing.into_iter().filter(|(is_there, _)| !is_there);
        match (lacks.next(), lacks.next()) {
            (None, _) => {}
            (Some((_, note)), None) => self.note(note),
            _ => {}
        }
        let (Some(number), true, true, true) = (number, means.reads, means.masks, means.room)
        else {
            return Progress::Waits;
        };
        let (all, whole) = (self.config.all_bytes(), self.is(Fault::WholeSectors));
        let number_bits = self.config.number_bits();
        let Some(line) = self.set(set).ways[way].as_mut() else { return Progress::Waits };
        let sector = u64::from(line.dirty.trailing_zeros());
        let byte_enable = if whole { all } else { line.dirty_bytes(sector) };
        line.dirty &= line.dirty - 1;
        let request = MemoryRequest {
            valid: true,
            kind: kind::STORE as u64,
            line: line.line,
            sectors: 1 << sector,
            byte_enable,
            data: line.data[sector as usize],
            id: class::WRITE_BACK << number_bits | number as u64,
            home: line.home,
            ..MemoryRequest::default()
        };
        self.send(request);
        self.accesses.push(Access::ReadData((set, way, sector)));
        self.accesses.push(Access::ReadMask((set, way, sector)));
        self.write_backs[number] = true;
        self.events.write_back = true;
        self.note(Note::WroteBack);
        Progress::Stays
    }

    /// Gives a way to the request's line (R14).
    pub(super) fn reserve(&mut self, request: &Request, set: usize, way: usize) {
        let sectors = self.config.sectors();
        let Set { ways, policy } = self.set(set);
        let before = ways[way].replace(Line::new(request, sectors));
        policy.insert(way);
        if let Some(evicted) = before {
            self.events.evict = true;
            self.evicted = evicted.line;
        }
    }
}
