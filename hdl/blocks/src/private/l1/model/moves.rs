//! How beats move: from the next level into a line, and from lines to the replies.

use super::super::In;
use super::Cache;
use super::state::{Beat, Data, Request, State};

impl Cache {
    /// The number of an entry in use and not yet filled that `id` names (R15).
    pub(super) fn filling(&self, id: u64) -> Option<usize> {
        let number = usize::try_from(id).ok()?;
        let entry = self.entries.get(number)?.as_ref()?;
        (!entry.is_filled).then_some(number)
    }

    /// The line of an entry in use.
    pub(super) fn line_of(&self, number: usize) -> Option<u64> {
        self.entries[number].as_ref().map(|entry| self.sets[entry.set].ways[entry.way].line)
    }

    /// One beat more in the replies (R19).
    pub(super) fn enter(&mut self, id: u64, sector: u64, data: Data, last: bool) {
        let from = self.now + self.config.hit_latency() as u64 + 1;
        self.replies.push_back(Beat { from, id, sector, data, last });
    }

    /// Reads the next beat of the entry being woken; `joined` if a load has joined it in this cycle.
    pub(super) fn wake(&mut self, number: usize, joined: bool) {
        let Some(entry) = &mut self.entries[number] else { return };
        let (set, way) = (entry.set, entry.way);
        let (is_full, is_later) = (entry.joined == self.config.merges(), entry.read > 0);
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
            if left == 0 {
                self.entries[number] = None;
                let way = &mut self.sets[set].ways[way];
                self.note.freed_line = Some(way.line);
                self.note.freed_stale = way.is_stale;
                self.note.freed_full = is_full;
                way.state = if way.is_stale { State::Invalid } else { State::Readable };
                self.waking = self.wake_queue.pop_front().map(|next| (next, false));
            }
        }
        let data = self.sets[set].ways[way].data[sector as usize];
        self.enter(id, sector, data, last);
    }

    /// Writes a beat of a line that comes (R15).
    pub(super) fn fill(&mut self, number: usize, input: &In) {
        let Some(entry) = &mut self.entries[number] else { return };
        let data = &mut self.sets[entry.set].ways[entry.way].data;
        data[input.down_reply_sector as usize] = input.down_reply_data;
        if input.down_reply_last {
            entry.is_filled = true;
            self.wake_queue.push_back(number);
        }
    }

    /// Writes a store's bytes to its sector (R9).
    pub(super) fn store(&mut self, request: &Request, set: usize, way: usize) {
        let sector = request.sectors.trailing_zeros() as usize;
        let old = &mut self.sets[set].ways[way].data[sector];
        write_bytes(old, request.byte_enable, &request.data);
    }
}

/// Writes the enabled bytes.
pub fn write_bytes(old: &mut Data, byte_enable: u64, new: &Data) {
    for byte in 0..64 {
        if byte_enable >> byte & 1 == 1 {
            let mask = 0xff << (8 * (byte % 8));
            let word = &mut old[byte / 8];
            *word = *word & !mask | new[byte / 8] & mask;
        }
    }
}
