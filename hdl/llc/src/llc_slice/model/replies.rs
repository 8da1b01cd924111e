//! Beats from below, and the answers to the requests that wait for them.

use super::state::Timed;
use super::{Access, Fault, LlcSlice, Note};
use crate::streams::{Events, MemoryReply, class};

impl LlcSlice {
    /// A beat with this identifier carries data: it is none of a write-back.
    pub(super) fn is_data(&self, id: u64) -> bool {
        id >> self.config.number_bits() != class::WRITE_BACK
    }

    /// A beat from below, which is always taken (R27, R28, R31, R38).
    pub(super) fn take_beat(&mut self, beat: &MemoryReply) {
        let bits = self.config.number_bits();
        let (class, number) = (beat.id >> bits, (beat.id & ((1 << bits) - 1)) as usize);
        let is_taken = match class {
            class::LINE => self.fill(number, beat),
            class::WRITE_BACK => self.write_backs.get_mut(number).is_some_and(std::mem::take),
            class::ATOMIC => self.take_answer(number, beat),
            _ => false,
        };
        if !is_taken {
            self.note(Note::Stray);
        }
    }

    /// Whether the beat is one that an entry waits for.
    fn fill(&mut self, number: usize, beat: &MemoryReply) -> bool {
        let overwrites = self.is(Fault::FillOverwrites);
        let waits = self.entries.get_mut(number).and_then(Option::as_mut);
        let Some(entry) = waits.filter(|entry| !entry.is_filled) else { return false };
        let (set, way) = (entry.set, entry.way);
        if beat.last {
            entry.is_filled = true;
            self.filled.push_back(number);
            self.publishing = Some(number);
        }
        if self.dirty(set, way) >> beat.sector & 1 == 1 {
            self.note(Note::FillOfDirty);
        }
        let (place, all) = ((set, way, beat.sector), self.config.all_bytes());
        self.accesses.push(Access::ReadMask(place));
        let line = self.set(set).ways[way].as_ref();
        if line.is_some_and(|line| line.dirty_bytes(beat.sector) != all) {
            self.accesses.push(Access::WriteData(place));
        }
        if let Some(line) = self.set(set).ways[way].as_mut() {
            line.fill(beat.sector, &beat.data);
            if overwrites {
                line.data[beat.sector as usize] = beat.data;
            }
        }
        true
    }

    fn take_answer(&mut self, number: usize, beat: &MemoryReply) -> bool {
        let from = self.now + 2;
        let place = self.atomics.get_mut(number).and_then(Option::as_mut);
        let Some(place) = place.filter(|place| place.answer.is_none()) else { return false };
        place.answer = Some(beat.data);
        self.accesses.push(Access::WriteData((self.config.sets(), number, 0)));
        self.answers.push_back(Timed { from, what: number });
        true
    }

    /// Makes fetched sectors readable, from the next cycle on (R29).
    pub(super) fn publish(&mut self, number: usize) {
        let Some(entry) = &self.entries[number] else { return };
        let (set, way, fetched) = (entry.set, entry.way, entry.fetched);
        if let Some(line) = self.set(set).ways[way].as_mut() {
            line.readable |= fetched;
        }
        self.events.fill = true;
    }

    /// Reads a sector for the entry that is woken, or takes the next (R30).
    pub(super) fn wake(&mut self, wakes: Option<usize>) {
        if self.filled.len() > 1 {
            self.note(Note::FillsWait);
        }
        if self.waking.is_none() {
            self.waking = self.filled.pop_front();
            return;
        }
        let merges = self.config.merges();
        let Some(number) = wakes else { return };
        let Some(entry) = &mut self.entries[number] else { return };
        let (set, way, joined) = (entry.set, entry.way, entry.joined);
        let Some(load) = entry.waiting.front_mut() else { return };
        let (request, sector) = (load.request, u64::from(load.left.trailing_zeros()));
        load.left &= load.left - 1;
        let is_last = load.left == 0;
        if is_last {
            entry.waiting.pop_front();
            if entry.waiting.is_empty() {
                self.entries[number] = None;
                self.waking = self.filled.pop_front();
                if joined == merges {
                    self.note(Note::FreedFull);
                }
            } else {
                self.note(Note::WokeSeveral);
            }
        }
        let data = self.sector(set, way, sector);
        self.enter(&request, sector, data, is_last);
    }

    /// Passes an atomic's answer on (R38).
    pub(super) fn answer(&mut self) {
        let Some(number) = self.answers.pop_front().map(|answer| answer.what) else { return };
        let Some(place) = self.atomics[number].take() else { return };
        let (sector, data) = (place.request.sector(), place.answer.unwrap_or_default());
        self.accesses.push(Access::ReadData((self.config.sets(), number, 0)));
        self.enter(&place.request, sector, data, true);
        self.note(Note::Answered);
    }

    /// Counts the events that are shown (R46).
    pub(super) fn count(&mut self, events: &Events) {
        let most = (1 << self.config.counter_bits()) - 1;
        for (counter, event) in self.counters.iter_mut().zip(events.bits()) {
            *counter = (*counter + u64::from(event)).min(most);
        }
    }
}
