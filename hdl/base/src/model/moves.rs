//! How beats move: from the next level into a line, and from lines to the replies.

use super::state::{Beat, Data, Entry, LOAD, Load};
use super::tags::{Act, Found, Tags};
use super::{Begun, DataSide, Fetched, Flow};
use crate::streams::{CoreReply, CoreRequest, DownReply, DownRequest};

impl<T: Tags> DataSide<T> {
    /// The number of an entry in use and not yet filled that `id` names (R15).
    pub(super) fn filling(&self, id: u64) -> Option<usize> {
        let number = usize::try_from(id).ok()?;
        let entry = self.entries.get(number)?.as_ref()?;
        (!entry.is_filled).then_some(number)
    }

    /// Whether `id` names a busy entry whose line has come.
    pub(super) fn has_line(&self, id: u64) -> bool {
        let entry = usize::try_from(id).ok().and_then(|number| self.entries.get(number)?.as_ref());
        entry.is_some_and(|entry| entry.is_filled)
    }

    /// Does what a lookup asks for; gives what the request still has to do. A miss is sent down, unless others take it.
    pub(super) fn act(&mut self, request: &CoreRequest, found: &Found, is_taken: bool) -> Flow {
        match found.act {
            Act::Nothing => Flow::Done,
            Act::Read { set, place } => Flow::Reads { set, place, load: Load::of(request) },
            Act::Join { entry } => {
                if let Some(entry) = &mut self.entries[entry] {
                    entry.joined += 1;
                    entry.waiting.push_back(Load::of(request));
                    self.note.joined_filled = entry.is_filled;
                }
                Flow::Done
            }
            Act::Fetch { entry, set, place } => {
                let sectors = self.config.sectors();
                self.data_of(set, place).resize(sectors, [0; 16]);
                self.entries[entry] = Some(Entry {
                    line: request.line,
                    set,
                    place,
                    joined: 1,
                    waiting: [Load::of(request)].into(),
                    is_filled: false,
                    read: 0,
                    is_answered: false,
                    is_passed: false,
                });
                self.note.fetched = Some(Fetched { line: request.line, entry, set, place });
                if !is_taken {
                    let sectors = (1 << self.config.sectors()) - 1;
                    self.queue(request, sectors, entry as u64);
                }
                Flow::Done
            }
            Act::Send => {
                self.send(request);
                Flow::Done
            }
            Act::SendAndWrite { set, place } => {
                self.send(request);
                Flow::Writes { set, place }
            }
            Act::Write { set, place } => Flow::Writes { set, place },
        }
    }

    fn send(&mut self, request: &CoreRequest) {
        self.queue(request, request.sectors, self.direct_bit() | request.id);
        self.directs += 1;
    }

    /// These sectors, to be answered under this identifier, wait to leave. The core's number is added then.
    fn queue(&mut self, request: &CoreRequest, sectors: u64, id: u64) {
        let CoreRequest { kind, operation, line, mut byte_enable, mut data, .. } = *request;
        if kind == LOAD && self.config.has_few_data_places() {
            (byte_enable, data) = (0, [0; 16]);
        }
        let (valid, source) = (true, 0);
        let down =
            DownRequest { valid, kind, operation, line, sectors, byte_enable, data, source, id };
        self.miss_queue.push_back(down);
    }

    /// The top bit of the next level's identifier.
    pub(super) fn direct_bit(&self) -> u64 {
        1 << (self.config.down_id_bits() - 1)
    }

    /// One beat more in the replies (R19).
    pub(super) fn enter(&mut self, id: u64, sector: u64, data: Data, last: bool) {
        let from = self.now + self.config.hit_latency() as u64 + 1;
        let reply = CoreReply { valid: true, id, sector, data, last };
        self.replies.push_back(Beat { from, reply });
    }

    /// Keeps other replies out until this one's last beat, where replies are kept whole.
    pub(super) fn begin(&mut self, whose: Begun, last: bool) {
        self.begun = (self.keeps_replies_whole && !last).then_some(whose);
    }

    /// The sectors of a place.
    fn data_of(&mut self, set: usize, place: usize) -> &mut Vec<Data> {
        &mut self.data[set * self.config.ways() + place]
    }

    pub(super) fn sector(&mut self, set: usize, place: usize, sector: u64) -> Data {
        self.data_of(set, place)[sector as usize]
    }

    /// The entry that a beat comes for, if its first load is to be answered with it (R28).
    pub(super) fn restart_of(&self, number: usize, beat: &DownReply) -> Option<usize> {
        let entry = self.entries[number].as_ref()?;
        let first = entry.waiting.front().filter(|_| !entry.is_answered)?;
        let is_its = first.sectors == 1 << beat.sector;
        (self.config.restarts_early() && is_its && !beat.last).then_some(number)
    }

    /// Answers the first load of an entry whose line is not whole.
    pub(super) fn restart(&mut self, number: usize) {
        let Some(entry) = &mut self.entries[number] else { return };
        let Some(mut load) = entry.waiting.pop_front() else { return };
        (entry.is_answered, entry.read) = (true, entry.read + 1);
        let (set, place, sector) = (entry.set, entry.place, load.next_sector());
        let data = self.sector(set, place, sector);
        self.enter(load.id, sector, data, true);
    }

    /// The entry being woken has a beat to read. None is there in the cycle in which its first load is passed
    /// by, which was answered before, and where no other waits: then the wake-up ends, or is held.
    pub(super) fn has_unread(&self, number: usize) -> bool {
        let entry = self.entries[number].as_ref();
        entry.is_some_and(|entry| {
            !entry.waiting.is_empty() && (!entry.is_answered || entry.is_passed)
        })
    }

    /// Such a cycle; `joined` if a load has joined the entry in it, `is_held` if the entry must not end in it.
    pub(super) fn pass(&mut self, number: usize, joined: bool, is_held: bool) {
        let Some(entry) = &mut self.entries[number] else { return };
        let only = joined && entry.waiting.len() == 1;
        let was_passed = std::mem::replace(&mut entry.is_passed, true) || !entry.is_answered;
        self.note.held = was_passed && is_held;
        self.note.joined_held = self.note.held && only;
        if only {
            self.waking = Some((number, true));
        } else if was_passed && !is_held {
            self.note.ended_unread = true;
            self.end(number);
        }
    }

    /// The last load of the entry being woken has been read.
    fn end(&mut self, number: usize) {
        let Some(entry) = &self.entries[number] else { return };
        let (line, set, place) = (entry.line, entry.set, entry.place);
        self.note.freed_line = Some(line);
        self.note.freed_stale = self.tags.is_stale(set, place);
        self.note.freed_full = entry.joined == self.config.merges();
        if self.tags.finish(set, place) {
            self.entries[number] = None;
            self.waking = self.wake_queue.pop_front().map(|next| (next, false));
        } else {
            // No other entry is woken before the line has been released.
            self.to_release = Some(number);
            self.waking = None;
        }
    }

    /// Reads the next beat of the entry being woken; `joined` if a load has joined it in this cycle, `is_held` if it must
    /// not end in it.
    pub(super) fn wake(&mut self, number: usize, joined: bool, is_held: bool) {
        let Some(entry) = &mut self.entries[number] else { return };
        let (set, place, is_later) = (entry.set, entry.place, entry.read > 0);
        let Some(load) = entry.waiting.front_mut() else { return };
        self.note.woke_again = is_later && load.is_new;
        load.is_new = false;
        let (id, sector) = (load.id, load.next_sector());
        let last = load.sectors == 0;
        if last {
            entry.waiting.pop_front();
            entry.read += 1;
            let left = entry.waiting.len();
            self.note.kept = joined && left == 1;
            if self.note.kept {
                self.waking = Some((number, true));
            }
            if left == 0 && !is_held {
                self.end(number);
            }
        }
        let data = self.sector(set, place, sector);
        self.enter(id, sector, data, last);
    }

    /// Writes a beat of a line that comes (R15). An entry that is filled while none is woken or waits to be is woken
    /// from the next cycle on, else it waits.
    pub(super) fn fill(&mut self, number: usize, beat: &DownReply, wakes_none: bool) {
        let Some(entry) = &mut self.entries[number] else { return };
        if beat.last {
            entry.is_filled = true;
            match wakes_none {
                true => self.waking = Some((number, false)),
                false => self.wake_queue.push_back(number),
            }
        }
        let (set, place) = (entry.set, entry.place);
        self.data_of(set, place)[beat.sector as usize] = beat.data;
    }

    /// Writes a store's bytes to its sector (R9).
    pub(super) fn store(&mut self, request: &CoreRequest, set: usize, place: usize) {
        let sector = request.sectors.trailing_zeros() as usize;
        write_bytes(&mut self.data_of(set, place)[sector], request.byte_enable, &request.data);
    }
}

/// Writes the enabled bytes.
pub fn write_bytes(old: &mut Data, byte_enable: u128, new: &Data) {
    for (place, (old, new)) in old.iter_mut().zip(new).enumerate() {
        // Each enable's bit at its byte's lowest bit, then all over the byte.
        let enabled = (byte_enable >> (8 * place)) as u64 & 0xff;
        let mask = (0..8).fold(0, |mask, byte| mask | (enabled >> byte & 1) << (8 * byte)) * 0xff;
        *old = *old & !mask | new & mask;
    }
}
